import { attempt, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ComposeLetter } from "./letters.ts";
import type { Order } from "./order.ts";
import { deleteReservation, isSoldOut, lockListings, reservationOf, takeUnits, wasOnShelf } from "./holds.sql.server.ts";
import { insertLetter, lockVisitor } from "./orders.sql.server.ts";

const RESERVATION_MINUTES = 24 * 60; // rule 22

type Desk = { db: Db; compose: ComposeLetter; publicUrl: string };
type Wish = { visitorId: VisitorId; listingId: ListingId; email: string; language: Order["language"] };

/**
 * Keeps one unit of a listing for the visitor for 24 hours and writes to `email`. Reserving the same again changes nothing.
 * Refuses with `listing-unknown`, `sold`, `held` or `reservation-exists` (of what, until when): one at a time.
 */
export function reserveUnit(desk: Desk, { visitorId, listingId, email, language }: Wish) {
  return attempt(desk.db, async (tx) => {
    await lockVisitor(tx, visitorId);
    const [listing] = await lockListings(tx, [listingId]);
    if (!listing && !(await wasOnShelf(tx, listingId))) return refuse({ code: "listing-unknown" });
    await deleteReservation(tx, visitorId, "run-out");
    const existing = await reservationOf(tx, visitorId);
    if (existing?.listingId === listingId) return ok({ title: existing.title, until: existing.until });
    if (existing) return refuse({ code: "reservation-exists", title: existing.title, listingId: existing.listingId, until: existing.until });
    if (!listing || (await isSoldOut(tx, listingId))) return refuse({ code: "sold" });
    const [held] = await takeUnits(tx, { listingId, quantity: 1 }, { visitorId, kind: "reservation", until: { minutes: RESERVATION_MINUTES }, email });
    if (!held) return refuse({ code: "held" });
    const letter = { kind: "unit-reserved" as const, title: listing.title, link: `${desk.publicUrl}/products/${listingId}`, until: held.until };
    await insertLetter(tx, letter, { key: `reserved ${held.unitId} ${held.until.toISOString()}`, recipient: email, language, compose: desk.compose });
    return ok({ title: listing.title, until: held.until });
  });
}
