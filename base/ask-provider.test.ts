import { expect, test } from "vitest";
import { askProvider } from "./ask-provider.ts";

class Unavailable extends Error {
  readonly reason = "timeout";
}

const ask = (work: () => Promise<number>) =>
  askProvider(work, { unavailable: Unavailable, otherwise: async ({ reason }) => reason });

test("returns the answer of the provider", async () => {
  expect(await ask(async () => 7)).toBe(7);
});

test("a provider that cannot be asked is handled with its error", async () => {
  expect(await ask(() => Promise.reject(new Unavailable()))).toBe("timeout");
});

test("a bug is rethrown", async () => {
  await expect(ask(() => Promise.reject(new TypeError("a bug")))).rejects.toThrow("a bug");
});
