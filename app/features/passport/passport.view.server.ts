// What the page of a passport shows, from its signed events.

import { dayOf } from "../../../shop/shipping/calendar.ts";
import { encode } from "uqr";
import type { ListingId } from "../../../base/id.ts";
import { formatPassportCode } from "../../../shop/passport/passport-code.ts";
import { summarise, type PassportMeasurement } from "../../../shop/passport/summarise.ts";
import { viewPassport, type Passport } from "../../../shop/passport/view-passport.server.ts";
import type { Shop } from "../../composition.server.ts";
import { links } from "../../links.ts";
import {
  requestedPassport,
  stateOfPassport,
  type PassportState,
} from "../../shared/passport/requested-passport.server.ts";

export type PassportView = Omit<ReturnType<typeof summarise>, "care"> & {
  code: string;
  title: string | null;
  state: PassportState;
  /** Null unless its product page still sells it. */
  listingId: ListingId | null;
  events: Passport["events"];
  care: Passport["events"];
  photos: { address: string; isSigned: boolean }[];
  drives: string[];
  head: string | null;
  today: string;
  qr: { path: string; size: number };
};

/** The view of a passport, or null for a wrong code. */
export async function passportView(
  request: Request,
  shop: Pick<Shop, "db" | "clock" | "publicUrl">,
  code: string,
): Promise<PassportView | null> {
  const passport = await requestedPassport(request, shop, () => viewPassport(shop, code));
  return passport && viewOf(passport, shop);
}

function viewOf(passport: Passport, { clock, publicUrl }: Pick<Shop, "clock" | "publicUrl">): PassportView {
  const code = formatPassportCode(passport.code);
  const today = dayOf(clock.now());
  const summary = summarise(passport.events, today);
  const state = stateOfPassport(passport);
  const signed = new Set(summary.published?.photos);
  return {
    ...summary,
    code,
    title: passport.listingState === "draft" ? null : passport.title,
    state,
    listingId: state === "for-sale" ? (passport.listingId as ListingId) : null,
    events: passport.events,
    photos: passport.photos.map(({ name, digest }) => ({ address: name, isSigned: signed.has(digest) })),
    drives: drivesOf(summary.measured),
    head: passport.head,
    today,
    qr: qrPath(publicUrl + links.passport(code)),
  };
}

function drivesOf(measured: readonly PassportMeasurement[]): string[] {
  return [...new Set(measured.flatMap(({ subject }) => (subject === undefined ? [] : [subject])))].toSorted();
}

/** The dark squares of a QR code as one SVG path. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { path, size };
}
