// W19: the cost of a response does not reveal whether an account exists. Work is counted, not timed.

import { createHook } from "node:async_hooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction, type Db } from "../../base/db.server.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { requestReset } from "./passwords/request-reset.server.ts";
import { deviceSecret } from "./device.server.ts";
import { insertAccount, setConfirmed, setPasswordHash } from "./accounts.sql.server.ts";
import { hashPassword } from "./passwords/password-hash.server.ts";
import { signIn } from "./sign-in.server.ts";

/** Counts password hashes in this process, for checking or storing: each is one asynchronous Node operation. */
let hashes = 0;
const hashing = createHook({ init: (_id, type) => void (type === "ARGON2REQUEST" && hashes++) });

let shop: TestShop;
let queries = 0;
let counted: TestShop & { db: Db };
beforeAll(async () => {
  shop = await openTestShop();
  hashing.enable();
  counted = {
    ...shop,
    db: shop.db.withPlugin({
      transformQuery: ({ node }) => (queries++, node),
      transformResult: async ({ result }) => result,
    }),
  };
});
afterAll(() => {
  hashing.disable();
  return shop.close();
});
beforeEach(() => shop.db.deleteFrom("tryCount").execute());

async function anAccount(
  email: string,
  { isConfirmed, hasPassword = true }: { isConfirmed: boolean; hasPassword?: boolean },
): Promise<void> {
  await transaction(shop.db, async (tx) => {
    const id = await insertAccount(tx, { email, name: "Ana Pop", role: "buyer" });
    if (hasPassword) await setPasswordHash(tx, id, await hashPassword("un motan pe tastatură"));
    if (isConfirmed) await setConfirmed(tx, id);
  });
}

async function workOf(ask: () => Promise<unknown>): Promise<{ hashes: number; queries: number; answer: unknown }> {
  hashes = 0;
  queries = 0;
  const answer = await ask();
  return { hashes, queries, answer };
}

describe("a wrong password", () => {
  const wrong = (email: string, device: string | null = null) =>
    workOf(() =>
      signIn(counted, { email, password: "nu este parola", clientIp: "203.0.113.7", userAgent: "Firefox", device }),
    );

  test("costs one hash and as many queries for an address with an account, confirmed or not, with a password or none, as for one without", async () => {
    await anAccount("ana@example.ro", { isConfirmed: true });
    await anAccount("bia@example.ro", { isConfirmed: false });
    await anAccount("cora@example.ro", { isConfirmed: false, hasPassword: false });
    const unknown = await wrong("nimeni@example.ro");
    expect(unknown).toMatchObject({ hashes: 1, answer: { domainError: { code: "credentials-wrong" } } });
    for (const email of ["ana@example.ro", "bia@example.ro", "cora@example.ro"])
      expect(await wrong(email)).toEqual(unknown);
    // The same for a browser with a device secret that the account does not know.
    expect(await wrong("ana@example.ro", deviceSecret(null))).toEqual(
      await wrong("nimeni@example.ro", deviceSecret(null)),
    );
  });
});

test("asking for a reset hashes no password, known or not", async () => {
  await anAccount("dan@example.ro", { isConfirmed: true });
  for (const email of ["dan@example.ro", "nimeni@example.ro"])
    expect(await workOf(() => requestReset(counted, { email, clientIp: "" }))).toMatchObject({
      hashes: 0,
      answer: { ok: true },
    });
});
