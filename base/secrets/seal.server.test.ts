import { expect, test } from "vitest";
import { deriveKey, seal, sealBytes, unseal, unsealBytes } from "./seal.server.ts";

const sealing = { authSecret: "a secret of the test, 32 letters or more", purpose: "test" };
const key = deriveKey(sealing.authSecret, "rows");

test("what is sealed is read with the same secret for the same purpose only", () => {
  const sealed = seal(Buffer.from("code"), sealing);
  expect(sealed).not.toBe(seal(Buffer.from("code"), sealing));
  expect(unseal(sealed, sealing).toString()).toBe("code");
  expect(() => unseal(sealed, { ...sealing, purpose: "another" })).toThrow();
  expect(() => unseal(sealed, { ...sealing, authSecret: "another" })).toThrow();
});

test("bytes about a row are read as about this row only, and only unchanged", () => {
  const sealed = sealBytes(Buffer.from("code"), { key, about: "row 1" });
  expect(unsealBytes(sealed, { key, about: "row 1" }).toString()).toBe("code");
  expect(() => unsealBytes(sealed, { key, about: "row 2" })).toThrow();
  expect(() => unsealBytes(sealed, { key })).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => unsealBytes(sealed, { key, about: "row 1" })).toThrow();
});

test("what an earlier version sealed is still read", () => {
  const stored = "hzmXUQRZscSlQR9MuU7nlkCqNIlfabH0B6pbc8Jgr1kZFdNJosdCY4a7U0/ZvpNH";
  expect(unseal(stored, sealing).toString()).toBe("twenty secret bytes!");
});
