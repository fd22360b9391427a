import { expect, test } from "vitest";
import { fixedClock } from "../../../base/clock.ts";
import { receivedFrom, waitingErasure } from "../../../testing/bench/erasing.ts";
import { formatNvme, identifyNvme, nvmeDrive, recording } from "../../../testing/bench/erasure-logs.ts";
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
