// The passport of a unit as its page and its file show it: everything comes from the signed events.

import type { Db } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { unitPhotoName } from "../inventory/photos/unit-photo.ts";
import type { PublicKey } from "./chain.server.ts";
import { publicKeys } from "./keys.sql.server.ts";
import { parsePassportCode, type PassportCode } from "./passport-code.ts";
import type { SignedEvent } from "./passport-event.ts";
import {
  codesOfUnits,
  eventsOf,
  findPassport,
  photosWithDigests,
  type FoundPassport,
  type StoredEvent,
} from "./passports.sql.server.ts";
import { parseSignedEvent } from "./signed-record.ts";

export type Passport = FoundPassport & { events: SignedEvent[]; photos: { name: string; digest: string }[] };

/**
 * The passport with this code, as typed. Refuses with `passport-unknown`: for a code of the wrong form too, after the same query, so
 * that neither the answer nor its time tells the two apart.
 */
export async function viewPassport({ db }: { db: Db }, typed: string) {
  const found = await findPassport(db, parsePassportCode(typed) ?? "-".repeat(20));
  if (!found) return refuse.notFound({ code: "passport-unknown" });
  const [events, photos] = await Promise.all([eventsOf(db, found.unitId), photosWithDigests(db, found.unitId)]);
  return ok({
    ...found,
    events: events.map(asSigned),
    photos: photos.map(({ id, digest, middle }) => ({ name: unitPhotoName({ id, middle }), digest })),
  } satisfies Passport);
}

/** The file of a passport: its events, and the keys that signed them. Nothing in it can be changed unseen. */
export type PassportFile = {
  format: "pcbis-passport";
  version: 1;
  passport: string;
  events: SignedEvent[];
  keys: PublicKey[];
};

/** The signed file of a passport. Refuses with `passport-unknown`, as `viewPassport`. */
export async function passportFile({ db }: { db: Db }, typed: string) {
  const found = await findPassport(db, parsePassportCode(typed) ?? "-".repeat(20));
  if (!found) return refuse.notFound({ code: "passport-unknown" });
  const [stored, keys] = await Promise.all([eventsOf(db, found.unitId), publicKeys(db)]);
  const events = stored.map(asSigned);
  const used = new Set(events.map(({ key }) => key));
  return ok({
    format: "pcbis-passport",
    version: 1,
    passport: found.code,
    events,
    keys: keys.filter(({ id }) => used.has(id)),
  } satisfies PassportFile);
}

/** Every key that ever signed a passport. */
export function passportKeys({ db }: { db: Db }): Promise<PublicKey[]> {
  return publicKeys(db);
}

/** The codes of the passports of these units. */
export async function passportCodesOf(
  { db }: { db: Db },
  units: readonly UnitId[],
): Promise<ReadonlyMap<UnitId, PassportCode>> {
  return new Map((await codesOfUnits(db, units)).map(({ unitId, code }) => [unitId, code]));
}

function asSigned({ record, hash, signature }: StoredEvent): SignedEvent {
  return { ...parseSignedEvent(record), hash, signature };
}
