import { recordAudit } from "../../../base/audit.server.ts";
import type { Actor } from "../../../base/actor.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type OrderId } from "../../../base/id.ts";
import { sum } from "../../../base/money.ts";
import { takeNumber } from "../../../base/public-number.ts";
import { ok, refuse } from "../../../base/result.ts";
import {
  endReservations,
  lockListings,
  retakeUnits,
  unitsHeldFor,
  type SoldListing,
} from "../../inventory/allocations/allocations.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import { cashBar } from "../../payments/cash.ts";
import { firstStateOf } from "../../payments/payment.ts";
import { FULL_GUARANTEE_MONTHS } from "../../warranty/legal-guarantee.ts";
import type { DeliveryTerms } from "../../shipping/fee.ts";
import { estimatedDelivery, transferDeadline } from "../../shipping/calendar.ts";
import { monthsOfParts, warrantyMonths } from "../../warranty/extended-warranty.ts";
import { placedKey, type BankAccount, type ComposeEmail, type OrderEmail } from "../emails.ts";
import { firstOrderState, orderNumbers, type Order, type OrderLine, type Totals } from "../order.ts";
import { titleOf } from "../sold-title.ts";
import { findOrder, insertLines, insertOrder, writeFirstTransition } from "../orders.sql.server.ts";
import { cashOwedBy, insertPayment, lockCashBuyer } from "../payment/payments.sql.server.ts";
import type { AgreedTerms } from "../checkout/agreed-terms.ts";
import { insertTerms } from "../checkout/agreed-terms.sql.server.ts";
import type { PhoneOrderForm } from "./forms.ts";
import { PAY_LINK_HOURS, phoneTotals, type UnitForSale } from "./phone-order.ts";
import { unitsByCode } from "./units-for-sale.sql.server.ts";

export type PlaceDeps = {
  db: Db;
  delivery: DeliveryTerms;
  compose: ComposeEmail;
  chance: () => number;
  bank: BankAccount;
  card: { readonly name: string };
  takesCash: boolean;
  holding: Pick<Holding, "transferDays">;
  /** Days in which the goods may be returned; without it the law's. */
  returnDays?: number;
};

/** An order by phone: the filled-in form, who took it, and the terms in force, which its first e-mail carries. */
export type PhoneOrder = { form: PhoneOrderForm; actor: Actor; terms?: AgreedTerms | null };
/** Its units, locked and priced. */
type Priced = { chosen: (UnitForSale & { listing: SoldListing })[]; totals: Totals };

/**
 * Staff place an order by phone of units that they chose, also of those that its buyer has reserved. Its units are held by the same rows as everybody's: until the
 * deadline of a transfer, for a day with a pay link, for good with cash. The same page sent twice places one order.
 * Refuses with `units-not-free` (`codes`), `price-changed` (`before` and `now`: the prices of the units, in bani),
 * `discount-too-large`, `locker-missing`, or for cash with a `CashBar`.
 */
export function placeByPhone(deps: PlaceDeps, phoned: PhoneOrder) {
  return attempt(deps.db, async (tx) => {
    const placed = await placePhoneOrder(tx, deps, phoned);
    if (placed.ok && placed.value.isNew) await mailBuyer(tx, deps, placed.value);
    return placed.ok ? ok(placed.value.order) : placed;
  });
}

/** The same in the caller's transaction, which writes to the buyer. `isNew` is false for an order that this page placed before. */
export async function placePhoneOrder(tx: Transaction, deps: PlaceDeps, { form, actor, terms = null }: PhoneOrder) {
  const earlier = await findOrder(tx, { idempotencyKey: form.pageKey });
  if (earlier) return ok({ order: earlier, isNew: false, payUntil: earlier.payUntil, placedAt: earlier.placedAt });
  // Staff choose a locker on the page of the order.
  if (form.shipping.delivery === "locker") return refuse.invalid({ code: "locker-missing" });
  const priced = await priceUnits(tx, deps.delivery, form);
  if (!priced.ok) return priced;
  const bar = form.paymentMethod === "cash" ? await cashBarOf(tx, deps, form, priced.value.totals) : null;
  if (bar) return refuse.invalid(bar);
  const id = newId<"order">();
  const { totals } = priced.value;
  const { placedAt, payUntil } = await insertNumbered(tx, deps, { id, form, actor, terms, totals });
  const taken = await takeChosen(tx, { id, priced: priced.value, form, payUntil });
  if (!taken.ok) return taken;
  const order = await writeDetails(tx, deps, { id, form, actor, priced: priced.value });
  return ok({ order, isNew: true, payUntil, placedAt });
}

/** Locks the listings of the units, and refuses if one cannot be sold or costs something else by now. */
async function priceUnits(
  tx: Transaction,
  terms: DeliveryTerms,
  { units, seenGoods, shipping, discount }: PhoneOrderForm,
) {
  const found = await unitsByCode(tx, units);
  const live = new Map(
    (
      await lockListings(
        tx,
        found.map(({ listingId }) => listingId),
      )
    ).map((row) => [row.id, row]),
  );
  const chosen = found.flatMap((unit) => {
    const listing = live.get(unit.listingId);
    return (unit.free || unit.reservedBy === shipping.email) && listing ? [{ ...unit, listing }] : [];
  });
  const codes = units.filter((code) => !chosen.some((unit) => unit.code === code));
  if (codes.length > 0) return refuse.conflict({ code: "units-not-free", codes });
  const prices = chosen.map(({ listing }) => listing.priceBani);
  const now = sum(prices);
  if (now !== seenGoods) return refuse.conflict({ code: "price-changed", before: seenGoods, now });
  const totals = phoneTotals(prices, { delivery: shipping.delivery, terms, discount });
  if (totals.reduction >= totals.goods) return refuse.invalid({ code: "discount-too-large" });
  return ok<Priced>({ chosen, totals });
}

/** At the counter the law's limit on cash is the only one; a courier collects it where the shop offers that. */
async function cashBarOf(tx: Transaction, deps: PlaceDeps, { shipping }: PhoneOrderForm, { total }: Totals) {
  await lockCashBuyer(tx, shipping.email);
  const owed = await cashOwedBy(tx, shipping);
  return cashBar({
    isOn: deps.takesCash || shipping.delivery === "pickup",
    isByCourier: true,
    isCompany: shipping.company !== null,
    total: sum([owed, total]),
  });
}

async function insertNumbered(
  tx: Transaction,
  deps: PlaceDeps,
  { id, form, actor, terms = null, totals }: PhoneOrder & { id: OrderId; totals: Totals },
): Promise<{ placedAt: Date; payUntil: Date | null }> {
  const { paymentMethod: method, language, shipping, pageKey, discount } = form;
  const placedAt = await databaseTime(tx);
  if (terms) await insertTerms(tx, terms);
  const payUntil = method === "bank" ? transferDeadline(placedAt, deps.holding.transferDays) : null;
  const row = {
    state: firstOrderState[method],
    visitorId: null,
    language,
    shipping,
    method,
    totals,
    extendedWarranty: false,
    idempotencyKey: pageKey,
    placedAt,
    estimatedDelivery: estimatedDelivery(placedAt, deps.delivery),
    payUntil,
    placedBy: actor,
    discountWhy: discount?.why ?? null,
    // Nobody saw the clause that shortens it: the law's two years hold.
    guaranteeMonths: shipping.company ? null : FULL_GUARANTEE_MONTHS,
    termsVersion: terms?.version ?? null,
    returnDays: deps.returnDays,
  };
  await takeNumber(orderNumbers, { chance: deps.chance, take: (number) => insertOrder(tx, id, { ...row, number }) });
  return { placedAt, payUntil };
}

/** Takes exactly the chosen units. The row of the allocation decides between this order and anybody else. */
async function takeChosen(
  tx: Transaction,
  { id, priced, form, payUntil }: { id: OrderId; priced: Priced; form: PhoneOrderForm; payUntil: Date | null },
) {
  const lines = priced.chosen.map(({ unitId }) => ({ kind: "unit" as const, unitId }));
  const how =
    form.paymentMethod === "cash" ? "sold" : payUntil !== null ? { until: payUntil } : { minutes: PAY_LINK_HOURS * 60 };
  const reserved = priced.chosen.filter(({ reservedBy }) => reservedBy !== null).map(({ unitId }) => unitId);
  await endReservations(tx, { units: reserved, email: form.shipping.email });
  if ((await retakeUnits(tx, { id, visitorId: null, lines }, how)) === lines.length) return ok(null);
  const held = new Set(await unitsHeldFor(tx, id));
  const codes = priced.chosen.filter(({ unitId }) => !held.has(unitId)).map(({ code }) => code);
  return refuse.conflict({ code: "units-not-free", codes });
}

async function writeDetails(
  tx: Transaction,
  deps: PlaceDeps,
  { id, form, actor, priced: { chosen, totals } }: PhoneOrder & { id: OrderId; priced: Priced },
): Promise<Order> {
  const { paymentMethod: method, discount } = form;
  await writeFirstTransition(tx, id, { state: firstOrderState[method], actor });
  await insertLines(
    tx,
    id,
    chosen.map(({ unitId, listing }): OrderLine => ({
      kind: "unit",
      listingId: listing.id,
      unitId,
      title: titleOf(listing),
      price: listing.priceBani,
      warrantyMonths: warrantyMonths(listing, { extended: false }),
      partMonths: monthsOfParts(listing, { extended: false }),
    })),
  );
  await insertPayment(tx, {
    orderId: id,
    method,
    state: firstStateOf[method],
    amount: totals.total,
    provider: method === "card" ? deps.card.name : method,
    payerName: null,
  });
  const placed = await findOrder(tx, { id });
  if (!placed) throw new Error(`the order ${id} was placed but cannot be read`);
  await recordAudit(tx, {
    actor,
    action: "placed",
    entity: "order",
    entityId: placed.number,
    after: { state: placed.state, total: totals.total, units: chosen.map(({ code }) => code), discount },
  });
  return placed;
}

/** The buyer hears at once what was ordered and how to pay it. */
async function mailBuyer(
  tx: Transaction,
  deps: PlaceDeps,
  { order, payUntil, placedAt }: { order: Order; payUntil: Date | null; placedAt: Date },
): Promise<void> {
  const email = emailAbout(order, { bank: deps.bank, payUntil, placedAt });
  await enqueueEmail(tx, {
    key: placedKey(order.number),
    recipient: order.email,
    language: order.language,
    ...deps.compose(email, order.language),
  });
}

function emailAbout(
  order: Order,
  { bank, payUntil, placedAt }: { bank: BankAccount; payUntil: Date | null; placedAt: Date },
): OrderEmail {
  if (order.method === "cash") return { kind: "order-by-cash", order };
  if (payUntil !== null) return { kind: "order-awaits-transfer", order, bank, until: payUntil, extensionLink: null };
  return { kind: "order-pay-link", order, until: order.heldUntil ?? placedAt };
}
