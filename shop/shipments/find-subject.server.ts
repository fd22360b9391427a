import type { Db } from "../../base/db.server.ts";
import { NOTHING, type Bani } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import { findLocker } from "../lockers/find-lockers.server.ts";
import type { Locker, LockerPlace } from "../lockers/locker.ts";
import { findPackedSize } from "../orders/find-packed-size.server.ts";
import { isPreparable, parseOrderNumber, type Order } from "../orders/order.ts";
import { viewOrder } from "../orders/view-order.server.ts";
import { parseClaimNumber, type Claim } from "../returns/claim.ts";
import { findClaim } from "../returns/find-claim.server.ts";
import { viewTradeIn } from "../trade-in/office/view-trade-in.server.ts";
import { parseTradeInNumber, type TradeIn } from "../trade-in/trade-in.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";
import type { Direction, ParcelPerson, Shipment, ShipmentOwner, ShipmentSubject } from "./shipment.ts";
import { shipmentsFor } from "./shipments.sql.server.ts";
import { USUAL_PC } from "./usual-sizes.ts";

type Deps = { db: Db; deadlines: { revisedDays: number } };

/** What a parcel can be sent for now: who is at the other end, which ways are open, and what staff are offered first. */
export type ParcelSubject = (
  | {
      subject: "order";
      /** Its parcels so far, the oldest first. */
      earlier: readonly Shipment[];
    }
  | { subject: Exclude<ShipmentSubject, "order"> }
) & {
  number: string;
  owner: ShipmentOwner;
  person: ParcelPerson;
  directions: readonly Direction[];
  /** Who pays the way to the shop, if nobody decides otherwise; the shop pays every way to a person. */
  payerIn: "shop" | "person";
  /** Cash that the first parcel to the buyer collects. */
  cod: Bani;
  size: ParcelSize;
  /** The locker that the buyer chose, and what is known of it now; null: to the person's address. */
  locker: { place: LockerPlace; known: Locker | null } | null;
};

/**
 * The order, claim or trade-in with this number, as a parcel needs it. Refuses with `order-unknown`, `claim-unknown` or
 * `trade-in-unknown`.
 */
export async function findSubject(deps: Deps, number: string) {
  const claimNumber = parseClaimNumber(number);
  if (claimNumber !== null) {
    const found = await findClaim(deps, { number: claimNumber });
    return found.ok ? ok(ofClaim(found.value.claim, found.value.order)) : found;
  }
  const tradeInNumber = parseTradeInNumber(number);
  if (tradeInNumber !== null) {
    const found = await viewTradeIn(deps, { number: tradeInNumber });
    const subject = found.ok ? ofTradeIn(found.value.tradeIn) : null;
    return subject ? ok(subject) : refuse.notFound({ code: "trade-in-unknown" });
  }
  const found = await viewOrder(deps, { number: parseOrderNumber(number) });
  return found.ok ? ok(await ofOrder(deps.db, found.value.order)) : found;
}

async function ofOrder(db: Db, order: Order): Promise<ParcelSubject> {
  const earlier = await shipmentsFor(db, { orderId: order.id });
  const owes = order.method === "cash" && order.payment.state === "awaiting";
  const isCashCollected = earlier.some(({ cod, state }) => cod > NOTHING && state !== "cancelled");
  const mayGo = isPreparable(order) || order.state === "preparing" || order.state === "shipped";
  // What is collected from the shop goes in no parcel; what comes back of it is sent for a claim.
  const isCollected = order.delivery === "pickup";
  const mayCome = order.state === "shipped" || order.state === "delivered" || order.state === "withdrawn";
  return {
    subject: "order",
    earlier,
    number: order.number,
    owner: { orderId: order.id },
    person: personOf(order),
    directions: [
      ...(mayGo && order.delivery === "courier" ? ["out" as const] : []),
      ...(mayCome && !isCollected ? ["in" as const] : []),
    ],
    payerIn: "shop",
    cod: owes && !isCashCollected ? order.totals.total : NOTHING,
    size: (await findPackedSize({ db }, order)) ?? USUAL_PC,
    locker: order.locker && { place: order.locker, known: await findLocker({ db }, { id: order.locker.id }) },
  };
}

/** The law gives the way back under warranty free of charge (OUG 140/2021, article 11); after a withdrawal the buyer pays it. */
function ofClaim(claim: Claim, order: Order): ParcelSubject {
  const holder = claim.holder !== null && claim.holder !== "gone" ? claim.holder : null;
  // A withdrawal from the extended warranty alone sends nothing.
  const isOfUnits = claim.units.length > 0;
  const mayGo = claim.state === "received" || claim.state === "settled" || claim.state === "rejected";
  return {
    subject: "claim",
    number: claim.number,
    owner: { claimId: claim.id },
    // Who took a warranty over gave no address: staff ask for it.
    person:
      claim.holder === null
        ? personOf(order)
        : {
            name: holder?.name ?? "",
            email: holder?.email ?? "",
            phone: "",
            address: "",
            city: "",
            county: "",
            postalCode: "",
          },
    directions: isOfUnits
      ? [...(claim.state === "accepted" ? ["in" as const] : []), ...(mayGo ? ["out" as const] : [])]
      : [],
    payerIn: claim.kind === "warranty" ? "shop" : "person",
    cod: NOTHING,
    size: USUAL_PC,
    locker: null,
  };
}

/** The transport is a line of the offer: the seller pays the courier nothing (rule 27). */
function ofTradeIn({ id, number, state, email, agreement, receivedAt }: TradeIn): ParcelSubject | null {
  if (number === null || agreement === null) return null;
  const { firstName, lastName, phone, address, city, county, postalCode } = agreement.seller;
  const goesBack = state === "rejected" && receivedAt !== null;
  return {
    subject: "trade-in",
    number,
    owner: { tradeInId: id },
    person: { name: `${firstName} ${lastName}`, email: email ?? "", phone, address, city, county, postalCode },
    directions: [...(state === "accepted" ? ["in" as const] : []), ...(goesBack ? ["out" as const] : [])],
    payerIn: "shop",
    cod: NOTHING,
    size: USUAL_PC,
    locker: null,
  };
}

function personOf({ address, phone, email, company }: Order): ParcelPerson {
  const { firstName, lastName, address: street, city, county, postalCode } = address;
  const name = `${firstName} ${lastName}`;
  return { name: company ? `${company.name}, ${name}` : name, phone, email, address: street, city, county, postalCode };
}
