// A person with all that the shop knows about them: locked, and erased but for what a law requires.
// Invariant: all that others may be writing about the person is locked first and the customer last, as the triggers of
// db/migrations/0063b-customers.ts do at the end of each transaction. So an order that is being placed is either seen here and
// refuses the erasure, or comes after it, whole.

import type { Transaction } from "../../base/db.server.ts";
import { ERASED, identifying } from "../../base/erased.ts";
import type { CustomerId, VisitorId } from "../../base/id.ts";
import { redactAudit } from "../../base/redact-audit.server.ts";
import { foldDiacritics } from "../../base/text.ts";
import { deleteAccount } from "../accounts/delete-account.server.ts";
import { lockAccountOfPerson, type AccountOfPerson } from "../accounts/person.sql.server.ts";
import { deleteCartsOfPerson } from "../cart/person.sql.server.ts";
import { deleteBuildsOfPerson } from "../configurator/person.sql.server.ts";
import { eraseHolders, releaseAllOfPerson } from "../inventory/allocations/person.sql.server.ts";
import { eraseAllEmailsOf } from "../mail/person.sql.server.ts";
import { deleteConversationsOfPerson, lockConversationsOfPerson } from "../messages/person.sql.server.ts";
import { deleteSubscriberOfPerson } from "../newsletter/person.sql.server.ts";
import { eraseNotes } from "../notes/person.sql.server.ts";
import { deleteViewsOf } from "../office/person.sql.server.ts";
import {
  accountsOfOrders,
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
import { eraseShipments } from "../shipments/person.sql.server.ts";
import { deleteSavedOfPerson } from "../saved/person.sql.server.ts";
import {
  countTradeInsOfPerson,
  deleteTradeIns,
  eraseTradeIns,
  lockTradeInsOfPerson,
  type TradeInOfPerson,
} from "../trade-in/person.sql.server.ts";
import { deleteCustomer } from "./customers.sql.server.ts";
import { eraseReasons } from "./data-requests.sql.server.ts";

export type WholePerson = {
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

/** Locks all rows about the person. Carts come first, as for an order that is placed. What nobody needs is deleted at once. */
export async function lockWholePerson(
  tx: Transaction,
  { id, email }: { id: CustomerId; email: string },
): Promise<WholePerson> {
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

/** Why the person cannot be erased now; null if nothing is open. */
export async function obstacleTo(tx: Transaction, { email, account, orders, claims, tradeIns }: WholePerson) {
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

/** Erases what no law requires, with the account and the customer. Nothing about the person may be open (`obstacleTo`). */
export async function eraseWholePerson(tx: Transaction, person: WholePerson): Promise<void> {
  const { id, email, account, visitorIds, orders, tradeIns, conversations } = person;
  const orderIds = orders.map((order) => order.id);
  const texts = await textsOf(tx, person);
  const things = thingsOf(person);
  await deleteCartsOfPerson(tx, visitorIds);
  await deleteDraftsOfPerson(tx, { email, visitorIds });
  await releaseAllOfPerson(tx, { email, visitorIds });
  await eraseHolders(tx, { email, visitorIds });
  await deleteSavedOfPerson(tx, { email, visitorIds });
  await deleteSubscriberOfPerson(tx, email);
  await deleteBuildsOfPerson(tx, visitorIds);
  await deletePcsOfPerson(tx, visitorIds);
  await eraseShipments(tx, { email });
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

function thingsOf({ id, account, orders, claims, tradeIns, conversations }: WholePerson) {
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

/**
 * All texts that name the person: e-mail, whole names, phones in both writings, streets, companies, and the accounts of
 * their money. Each with and without diacritics, because staff write both.
 */
async function textsOf(tx: Transaction, { email, account, orders, tradeIns }: WholePerson): Promise<string[]> {
  const accounts = await accountsOfOrders(
    tx,
    orders.map(({ id }) => id),
  );
  const people = [
    ...orders.flatMap(({ address, billing }) => [address, billing]),
    ...tradeIns.map(({ seller }) => seller),
  ].filter((person) => person !== null);
  const phones = [...orders.map(({ phone }) => phone), ...tradeIns.map(({ seller }) => seller?.phone ?? "")];
  const texts = identifying([
    email,
    account?.name.includes(" ") ? account.name : null,
    ...people.flatMap(({ firstName, lastName, address }) => [
      firstName && lastName ? `${firstName} ${lastName}` : null,
      firstName && lastName ? `${lastName} ${firstName}` : null,
      address,
    ]),
    ...phones.flatMap((phone) => [phone, phone.replace(/^\+?40/, "0")]),
    ...orders.flatMap(({ company }) => [company?.name, company?.cui]),
    ...[...accounts, ...tradeIns.map(({ iban, payeeName }) => ({ iban, name: payeeName }))].flatMap(
      ({ iban, name }) => [iban, name?.includes(" ") ? name : null],
    ),
  ]);
  return [...new Set([...texts, ...texts.map(foldDiacritics)])];
}
