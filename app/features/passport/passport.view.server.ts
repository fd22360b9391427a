// What the page of a passport shows, from its signed events.

import type { ListingId } from "../../../base/id.ts";
import { viewRunsOfUnit } from "../../../shop/inventory/bench/files/view-courses.server.ts";
import type { PassportMoment, SignedEvent } from "../../../shop/passport/passport-event.ts";
import { formatPassportCode } from "../../../shop/passport/passport-code.ts";
import { summarise, type PassportMeasurement } from "../../../shop/passport/summarise.ts";
import { viewPassport, type Passport } from "../../../shop/passport/view-passport.server.ts";
import type { Shop } from "../../composition.server.ts";
import { qrPath, type QrPath } from "../../kit/picture/qr-path.server.ts";
import { links } from "../../links.ts";
import { coursesView, type CourseView } from "../../shared/measurements/courses.view.server.ts";
import {
  requestedPassport,
  stateOfPassport,
  type PassportState,
} from "../../shared/passport/requested-passport.server.ts";

export type PassportEventView = PassportMoment & { seq: number; at: string };

type MeasuredFiles = ReturnType<typeof summarise>["files"];

export type PassportView = Omit<ReturnType<typeof summarise>, "care" | "files"> & {
  code: string;
  title: string | null;
  state: PassportState;
  /** Null unless its product page still sells it. */
  listingId: ListingId | null;
  events: PassportEventView[];
  care: PassportEventView[];
  photos: { address: string; isSigned: boolean }[];
  drives: string[];
  /** The files whose hashes are signed, with the names under which they were stored; null where the file is gone. */
  files: (MeasuredFiles[number] & { name: string | null })[];
  /** Only runs whose files are signed. */
  courses: CourseView[];
  head: string | null;
  today: string;
  qr: QrPath;
};

/** The view of a passport, or null for a wrong code. */
export async function passportView(
  request: Request,
  shop: Pick<Shop, "db" | "clock" | "publicUrl">,
  code: string,
): Promise<PassportView | null> {
  const passport = await requestedPassport(request, shop, () => viewPassport(shop, code));
  return passport && viewOf(passport, await viewRunsOfUnit(shop, passport.unitId), shop);
}

type Runs = Awaited<ReturnType<typeof viewRunsOfUnit>>;

function viewOf(passport: Passport, runs: Runs, { clock, publicUrl }: Pick<Shop, "clock" | "publicUrl">): PassportView {
  const code = formatPassportCode(passport.code);
  const today = clock.today();
  const summary = summarise(passport.events, today);
  const state = stateOfPassport(passport);
  const signed = new Set(summary.published?.photos);
  const names = new Map(runs.files.map(({ digest, name }) => [digest, name]));
  const signedFiles = new Set(summary.files.map(({ digest }) => digest));
  return {
    ...summary,
    code,
    title: passport.listingState === "draft" ? null : passport.title,
    state,
    listingId: state === "for-sale" ? (passport.listingId as ListingId) : null,
    events: passport.events.map(withoutProof),
    care: summary.care.map(withoutProof),
    photos: passport.photos.map(({ name, digest }) => ({ address: name, isSigned: signed.has(digest) })),
    drives: drivesOf(summary.measured),
    files: summary.files.map((file) => ({ ...file, name: names.get(file.digest) ?? null })),
    courses: coursesView(runs.courses.filter(({ digest }) => signedFiles.has(digest))),
    head: passport.head,
    today,
    qr: qrPath(publicUrl + links.passport(code)),
  };
}

/** The page shows what an event says; its hash and signature are in the file. */
function withoutProof({ seq, at, kind, body }: SignedEvent): PassportEventView {
  return { seq, at, kind, body } as PassportEventView;
}

function drivesOf(measured: readonly PassportMeasurement[]): string[] {
  return [...new Set(measured.flatMap(({ subject }) => (subject === undefined ? [] : [subject])))].toSorted();
}
