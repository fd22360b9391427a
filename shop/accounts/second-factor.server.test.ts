import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedClock, MINUTE } from "../../base/clock.ts";
import type { Database } from "../../base/db.server.ts";
import { newId, type AccountId } from "../../base/id.ts";
import { testDatabase } from "../../testing/database.ts";
import { anyMails } from "../../testing/email-limits.ts";
import { createStaff } from "./create-staff.server.ts";
import { enrolSecondFactor } from "./enrol-second-factor.server.ts";
import { findSession } from "./find-session.server.ts";
import { giveSecondFactor } from "./give-second-factor.server.ts";
import { removeStaff } from "./remove-staff.server.ts";
import { resetPassword } from "./passwords/reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { listWrongSignIns } from "./staff/list-wrong-sign-ins.server.ts";
import { codeAt, stepOf, unsealFactor } from "./totp.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  for (const table of ["account", "tryCount", "outbox"] as const) await database.db.deleteFrom(table).execute();
  clock = fixedClock("2026-11-21T10:00:00Z");
});
afterAll(() => database.close());

let clock: ReturnType<typeof fixedClock>;
const PASSWORD = "biroul are un motan";
const radu = { email: "radu@example.ro", name: "Radu Birou" };
const here = { clientIp: "203.0.113.7", userAgent: "Firefox", device: null };

function deps() {
  return {
    db: database.db,
    clock,
    authSecret: "the secret of tests, which is no secret",
    composeAccount: () => ({ subject: "", text: "", html: "" }),
    mailLimits: anyMails,
  };
}

/** A new member of staff with a password: signed in up to the second factor. */
async function aMemberOfStaff() {
  const created = await createStaff(deps(), { ...radu, again: false });
  const key = created.ok ? created.value.key : null;
  await resetPassword(deps(), { key: key ?? "", password: PASSWORD });
  return signedIn();
}

/** `known`: the device's secret of an earlier sign-in. */
async function signedIn(known: string | null = null) {
  const answer = await signIn(deps(), { email: radu.email, password: PASSWORD, ...here, device: known });
  if (!answer.ok) throw new Error(answer.domainError.code);
  const { cookie, device } = answer.value;
  const found = await findSession(deps(), cookie);
  if (!found) throw new Error("no session");
  return { ...found, cookie, device, userAgent: "Firefox" };
}

async function codeOf(accountId: AccountId, away = 0): Promise<string> {
  const { sealedSecret } = await database.db
    .selectFrom("secondFactor")
    .where("accountId", "=", accountId)
    .select("sealedSecret")
    .executeTakeFirstOrThrow();
  return codeAt(unsealFactor(sealedSecret, deps().authSecret), stepOf(clock.now()) + away);
}

async function enrolled() {
  const member = await aMemberOfStaff();
  await enrolSecondFactor(deps(), { ...member, issuer: "PCBis", name: radu.email });
  const given = await giveSecondFactor(deps(), { ...member, code: await codeOf(member.accountId) });
  if (!given.ok) throw new Error(given.domainError.code);
  return { ...member, cookie: given.value.cookie, codes: given.value.recoveryCodes ?? [] };
}

describe("a member of staff", () => {
  test("is created with a link and no password, and audited", async () => {
    const created = await createStaff(deps(), { ...radu, again: false });
    expect(created).toMatchObject({ ok: true, value: { key: expect.stringMatching(/^[\w-]{32}$/), days: 7 } });
    expect(await database.db.selectFrom("credential").select("id").execute()).toEqual([]);
    expect(await signIn(deps(), { email: radu.email, password: "admin admin", ...here })).toMatchObject({
      domainError: { code: "credentials-wrong" },
    });
    expect(
      await database.db
        .selectFrom("audit")
        .where("action", "like", "staff-%")
        .select(["actor", "action"])
        .orderBy("id", "desc")
        .executeTakeFirst(),
    ).toEqual({ actor: "system", action: "staff-created" });
  });

  test("is not created twice, except with `again`: then phone, password link and sessions are reset", async () => {
    const { cookie, codes, accountId } = await enrolled();
    expect(await createStaff(deps(), { ...radu, again: false })).toMatchObject({
      domainError: { code: "already-staff" },
    });
    expect(await createStaff(deps(), { ...radu, again: true })).toMatchObject({ ok: true });
    expect(await findSession(deps(), cookie)).toBeNull();
    const member = await signedIn();
    expect(await giveSecondFactor(deps(), { ...member, code: codes[0] ?? "" })).toMatchObject({
      domainError: { code: "code-wrong" },
    });
    expect(await enrolSecondFactor(deps(), { accountId, issuer: "PCBis", name: radu.email })).toMatchObject({
      ok: true,
    });
  });

  test("has no staff access by the password alone", async () => {
    const { cookie } = await aMemberOfStaff();
    expect(await findSession(deps(), cookie)).toMatchObject({ role: "staff", hasSecondFactor: false });
  });

  test("sees the same secret until it is confirmed, and never after", async () => {
    const member = await aMemberOfStaff();
    const request = { ...member, issuer: "PCBis", name: radu.email };
    const first = await enrolSecondFactor(deps(), request);
    expect(await enrolSecondFactor(deps(), request)).toEqual(first);
    await giveSecondFactor(deps(), { ...member, code: await codeOf(member.accountId) });
    expect(await enrolSecondFactor(deps(), request)).toMatchObject({ domainError: { code: "factor-confirmed" } });
  });
});

describe("the code", () => {
  test("gives this session access to the office, under a new token; the first code ends every other session", async () => {
    const member = await aMemberOfStaff();
    const elsewhere = await signedIn();
    await enrolSecondFactor(deps(), { ...member, issuer: "PCBis", name: radu.email });
    const given = await giveSecondFactor(deps(), { ...member, code: await codeOf(member.accountId) });
    expect(given).toMatchObject({
      ok: true,
      value: { recoveryCodes: expect.arrayContaining([expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/)]) },
    });
    expect(await findSession(deps(), given.ok ? given.value.cookie : "")).toMatchObject({
      sessionId: member.sessionId,
      hasSecondFactor: true,
    });
    expect(await findSession(deps(), member.cookie)).toBeNull();
    expect(await findSession(deps(), elsewhere.cookie)).toBeNull();
  });

  test("works once", async () => {
    const { accountId } = await enrolled();
    clock.advance(MINUTE);
    const code = await codeOf(accountId);
    expect(await giveSecondFactor(deps(), { ...(await signedIn()), code })).toMatchObject({
      ok: true,
      value: { recoveryCodes: null },
    });
    expect(await giveSecondFactor(deps(), { ...(await signedIn()), code })).toMatchObject({
      domainError: { code: "code-wrong" },
    });
    expect(await giveSecondFactor(deps(), { ...(await signedIn()), code: await codeOf(accountId, -1) })).toMatchObject({
      domainError: { code: "code-wrong" },
    });
  });

  test("may be a recovery code, each once, however it is typed", async () => {
    const { codes } = await enrolled();
    expect(new Set(codes).size).toBe(10);
    const typed = ` ${codes[3]?.toUpperCase().replace("-", " ")} `;
    expect(await giveSecondFactor(deps(), { ...(await signedIn()), code: typed })).toMatchObject({ ok: true });
    expect(await giveSecondFactor(deps(), { ...(await signedIn()), code: typed })).toMatchObject({
      domainError: { code: "code-wrong" },
    });
  });

  test("cannot be guessed: after ten wrong ones even the right one is refused for a while", async () => {
    const { accountId } = await enrolled();
    clock.advance(MINUTE);
    const member = await signedIn();
    for (let time = 0; time < 10; time++) await giveSecondFactor(deps(), { ...member, code: "000000" });
    expect(await giveSecondFactor(deps(), { ...member, code: await codeOf(accountId) })).toMatchObject({
      domainError: { code: "too-many-tries" },
    });
  });

  test("guessed by somebody who knows the password does not lock its owner out of a device of theirs", async () => {
    const owner = await enrolled();
    clock.advance(MINUTE);
    const stranger = await signedIn();
    for (let time = 0; time < 12; time++) await giveSecondFactor(deps(), { ...stranger, code: "000000" });
    // Another browser of the stranger has no tries of its own.
    expect(await giveSecondFactor(deps(), { ...(await signedIn()), code: "000000" })).toMatchObject({
      domainError: { code: "too-many-tries" },
    });
    const home = await signedIn(owner.device);
    expect(await giveSecondFactor(deps(), { ...home, code: "000000" })).toMatchObject({
      domainError: { code: "code-wrong" },
    });
    expect(await giveSecondFactor(deps(), { ...home, code: await codeOf(owner.accountId) })).toMatchObject({
      ok: true,
    });
    for (let time = 0; time < 10; time++) await giveSecondFactor(deps(), { ...home, code: "000000" });
    expect(await giveSecondFactor(deps(), { ...home, code: "000000" })).toMatchObject({
      domainError: { code: "too-many-tries" },
    });
  });

  test("that is wrong is audited, mailed to the member once an hour, and shown to the owners", async () => {
    const { accountId, device } = await enrolled();
    const mailed = async () =>
      (
        await database.db.selectFrom("outbox").where("dedupeKey", "like", "wrong-code %").select("recipient").execute()
      ).map(({ recipient }) => recipient);
    const home = await signedIn(device);
    await giveSecondFactor(deps(), { ...home, code: "000000" });
    expect(await mailed(), "a slip on a device of theirs").toEqual([]);
    expect(await listWrongSignIns(deps())).toEqual([]);
    const stranger = await signedIn();
    for (let time = 0; time < 3; time++) await giveSecondFactor(deps(), { ...stranger, code: "000000" });
    expect(await mailed()).toEqual([radu.email]);
    const lines = await database.db
      .selectFrom("audit")
      .where("entityId", "=", accountId)
      .where("action", "=", "second-factor-wrong")
      .select("after")
      .orderBy("id")
      .execute();
    expect(lines.map(({ after }) => after)).toEqual([
      { way: "code", device: "known", tries: 1 },
      { way: "code", device: "new", tries: 2 },
      { way: "code", device: "new", tries: 3 },
      { way: "code", device: "new", tries: 4 },
    ]);
    expect(await listWrongSignIns(deps())).toMatchObject([{ id: accountId, name: radu.name, codes: 4, passwords: 0 }]);
  });

  test("is not reached with a wrong password, which is audited for staff only", async () => {
    const { accountId } = await aMemberOfStaff();
    await signIn(deps(), { email: radu.email, password: "nu este parola", ...here });
    await signIn(deps(), { email: "nimeni@example.ro", password: "nu este parola", ...here });
    const lines = await database.db
      .selectFrom("audit")
      .where("action", "=", "password-wrong")
      .where("at", ">", new Date(Date.now() - MINUTE))
      .select(["actor", "entityId", "after"])
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(lines).toEqual([{ actor: "system", entityId: accountId, after: { device: "new" } }]);
  });

  test("without an account gives no access", async () => {
    expect(
      await giveSecondFactor(deps(), {
        accountId: newId<"account">(),
        sessionId: newId<"session">(),
        code: "123456",
        device: null,
        userAgent: "",
      }),
    ).toMatchObject({ domainError: { code: "code-wrong" } });
  });

  test("is required again after a working day", async () => {
    const { cookie } = await enrolled();
    await database.db
      .updateTable("session")
      .set({ secondFactorAt: new Date("2020-01-01") })
      .execute();
    expect(await findSession(deps(), cookie)).toMatchObject({ hasSecondFactor: false });
  });

  test("leaves neither secret nor recovery codes readable in the database", async () => {
    const { codes } = await enrolled();
    const stored = JSON.stringify([
      await database.db.selectFrom("secondFactor").selectAll().execute(),
      await database.db.selectFrom("recoveryCode").selectAll().execute(),
    ]);
    for (const code of codes) expect(stored).not.toContain(code.replace("-", ""));
  });
});

describe("a member of staff who leaves", () => {
  test("is a buyer from that moment: signed out, without a second factor or a working password link", async () => {
    const { accountId, cookie } = await enrolled();
    const renewed = await createStaff(deps(), { ...radu, again: true });
    expect(renewed.ok).toBe(true);
    expect(await removeStaff(database, { email: radu.email })).toMatchObject({ domainError: { code: "last-owner" } });
    await createStaff(deps(), { email: "dana@example.ro", name: "Dana Ionescu", again: false });
    expect(await removeStaff(database, { email: radu.email })).toEqual({ ok: true, value: { name: radu.name } });
    expect(await findSession(deps(), cookie)).toBeNull();
    for (const table of ["session", "mailedKey", "secondFactor", "recoveryCode"] as const)
      expect(await database.db.selectFrom(table).where("accountId", "=", accountId).selectAll().execute()).toEqual([]);
    expect(await findSession(deps(), (await signedIn()).cookie)).toMatchObject({
      role: "buyer",
      hasSecondFactor: false,
    });
    const entries = await database.db
      .selectFrom("audit")
      .where("entityId", "=", accountId)
      .select(["actor", "action"])
      .orderBy("id")
      .execute();
    expect(entries.at(-1)).toEqual({ actor: "system", action: "staff-removed" });
  });

  test("must have been a member of staff", async () => {
    expect(await removeStaff(database, { email: "nimeni@example.ro" })).toMatchObject({
      domainError: { code: "not-staff" },
    });
  });
});
