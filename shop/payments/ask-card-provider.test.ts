import { expect, test } from "vitest";
import { askCardProvider } from "./ask-card-provider.ts";
import { CardGatewayUnavailable } from "./card-port.ts";

test("returns the value if the provider answers", async () => {
  expect(await askCardProvider(async () => 7)).toBe(7);
});

test('returns "away" if the provider cannot be reached', async () => {
  expect(await askCardProvider(() => Promise.reject(new CardGatewayUnavailable("timeout")))).toBe("away");
});

test("rethrows any other error", async () => {
  await expect(askCardProvider(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});
