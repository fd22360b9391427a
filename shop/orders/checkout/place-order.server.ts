import { dayOf } from "../../../base/day.ts";
import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type ListingId, type OrderId, type UnitId, type VisitorId } from "../../../base/id.ts";
import { bani, NOTHING, shareOut, sum, type Bani } from "../../../base/money.ts";
import { takeNumber } from "../../../base/public-number.ts";
import { ok, refuse } from "../../../base/result.ts";
import { standardRateOn, type VatRates } from "../../../base/vat.ts";
import { titleOf } from "../sold-title.ts";
import { packedSizesOf, type CartLine } from "../../cart/cart.ts";
import { voucherOfLines } from "../../cart/enter-voucher.server.ts";
import { findVoucherCode } from "../../cart/find-voucher-code.server.ts";
import type { CheckedVoucher } from "../../vouchers/check-voucher.server.ts";
import { useVoucher } from "../../vouchers/use-voucher.server.ts";
import { clearCart } from "../../cart/clear-cart.server.ts";
import { lockCart } from "../../cart/lock-cart.server.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import {
  isPayableAt,
  lockerBar,
  noLockers,
  placeOf,
  type LockerLimits,
  type LockerPlace,
} from "../../lockers/locker.ts";
import { lockLocker } from "../../lockers/lockers.sql.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { mayMail } from "../../mail/may-mail.server.ts";
import { cashBar } from "../../payments/cash.ts";
import { firstStateOf } from "../../payments/payment.ts";
import { mayExtendWarranty, monthsOfParts, warrantyMonths } from "../../warranty/extended-warranty.ts";
import { estimatedDelivery, transferDeadline } from "../../shipping/calendar.ts";
import { FULL_GUARANTEE_MONTHS } from "../../warranty/legal-guarantee.ts";
import type { DeliveryTerms } from "../../shipping/fee.ts";
import type { PaymentForm, ShippingForm } from "../forms.ts";
import { placedKey, type BankAccount, type ComposeEmail, type OrderEmail } from "../emails.ts";
import { firstOrderState, orderNumbers, totalsOf, type Order, type OrderLine, type Totals } from "../order.ts";
import type { OrderAgreement } from "./agreed-terms.ts";
import { insertTerms } from "./agreed-terms.sql.server.ts";
import { deleteDraft, rememberDraft } from "./drafts.sql.server.ts";
import {
  keysOf,
  expireAllocations,
  limitPassed,
  lockHolder,
  noteLimitHit,
  type HolderKeys,
} from "../../inventory/allocations/allocation-limits.sql.server.ts";
import {
  endRequestsOf,
  insertAllocationRequest,
  extensionLinkOf,
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
import { findOrder, insertLines, insertOrder, writeFirstTransition } from "../orders.sql.server.ts";
import { cashOwedBy, insertPayment, lockCashBuyer } from "../payment/payments.sql.server.ts";

const CARD_MINUTES = 30; // rule 22

type Deps = {
  db: Db;
  compose: ComposeEmail;
  chance: () => number;
  bank: BankAccount;
  card: { readonly name: string };
  takesCash: boolean;
  delivery: DeliveryTerms;
  holding: Holding;
  mailLimits: MailLimits;
  vatRates: VatRates;
  /** Without it the shop sends nothing to lockers. */
  lockers?: LockerLimits;
  /** Days in which the goods may be returned; without it the law's. */
  returnDays?: number;
};

export type NewOrder = {
  visitorId: VisitorId;
  language: Order["language"];
  shipping: ShippingForm;
  payment: PaymentForm;
  extendedWarranty: boolean;
  /** The total without the extended warranty, as the buyer's page showed it: only compared, never charged. */
  seenTotal: Bani;
  /** The form key of the page: posting it again returns the same order. */
  idempotencyKey: string;
  /** What the buyer's page showed beside the button; without it the law's two years of guarantee hold. */
  agreement?: OrderAgreement;
  /** The network of the request (`networkOf`), for the limits on allocations. */
  network?: string | null;
};

/** Identifies the buyer for the limits on allocations. */
type Holder = { holding: Holding; visitorId: VisitorId; keys: HolderKeys };

/** The contents of an order, checked and priced. */
type PricedCart = {
  /** One entry per unit. */
  listings: SoldListing[];
  tests: Map<ListingId, string[]>;
  extendedWarranty: boolean;
  totals: Totals;
  voucher: Extract<CheckedVoucher, { issue: null }> | null;
  locker: LockerPlace | null;
};

/**
 * Makes an order of the visitor's cart at current prices. Its units become the order's own: for 30 minutes if a card is
 * to pay, until the deadline if an account pays by transfer, for good with cash on delivery. A stranger's transfer holds
 * them for 30 minutes until the link in the e-mail is opened, and has a deadline of its own (rule 35). All of it happens
 * or none. Refuses with `cart-empty`, `unit-taken` (the listings with too few units left), `price-changed` (`before` and
 * `now`, in bani, without the extended warranty), `pickup-off`, `locker-missing`, `locker-unknown` or a `LockerBar`, `form-expired` (the page belongs to another visitor), for cash with a
 * `CashBar`, with a `VoucherIssue` if the total that the page showed counted on the voucher of the cart, or with an `AllocationError`; an order by card exceeding a limit is placed all the same, but holds no units
 * until it is paid.
 */
export async function placeOrder(deps: Deps, request: NewOrder) {
  const { visitorId, shipping, network } = request;
  const keys = keysOf(deps.holding.secret, visitorId, {
    contact: { email: shipping.email, phone: shipping.phone, address: shipping },
    network,
  });
  const holder = { holding: deps.holding, visitorId, keys };
  const placed = await attempt(deps.db, (tx) => placeInTransaction(tx, deps, request, holder));
  if (!placed.ok && isAllocationError(placed.domainError))
    await noteLimitHit(deps.db, { domainError: placed.domainError, visitorId, keys });
  return placed;
}

async function placeInTransaction(tx: Transaction, deps: Deps, request: NewOrder, holder: Holder) {
  const { visitorId, keys } = holder;
  // Locks the cart first: of two posts of the same page, the second finds the order of the first.
  const lines = await lockCart(tx, { visitorId });
  const earlier = await findOrder(tx, { idempotencyKey: request.idempotencyKey });
  if (earlier) return earlier.visitorId === visitorId ? ok(earlier) : refuse.conflict({ code: "form-expired" });
  if (lines.length === 0) return refuse.invalid({ code: "cart-empty" });

  // Before any lock that others wait for: of a thousand buyers of the last ten units, most are refused at once (W18).
  const wanted = lines.map(({ goods, quantity }) => ({ listingId: goods.id, quantity }));
  const unavailable = await lackingUnits(tx, wanted, visitorId);
  if (unavailable.length > 0) return refuse.conflict({ code: "unit-taken", listings: unavailable });

  await lockHolder(tx, holder);
  const priced = await priceCart(tx, deps, request, lines);
  if (!priced.ok) return priced;
  const created = await createOrder(tx, deps, request, { cart: priced.value, keys });
  if (!created.ok) return created;
  const { order, payUntil } = created.value;

  // Cash on delivery: no payment is awaited, so the units are the buyer's until staff cancel the order.
  if (order.method === "cash") await retakeUnits(tx, order, "sold");
  await endCheckout(tx, request, priced.value.listings);
  const limitError = await limitPassed(tx, holder);
  if (limitError && order.method !== "card") return refuse.tooMany(limitError);
  if (limitError) {
    await expireAllocations(tx, order.id);
    await noteLimitHit(tx, { domainError: limitError, visitorId, keys });
  }
  await notifyBuyer(tx, deps, order, { payUntil, isByStranger: isByStranger(request) });
  return ok(limitError ? { ...order, heldUntil: null, heldSeconds: null } : order);
}

/** A stranger's transfer must be confirmed by the link in the e-mail (rule 35). */
function isByStranger({ payment, visitorId }: NewOrder): boolean {
  return payment.paymentMethod === "bank" && !isAccount(visitorId);
}

/** Locks the cart's listings and refuses if one is gone, the total has changed, the delivery has ended, or cash is barred. */
async function priceCart(tx: Transaction, deps: Deps, request: NewOrder, lines: readonly CartLine[]) {
  const { listings, lacking } = await lockUnits(tx, lines);
  if (lacking.length > 0) return refuse.conflict({ code: "unit-taken", listings: lacking });
  const delivery = request.shipping.delivery ?? "courier";
  if (delivery === "pickup" && !deps.delivery.pickup) return refuse.conflict({ code: "pickup-off" });
  const to = delivery === "locker" ? await lockerOf(tx, deps, request, lines) : ok(null);
  if (!to.ok) return to;
  const locker = to.value;
  const extendedWarranty = request.extendedWarranty && mayExtendWarranty(listings);
  const tests = testsOf(lines);
  const whole = totalsOf(
    listings.map((listing) => listing.priceBani),
    { extendedWarranty, gameTests: tests.size, delivery, terms: deps.delivery },
  );
  const voucher = await lockVoucher(tx, deps, request, lines);
  const reduction = voucher?.issue === null ? voucher.reduce(whole.shipping).discount : NOTHING;
  const totals = { ...whole, reduction, total: bani(whole.total - reduction) };
  const now = bani(totals.total - (extendedWarranty ? deps.delivery.extendedWarranty : 0));
  if (now !== request.seenTotal && voucher?.issue) return refuse.conflict(voucher.issue);
  if (now !== request.seenTotal) return refuse.conflict({ code: "price-changed", before: request.seenTotal, now });

  const bar = request.payment.paymentMethod === "cash" ? await cashBarOf(tx, deps, request, { totals, locker }) : null;
  if (bar) return refuse.invalid(bar);
  return ok<PricedCart>({
    locker,
    listings,
    tests,
    extendedWarranty,
    totals,
    voucher: voucher?.issue === null ? voucher : null,
  });
}

/** The chosen locker, which nobody closes meanwhile: everything in the cart must fit it together. */
async function lockerOf(tx: Transaction, deps: Deps, { shipping }: NewOrder, lines: readonly CartLine[]) {
  if (shipping.lockerId === undefined) return refuse.invalid({ code: "locker-missing" });
  const locker = await lockLocker(tx, shipping.lockerId);
  if (!locker) return refuse.conflict({ code: "locker-unknown" });
  const bar = lockerBar(packedSizesOf(lines), { limits: deps.lockers ?? noLockers, locker });
  return bar ? refuse.conflict(bar) : ok(placeOf(locker));
}

/** The voucher of the cart, locked: of two orders that want its last use, the second waits here and finds it gone. */
async function lockVoucher(tx: Transaction, deps: Deps, { visitorId, shipping }: NewOrder, lines: readonly CartLine[]) {
  const code = await findVoucherCode({ db: tx }, { visitorId });
  if (code === null) return null;
  const today = dayOf(await databaseTime(tx));
  return voucherOfLines(tx, {
    code,
    lines,
    person: { visitorId, email: shipping.email, phone: shipping.phone },
    vatPercent: standardRateOn(today, deps.vatRates),
    lock: true,
  });
}

/** Writes the order and allocates its units; refuses if another buyer has taken one. */
async function createOrder(
  tx: Transaction,
  deps: Deps,
  request: NewOrder,
  { cart, keys }: { cart: PricedCart; keys: HolderKeys },
) {
  const { listings, tests, extendedWarranty, totals, voucher, locker } = cart;
  const transferDays = isByStranger(request) ? deps.holding.strangerTransferDays : deps.holding.transferDays;
  const terms = request.agreement?.terms ?? null;
  if (terms) await insertTerms(tx, terms);
  const row = {
    ...request,
    totals,
    extendedWarranty,
    transferDays,
    deliveryDays: deps.delivery.days,
    guaranteeMonths: request.shipping.company ? null : (request.agreement?.guaranteeMonths ?? FULL_GUARANTEE_MONTHS),
    termsVersion: terms?.version ?? null,
    isServiceRequested: tests.size > 0,
    voucherCode: voucher?.code ?? null,
    returnDays: deps.returnDays,
    locker,
  };
  const { id, payUntil } = await insertNumbered(tx, deps.chance, row);
  if (voucher) await useVoucher(tx, { voucherId: voucher.voucher.id, orderId: id, ...voucher.reduce(totals.shipping) });
  const strangersUntil = isByStranger(request) ? { minutes: STRANGER_MINUTES } : payUntil;
  const until = strangersUntil ?? { minutes: CARD_MINUTES };
  const taken = await takeAll(tx, listings, {
    visitorId: request.visitorId,
    kind: "order",
    orderId: id,
    until,
    holder: keys,
  });
  if (taken.lacking.length > 0) return refuse.conflict({ code: "unit-taken", listings: taken.lacking });

  const orderLines = linesOf(taken.units, { extendedWarranty, tests, terms: deps.delivery });
  const order = await writeDetails(tx, deps, id, { ...request, totals, lines: orderLines });
  return ok({ order, payUntil });
}

/** The cart, the checkout's allocations and the visitor's reservations of these listings are over. */
async function endCheckout(
  tx: Transaction,
  { visitorId, shipping }: NewOrder,
  listings: readonly SoldListing[],
): Promise<void> {
  await clearCart(tx, { visitorId });
  await releaseCheckoutAllocations(tx, { visitorId, except: [] });
  await endRequestsOf(tx, { visitorId, listings: listings.map((listing) => listing.id) });
  if (shipping.saveInfo) await rememberDraft(tx, visitorId);
  else await deleteDraft(tx, visitorId);
}

/** An order by card has its e-mail when it is paid: until then its buyer is looking at it. */
async function notifyBuyer(
  tx: Transaction,
  deps: Deps,
  order: Order,
  { payUntil, isByStranger }: { payUntil: Date | null; isByStranger: boolean },
): Promise<void> {
  if (payUntil !== null) {
    const request = isByStranger
      ? await insertAllocationRequest(tx, {
          orderId: order.id,
          email: order.email,
          language: order.language,
          fullUntil: payUntil,
        })
      : null;
    const extensionLink = request && extensionLinkOf(request, deps.holding.secret);
    await sendPlaced(tx, deps, {
      kind: "order-awaits-transfer",
      order,
      bank: deps.bank,
      until: payUntil,
      extensionLink,
    });
  }
  if (order.method === "cash") await sendPlaced(tx, deps, { kind: "order-by-cash", order });
}

/**
 * The buyer's page shows the same, so the e-mail may be skipped: a mailbox at its limit gets the next one when the order
 * is paid or sent (W9).
 */
async function sendPlaced(tx: Transaction, deps: Deps, email: OrderEmail & { order: Order }): Promise<void> {
  const { order } = email;
  if (!(await mayMail(tx, deps.mailLimits, { to: order.email, reason: "order" }))) return;
  await enqueueEmail(tx, {
    key: placedKey(order.number),
    recipient: order.email,
    language: order.language,
    ...deps.compose(email, order.language),
  });
}

/** The cash that other parcels of the same buyer will collect counts towards the limit. */
async function cashBarOf(
  tx: Transaction,
  deps: Deps,
  { shipping }: NewOrder,
  { totals: { total }, locker }: Pick<PricedCart, "totals" | "locker">,
) {
  await lockCashBuyer(tx, shipping.email);
  const owed = await cashOwedBy(tx, shipping);
  return cashBar({
    isOn: deps.takesCash,
    isByCourier: shipping.delivery !== "pickup",
    locker: locker && { isPayable: isPayableAt(locker, deps.lockers ?? noLockers) },
    isCompany: Boolean(shipping.company),
    total: sum([owed, total]),
  });
}

/** Locks the listings; returns one entry per unit at its current price; `lacking` are those no longer on sale. */
async function lockUnits(
  tx: Transaction,
  lines: readonly CartLine[],
): Promise<{ listings: SoldListing[]; lacking: ListingId[] }> {
  const ids = lines.map((line) => line.goods.id);
  const live = new Map((await lockListings(tx, ids)).map((listing) => [listing.id, listing]));
  return {
    lacking: ids.filter((id) => !live.has(id)),
    listings: lines
      .toSorted((a, b) => a.goods.id - b.goods.id)
      .flatMap(({ goods, quantity }) => Array<SoldListing | undefined>(quantity).fill(live.get(goods.id)))
      .filter((listing) => listing !== undefined),
  };
}

async function insertNumbered(
  tx: Transaction,
  chance: () => number,
  order: NewOrder & {
    totals: Totals;
    extendedWarranty: boolean;
    transferDays: number;
    deliveryDays: number;
    guaranteeMonths: number | null;
    voucherCode: string | null;
    returnDays: number | undefined;
    locker: LockerPlace | null;
  },
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
    estimatedDelivery: estimatedDelivery(placedAt, { days: order.deliveryDays }),
  };
  await takeNumber(orderNumbers, { chance, take: (number) => insertOrder(tx, id, { ...row, number }) });
  return { id, payUntil };
}

type TakenUnit = { unitId: UnitId; listing: SoldListing };

async function takeAll(
  tx: Transaction,
  listings: readonly SoldListing[],
  taker: Parameters<typeof takeUnits>[2],
): Promise<{ units: TakenUnit[]; lacking: ListingId[] }> {
  const units: TakenUnit[] = [];
  const lacking: ListingId[] = [];
  for (const listing of new Set(listings)) {
    const quantity = listings.filter((other) => other === listing).length;
    const taken = await takeUnits(tx, { listingId: listing.id, quantity }, taker);
    units.push(...taken.map(({ unitId }) => ({ unitId, listing })));
    if (taken.length < quantity) lacking.push(listing.id);
  }
  return { units, lacking };
}

/** The games to be tested, by the listing of their PC. */
function testsOf(lines: readonly CartLine[]): Map<ListingId, string[]> {
  return new Map(lines.flatMap(({ goods, gameTest }) => (gameTest ? [[goods.id, gameTest]] : [])));
}

function linesOf(
  units: readonly TakenUnit[],
  options: { extendedWarranty: boolean; tests: ReadonlyMap<ListingId, string[]>; terms: DeliveryTerms },
): OrderLine[] {
  const isPc = ({ listing }: TakenUnit) => listing.kind === "pc";
  const shares = options.extendedWarranty
    ? shareOut(
        options.terms.extendedWarranty,
        units.map((unit) => (isPc(unit) ? 1 : 0)),
      )
    : null;
  const goods = units.map(({ unitId, listing }, place): OrderLine => ({
    kind: "unit",
    listingId: listing.id,
    unitId,
    title: titleOf(listing),
    price: listing.priceBani,
    warrantyMonths: warrantyMonths(listing, { extended: options.extendedWarranty }),
    partMonths: monthsOfParts(listing, { extended: options.extendedWarranty }),
    ...(shares && listing.kind === "pc" && { extension: { price: shares[place]!, withdrawnAt: null } }),
  }));
  const tested = units.flatMap(({ unitId, listing }): OrderLine[] => {
    const games = options.tests.get(listing.id);
    return games
      ? [
          {
            kind: "service",
            service: "game-test",
            title: listing.title,
            price: options.terms.gameTest,
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
      price: options.terms.extendedWarranty,
      warrantyMonths: 0,
    },
  ];
}

async function writeDetails(
  tx: Transaction,
  deps: Deps,
  id: OrderId,
  order: NewOrder & { totals: Totals; lines: readonly OrderLine[] },
): Promise<Order> {
  const { payment, totals } = order;
  const method = payment.paymentMethod;
  await writeFirstTransition(tx, id, { state: firstOrderState[method], actor: "buyer" });
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
