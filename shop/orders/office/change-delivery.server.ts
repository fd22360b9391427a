import { recordAudit } from "../../../base/audit.server.ts";
import type { Actor } from "../../../base/actor.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { isPayableAt, lockerBar, placeOf, type LockerLimits, type LockerPlace } from "../../lockers/locker.ts";
import { lockLocker } from "../../lockers/lockers.sql.server.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { ComposeEmail } from "../emails.ts";
import type { ShippingForm } from "../forms.ts";
import { isChangeable, type Order, type OrderNumber } from "../order.ts";
import { packedSizesOfOrder } from "../packed-sizes.sql.server.ts";
import { findOrder, lockOrderOf, writeDelivery } from "../orders.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; lockers: LockerLimits };

type DeliveryChange = {
  number: OrderNumber;
  /** That of the order as its editor saw it. */
  version: number;
  shipping: ShippingForm;
  actor: Actor;
};

/**
 * Staff change who gets an order, where and how, until it is sent; the buyer's company and invoice address until the
 * invoice is issued. The delivery fee stays as agreed. The buyer is told at the new address, and at the old one if the
 * e-mail changed. Refuses with `order-unknown`, `order-not-movable` (its state), `order-changed` (somebody else was
 * faster), `order-invoiced`, `cash-not-at-locker` (it is paid on receipt, which this locker cannot take), `locker-missing`,
 * `locker-unknown` or a `LockerBar`.
 */
export function changeDelivery(deps: Deps, { number, version, shipping, actor }: DeliveryChange) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!isChangeable(order.state)) return refuse.conflict({ code: "order-not-movable", state: order.state });
    const to = shipping.delivery === "locker" ? await lockerOf(tx, deps, { order, shipping }) : ok(null);
    if (!to.ok) return to;
    const locker = to.value;
    const [before, after] = [deliveryOf(order), deliveryIn(shipping, locker)];
    if (isSame(before, after)) return ok(order);
    if (order.version !== version) return refuse.conflict({ code: "order-changed" });
    if (order.isInvoiced && !isSame(invoicedIn(before), invoicedIn(after)))
      return refuse.conflict({ code: "order-invoiced" });
    // The invoice keeps its address, wherever the parcel goes.
    const billing = order.isInvoiced ? (order.billing ?? order.address) : shipping.billing;
    await writeDelivery(tx, order.id, { ...shipping, billing }, locker);
    await recordAudit(tx, {
      actor,
      action: "delivery-changed",
      entity: "order",
      entityId: number,
      ...changes(before, after),
    });
    const changed = await findOrder(tx, { id: order.id });
    if (!changed) throw new Error(`${number} was changed but cannot be read`);
    for (const recipient of new Set([order.email, changed.email]))
      await enqueueEmail(tx, {
        key: `delivery ${number} ${changed.version} ${recipient}`,
        recipient,
        language: order.language,
        ...deps.compose({ kind: "order-changed", order: changed }, order.language),
      });
    return ok(changed);
  });
}

/** The locker of the form. One that the order goes to already stays, even if it closed meanwhile. */
async function lockerOf(tx: Transaction, deps: Deps, { order, shipping }: { order: Order; shipping: ShippingForm }) {
  const { lockerId: id } = shipping;
  if (id === undefined) return refuse.invalid({ code: "locker-missing" });
  if (order.locker?.id === id) return ok(order.locker);
  const locker = await lockLocker(tx, id);
  if (!locker) return refuse.conflict({ code: "locker-unknown" });
  const bar = lockerBar(await packedSizesOfOrder(tx, order), { limits: deps.lockers, locker });
  if (bar) return refuse.conflict(bar);
  const owes = order.method === "cash" && order.payment.state === "awaiting";
  return owes && !isPayableAt(locker, deps.lockers)
    ? refuse.conflict({ code: "cash-not-at-locker" })
    : ok(placeOf(locker));
}

type Delivered = Pick<Order, "email" | "phone" | "address" | "delivery" | "locker" | "company" | "billing">;

function deliveryOf({ email, phone, address, delivery, locker, company, billing }: Order): Delivered {
  return { email, phone, address, delivery, locker, company, billing };
}

function deliveryIn(form: ShippingForm, locker: LockerPlace | null): Delivered {
  const { email, phone, delivery, lockerId: ___, company, billing, createAccount: _, saveInfo: __, ...address } = form;
  return { email, phone, address, delivery: delivery === "pickup" ? "pickup" : "courier", locker, company, billing };
}

/** What the invoice says of its buyer, and the delivery does not. */
function invoicedIn({ company, billing }: Delivered) {
  return { company, billing };
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** The same with sorted keys, at every depth. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Only what changed, for the audit log. */
function changes(before: Delivered, after: Delivered): { before: Partial<Delivered>; after: Partial<Delivered> } {
  const names = (Object.keys(before) as (keyof Delivered)[]).filter(
    (name) => !isSame({ value: before[name] }, { value: after[name] }),
  );
  const only = (delivered: Delivered) =>
    Object.fromEntries(names.map((name) => [name, delivered[name]])) as Partial<Delivered>;
  return { before: only(before), after: only(after) };
}
