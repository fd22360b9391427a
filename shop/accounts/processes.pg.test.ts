// Several processes share sessions and accounts through one database.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, type Database } from "../../base/db.server.ts";
import { freshPostgres } from "../../testing/postgres.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { endSession } from "./end-session.server.ts";
import { findSession } from "./find-session.server.ts";
import type { AccountEmail } from "./emails.ts";
import { mayTry } from "./limit-tries.server.ts";
import { signUp } from "./sign-up.server.ts";
import { anyMails } from "../../testing/email-limits.ts";

let one: Database;
let other: Database;
beforeAll(async () => {
  const url = await freshPostgres();
  [one, other] = [openPostgres(url, { connections: 4 }), openPostgres(url, { connections: 4 })];
});
afterAll(() => Promise.all([one.close(), other.close()]));

const PASSWORD = "un motan pe tastatură";
const here = { clientIp: "203.0.113.7", userAgent: "Firefox", device: null };

function depsOf({ db }: Database) {
  const composeAccount = (email: AccountEmail) => ({
    subject: email.kind,
    text: "key" in email ? email.key : "",
    html: "",
  });
  return {
    db,
    authSecret: "the secret of tests, which is no secret",
    composeAccount,
    mailLimits: anyMails,
  };
}

test("a session of one process is valid in the other, and ends in both at once", async () => {
  await signUp(depsOf(one), {
    name: "Ana Pop",
    email: "ana@example.ro",
    password: PASSWORD,
    language: "ro",
    clientIp: here.clientIp,
  });
  const { textBody } = await other.db.selectFrom("outbox").select("textBody").executeTakeFirstOrThrow();
  const confirmed = await confirmEmail(depsOf(other), { key: textBody, password: PASSWORD, ...here });
  const cookie = confirmed.ok ? confirmed.value.cookie : "";
  const found = await findSession(depsOf(one), cookie);
  expect(found).toMatchObject({ email: "ana@example.ro" });
  if (found) await endSession(depsOf(one), found);
  expect(await findSession(depsOf(other), cookie)).toBeNull();
});

test("tries are limited across both processes together", async () => {
  const limit = [{ of: "test", by: "guesser", most: 10 }];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, time) => mayTry(depsOf(time % 2 === 0 ? one : other), limit)),
  );
  expect(answers.filter(Boolean)).toHaveLength(10);
});

test("a sign-up sent to both at the same moment makes one account with one password", async () => {
  const request = {
    name: "Ion Pop",
    email: "ion@example.ro",
    password: PASSWORD,
    language: "ro" as const,
    clientIp: here.clientIp,
  };
  const answers = await Promise.allSettled(
    Array.from({ length: 4 }, (_, time) => signUp(depsOf(time % 2 === 0 ? one : other), request)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "fulfilled"));
  expect(await one.db.selectFrom("account").where("email", "=", "ion@example.ro").select("id").execute()).toHaveLength(
    1,
  );
  expect(
    await one.db
      .selectFrom("credential")
      .innerJoin("account", "account.id", "credential.accountId")
      .where("email", "=", "ion@example.ro")
      .select("credential.id")
      .execute(),
  ).toHaveLength(1);
});
