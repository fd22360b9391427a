import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import { newId, type AccountId, type InvitationId } from "../../../base/id.ts";
import { testDatabase } from "../../../testing/database.ts";
import { anyMails } from "../../../testing/email-limits.ts";
import type { AccountEmail } from "../emails.ts";
import type { StaffRole } from "../rights.ts";
import { findSession } from "../find-session.server.ts";
import { resetPassword } from "../passwords/reset-password.server.ts";
import { signIn } from "../sign-in.server.ts";
import { acceptInvitation } from "./accept-invitation.server.ts";
import { changeRoles } from "./change-roles.server.ts";
import { dismissStaff } from "./dismiss-staff.server.ts";
import { endStaffSessions } from "./end-staff-sessions.server.ts";
import { findInvitation } from "./find-invitation.server.ts";
import { hasStaff } from "./has-staff.server.ts";
import { inviteStaff } from "./invite-staff.server.ts";
import { listStaff } from "./list-staff.server.ts";
import { resendInvitation } from "./resend-invitation.server.ts";
import { resetFactor } from "./reset-factor.server.ts";
import type { Decider } from "./staff.ts";
import { staffNames } from "./staff-names.server.ts";
import { viewColleague } from "./view-colleague.server.ts";
import { withdrawInvitation } from "./withdraw-invitation.server.ts";

const PASSWORD = "un motan pe tastatură";
const here = { clientIp: "203.0.113.7", userAgent: "Firefox", device: null };

let database: Database;
let owner: Decider;
beforeAll(async () => {
  database = await testDatabase();
  owner = await aColleague({ name: "Olga Stan", roles: ["owner"] });
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

async function aColleague({ name = "Radu Birou", roles }: { name?: string; roles: StaffRole[] }): Promise<Decider> {
  const id = newId<"account">();
  const email = `${id}@example.ro`;
  await database.db.insertInto("account").values({ id, email, emailVerified: true, name, role: "staff" }).execute();
  await database.db
    .insertInto("staffRole")
    .values(roles.map((role) => ({ accountId: id, role })))
    .execute();
  return { actor: `staff:${id}`, accountId: id, name };
}

async function rolesOf(accountId: AccountId) {
  const viewed = await viewColleague(deps(), { id: accountId });
  return viewed.ok ? viewed.value.colleague.roles : null;
}

/** The key in the latest e-mail to this address. */
async function keyMailedTo(email: string): Promise<string> {
  const mail = await database.db
    .selectFrom("outbox")
    .where("recipient", "=", email)
    .select("textBody")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return mail.textBody;
}

let count = 0;
async function anInvitation(given: { email?: string; roles?: StaffRole[] } = {}) {
  const email = given.email ?? `invitat-${++count}@example.ro`;
  const invitation = { name: "Ina Dobre", language: "hu" as const, roles: given.roles ?? ["sales" as const] };
  const invited = await inviteStaff(deps(), { by: owner, email, ...invitation });
  if (!invited.ok) throw new Error(invited.domainError.code);
  return { email, id: invited.value.id, key: await keyMailedTo(email) };
}

test("a shop without staff is known, for the first start's advice", async () => {
  const empty = await testDatabase();
  expect(await hasStaff(empty)).toBe(false);
  expect(await hasStaff(database)).toBe(true);
  await empty.close();
});

describe("an invitation", () => {
  test("makes a member of staff of whoever follows its link, once", async () => {
    const { email, key } = await anInvitation({ roles: ["technician", "buying"] });
    expect((await listStaff(deps())).invitations).toMatchObject([{ email, invitedBy: owner.actor, isExpired: false }]);
    expect(await findInvitation(deps(), { key })).toEqual({ name: "Ina Dobre", email });
    expect(await acceptInvitation(deps(), { key, password: PASSWORD })).toEqual({ ok: true, value: { email } });
    expect(await acceptInvitation(deps(), { key, password: PASSWORD })).toMatchObject({
      domainError: { code: "link-used" },
    });
    const { colleagues, invitations } = await listStaff(deps());
    expect(invitations).toEqual([]);
    expect(colleagues.find((colleague) => colleague.email === email)).toMatchObject({
      name: "Ina Dobre",
      language: "hu",
      roles: ["buying", "technician"],
      hasPassword: true,
      hasSecondFactor: false,
    });
    const signedIn = await signIn(deps(), { email, password: PASSWORD, ...here });
    expect(signedIn).toMatchObject({ ok: true, value: { account: { role: "staff" } } });
  });

  test("leaves a buyer's account alone until they follow it; then their sessions end", async () => {
    const id = newId<"account">();
    await database.db
      .insertInto("account")
      .values({ id, email: "ana@example.ro", emailVerified: true, name: "Ana Pop" })
      .execute();
    await database.db
      .insertInto("session")
      .values({ id: newId(), token: "anas", accountId: id, expiresAt: new Date("2100-01-01") })
      .execute();
    const { key } = await anInvitation({ email: "ana@example.ro" });
    const account = () =>
      database.db.selectFrom("account").where("id", "=", id).select(["name", "role"]).executeTakeFirst();
    expect(await account()).toEqual({ name: "Ana Pop", role: "buyer" });
    await acceptInvitation(deps(), { key, password: PASSWORD });
    expect(await account()).toEqual({ name: "Ana Pop", role: "staff" });
    expect(await viewColleague(deps(), { id })).toMatchObject({ value: { sessions: [] } });
  });

  test("that is sent again works by its new link only", async () => {
    const { email, id, key } = await anInvitation();
    expect(await inviteStaff(deps(), { by: owner, email, name: "I", language: "ro", roles: ["sales"] })).toMatchObject({
      domainError: { code: "already-invited" },
    });
    await resendInvitation(deps(), { by: owner, id });
    expect(await findInvitation(deps(), { key })).toBeNull();
    expect(await findInvitation(deps(), { key: await keyMailedTo(email) })).not.toBeNull();
  });

  test("that was withdrawn or has expired opens nothing", async () => {
    const withdrawn = await anInvitation();
    expect((await withdrawInvitation(deps(), { by: owner, id: withdrawn.id })).ok).toBe(true);
    const expired = await anInvitation();
    await database.db
      .updateTable("staffInvitation")
      .set({ expiresAt: new Date("2020-01-01") })
      .where("id", "=", expired.id)
      .execute();
    for (const { key } of [withdrawn, expired])
      expect(await acceptInvitation(deps(), { key, password: PASSWORD })).toMatchObject({
        domainError: { code: "link-used" },
      });
    expect(await resendInvitation(deps(), { by: owner, id: newId() as InvitationId })).toMatchObject({
      domainError: { code: "invitation-gone" },
    });
    expect((await anInvitation({ email: expired.email })).email).toBe(expired.email);
  });

  test("is written by owners only, whatever the page that was open says", async () => {
    const seller = await aColleague({ roles: ["sales"] });
    expect(
      await inviteStaff(deps(), { by: seller, email: "x@example.ro", name: "X", language: "ro", roles: ["owner"] }),
    ).toMatchObject({ domainError: { kind: "denied", code: "right-lost" } });
  });
});

describe("the roles of a member of staff", () => {
  test("change for their next request, with an entry in the audit log", async () => {
    const { accountId } = await aColleague({ roles: ["sales"] });
    const change = { by: owner, accountId, roles: ["technician", "sales"] as const, seen: ["sales"] as const };
    expect(await changeRoles(deps(), change)).toEqual({ ok: true, value: { changed: true } });
    expect(await rolesOf(accountId)).toEqual(["sales", "technician"]);
    const entries = await database.db.selectFrom("audit").where("entityId", "=", accountId).selectAll().execute();
    expect(entries).toMatchObject([
      {
        actor: owner.actor,
        action: "roles-changed",
        before: { roles: ["sales"] },
        after: { roles: ["sales", "technician"] },
      },
    ]);
  });

  test("are not overwritten by a form that shows older ones", async () => {
    const { accountId } = await aColleague({ roles: ["accounting"] });
    expect(await changeRoles(deps(), { by: owner, accountId, roles: ["buying"], seen: ["sales"] })).toMatchObject({
      domainError: { code: "roles-changed" },
    });
    expect(await rolesOf(accountId)).toEqual(["accounting"]);
  });

  test("of the only owner stay", async () => {
    const change = { by: owner, accountId: owner.accountId, roles: ["sales"] as const, seen: ["owner"] as const };
    expect(await changeRoles(deps(), change)).toMatchObject({ domainError: { code: "last-owner" } });
    expect(await rolesOf(owner.accountId)).toEqual(["owner"]);
  });
});

describe("somebody who leaves", () => {
  test("is a buyer, signed out at once, and keeps their name in histories", async () => {
    const { accountId } = await aColleague({ name: "Vlad Rusu", roles: ["sales"] });
    expect(await dismissStaff(deps(), { by: owner, accountId })).toEqual({ ok: true, value: { name: "Vlad Rusu" } });
    expect(await rolesOf(accountId)).toBeNull();
    await database.db.deleteFrom("account").where("id", "=", accountId).execute();
    expect((await staffNames(deps()))[accountId]).toBe("Vlad Rusu");
  });

  test("is never the one who says so", async () => {
    expect(await dismissStaff(deps(), { by: owner, accountId: owner.accountId })).toMatchObject({
      domainError: { code: "not-yourself" },
    });
  });
});

test("after the second step is reset, neither the old password nor an old session opens the office", async () => {
  const { email, key } = await anInvitation();
  await acceptInvitation(deps(), { key, password: PASSWORD });
  const before = await signIn(deps(), { email, password: PASSWORD, ...here });
  if (!before.ok) throw new Error("signed in");
  const accountId = before.value.account.id;
  expect(await resetFactor(deps(), { by: owner, accountId })).toMatchObject({ ok: true });
  expect(await findSession(deps(), before.value.cookie)).toBeNull();
  expect(await signIn(deps(), { email, password: PASSWORD, ...here })).toMatchObject({
    domainError: { code: "credentials-wrong" },
  });
  const password = "alt motan pe tastatură";
  expect(await resetPassword(deps(), { key: await keyMailedTo(email), password })).toMatchObject({ ok: true });
  expect(await signIn(deps(), { email, password, ...here })).toMatchObject({ ok: true });
});

test("an owner ends the sessions of others, which are seen with their last use", async () => {
  const { accountId } = await aColleague({ roles: ["sales"] });
  const session = { accountId, expiresAt: new Date("2100-01-01") };
  await database.db
    .insertInto("session")
    .values([
      { ...session, id: newId(), token: "one", seenAt: new Date("2026-11-20T10:00:00Z") },
      { ...session, id: newId(), token: "two" },
    ])
    .execute();
  const viewed = await viewColleague(deps(), { id: accountId });
  expect(viewed).toMatchObject({ value: { colleague: { openSessions: 2 } } });
  const sessionId = viewed.ok ? viewed.value.sessions[0]!.id : newId<"session">();
  await endStaffSessions(deps(), { by: owner, accountId, sessionId });
  expect(await viewColleague(deps(), { id: accountId })).toMatchObject({ value: { colleague: { openSessions: 1 } } });
  await endStaffSessions(deps(), { by: owner, accountId, sessionId: "all" });
  expect(await viewColleague(deps(), { id: accountId })).toMatchObject({ value: { sessions: [] } });
});
