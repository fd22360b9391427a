import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { ComposeReservationEmail, ReservationEmail } from "./reservation.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { mayMail } from "../../mail/may-mail.server.ts";
import { keysOf, limitPassed, lockHolder, noteLimitHit } from "./allocation-limits.sql.server.ts";
import { insertAllocationRequest, extensionLinkOf } from "./allocation-requests.sql.server.ts";
import { isAccount, isAllocationError, STRANGER_MINUTES, type Holding } from "./holder.ts";
import {
  deleteReservation,
  isSoldOut,
  lockListings,
  lockVisitor,
  reservationOf,
  takeUnits,
  wasListed,
} from "./allocations.sql.server.ts";

type Deps = { db: Db; compose: ComposeReservationEmail; holding: Holding; mailLimits: MailLimits };
type NewReservation = {
  visitorId: VisitorId;
  listingId: ListingId;
  email: string;
  language: Parameters<ComposeReservationEmail>[1];
  /** From `networkOf`. */
  network?: string | null;
};

/**
 * Reserves one unit of a listing for the visitor and writes to `email`: for a day, or as long as staff set, if the visitor is an account, else
 * for 30 minutes until the link in the e-mail is opened (rule 35). Reserving the same listing again changes nothing.
 * `isMailed` is false if no e-mail was sent because the mailbox has reached its limit (W9). Refuses with
 * `listing-unknown`, `sold`, `held`, `reservation-exists` (of what, until when; one at a time) or an `AllocationError`.
 */
export async function reserveUnit(deps: Deps, reservation: NewReservation) {
  const { holding } = deps;
  const minutes = holding.reservationHours * 60; // rule 22
  const { visitorId, listingId, email, language, network } = reservation;
  const holder = keysOf(holding.secret, visitorId, { contact: { email }, network });
  const reserved = await attempt(deps.db, async (tx) => {
    await lockVisitor(tx, visitorId);
    await lockHolder(tx, { holding, visitorId, keys: holder });
    const [listing] = await lockListings(tx, [listingId]);
    if (!listing && !(await wasListed(tx, listingId))) return refuse.notFound({ code: "listing-unknown" });
    await deleteReservation(tx, visitorId, "run-out");
    const existing = await reservationOf(tx, visitorId);
    if (existing?.listingId === listingId) return ok({ title: existing.title, until: existing.until, isMailed: true });
    if (existing)
      return refuse.conflict({
        code: "reservation-exists",
        title: existing.title,
        listingId: existing.listingId,
        until: existing.until,
      });
    if (!listing || (await isSoldOut(tx, listingId))) return refuse.conflict({ code: "sold" });
    const until = { minutes: isAccount(visitorId) ? minutes : STRANGER_MINUTES };
    const [held] = await takeUnits(
      tx,
      { listingId, quantity: 1 },
      { visitorId, kind: "reservation", until, email, holder },
    );
    if (!held) return refuse.conflict({ code: "held" });
    const passed = await limitPassed(tx, { holding, visitorId, keys: holder });
    if (passed) return refuse.tooMany(passed);
    const request = isAccount(visitorId)
      ? null
      : await insertAllocationRequest(tx, {
          listingId,
          visitorId,
          email,
          language,
          fullUntil: { minutes },
        });
    const extensionLink = request && extensionLinkOf(request, holding.secret);
    const confirmation: ReservationEmail = {
      kind: "unit-reserved",
      listingId,
      title: listing.title,
      until: held.until,
      extensionLink,
    };
    const isMailed = await mayMail(tx, deps.mailLimits, { to: email, reason: "order" });
    if (isMailed)
      await enqueueEmail(tx, {
        key: `reserved ${held.unitId} ${held.until.toISOString()}`,
        recipient: email,
        language,
        ...deps.compose(confirmation, language),
      });
    return ok({ title: listing.title, until: held.until, isMailed });
  });
  if (!reserved.ok && isAllocationError(reserved.domainError))
    await noteLimitHit(deps.db, { domainError: reserved.domainError, visitorId, keys: holder });
  return reserved;
}
