// Signed-in visitors, for tests of screens that need an account.

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Shop } from "../app/composition.server.ts";
import { newId, type AccountId, type VisitorId } from "../base/id.ts";
import { sessionCookieName, signedToken } from "../shop/accounts/session-cookie.server.ts";
import type { StaffRole } from "../shop/accounts/rights.ts";
import { aGuest } from "./visitor.ts";

type Given = {
  name?: string;
  email?: string;
  role?: "buyer" | "staff";
  /** The roles of a member of staff. */
  staffRoles?: readonly StaffRole[];
  secondFactor?: boolean;
};

/** An account that is signed in in one browser, which calls routes as functions. */
export async function aMember(
  shop: Shop,
  {
    name = "Ana Pop",
    email = `${newId()}@example.ro`,
    role = "buyer",
    staffRoles = ["owner"],
    secondFactor = false,
  }: Given = {},
) {
  const now = shop.clock.now();
  const { id, visitorId } = await shop.db
    .insertInto("account")
    .values({ id: newId<"account">(), email, emailVerified: true, name, role })
    .returning(["id", "visitorId"])
    .executeTakeFirstOrThrow();
  if (role === "staff" && staffRoles.length > 0)
    await shop.db
      .insertInto("staffRole")
      .values(staffRoles.map((role) => ({ accountId: id, role })))
      .execute();
  const token = randomBytes(16).toString("hex");
  const session = {
    id: newId<"session">(),
    token,
    accountId: id,
    expiresAt: new Date("2100-01-01T00:00:00Z"),
    secondFactorAt: secondFactor ? sql<Date>`now()` : null,
  };
  await shop.db
    .insertInto("session")
    .values({ ...session, createdAt: now })
    .execute();
  const cookie = `${sessionCookieName({ https: shop.env.PUBLIC_URL.startsWith("https:") })}=${encodeURIComponent(signedToken(token, shop.authSecret))}`;
  return Object.assign(aGuest(shop, { cookie }), {
    accountId: id as AccountId,
    visitorId: visitorId as VisitorId,
    email,
  });
}

/** A staff member: an owner, with access to every loader and action under /office, unless other roles are given. */
export async function aStaffMember(shop: Shop, given: Omit<Given, "role" | "secondFactor"> = {}) {
  const member = await aMember(shop, { name: "Radu Birou", ...given, role: "staff", secondFactor: true });
  return Object.assign(member, { actor: `staff:${member.accountId}` as const });
}
