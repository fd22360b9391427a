// The page of a passport in a shop that has 100,000 of them, and wrong codes: over HTTP, on the built shop.

import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { MINUTE } from "../base/clock.ts";
import { openPostgres, type Db } from "../base/db.server.ts";
import { feedRecords } from "../shop/passport/feed-records.server.ts";
import { formatPassportCode, type PassportCode } from "../shop/passport/passport-code.ts";
import { sealEvents } from "../shop/passport/seal-events.server.ts";
import { load } from "./load.ts";
import { openMeasured, type MeasuredShop } from "./shop.ts";
import { median, percentile, type BenchFigure } from "./table.ts";

export const PASSPORTS = 100_000;
const DIFFERENT = 200;
const WRONG_CODES = 10_000;
const TIMED = 400; // answers of each kind
const AT_ONCE = 8;

/** `settings`: of a shop that uses the database. Signs the passports first, which takes some minutes. */
export async function measurePassportPages(
  url: string,
  { dataDir, settings }: { dataDir: string; settings: Record<string, string> & { AUTH_SECRET: string } },
): Promise<BenchFigure[]> {
  const filling = openPostgres(url, { connections: 2, longestStatement: 10 * MINUTE });
  const filled = await fill(filling.db, settings.AUTH_SECRET).finally(() => filling.close());
  const shop = await openMeasured(dataDir, settings);
  try {
    const pages = filled.codes.map((code) => `/p/${code}`);
    const page = await load(shop, pages);
    const file = await load(
      shop,
      pages.map((path) => `${path}.json`),
    );
    return [
      { name: "passports", value: filled.passports, unit: "" },
      { name: "events in them", value: filled.events, unit: "" },
      { name: "events of a measured page, median", value: filled.eventsOfPage, unit: "" },
      { name: "processor time of a page", value: page.cpuMs, unit: "ms", target: { below: 10 } },
      { name: "processor time of a signed file", value: file.cpuMs, unit: "ms", target: { below: 10 } },
      ...(await measureWrongCodes(shop, filled.codes[0]!)),
    ];
  } finally {
    await shop.close();
  }
}

/** Makes and signs the passports of every unit. */
async function fill(db: Db, authSecret: string) {
  await sql`insert into passport (unit_id, code, is_fed) select id, passport_code(), false from unit on conflict do nothing`.execute(
    db,
  );
  while ((await feedRecords({ db }, { pieces: 50 })) > 0);
  while ((await sealEvents({ db, authSecret, log: console })) > 0);
  await sql`vacuum analyze passport, passport_event, passport_due`.execute(db);
  const { rows: totals } = await sql<{ passports: number; events: number }>`
    select count(*)::int as passports, coalesce(sum(seq), 0)::int as events from passport where seq > 0`.execute(db);
  const { rows } = await sql<{ code: PassportCode; seq: number }>`
    select code, seq from passport where seq > 0 order by md5(code) limit ${DIFFERENT}`.execute(db);
  return {
    ...totals[0]!,
    eventsOfPage: median(rows.map(({ seq }) => seq)),
    codes: rows.map(({ code }) => formatPassportCode(code)),
  };
}

/** All from one address: the first sixty wrong codes are looked up, the rest is limited. */
async function measureWrongCodes(shop: MeasuredShop, right: string): Promise<BenchFigure[]> {
  const missing = (place: number) => formatPassportCode(String(place).padStart(20, "0") as PassportCode);
  // Twenty of each stay below the limit, after others that warm the code.
  for (let place = 0; place < 10; place++) await ask(shop, missing(place));
  const before = { missing: [] as number[], malformed: [] as number[] };
  for (let place = 0; place < 20; place++) {
    before.missing.push((await ask(shop, missing(100 + place))).took);
    before.malformed.push((await ask(shop, `wrong-${place}`)).took);
  }
  const startedAt = performance.now();
  let next = 1000;
  const statuses = new Set<number>();
  const bodies = new Set<string>();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < 1000 + WRONG_CODES) {
        const code = missing(next++);
        const { status, body } = await ask(shop, code);
        statuses.add(status);
        bodies.add(body.replaceAll(code, ""));
      }
    }),
  );
  const took = performance.now() - startedAt;
  const after = { missing: [] as number[], right: [] as number[] };
  for (let place = 0; place < TIMED; place++) {
    after.missing.push((await ask(shop, missing(50_000 + place))).took);
    const { status, took: ofRight } = await ask(shop, right);
    statuses.add(status);
    after.right.push(ofRight);
  }
  const isOneAnswer = statuses.size === 1 && statuses.has(404) && bodies.size === 1;
  return [
    { name: "a missing code, not limited, p50", value: percentile(before.missing, 0.5), unit: "ms" },
    { name: "a code of the wrong form, not limited, p50", value: percentile(before.malformed, 0.5), unit: "ms" },
    {
      name: "wrong codes a minute that are answered",
      value: (WRONG_CODES / took) * MINUTE,
      unit: "",
      target: { atLeast: WRONG_CODES },
    },
    {
      name: "different answers among them, and to a right code",
      value: isOneAnswer ? 1 : 2,
      unit: "",
      target: { below: 2 },
    },
    { name: "a missing code, limited, p50", value: percentile(after.missing, 0.5), unit: "ms" },
    { name: "a right code, limited, p50", value: percentile(after.right, 0.5), unit: "ms" },
  ];
}

async function ask(shop: MeasuredShop, code: string): Promise<{ status: number; body: string; took: number }> {
  const startedAt = performance.now();
  const answer = await fetch(`${shop.url}/p/${code}`);
  const body = await answer.text();
  return { status: answer.status, body, took: performance.now() - startedAt };
}
