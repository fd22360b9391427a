import { expect, test } from "vitest";
import { fixedClock } from "../../../base/clock.ts";
import { receivedFrom, waitingErasure } from "../../../testing/bench/erasing.ts";
import { formatNvme, identifyNvme, nvmeDrive, recording } from "../../../testing/bench/erasure-logs.ts";
import { transaction } from "../../../base/db.server.ts";
import { ron } from "../../../base/money.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { inspectUnits } from "../../inventory/receiving/inspect-units.server.ts";
import { putBackOnSale } from "../publishing/put-back-on-sale.server.ts";
import { noteUnerased } from "./note-unerased.server.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";

const database = aPostgres({ connections: 6 });
const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));

test("a log that two people confirm at once, for one unit or for two, is recorded once", async () => {
  const deps = { db: database.db, clock };
  for (let round = 0; round < 8; round += 1) {
    const serial = `S4EWNX0R9000${round}`;
    const log = recording([identifyNvme({ ...nvmeDrive, serial }), formatNvme()]);
    const first = await receivedFrom(deps.db, { source: `VND-91000${round}` });
    const second = round % 2 === 0 ? first : await receivedFrom(deps.db, { source: `VND-92000${round}` });
    const confirms = [
      await waitingErasure(deps, { code: first, log }),
      await waitingErasure(deps, { code: second, log }),
    ];
    const done = await Promise.all(confirms.map((confirm) => confirm()));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(["erasure-known", "erasure-drive-elsewhere"]).toContain(
      done.flatMap((each) => (each.ok ? [] : [each.domainError.code]))[0],
    );
    const rows = await deps.db.selectFrom("driveErasure").where("serial", "=", serial).select("id").execute();
    expect(rows).toHaveLength(1);
  }
});

test("a reason that is taken back while the unit is put back on sale: never on sale without one", async () => {
  const deps = { db: database.db, clock };
  const actor = "staff:1";
  for (let round = 0; round < 8; round += 1) {
    const units = await unitsOf(deps.db, await putOnSale(deps.db, aPc()));
    await transaction(deps.db, (tx) => inspectUnits(tx, { units, why: "return", source: `RET-90000${round}`, actor }));
    const unit = deps.db.selectFrom("unit").where("id", "=", units[0]!);
    const { code } = await unit.select("code").executeTakeFirstOrThrow();
    await noteUnerased(deps, { code, actor, unerased: { reason: "new-drive", note: null } });
    const untested = { reason: "test-on-request", note: null } as const;
    const [put] = await Promise.all([
      putBackOnSale(deps, { code, actor, grade: "A", price: ron(999), measurements: "keep", untested }),
      noteUnerased(deps, { code, actor, unerased: null }),
    ]);
    const { state } = await unit.select("state").executeTakeFirstOrThrow();
    expect(state).toBe(put.ok ? "stock" : "inspection");
    if (!put.ok) expect(put.domainError).toMatchObject({ code: "erasure-missing" });
  }
});
