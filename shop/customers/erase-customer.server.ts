// Erases a person: what no law requires goes, in one transaction.
// Invariant: all that others may be writing about the person is locked first and the customer last, as the triggers of
// db/migrations/0063b-customers.ts do at the end of each transaction. So an order that is being placed is either seen here and
// refuses the erasure, or comes after it, whole.

import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { ERASED, identifying } from "../../base/erased.ts";
import type { CustomerId, VisitorId } from "../../base/id.ts";
import { redactAudit } from "../../base/redact-audit.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteAccount } from "../accounts/delete-account.server.ts";
import { lockAccountOfPerson, type AccountOfPerson } from "../accounts/person.sql.server.ts";
import { deleteCartsOfPerson } from "../cart/person.sql.server.ts";
import { deleteBuildsOfPerson } from "../configurator/person.sql.server.ts";
import { eraseHolders, releaseAllOfPerson } from "../inventory/allocations/person.sql.server.ts";
import { eraseAllEmailsOf } from "../mail/person.sql.server.ts";
import { deleteConversationsOfPerson, lockConversationsOfPerson } from "../messages/person.sql.server.ts";
import { eraseNotes } from "../notes/person.sql.server.ts";
import { deleteViewsOf } from "../office/person.sql.server.ts";
import {
  countOrdersOfPerson,
  deleteDraftsOfPerson,
  eraseOrders,
  hasRefundDue,
  lockOrdersOfPerson,
  type OrderOfPerson,
} from "../orders/person.sql.server.ts";
import { deletePcsOfPerson } from "../own-pc/person.sql.server.ts";
import {
  eraseClaims,
  eraseClaimsOfHolder,
  lockClaimsOfOrders,
  type ClaimOfPerson,
} from "../returns/person.sql.server.ts";
import { eraseReviews } from "../reviews/person.server.ts";
import { deleteSavedOfPerson } from "../saved/person.sql.server.ts";
import {
  countTradeInsOfPerson,
  deleteTradeIns,
  eraseTradeIns,
  lockTradeInsOfPerson,
  type TradeInOfPerson,
} from "../trade-in/person.sql.server.ts";
import { customerById, deleteCustomer, lockCustomer } from "./customers.sql.server.ts";
import { eraseReasons, settleRequest } from "./data-requests.sql.server.ts";

type Everything = {
  id: CustomerId;
  email: string;
  account: AccountOfPerson | null;
  visitorIds: VisitorId[];
  orders: OrderOfPerson[];
  claims: ClaimOfPerson[];
  tradeIns: TradeInOfPerson[];
  conversations: string[];
};

/** An order that nobody has to do anything about. It is invoiced first, because the invoice copies its buyer. */
const isClosed = ({ state, isInvoiced }: OrderOfPerson) =>
  state === "cancelled" || state === "closed" || (isInvoiced && (state === "delivered" || state === "refunded"));
const openClaims = new Set(["asked", "accepted", "received"]);
/** Nothing was bought: the whole trade-in goes. */
const isUnsold = ({ state, owed }: TradeInOfPerson) =>
  !owed && ["draft", "offered", "expired", "rejected", "returned"].includes(state);
const isOpenSale = ({ state, receivedAt }: TradeInOfPerson) =>
  ["accepted", "received", "testing", "tested", "revised", "bounced"].includes(state) ||
  (state === "rejected" && receivedAt !== null);

/**
 * Erases a customer who asked for it. Refuses with `customer-unknown`, `erase-not-asked` (no open request),
 * `customer-is-staff`, `customer-order-open`, `customer-claim-open`, `customer-sale-open`, `customer-refund-due`,
 * `customer-payout-due`, or `customer-changed` if an order came in meanwhile.
 */
export function eraseCustomer(deps: { db: Db }, { id, actor }: { id: CustomerId; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const customer = await customerById(tx, id);
    if (!customer) return refuse.notFound({ code: "customer-unknown" });
    const person = await lockEverything(tx, { id, email: customer.email });
    if (!(await lockCustomer(tx, id))) return refuse.notFound({ code: "customer-unknown" });
    const obstacle = await obstacleTo(tx, person);
    if (obstacle) return refuse.conflict({ code: obstacle });
    if (!(await settleRequest(tx, { kind: "erase" }, { customerId: id, by: actor, state: "done" })))
      return refuse.conflict({ code: "erase-not-asked" });
    await eraseEverything(tx, person);
    await recordAudit(tx, { actor, action: "erased", entity: "customer", entityId: id });
    return ok({ keptOrders: person.orders.length });
  });
}

/** What stands in the way of erasing a customer now; null if nothing does, or if there is no such customer. */
export async function obstacleToErasing(deps: { db: Db }, { id }: { id: CustomerId }) {
  let found: Awaited<ReturnType<typeof obstacleTo>> = null;
  await attempt(deps.db, async (tx) => {
    const customer = await customerById(tx, id);
    if (customer) found = await obstacleTo(tx, await lockEverything(tx, { id, email: customer.email }));
    // Nothing is kept of the look.
    return refuse.conflict({ code: "looked" });
  });
  return found as Awaited<ReturnType<typeof obstacleTo>>;
}

/** Locks all rows about the person. Carts come first, as for an order that is placed. What nobody needs is deleted at once. */
async function lockEverything(tx: Transaction, { id, email }: { id: CustomerId; email: string }): Promise<Everything> {
  const account = await lockAccountOfPerson(tx, email);
  const isVisitor = (visitorId: VisitorId | null | undefined): visitorId is VisitorId =>
    visitorId !== null && visitorId !== undefined;
  if (account) await deleteCartsOfPerson(tx, [account.visitorId]);
  const drafted = await deleteDraftsOfPerson(tx, { email, visitorIds: account ? [account.visitorId] : [] });
  const orders = await lockOrdersOfPerson(tx, email);
  const known = [account?.visitorId, ...drafted, ...orders.map(({ visitorId }) => visitorId)].filter(isVisitor);
  const claims = await lockClaimsOfOrders(
    tx,
    orders.map((order) => order.id),
  );
  const tradeIns = await lockTradeInsOfPerson(tx, { email, visitorIds: known });
  const visitorIds = [...new Set([...known, ...tradeIns.map(({ visitorId }) => visitorId).filter(isVisitor)])];
  const conversations = await lockConversationsOfPerson(tx, email);
  return { id, email, account, visitorIds, orders, claims, tradeIns, conversations };
}

async function obstacleTo(tx: Transaction, { email, account, orders, claims, tradeIns }: Everything) {
  if (account?.role === "staff") return "customer-is-staff" as const;
  if (orders.some((order) => !isClosed(order))) return "customer-order-open" as const;
  if (claims.some(({ state }) => openClaims.has(state))) return "customer-claim-open" as const;
  if (
    await hasRefundDue(
      tx,
      orders.map(({ id }) => id),
    )
  )
    return "customer-refund-due" as const;
  if (tradeIns.some(({ owed }) => owed)) return "customer-payout-due" as const;
  if (tradeIns.some(isOpenSale)) return "customer-sale-open" as const;
  const isSame = (await countOrdersOfPerson(tx, email)) === orders.length;
  const numbered = await countTradeInsOfPerson(tx, email);
  return isSame && numbered <= tradeIns.length ? null : ("customer-changed" as const);
}

async function eraseEverything(tx: Transaction, person: Everything): Promise<void> {
  const { id, email, account, visitorIds, orders, tradeIns, conversations } = person;
  const orderIds = orders.map((order) => order.id);
  const texts = textsOf(person);
  const things = thingsOf(person);
  await deleteCartsOfPerson(tx, visitorIds);
  await deleteDraftsOfPerson(tx, { email, visitorIds });
  await releaseAllOfPerson(tx, { email, visitorIds });
  await eraseHolders(tx, { email, visitorIds });
  await deleteSavedOfPerson(tx, { email, visitorIds });
  await deleteBuildsOfPerson(tx, visitorIds);
  await deletePcsOfPerson(tx, visitorIds);
  await eraseClaims(tx, orderIds);
  if (account) await eraseClaimsOfHolder(tx, account.id);
  await eraseReviews(tx, { orderIds, email });
  await eraseOrders(tx, orderIds);
  const unsold = tradeIns.filter(isUnsold).map((tradeIn) => tradeIn.id);
  await deleteTradeIns(tx, unsold);
  await eraseTradeIns(
    tx,
    tradeIns.map((tradeIn) => tradeIn.id).filter((tradeIn) => !unsold.includes(tradeIn)),
  );
  if (conversations.length > 0 || email !== "") await deleteConversationsOfPerson(tx, email);
  await eraseAllEmailsOf(tx, email);
  await eraseNotes(tx, { things, texts });
  await deleteViewsOf(tx, texts);
  if (account) await deleteAccount(tx, { accountId: account.id });
  await eraseReasons(tx, id, ERASED);
  await redactAudit(tx, { things, texts });
  await deleteCustomer(tx, id);
}

function thingsOf({ id, account, orders, claims, tradeIns, conversations }: Everything) {
  const named = (entity: string, ids: readonly string[]) => ids.map((entityId) => ({ entity, entityId }));
  return [
    ...named("customer", [id]),
    ...named("account", account ? [account.id] : []),
    ...named(
      "order",
      orders.map(({ number }) => number),
    ),
    ...named(
      "claim",
      claims.map(({ number }) => number),
    ),
    ...named(
      "trade-in",
      tradeIns.map((tradeIn) => tradeIn.number ?? tradeIn.id),
    ),
    ...named("conversation", conversations),
  ];
}

/** All texts that name the person: e-mail, whole names, phones in both writings, streets, accounts, companies. */
function textsOf({ email, account, orders, tradeIns }: Everything): string[] {
  const people = [
    ...orders.flatMap(({ address, billing }) => [address, billing]),
    ...tradeIns.map(({ seller }) => seller),
  ].filter((person) => person !== null);
  const phones = [...orders.map(({ phone }) => phone), ...tradeIns.map(({ seller }) => seller?.phone ?? "")];
  return identifying([
    email,
    account?.name.includes(" ") ? account.name : null,
    ...people.flatMap(({ firstName, lastName, address }) => [
      firstName && lastName ? `${firstName} ${lastName}` : null,
      firstName && lastName ? `${lastName} ${firstName}` : null,
      address,
    ]),
    ...phones.flatMap((phone) => [phone, phone.replace(/^\+?40/, "0")]),
    ...orders.flatMap(({ company }) => [company?.name, company?.cui]),
    ...tradeIns.flatMap(({ iban, payeeName }) => [iban, payeeName?.includes(" ") ? payeeName : null]),
  ]);
}
