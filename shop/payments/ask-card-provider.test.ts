import { expect, test } from "vitest";
import { askCardProvider } from "./ask-card-provider.ts";
import { CardGatewayUnavailable } from "./card-port.ts";

test("work that the provider answers gives its value", async () => {
  expect(await askCardProvider(async () => 7)).toBe(7);
});

test("a provider that cannot be asked leaves the work for later", async () => {
  expect(await askCardProvider(() => Promise.reject(new CardGatewayUnavailable("timeout")))).toBeNull();
});

test("any other error is nobody's to swallow", async () => {
  await expect(askCardProvider(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});
