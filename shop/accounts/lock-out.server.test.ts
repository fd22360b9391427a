// W17: guessing passwords must not lock an account's owner out on a device that the account knows.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { anyMails } from "../../testing/email-limits.ts";
import { requestReset } from "./passwords/request-reset.server.ts";
import { insertAccount, setConfirmed, setPasswordHash } from "./accounts.sql.server.ts";
import type { AccountEmail } from "./emails.ts";
import { hashPassword } from "./passwords/password-hash.server.ts";
import { signIn } from "./sign-in.server.ts";

const PASSWORD = "un motan pe tastatură";
const EMAIL = "ana@example.ro";

let database: Database;
let passwordHash: string;
beforeAll(async () => {
  database = await testDatabase();
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  for (const table of ["account", "tryCount", "outbox"] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

function deps() {
  const composeAccount = (email: AccountEmail) => ({
    subject: email.kind,
    text: "key" in email ? email.key : "",
    html: "",
  });
  return {
    db: database.db,
    authSecret: "the secret of tests, which is no secret",
    composeAccount,
    mailLimits: anyMails,
  };
}

async function anAccount(email: string): Promise<void> {
  await transaction(database.db, async (tx) => {
    const id = await insertAccount(tx, { email, name: "Ana Pop", role: "buyer" });
    await setPasswordHash(tx, id, passwordHash);
    await setConfirmed(tx, id);
  });
}

let clients = 0;
/** A new IP address, unless one is given. */
async function attempt(
  password: string,
  {
    email = EMAIL,
    device = null,
    clientIp = `198.51.${(clients += 1) >> 8}.${clients & 255}`,
  }: { email?: string; device?: string | null; clientIp?: string } = {},
) {
  const answer = await signIn(deps(), { email, password, clientIp, userAgent: "Firefox", device });
  return answer.ok ? answer.value : answer.domainError.code;
}

/** Signs in once and returns the browser. */
async function deviceOfOwner(email = EMAIL): Promise<string> {
  const value = await attempt(PASSWORD, { email });
  if (typeof value === "string") throw new Error(value);
  return value.device;
}

/** Many IP addresses guess until the e-mail address is locked for them; the tries are inserted directly. */
async function strangerLocks(): Promise<void> {
  const { countTry } = await import("./accounts.sql.server.ts");
  expect(await attempt("ghicit")).toBe("credentials-wrong");
  const counted = await database.db.selectFrom("tryCount").select("key").execute();
  for (const { key } of counted)
    for (let time = 0; time < 60; time++) await countTry(database.db, { key, minutes: 15 });
  expect(await attempt("ghicit")).toBe("too-many-tries");
}

describe("while a stranger guesses until an address is locked", () => {
  test("its owner signs in on a known device, and nobody else can, even with the right password", async () => {
    await anAccount(EMAIL);
    const device = await deviceOfOwner();
    await strangerLocks();
    expect(await attempt(PASSWORD)).toBe("too-many-tries");
    expect(await attempt(PASSWORD, { device })).toMatchObject({ account: { email: EMAIL } });
  });

  test("a device known only for another account counts as unknown", async () => {
    await anAccount(EMAIL);
    await anAccount("mallory@example.ro");
    await deviceOfOwner();
    const mallorys = await deviceOfOwner("mallory@example.ro");
    await strangerLocks();
    expect(await attempt(PASSWORD, { device: mallorys })).toBe("too-many-tries");
  });

  test("its owner can request a reset on that device, even when strangers have exhausted the limit", async () => {
    await anAccount(EMAIL);
    const device = await deviceOfOwner();
    const full = { ...deps(), mailLimits: { secret: "s", perHour: 3, perDay: 3 } };
    for (let time = 0; time < 5; time++) await requestReset(full, { email: EMAIL, clientIp: `clientIp ${time}` });
    expect(await requestReset(full, { email: EMAIL, clientIp: "another" })).toMatchObject({ ok: false });
    const before = await database.db.selectFrom("outbox").select("id").execute();
    expect(await requestReset(full, { email: EMAIL, clientIp: "another", device })).toMatchObject({ ok: true });
    expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(before.length + 1);
    await requestReset(full, { email: EMAIL, clientIp: "another", device });
    expect(await requestReset(full, { email: EMAIL, clientIp: "another", device })).toMatchObject({
      domainError: { code: "too-many-tries" },
    });
  });
});

describe("a known device", () => {
  test("has five tries of its own, which another IP address does not extend and a success resets", async () => {
    await anAccount(EMAIL);
    const device = await deviceOfOwner();
    for (let time = 0; time < 4; time++) expect(await attempt("ghicit", { device })).toBe("credentials-wrong");
    expect(await attempt(PASSWORD, { device })).toMatchObject({ account: { email: EMAIL } });
    for (let time = 0; time < 5; time++) expect(await attempt("ghicit", { device })).toBe("credentials-wrong");
    expect(await attempt(PASSWORD, { device })).toBe("too-many-tries");
    // One account's lock does not affect another account.
    expect(await attempt(PASSWORD)).toMatchObject({ account: { email: EMAIL } });
  });
});
