import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { newId, type CustomerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteAccount } from "../accounts/delete-account.server.ts";
import { lockAccountOfPerson } from "../accounts/person.sql.server.ts";
import type { SignedIn } from "../accounts/session.ts";
import { clearCart } from "../cart/clear-cart.server.ts";
import { deleteBuildsOf } from "../configurator/retention.server.ts";
import { deleteEmailsTo } from "../mail/retention.server.ts";
import { eraseConversations } from "../messages/person.server.ts";
import { eraseVisitor } from "../orders/erase-visitor.server.ts";
import { deletePcOf } from "../own-pc/retention.server.ts";
import { eraseReviews } from "../reviews/person.server.ts";
import { endAlerts } from "../saved/alerts/end-alerts.server.ts";
import { deleteFavouritesOf } from "../saved/retention.server.ts";
import { eraseSeller } from "../trade-in/retention.server.ts";
import { customerIdByEmail, lockCustomer } from "./customers.sql.server.ts";
import { answerDueOn } from "./data-request.ts";
import { insertRequest, settleRequest } from "./data-requests.sql.server.ts";
import { eraseWholePerson, lockWholePerson, obstacleTo } from "./whole-person.server.ts";

type Leaving = Pick<SignedIn, "accountId" | "visitorId" | "email">;

/**
 * Deletes the account of a person who asks for it on their own page, and erases the person as staff do (`eraseCustomer`).
 * While an order, a claim, a sale or money that the shop owes is open, only the account and what nobody needs go at once;
 * the rest waits in the office as a request for erasure with its deadline. Returns whether everything is erased. Refuses
 * with `customer-is-staff`.
 */
export function closeAccount(deps: { db: Db; clock: Clock }, leaving: Leaving) {
  return attempt(deps.db, async (tx) => {
    const email = leaving.email.toLowerCase();
    const account = await lockAccountOfPerson(tx, email);
    // Another window was faster.
    if (account?.id !== leaving.accountId) return ok({ isErased: true });
    if (account.role === "staff") return refuse.conflict({ code: "customer-is-staff" });
    const id = await customerIdByEmail(tx, email);
    const person = id && (await lockWholePerson(tx, { id, email }));
    if (id) await lockCustomer(tx, id);
    const obstacle = person ? await obstacleTo(tx, person) : "customer-unknown";
    await eraseAtOnce(tx, leaving);
    if (id) await recordRequest(tx, id, deps.clock.today());
    if (id && person && obstacle === null) {
      await settleRequest(tx, { kind: "erase" }, { customerId: id, by: "buyer", state: "done" });
      await eraseWholePerson(tx, person);
      await recordAudit(tx, { actor: "buyer", action: "erased", entity: "customer", entityId: id });
      return ok({ isErased: true });
    }
    await deleteAccount(tx, leaving);
    return ok({ isErased: false });
  });
}

/** What nobody needs, whatever is open. Orders and sales lose their owner: those of another address too. */
async function eraseAtOnce(tx: Transaction, { visitorId, email }: Leaving): Promise<void> {
  // While its orders and conversations still say what is theirs.
  await eraseReviews(tx, { visitorId, email });
  await eraseVisitor(tx, { visitorId });
  await clearCart(tx, { visitorId });
  await deleteFavouritesOf(tx, { visitorId });
  await deleteBuildsOf(tx, { visitorId });
  await deletePcOf(tx, { visitorId });
  await eraseSeller(tx, { visitorId });
  await endAlerts(tx, { email, id: "all" });
  await eraseConversations(tx, { email });
  await deleteEmailsTo(tx, { email });
}

/** Records that the person asked for erasure today, unless they asked before and were not answered. */
async function recordRequest(tx: Transaction, customerId: CustomerId, receivedOn: string): Promise<void> {
  const dueOn = answerDueOn(receivedOn);
  const filter = { kind: "erase", channel: "account", receivedOn, dueOn } as const;
  const id = newId<"data-request">();
  if ((await insertRequest(tx, { id, customerId, ...filter, recordedBy: "buyer" })) !== "new") return;
  const { channel } = filter;
  await recordAudit(tx, {
    actor: "buyer",
    action: "erase-asked",
    entity: "customer",
    entityId: customerId,
    after: { channel, receivedOn, dueOn },
  });
}
