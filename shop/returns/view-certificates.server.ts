// The guarantee certificates of an order's units, for its buyer and for staff, and of one warranty, for who holds it.

import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { WarrantyId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Order, OrderState } from "../orders/order.ts";
import { soldGoods } from "../orders/orders.sql.server.ts";
import { coverToday, promisedCovers } from "../warranty/ledger.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";
import { certificateOf, certificateToCome, type GuaranteeCertificate } from "./certificate.ts";
import { unitRecords } from "./certificates.sql.server.ts";
import { findHeldWarranty } from "./find-held-warranty.server.ts";
import type { WarrantyHolder } from "./holder.ts";

type Deps = { db: Db; clock: Clock };

/** Sold and not delivered yet: the certificate goes into the parcel. */
const coming: readonly OrderState[] = ["paid", "preparing", "shipped"];

/** Whether an order may have certificates: it is paid or in preparation, or was delivered. */
export function isCertifiable({ state, deliveredAt }: Pick<Order, "state" | "deliveredAt">): boolean {
  return deliveredAt !== null || coming.includes(state);
}

/**
 * The certificates of the units of an order, in the order of its lines. None for a unit that came back, or that was sold without
 * any promise.
 */
export async function viewCertificates(
  { db, clock }: Deps,
  order: Pick<Order, "id" | "state" | "deliveredAt">,
): Promise<GuaranteeCertificate[]> {
  if (!isCertifiable(order)) return [];
  const records = await unitRecords(db, order.id);
  const now = clock.now();
  if (order.deliveredAt === null) {
    const sold = new Map((await soldGoods(db, order.id)).map((goods) => [goods.unitId, promisedCovers(goods)]));
    return records
      .map((record) => certificateToCome(record, sold.get(record.id) ?? []))
      .filter(({ legal, parts }) => legal !== null || parts.length > 0);
  }
  const warranties = await findWarranties(db, { orders: [order.id] });
  return records.flatMap((record) => {
    const warranty = warranties.find(({ unitId }) => unitId === record.id);
    return warranty && coverToday(warranty, now).state !== "ended" ? [certificateOf(record, warranty, now)] : [];
  });
}

/**
 * The certificate of a warranty that this person holds, with its order. Refuses with `warranty-unknown`, also when its unit came
 * back.
 */
export async function viewHeldCertificate(
  deps: Deps,
  { id, holder }: { id: WarrantyId | null; holder: WarrantyHolder },
) {
  const found = await findHeldWarranty(deps, { id, holder });
  if (!found.ok) return found;
  const { warranty, order, today } = found.value;
  const record = (await unitRecords(deps.db, order.id)).find((unit) => unit.id === warranty.unitId);
  if (!record || today.state === "ended") return refuse.notFound({ code: "warranty-unknown" });
  return ok({ certificate: certificateOf(record, warranty, deps.clock.now()), order });
}
