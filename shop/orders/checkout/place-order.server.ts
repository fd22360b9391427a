import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type ListingId, type OrderId, type UnitId, type VisitorId } from "../../../base/id.ts";
import { bani, sum, type Bani } from "../../../base/money.ts";
import { takeNumber } from "../../../base/public-number.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { CartLine } from "../../cart/cart.ts";
import { GAME_TEST_PRICE } from "../../cart/game-test.ts";
import { clearCart } from "../../cart/clear-cart.server.ts";
import { lockCart } from "../../cart/lock-cart.server.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { mayMail } from "../../mail/may-mail.server.ts";
import { cashBar } from "../../payments/cash.ts";
import { firstStateOf } from "../../payments/payment.ts";
import { EXTENDED_WARRANTY_PRICE, mayExtendWarranty, warrantyMonths } from "../../warranty/extended-warranty.ts";
import { estimatedDelivery, TRANSFER_WORKING_DAYS, transferDeadline } from "../../shipping/calendar.ts";
import type { PaymentForm, ShippingForm } from "../forms.ts";
import { placedKey, type BankAccount, type ComposeEmail, type OrderEmail } from "../emails.ts";
import { firstOrderState, orderNumbers, totalsOf, type Order, type OrderLine, type Totals } from "../order.ts";
import { deleteDraft, rememberDraft } from "./drafts.sql.server.ts";
import {
  keysOf,
  letGoOf,
  limitPassed,
  lockHolder,
  noteLimitHit,
} from "../../inventory/allocations/allocation-limits.sql.server.ts";
import {
  endRequestsOf,
  insertAllocationRequest,
  keepOf,
} from "../../inventory/allocations/allocation-requests.sql.server.ts";
import { isAccount, isAllocationError, STRANGER_MINUTES, type Holding } from "../../inventory/allocations/holder.ts";
import {
  lackingUnits,
  lockListings,
  releaseCheckoutAllocations,
  retakeUnits,
  takeUnits,
  type SoldListing,
} from "../../inventory/allocations/allocations.sql.server.ts";
import { findOrder, insertLines, insertOrder, writeStarterBuild } from "../orders.sql.server.ts";
import { cashOwedBy, insertPayment, lockCashBuyer } from "../payment/payments.sql.server.ts";

const CARD_MINUTES = 30; // rule 22

type Deps = {
  db: Db;
  compose: ComposeEmail;
  chance: () => number;
  bank: BankAccount;
  card: { readonly name: string };
  takesCash: boolean;
  holding: Holding;
  mailLimits: MailLimits;
};

export type NewOrder = {
  visitorId: VisitorId;
  language: Order["language"];
  shipping: ShippingForm;
  payment: PaymentForm;
  extendedWarranty: boolean;
  /** Everything but the extended warranty, as the buyer's page showed it: compared, never charged. */
  seenTotal: Bani;
  /** Of the page that asked: posting it again gives the same order. */
  idempotencyKey: string;
  /** From which network it is asked for (`networkOf`): a limit on what is held counts it. */
  network?: string | null;
};

/**
 * Makes an order of the visitor's cart, at today's prices, out of units that become the order's own: for 30 minutes where
 * a card is to pay, until the deadline where an account pays by transfer, for good where cash at the door is. A stranger's transfer holds them
 * for 30 minutes until the link in the e-mail is opened, and has a deadline of its own (rule 35). All of it happens or none. Refuses with `cart-empty`,
 * `unit-taken` (the listings of which too few are left), `price-changed` (`before` and `now`, in bani, of all but
 * the extended warranty), `form-expired` (the page was somebody else's), in cash with what bars it (`CashBar`), or with what is in
 * `HoldRefusal`; an order by card is made all the same, and its units are nobody's until it is paid.
 */
export async function placeOrder(deps: Deps, wish: NewOrder) {
  const { visitorId, shipping, payment } = wish;
  const { holding } = deps;
  const keys = keysOf(holding.secret, visitorId, {
    contact: { email: shipping.email, phone: shipping.phone, address: shipping },
    network: wish.network,
  });
  const holder = { holding, visitorId, keys };
  const isByStranger = payment.paymentMethod === "bank" && !isAccount(visitorId);
  const placed = await attempt(deps.db, async (tx) => {
    // The cart's lock comes first: of two posts of the same page the second finds the order of the first.
    const lines = await lockCart(tx, { visitorId });
    const earlier = await findOrder(tx, { idempotencyKey: wish.idempotencyKey });
    if (earlier) return earlier.visitorId === visitorId ? ok(earlier) : refuse.conflict({ code: "form-expired" });
    if (lines.length === 0) return refuse.invalid({ code: "cart-empty" });

    // Before any lock that others wait for: of a thousand who want the last ten, most are told at once (W18).
    const gone = await lackingUnits(
      tx,
      lines.map(({ goods, quantity }) => ({ listingId: goods.id, quantity })),
      visitorId,
    );
    if (gone.length > 0) return refuse.conflict({ code: "unit-taken", listings: gone });

    await lockHolder(tx, holder);
    const { listings, lacking } = await priced(tx, lines);
    if (lacking.length > 0) return refuse.conflict({ code: "unit-taken", listings: lacking });
    const extendedWarranty = wish.extendedWarranty && mayExtendWarranty(listings);
    const tests = testsOf(lines);
    const totals = totalsOf(
      listings.map((listing) => listing.priceBani),
      { extendedWarranty, gameTests: tests.size, delivery: wish.shipping.delivery ?? "courier" },
    );
    const now = bani(totals.total - (extendedWarranty ? EXTENDED_WARRANTY_PRICE : 0));
    if (now !== wish.seenTotal) return refuse.conflict({ code: "price-changed", before: wish.seenTotal, now });

    const barred = wish.payment.paymentMethod === "cash" ? await cashBarOf(tx, deps, wish, totals) : null;
    if (barred) return refuse.invalid(barred);

    const transferDays = isByStranger ? holding.strangerTransferDays : TRANSFER_WORKING_DAYS;
    const { id, payUntil } = await insertFresh(tx, deps.chance, { ...wish, totals, extendedWarranty, transferDays });
    const until =
      payUntil === null ? { minutes: CARD_MINUTES } : isByStranger ? { minutes: STRANGER_MINUTES } : payUntil;
    const bought = await take(tx, listings, { visitorId, kind: "order", orderId: id, until, holder: keys });
    if (bought.lacking.length > 0) return refuse.conflict({ code: "unit-taken", listings: bought.lacking });

    const order = await writeDown(tx, deps, id, {
      ...wish,
      totals,
      lines: linesOf(bought.units, { extendedWarranty, tests }),
    });
    // Nobody has to pay anything first, so there is nothing to wait for: the units are its buyer's until staff say otherwise.
    if (order.method === "cash") await retakeUnits(tx, order, "sold");
    await clearCart({ db: tx }, { visitorId });
    await releaseCheckoutAllocations(tx, { visitorId, except: [] });
    await endRequestsOf(tx, { visitorId, listings: listings.map((listing) => listing.id) });
    if (wish.shipping.saveInfo) await rememberDraft(tx, visitorId);
    else await deleteDraft(tx, visitorId);
    const passed = await limitPassed(tx, holder);
    if (passed && order.method !== "card") return refuse.tooMany(passed);
    if (passed) {
      await letGoOf(tx, order.id);
      await noteLimitHit(tx, { domainError: passed, visitorId, keys });
    }
    // An order that waits for a card is told of when it is paid: its buyer is looking at it.
    if (payUntil !== null) {
      const request = isByStranger
        ? await insertAllocationRequest(tx, {
            orderId: id,
            email: order.email,
            language: order.language,
            fullUntil: payUntil,
          })
        : null;
      const keep = request && keepOf(request, holding.secret);
      const emailMessage = { kind: "order-awaits-transfer" as const, order, bank: deps.bank, until: payUntil, keep };
      await tellPlaced(tx, deps, emailMessage, order);
    }
    if (order.method === "cash") {
      const emailMessage = { kind: "order-by-cash" as const, order };
      await tellPlaced(tx, deps, emailMessage, order);
    }
    return ok(passed ? { ...order, heldUntil: null, heldSeconds: null } : order);
  });
  if (!placed.ok && isAllocationError(placed.domainError))
    await noteLimitHit(deps.db, { domainError: placed.domainError, visitorId, keys });
  return placed;
}

/** The buyer's page says the same: a mailbox that has had its share of e-mails gets the next one when money comes or the parcel goes (W9). */
async function tellPlaced(tx: Transaction, deps: Deps, emailMessage: OrderEmail, order: Order): Promise<void> {
  if (!(await mayMail(tx, deps.mailLimits, { to: order.email, reason: "order" }))) return;
  await enqueueEmail(tx, {
    key: placedKey(order.number),
    recipient: order.email,
    language: order.language,
    ...deps.compose(emailMessage, order.language),
  });
}

/** Other parcels that the same buyer has yet to pay for count towards the limit. */
async function cashBarOf(tx: Transaction, deps: Deps, { shipping }: NewOrder, { total }: Totals) {
  await lockCashBuyer(tx, shipping.email);
  const owed = await cashOwedBy(tx, shipping);
  return cashBar({
    isOn: deps.takesCash,
    isByCourier: shipping.delivery !== "pickup",
    isCompany: Boolean(shipping.company),
    total: sum([owed, total]),
  });
}

/** One entry a unit wanted, at the price of this moment; `lacking` are those that have left the shelf. */
async function priced(
  tx: Transaction,
  lines: readonly CartLine[],
): Promise<{ listings: SoldListing[]; lacking: ListingId[] }> {
  const live = new Map(
    (
      await lockListings(
        tx,
        lines.map((line) => line.goods.id),
      )
    ).map((listing) => [listing.id, listing]),
  );
  return {
    lacking: lines.map((line) => line.goods.id).filter((id) => !live.has(id)),
    listings: lines
      .toSorted((a, b) => a.goods.id - b.goods.id)
      .flatMap(({ goods, quantity }) => Array<SoldListing | undefined>(quantity).fill(live.get(goods.id)))
      .filter((listing) => listing !== undefined),
  };
}

async function insertFresh(
  tx: Transaction,
  chance: () => number,
  order: NewOrder & { totals: Totals; extendedWarranty: boolean; transferDays: number },
): Promise<{ id: OrderId; payUntil: Date | null }> {
  const id = newId<"order">();
  const placedAt = await databaseTime(tx);
  const { paymentMethod: method } = order.payment;
  const payUntil = method === "bank" ? transferDeadline(placedAt, order.transferDays) : null;
  const row = {
    ...order,
    method,
    state: firstOrderState[method],
    placedAt,
    payUntil,
    estimatedDelivery: estimatedDelivery(placedAt),
  };
  await takeNumber(orderNumbers, { chance, take: (number) => insertOrder(tx, id, { ...row, number }) });
  return { id, payUntil };
}

type Taken = { unitId: UnitId; listing: SoldListing };

async function take(
  tx: Transaction,
  listings: readonly SoldListing[],
  taker: Parameters<typeof takeUnits>[2],
): Promise<{ units: Taken[]; lacking: ListingId[] }> {
  const units: Taken[] = [];
  const lacking: ListingId[] = [];
  for (const listing of new Set(listings)) {
    const quantity = listings.filter((other) => other === listing).length;
    const taken = await takeUnits(tx, { listingId: listing.id, quantity }, taker);
    units.push(...taken.map(({ unitId }) => ({ unitId, listing })));
    if (taken.length < quantity) lacking.push(listing.id);
  }
  return { units, lacking };
}

/** The games to be tested, by the PC that they are tested on. */
function testsOf(lines: readonly CartLine[]): Map<ListingId, string[]> {
  return new Map(lines.flatMap(({ goods, gameTest }) => (gameTest ? [[goods.id, gameTest]] : [])));
}

function linesOf(
  units: readonly Taken[],
  options: { extendedWarranty: boolean; tests: ReadonlyMap<ListingId, string[]> },
): OrderLine[] {
  const goods = units.map(({ unitId, listing }): OrderLine => ({
    kind: "unit",
    listingId: listing.id,
    unitId,
    title: listing.title,
    price: listing.priceBani,
    warrantyMonths: warrantyMonths(listing, { extended: options.extendedWarranty }),
  }));
  const tested = units.flatMap(({ unitId, listing }): OrderLine[] => {
    const games = options.tests.get(listing.id);
    return games
      ? [
          {
            kind: "service",
            service: "game-test",
            title: listing.title,
            price: GAME_TEST_PRICE,
            warrantyMonths: 0,
            onUnit: unitId,
            games,
            calledOff: null,
          },
        ]
      : [];
  });
  if (!options.extendedWarranty) return [...goods, ...tested];
  return [
    ...goods,
    ...tested,
    {
      kind: "service",
      service: "extended-warranty",
      title: "extended-warranty",
      price: EXTENDED_WARRANTY_PRICE,
      warrantyMonths: 0,
    },
  ];
}

async function writeDown(
  tx: Transaction,
  deps: Deps,
  id: OrderId,
  order: NewOrder & { totals: Totals; lines: readonly OrderLine[] },
): Promise<Order> {
  const { payment, totals } = order;
  const method = payment.paymentMethod;
  await writeStarterBuild(tx, id, { state: firstOrderState[method], actor: "buyer" });
  await insertLines(tx, id, order.lines);
  await insertPayment(tx, {
    orderId: id,
    method,
    state: firstStateOf[method],
    amount: totals.total,
    provider: method === "card" ? deps.card.name : method,
    payerName: payment.paymentMethod === "bank" ? payment.accountName : null,
  });
  const placed = await findOrder(tx, { id });
  if (!placed) throw new Error(`the order ${id} was placed but cannot be read`);
  await recordAudit(tx, {
    actor: "buyer",
    action: "placed",
    entity: "order",
    entityId: placed.number,
    after: { state: placed.state, total: totals.total },
  });
  return placed;
}
