// Queries of the list of shipments in the office.

import { sql, type SqlBool } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { ParcelSubjects, ShipmentListFilter, ShipmentRow, ShipmentShow } from "./shipment-list.ts";

const SUBJECT = sql<"order" | "claim" | "trade-in">`case when order_id is not null then 'order'
  when claim_id is not null then 'claim' else 'trade-in' end`;

/** `waiting`: for an AWB or a cancellation, `failed`: for staff, `underway`: with an AWB and not delivered. */
const shown: Record<ShipmentShow, ReturnType<typeof sql<SqlBool>>> = {
  waiting: sql<SqlBool>`state in ('requested', 'cancelling')`,
  failed: sql<SqlBool>`(state = 'failed' or problem_kind is not null and state in ('requested', 'created', 'cancelling'))`,
  underway: sql<SqlBool>`state in ('created', 'in-transit')`,
  ended: sql<SqlBool>`state in ('delivered', 'returned', 'cancelled')`,
};

function visible(db: Queryable, subjects: ParcelSubjects) {
  return db
    .selectFrom("shipment")
    .where(SUBJECT, "in", subjects.length === 0 ? ["order"] : [...subjects])
    .$if(subjects.length === 0, (query) => query.where(sql<SqlBool>`false`));
}

/** A page of shipments, the newest first, and how many were found. */
export async function selectShipments(
  db: Queryable,
  { search, show, subject, subjects, page }: ShipmentListFilter,
  pageSize: number,
): Promise<{ rows: ShipmentRow[]; total: number }> {
  const text = search.replace(/[\\%_]/g, "\\$&");
  const found = visible(db, subjects)
    .$if(show !== null, (query) => query.where(shown[show!]))
    .$if(subject !== null, (query) => query.where(SUBJECT, "=", subject!))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("number", "ilike", `${text}%`),
          eb("subjectNumber", "ilike", `${text}%`),
          eb("awb", "ilike", `${text}%`),
          sql<SqlBool>`person->>'name' ilike ${`%${text}%`}`,
        ]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    found
      .select(["number", "subjectNumber", "direction", "courier", "gateway", "state", "awb", "file"])
      .select(["problemKind", "problem", "requestedAt"])
      .select([SUBJECT.as("subject"), sql<string | null>`person->>'name'`.as("name")])
      .select(sql<boolean>`exists (select from shipment_label l where l.shipment_id = shipment.id)`.as("hasLabel"))
      .orderBy("requestedAt", "desc")
      .orderBy("id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as ShipmentRow[], total };
}

/** How many shipments there are in each view of the list. */
export async function countShown(db: Queryable, subjects: ParcelSubjects): Promise<Record<ShipmentShow, number>> {
  const count = (show: ShipmentShow) => sql<number>`count(*) filter (where ${shown[show]})::int`;
  return visible(db, subjects)
    .select([count("waiting").as("waiting"), count("failed").as("failed")])
    .select([count("underway").as("underway"), count("ended").as("ended")])
    .executeTakeFirstOrThrow();
}
