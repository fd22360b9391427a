// The erasures that a receipt states: signed events of passports, cut where the unit went to somebody else.
// Invariant: a seller sees no erasure after the first sale, a buyer none after the next one: those are about other people's data.

import type { Db } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import type { PassportCode } from "./passport-code.ts";
import { endOfSerial, type PassportRecord } from "./passport-event.ts";
import {
  erasuresAndSales,
  passportsBefore,
  passportsOfTradeIn,
  unitsOfOrder,
  type OwnedPassport,
  type SoldOrErased,
} from "./signed-erasures.sql.server.ts";
import { parseSignedEvent } from "./signed-record.ts";

export type ErasedRecord = Extract<PassportRecord, { kind: "erased" }>;

/** `record`: the canonical JSON that was signed; `hash` is its SHA-256, `signature` the Ed25519 signature of the hash. */
export type SignedErasure = {
  passport: PassportCode;
  said: ErasedRecord;
  record: string;
  hash: string;
  signature: string;
};

/** The erasures of what a seller sold to the shop, until it was sold on. */
export async function erasuresOfTradeIn({ db }: { db: Db }, { number }: { number: string }): Promise<SignedErasure[]> {
  return stated(db, await passportsOfTradeIn(db, number), (events) => untilSale(events, 0));
}

/** The erasures of the units of an order, until the unit was sold again. */
export async function erasuresOfOrder({ db }: { db: Db }, { orderId }: { orderId: OrderId }): Promise<SignedErasure[]> {
  const passports = await passportsBefore(db, await unitsOfOrder(db, orderId));
  return stated(db, passports, (events) => {
    const own = events.findIndex(({ ref }) => ref === `sold:${orderId}`);
    return untilSale(events, own + 1);
  });
}

/** All erasures of a unit and of what it was made from, as its public passport says them. */
export async function erasuresOfUnits({ db }: { db: Db }, unitIds: readonly UnitId[]): Promise<SignedErasure[]> {
  return stated(db, await passportsBefore(db, unitIds), (events) => events);
}

function untilSale(events: readonly SoldOrErased[], from: number): readonly SoldOrErased[] {
  const next = events.findIndex(({ kind }, place) => kind === "sold" && place >= from);
  return next === -1 ? events : events.slice(0, next);
}

async function stated(
  db: Db,
  passports: readonly OwnedPassport[],
  cut: (events: readonly SoldOrErased[]) => readonly SoldOrErased[],
): Promise<SignedErasure[]> {
  const all = await erasuresAndSales(
    db,
    passports.map(({ unitId }) => unitId),
  );
  const erasures = passports.flatMap(({ unitId, code, onlySerial, isPartOnly }) =>
    cut(all.filter((event) => event.unitId === unitId))
      .flatMap(({ record, hash, signature }): SignedErasure[] => {
        const event = parseSignedEvent(record);
        return event.kind === "erased" ? [{ passport: code, said: event, record, hash, signature }] : [];
      })
      // Of a machine that was taken apart only the drive that this unit is.
      .filter(({ said }) => !isPartOnly || said.body.serialEnd === endOfSerial(onlySerial)),
  );
  return [...new Map(erasures.map((erasure) => [erasure.hash, erasure])).values()];
}
