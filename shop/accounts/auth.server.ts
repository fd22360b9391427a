// better-auth on the shop's own database: it compares passwords and makes sessions. Letters, keys in letters and limits are
// the shop's, since they are stored in one transaction with what they tell of (docs/decisions/0040-better-auth.md).

import type { Db } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { hashPassword, isPassword } from "./password-hash.server.ts";
import { LONGEST, SHORTEST_NEW } from "./password.ts";
import { sessionCookieName } from "./session-cookie.server.ts";
import { SESSION_DAYS } from "./session.ts";

const DAY = 24 * 60 * 60; // seconds

export type AuthDesk = { db: Db; authSecret: string; publicUrl: string };

async function openAuth({ db, authSecret, publicUrl }: AuthDesk) {
  // A third of a second and forty megabytes that a shop where nobody signs in never pays.
  const { betterAuth } = await import("better-auth");
  return betterAuth({
    baseURL: publicUrl,
    secret: authSecret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Its own transactions would be opened beside ours, which the embedded database cannot have.
    database: { db, type: "postgres", transaction: false },
    advanced: {
      database: { generateId: () => newId(), validateSchema: false },
      // Its own prefix would be `__Secure-`, which a subdomain can set too.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(publicUrl), attributes: { secure: publicUrl.startsWith("https:") } } },
      ipAddress: { ipAddressHeaders: [ASKER_HEADER] },
    },
    user: { modelName: "account" },
    account: { modelName: "credential", fields: { userId: "accountId", accountId: "providerAccountId" } },
    session: { fields: { userId: "accountId" }, expiresIn: SESSION_DAYS * DAY, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: SHORTEST_NEW,
      maxPasswordLength: LONGEST,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(password, hash) },
    },
    emailVerification: { sendOnSignUp: false },
  });
}

/** The header in which the shop's own server says which address asks. */
export const ASKER_HEADER = "x-asker";

type Auth = Awaited<ReturnType<typeof openAuth>>;

const opened = new WeakMap<Db, Promise<Auth>>();

/** The shop's better-auth, made at its first use. */
export function authOf(desk: AuthDesk): Promise<Auth> {
  const known = opened.get(desk.db) ?? openAuth(desk);
  opened.set(desk.db, known);
  return known;
}
