import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { refuse } from "../../base/result.ts";
import { testDatabase } from "../../testing/database.ts";
import { anyMails } from "../../testing/email-limits.ts";
import { insertAccount, setConfirmed, setPasswordHash } from "./accounts.sql.server.ts";
import { requestReset } from "./passwords/request-reset.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { findSession } from "./find-session.server.ts";
import { deleteExpired } from "./retention.server.ts";
import { inviteAccount, type Invitation } from "./invite-account.server.ts";
import type { AccountEmail } from "./emails.ts";
import { mayTry } from "./limit-tries.server.ts";
import { resetPassword } from "./passwords/reset-password.server.ts";
import { hashPassword, isPassword, NO_PASSWORD } from "./passwords/password-hash.server.ts";
import { signedToken } from "./session-cookie.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  for (const table of ["account", "tryCount", "outbox"] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

const SECRET = "the secret of tests, which is no secret";
const PASSWORD = "un motan pe tastatură";
const here = { clientIp: "203.0.113.7", userAgent: "Firefox", device: null };

/** E-mails that contain only their kind and the key of their link. */
function deps() {
  const compose = (email: AccountEmail) => ({
    subject: email.kind,
    text: "key" in email ? email.key : "",
    html: "",
  });
  return {
    db: database.db,
    authSecret: SECRET,
    composeAccount: compose,
    mailLimits: anyMails,
  };
}

const ana = {
  name: "Ana Pop",
  email: "ana@example.ro",
  password: PASSWORD,
  language: "uk" as const,
  clientIp: here.clientIp,
};

async function emails() {
  const rows = await database.db
    .selectFrom("outbox")
    .select(["recipient", "language", "subject", "textBody"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ to: row.recipient, language: row.language, kind: row.subject, key: row.textBody }));
}

async function aConfirmed(person = ana) {
  await signUp(deps(), person);
  const email = (await emails()).at(-1);
  const confirmed = await confirmEmail(deps(), { key: email?.key ?? "", password: person.password, ...here });
  if (!confirmed.ok) throw new Error(confirmed.domainError.code);
  return confirmed.value;
}

async function lastSession() {
  return database.db
    .selectFrom("session")
    .select([
      "userAgent",
      "ipAddress",
      sql<number>`round(extract(epoch from expires_at - created_at) / 3600)::int`.as("hours"),
    ])
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
}

describe("signing up", () => {
  test("mails a link in the visitor's language; the link and the password together sign in", async () => {
    expect(await signUp(deps(), ana)).toEqual({ ok: true, value: null });
    expect(await emails()).toMatchObject([{ to: "ana@example.ro", language: "uk", kind: "confirm" }]);
    const { key = "" } = (await emails())[0] ?? {};
    const confirmed = await confirmEmail(deps(), { key, password: PASSWORD, ...here });
    expect(confirmed).toMatchObject({
      ok: true,
      value: { account: { email: "ana@example.ro", name: "Ana Pop", language: "uk", emailVerified: true } },
    });
    expect(await confirmEmail(deps(), { key, password: PASSWORD, ...here })).toMatchObject({
      domainError: { code: "link-used" },
    });
  });

  test("keeps the password as an argon2id hash and nothing else", async () => {
    await signUp(deps(), ana);
    const { password } = await database.db.selectFrom("credential").select("password").executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(await database.db.selectFrom("outbox").selectAll().execute())).not.toContain(PASSWORD);
  });

  test("with an address that has an account responds the same, changes nothing, and e-mails its owner", async () => {
    await aConfirmed();
    expect(await signUp(deps(), { ...ana, name: "Altcineva", password: "alt motan pe tastatură" })).toEqual({
      ok: true,
      value: null,
    });
    expect((await emails()).at(-1)).toMatchObject({ to: "ana@example.ro", kind: "have-account" });
    expect(await database.db.selectFrom("account").select("name").execute()).toEqual([{ name: "Ana Pop" }]);
    expect(await signIn(deps(), { email: ana.email, password: PASSWORD, ...here })).toMatchObject({ ok: true });
  });

  test("with somebody else's address reserves nothing: the owner's own sign-up replaces it", async () => {
    await signUp(deps(), { ...ana, name: "Hoț", password: "parola hoțului aici" });
    const { key: first = "" } = (await emails())[0] ?? {};
    await sql`update account set created_at = now() - interval '1 minute'`.execute(database.db);
    await signUp(deps(), ana);
    expect(await confirmEmail(deps(), { key: first, password: "parola hoțului aici", ...here })).toMatchObject({
      domainError: { code: "link-used" },
    });
    const last = (await emails()).at(-1);
    expect(
      await confirmEmail(deps(), { key: last?.key ?? "", password: "parola hoțului aici", ...here }),
    ).toMatchObject({ domainError: { code: "credentials-wrong" } });
    expect(await confirmEmail(deps(), { key: last?.key ?? "", password: PASSWORD, ...here })).toMatchObject({
      ok: true,
    });
  });

  test.each(["password1", "Password1!", "qwertyuiop", "1234567890", "ana@example.ro", "AnaPop", "pcbisana1"])(
    "refuses a password that anybody would try first: %s",
    async (password) => {
      const answer = await signUp(deps(), { ...ana, password: password.padEnd(8, "!") });
      expect(answer.ok ? "taken" : answer.domainError.code).toBe(
        password === "pcbisana1" ? "taken" : "password-common",
      );
    },
  );

  test("twice at the same moment makes one account", async () => {
    const answers = await Promise.allSettled([signUp(deps(), ana), signUp(deps(), ana)]);
    expect(answers.map((answer) => answer.status)).toEqual(["fulfilled", "fulfilled"]);
    expect(await database.db.selectFrom("account").select("id").execute()).toHaveLength(1);
  });
});

describe("signing in", () => {
  test("refuses a wrong password and an unknown address alike", async () => {
    await aConfirmed();
    const wrong = await signIn(deps(), { email: ana.email, password: "alt motan", ...here });
    const unknown = await signIn(deps(), { email: "nimeni@example.ro", password: PASSWORD, ...here });
    expect(wrong).toEqual(refuse.unauthenticated({ code: "credentials-wrong" }));
    expect(unknown).toEqual(wrong);
  });

  test("takes about as long for an unknown address as for a known one", async () => {
    await aConfirmed();
    // CPU time, and the minimum of four runs: on a busy machine either may have to wait.
    const took = async (email: string) => {
      const began = process.cpuUsage();
      await signIn(deps(), { email, password: "nu este parola", ...here });
      return process.cpuUsage(began).user;
    };
    let [known, unknown] = [Infinity, Infinity];
    for (let time = 0; time < 4; time++) {
      known = Math.min(known, await took(ana.email));
      unknown = Math.min(unknown, await took("nimeni@example.ro"));
    }
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test("before the address is confirmed is refused even with the right password, with another e-mail", async () => {
    await signUp(deps(), ana);
    expect(await signIn(deps(), { email: ana.email, password: PASSWORD, ...here })).toMatchObject({
      domainError: { code: "email-unconfirmed" },
    });
    expect(await signIn(deps(), { email: ana.email, password: "alt motan", ...here })).toMatchObject({
      domainError: { code: "credentials-wrong" },
    });
    expect((await emails()).map(({ kind }) => kind)).toEqual(["confirm", "confirm"]);
  });

  test("makes a session that its signed cookie finds, and no other", async () => {
    const { account, cookie: value } = await aConfirmed();
    expect(await findSession(deps(), value)).toMatchObject({
      accountId: account.id,
      visitorId: account.visitorId,
      role: "buyer",
      hasSecondFactor: false,
    });
    expect(
      await findSession(
        deps(),
        value.replace(/^./, (first) => (first === "a" ? "b" : "a")),
      ),
    ).toBeNull();
    expect(await findSession(deps(), signedToken(value.split(".")[0] ?? "", "another secret"))).toBeNull();
    expect(await findSession({ ...deps(), authSecret: "another secret" }, value)).toBeNull();
  });

  test("lasts thirty days for a buyer and ten hours for staff, and notes the browser", async () => {
    await aConfirmed();
    const { userAgent, ipAddress, hours } = await lastSession();
    expect({ userAgent, ipAddress, hours }).toEqual({
      userAgent: here.userAgent,
      ipAddress: here.clientIp,
      hours: 30 * 24,
    });
    await database.db.updateTable("account").set({ role: "staff" }).execute();
    await signIn(deps(), { email: ana.email, password: PASSWORD, ...here, userAgent: "x".repeat(2000) });
    expect(await lastSession()).toMatchObject({ userAgent: "x".repeat(300), hours: 10 });
  });

  test("accepts accounts created with better-auth: the same hash, the same session", async () => {
    await transaction(database.db, async (tx) => {
      const id = await insertAccount(tx, { email: ana.email, name: ana.name, role: "buyer" });
      await setPasswordHash(
        tx,
        id,
        "$argon2id$v=19$m=19456,t=2,p=1$DCBnxHwma6cYGE2nGGOmZg$UUGVvXt1dBx29vQWc90EoWEoGqgU25AZplSGyYxmCL4",
      );
      await setConfirmed(tx, id);
      const row = {
        id: newId<"session">(),
        token: "6hSCdZTXmTqO8Vw1WbXTjJGHfyDkbKNC",
        accountId: id,
        expiresAt: new Date("2100-01-01"),
      };
      await tx
        .insertInto("session")
        .values({ ...row, ipAddress: "", userAgent: "" })
        .execute();
    });
    expect(await signIn(deps(), { email: ana.email, password: PASSWORD, ...here })).toMatchObject({ ok: true });
    expect(await signIn(deps(), { email: ana.email, password: "alt motan", ...here })).toMatchObject({
      domainError: { code: "credentials-wrong" },
    });
    expect(
      await findSession(deps(), "6hSCdZTXmTqO8Vw1WbXTjJGHfyDkbKNC.Zwqc+V9ABJktKtki41Tt8QEHyz1vDD9vMvtglhlBFN0="),
    ).toMatchObject({ email: ana.email });
  });

  test("checks an unknown address against a dummy hash with the cost of a real one", async () => {
    const parameters = (hash: string) => hash.split("$").slice(0, 4);
    expect(parameters(NO_PASSWORD)).toEqual(parameters(await hashPassword(PASSWORD)));
    for (const password of ["", PASSWORD]) expect(await isPassword(password, NO_PASSWORD)).toBe(false);
  });

  test("always creates a new session", async () => {
    const first = (await aConfirmed()).cookie;
    const again = await signIn(deps(), { email: ana.email, password: PASSWORD, ...here });
    expect(again.ok && again.value.cookie).not.toBe(first);
  });

  test("expires", async () => {
    const value = (await aConfirmed()).cookie;
    await database.db
      .updateTable("session")
      .set({ expiresAt: new Date("2020-01-01") })
      .execute();
    expect(await findSession(deps(), value)).toBeNull();
  });

  test("is refused for a while after ten wrong passwords from one IP address, and not from another", async () => {
    await aConfirmed();
    for (let time = 0; time < 10; time++) await signIn(deps(), { email: ana.email, password: "nu este", ...here });
    expect(await signIn(deps(), { email: ana.email, password: PASSWORD, ...here })).toMatchObject({
      domainError: { code: "too-many-tries" },
    });
    expect(
      await signIn(deps(), { email: ana.email, password: PASSWORD, ...here, clientIp: "198.51.100.1" }),
    ).toMatchObject({ ok: true });
    await database.db
      .updateTable("tryCount")
      .set({ since: new Date("2020-01-01") })
      .execute();
    expect(await signIn(deps(), { email: ana.email, password: PASSWORD, ...here })).toMatchObject({ ok: true });
  });

  test("counts tries without storing addresses", async () => {
    await signIn(deps(), { email: ana.email, password: "nu este", ...here });
    const stored = JSON.stringify(await database.db.selectFrom("tryCount").selectAll().execute());
    for (const text of [ana.email, here.clientIp]) expect(stored).not.toContain(text);
  });
});

describe("a device", () => {
  const login = (device: string | null) => signIn(deps(), { email: ana.email, password: PASSWORD, ...here, device });

  test("causes one e-mail when it is new, but not the first one or a known one", async () => {
    const first = await aConfirmed();
    expect((await emails()).map(({ kind }) => kind)).toEqual(["confirm"]);
    expect(await login(first.device)).toMatchObject({ ok: true, value: { device: first.device } });
    expect((await emails()).map(({ kind }) => kind)).toEqual(["confirm"]);

    const second = await login(null);
    expect((await emails()).at(-1)).toMatchObject({ to: ana.email, language: "uk", kind: "new-device" });
    if (!second.ok) throw new Error(second.domainError.code);
    expect(second.value.device).not.toBe(first.device);
    await login(second.value.device);
    expect((await emails()).filter(({ kind }) => kind === "new-device")).toHaveLength(1);
    expect(JSON.stringify(await database.db.selectFrom("knownDevice").selectAll().execute())).not.toContain(
      second.value.device,
    );
  });

  test("is known only for accounts that signed in on it: another account's, or an invented secret, is new", async () => {
    const bia = { ...ana, email: "bia@example.ro" };
    const hers = await aConfirmed(bia);
    await aConfirmed();
    await login(hers.device);
    const injected = await login("x'; drop table account");
    expect(injected).toMatchObject({ ok: true, value: { device: expect.stringMatching(/^[\w-]{27}$/) } });
    expect((await emails()).filter(({ to, kind }) => to === ana.email && kind === "new-device")).toHaveLength(2);
  });

  test("causes no e-mail after a wrong password", async () => {
    await aConfirmed();
    await signIn(deps(), { email: ana.email, password: "alt motan", ...here });
    expect((await emails()).map(({ kind }) => kind)).toEqual(["confirm"]);
  });
});

describe("a forgotten password", () => {
  test("is reset by the mailed link, once; every session ends", async () => {
    const value = (await aConfirmed()).cookie;
    await requestReset(deps(), { email: ana.email, clientIp: here.clientIp });
    const { key = "" } = (await emails()).at(-1) ?? {};
    expect(await resetPassword(deps(), { key, password: "parola nouă și lungă" })).toEqual({
      ok: true,
      value: { email: ana.email },
    });
    expect((await emails()).at(-1)).toMatchObject({ to: ana.email, language: "uk", kind: "password-reset" });
    expect(await findSession(deps(), value)).toBeNull();
    expect(await resetPassword(deps(), { key, password: "parola nouă și lungă" })).toMatchObject({
      domainError: { code: "link-used" },
    });
    expect(await signIn(deps(), { email: ana.email, password: PASSWORD, ...here })).toMatchObject({
      domainError: { code: "credentials-wrong" },
    });
    expect(await signIn(deps(), { email: ana.email, password: "parola nouă și lungă", ...here })).toMatchObject({
      ok: true,
    });
  });

  test("of an address without an account gets the same response, and nothing is mailed", async () => {
    await aConfirmed();
    const known = await requestReset(deps(), { email: ana.email, clientIp: here.clientIp });
    const before = (await emails()).length;
    expect(await requestReset(deps(), { email: "nimeni@example.ro", clientIp: here.clientIp })).toEqual(known);
    expect(await emails()).toHaveLength(before);
  });

  test("link expires", async () => {
    await aConfirmed();
    await requestReset(deps(), { email: ana.email, clientIp: here.clientIp });
    const { key = "" } = (await emails()).at(-1) ?? {};
    await database.db
      .updateTable("mailedKey")
      .set({ expiresAt: new Date("2020-01-01") })
      .execute();
    expect(await resetPassword(deps(), { key, password: "parola nouă și lungă" })).toMatchObject({
      domainError: { code: "link-used" },
    });
  });

  test("link of a sign-up cannot reset a password, nor the other way round", async () => {
    await signUp(deps(), ana);
    const { key = "" } = (await emails()).at(-1) ?? {};
    expect(await resetPassword(deps(), { key, password: "parola nouă și lungă" })).toMatchObject({
      domainError: { code: "link-used" },
    });
  });

  test("is stored only as a hash of the link's key", async () => {
    await signUp(deps(), ana);
    const { key = "" } = (await emails()).at(-1) ?? {};
    expect(JSON.stringify(await database.db.selectFrom("mailedKey").selectAll().execute())).not.toContain(key);
  });
});

describe("an account requested with an order", () => {
  const invitation = {
    email: "bia@example.ro",
    name: "Bia Pop",
    language: "hu" as const,
    occasion: "order ORD-123456",
  };
  const invite = (input: Invitation) => transaction(database.db, (tx) => inviteAccount(tx, deps(), input));

  test("is prepared once per order, and cannot be used before its link is followed", async () => {
    await invite(invitation);
    await invite(invitation);
    expect(await emails()).toMatchObject([{ to: "bia@example.ro", language: "hu", kind: "set-password" }]);
    expect(await signIn(deps(), { email: invitation.email, password: PASSWORD, ...here })).toMatchObject({
      domainError: { code: "credentials-wrong" },
    });
    const { key = "" } = (await emails())[0] ?? {};
    await resetPassword(deps(), { key, password: PASSWORD });
    // There was no password before, so the owner gets no warning.
    expect((await emails()).map(({ kind }) => kind)).toEqual(["set-password"]);
    expect(await signIn(deps(), { email: invitation.email, password: PASSWORD, ...here })).toMatchObject({
      ok: true,
      value: { account: { name: "Bia Pop", language: "hu" } },
    });
  });

  test("is not prepared if one exists", async () => {
    await aConfirmed();
    const before = (await emails()).length;
    await invite({ ...invitation, email: ana.email });
    expect(await emails()).toHaveLength(before);
  });
});

test("expired rows are deleted: sessions, keys, tries, devices, and unconfirmed accounts", async () => {
  const { account } = await aConfirmed();
  await signUp(deps(), { ...ana, email: "nimeni@example.ro" });
  for (const statement of [
    "update session set expires_at = now() - interval '1 minute'",
    "update mailed_key set expires_at = now() - interval '1 minute'",
    "update try_count set since = now() - interval '2 days'",
    "update known_device set last_seen_at = now() - interval '401 days'",
    "update account set created_at = now() - interval '40 days'",
  ])
    await sql.raw(statement).execute(database.db);
  await deleteExpired(deps());
  for (const table of ["session", "mailedKey", "tryCount", "knownDevice"] as const)
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await database.db.selectFrom("account").select("id").execute()).toEqual([{ id: account.id }]);
});

test("tries are counted together across processes", async () => {
  const limit = [{ of: "test", by: newId(), most: 3 }];
  const answers = await Promise.all(Array.from({ length: 5 }, () => mayTry({ db: database.db }, limit)));
  expect(answers.filter(Boolean)).toHaveLength(3);
});

test("accounts never write inside another transaction", async () => {
  await expect(transaction(database.db, () => signUp(deps(), ana))).rejects.toThrow(/root database handle/);
});
