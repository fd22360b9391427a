// The queries about staff: who works here, who was asked to, and the names of those who did.

import { sql } from "kysely";
import { z } from "zod";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type AccountId, type InvitationId } from "../../../base/id.ts";
import type { AccountLanguage } from "../account.ts";
import { staffRoles, type StaffRole } from "../rights.ts";
import { INVITATION_DAYS, type Colleague, type StaffInvitation, type WrongSignIns } from "./staff.ts";

/** Who owns the shop, with where to write to them. */
export function selectOwners(db: Queryable) {
  return db
    .selectFrom("account as a")
    .innerJoin("staffRole as r", "r.accountId", "a.id")
    .where("r.role", "=", "owner")
    .select(["a.id", "a.email", "a.name", "a.language"])
    .orderBy("a.id")
    .execute();
}

/** The staff, owners first, then by name; of one account where `id` is given. */
export function selectColleagues(db: Queryable, { id }: { id: AccountId | null }): Promise<Colleague[]> {
  return db
    .selectFrom("account as a")
    .where("a.role", "=", "staff")
    .$if(id !== null, (query) => query.where("a.id", "=", id!))
    .select(["a.id", "a.name", "a.email", "a.language", "a.createdAt as since"])
    .select(
      sql<
        StaffRole[]
      >`(select coalesce(json_agg(r.role order by r.role), '[]') from staff_role r where r.account_id = a.id)`.as(
        "roles",
      ),
    )
    .select(
      sql<boolean>`exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null)`.as(
        "hasSecondFactor",
      ),
    )
    .select(sql<boolean>`exists (select from credential c where c.account_id = a.id)`.as("hasPassword"))
    .select(
      sql<number>`(select count(*)::int from session s where s.account_id = a.id and s.expires_at > now())`.as(
        "openSessions",
      ),
    )
    .select(
      // A session that ended is deleted: the devices remember the last sign-in.
      sql<Date | null>`greatest((select max(coalesce(s.seen_at, s.created_at)) from session s where s.account_id = a.id),
        (select max(d.last_seen_at) from known_device d where d.account_id = a.id))`.as("lastSeen"),
    )
    .orderBy(sql`not exists (select from staff_role o where o.account_id = a.id and o.role = 'owner')`)
    .orderBy("a.name")
    .orderBy("a.id")
    .execute();
}

export async function selectWrongSignIns(db: Queryable): Promise<WrongSignIns[]> {
  const { rows } = await sql<WrongSignIns>`
    select a.id, a.name, count(*) filter (where u.action = 'second-factor-wrong')::int as codes,
      count(*) filter (where u.action = 'password-wrong')::int as passwords, max(u.at) as last_at
    from audit u join account a on a.id::text = u.entity_id and a.role = 'staff'
    where u.action in ('second-factor-wrong', 'password-wrong') and u.at > now() - interval '7 days' and u.entity = 'account'
    group by a.id, a.name
    having count(*) >= 5 or bool_or(u.action = 'second-factor-wrong' and u.after ->> 'device' = 'new')
    order by max(u.at) desc`.execute(db);
  return rows;
}

const roleList = z.array(z.enum(staffRoles));
/** staff_invitation.roles. Throws for a role that does not exist. */
const rolesOf = (json: unknown): StaffRole[] => roleList.parse(json);

export async function selectInvitations(db: Queryable): Promise<StaffInvitation[]> {
  const rows = await db
    .selectFrom("staffInvitation")
    .select(["id", "email", "name", "language", "roles", "invitedBy", "sentAt", "expiresAt"])
    .select(sql<boolean>`expires_at <= now()`.as("isExpired"))
    .orderBy("sentAt", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, roles: rolesOf(row.roles) }));
}

export async function selectAnyStaff(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom("account").where("role", "=", "staff").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The name of everybody who works here or did, by account. */
export function selectStaffNames(db: Queryable): Promise<{ id: AccountId; name: string }[]> {
  return db
    .selectFrom("account")
    .where("role", "=", "staff")
    .select(["id", "name"])
    .union(
      db
        .selectFrom("formerStaff as f")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("account as a")
                .whereRef("a.id", "=", "f.accountId")
                .where("a.role", "=", "staff")
                .select("a.id"),
            ),
          ),
        )
        .select(["f.accountId as id", "f.name"]),
    )
    .execute();
}

export async function insertFormerStaff(
  tx: Transaction,
  member: { accountId: AccountId; name: string },
): Promise<void> {
  await tx
    .insertInto("formerStaff")
    .values(member)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ name: member.name, leftAt: sql<Date>`now()` }))
    .execute();
}

export async function deleteFormerStaff(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.deleteFrom("formerStaff").where("accountId", "=", accountId).execute();
}

const expiry = sql<Date>`now() + make_interval(days => ${INVITATION_DAYS}::int)`;

type NewInvitation = {
  email: string;
  name: string;
  language: AccountLanguage;
  roles: readonly StaffRole[];
  keyHash: string;
  invitedBy: string;
};

/** Null if the address has an invitation that still works; one that expired is replaced. */
export async function insertInvitation(
  tx: Transaction,
  { roles, ...invitation }: NewInvitation,
): Promise<InvitationId | null> {
  const row = { ...invitation, id: newId<"invitation">(), roles: JSON.stringify(roles), expiresAt: expiry };
  const added = await tx
    .insertInto("staffInvitation")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ ...row, sentAt: sql<Date>`now()` })
        .where("staffInvitation.expiresAt", "<=", sql<Date>`now()`),
    )
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Gives an invitation a new link for another week: the former link stops working. */
export async function renewInvitation(
  tx: Transaction,
  { id, keyHash, invitedBy }: { id: InvitationId; keyHash: string; invitedBy: string },
): Promise<Pick<StaffInvitation, "email" | "name" | "language"> | null> {
  const renewed = await tx
    .updateTable("staffInvitation")
    .set({ keyHash, invitedBy, sentAt: sql<Date>`now()`, expiresAt: expiry })
    .where("id", "=", id)
    .returning(["email", "name", "language"])
    .executeTakeFirst();
  return renewed ?? null;
}

/** Of two that take one invitation back, or follow its link, one gets the row. */
export async function deleteInvitation(
  tx: Transaction,
  { id }: { id: InvitationId },
): Promise<Pick<StaffInvitation, "email" | "name" | "roles"> | null> {
  const gone = await tx
    .deleteFrom("staffInvitation")
    .where("id", "=", id)
    .returning(["email", "name", "roles"])
    .executeTakeFirst();
  return gone ? { ...gone, roles: rolesOf(gone.roles) } : null;
}

export async function invitationByKey(
  db: Queryable,
  keyHash: string,
): Promise<Omit<StaffInvitation, "sentAt" | "isExpired" | "expiresAt"> | null> {
  const found = await db
    .selectFrom("staffInvitation")
    .where("keyHash", "=", keyHash)
    .where("expiresAt", ">", sql<Date>`now()`)
    .select(["id", "email", "name", "language", "roles", "invitedBy"])
    .executeTakeFirst();
  return found ? { ...found, roles: rolesOf(found.roles) } : null;
}
