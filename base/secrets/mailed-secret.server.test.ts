import { expect, test } from "vitest";
import { mailedSecretHash, newMailedSecret, parseMailedSecret } from "./mailed-secret.server.ts";

test("a new secret is read from a link; nothing else is", () => {
  const secret = newMailedSecret();
  expect(newMailedSecret()).not.toBe(secret);
  expect(parseMailedSecret(secret)).toBe(secret);
  for (const other of [null, 7, "", secret.slice(1), `${secret}A`, `${secret.slice(1)}/`])
    expect(parseMailedSecret(other)).toBeNull();
});

test("links that an earlier version mailed stay valid: their hashes are the same", () => {
  const secret = "A".repeat(32);
  expect([mailedSecretHash(secret), mailedSecretHash(secret, { encoding: "hex" })]).toEqual([
    "IqSAUVlMGUne7XBAhQwfD4dkU39Rkb5Wcy0WpUwdgVM",
    "22a48051594c1949deed7040850c1f0f8764537f5191be56732d16a54c1d8153",
  ]);
});
