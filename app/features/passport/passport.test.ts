import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import { problemInChain } from "../../../shop/passport/chain.server.ts";
import { formatPassportCode } from "../../../shop/passport/passport-code.ts";
import { recordPassportEvent } from "../../../shop/passport/record-event.server.ts";
import { sealEvents } from "../../../shop/passport/seal-events.server.ts";
import { passportCodesOf, type PassportFile } from "../../../shop/passport/view-passport.server.ts";
import { scanQrPath } from "../../../testing/scan-qr-path.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { ordersIn } from "../../../testing/orders.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { CLIENT_HEADER } from "../../server/guard.server.ts";
import { listingPageView } from "../product/product.view.server.ts";
import * as keysFile from "./keys-file.ts";
import * as page from "./passport.tsx";
import * as file from "./passport-file.ts";
import type { PassportView } from "./passport.view.server.ts";
import * as rootDay from "./root-day-file.ts";
import * as roots from "./roots-file.ts";
import * as verifier from "./verifier/verifier-file.ts";

let shop: TestShop;
let listingId: Awaited<ReturnType<typeof putOnSale>>;
let unitId: UnitId;
let code: string;
beforeAll(async () => {
  shop = await openTestShop();
  listingId = await putOnSale(shop.db, aPc({ title: "Gaming Ryzen 5 5600" }));
  unitId = (await unitsOf(shop.db, listingId))[0]!;
  code = formatPassportCode((await passportCodesOf(shop, [unitId])).get(unitId)!);
  await sealEvents(shop);
});
afterAll(() => shop.close());

type View = { data: PassportView | null; init: ResponseInit | null };
async function shown(typed: string, client = "192.0.2.1"): Promise<View> {
  const question = { params: { code: typed }, headers: { [CLIENT_HEADER]: client } };
  return (await page.loader(routeArgs(shop, `/p/${encodeURIComponent(typed)}`, question))) as unknown as View;
}
const downloaded = (typed: string, client = "192.0.2.9") =>
  file.loader(routeArgs(shop, `/p/${typed}.json`, { params: { code: typed }, headers: { [CLIENT_HEADER]: client } }));

describe("the page of a passport", () => {
  test("shows the unit, and is linked from the product's page while that sells it", async () => {
    const { data: view } = await shown(code);
    expect(view).toMatchObject({ code, title: "Gaming Ryzen 5 5600", state: "for-sale", listingId });
    expect(view!.events.map(({ kind }) => kind)).toEqual(["received", "published"]);
    expect((await listingPageView(shop, listingId, "specs"))!.passports).toEqual([{ unit: expect.any(String), code }]);
    expect(page.headers()["X-Robots-Tag"]).toBe("noindex");
  });

  test("has a QR code that leads a scanner to it", async () => {
    const { qr } = (await shown(code)).data!;
    expect(scanQrPath(qr)).toBe(`${shop.publicUrl}/p/${code}`);
  });

  test("is found by a code that is typed without hyphens and in small letters", async () => {
    expect((await shown(code.replaceAll("-", "").toLowerCase())).data?.code).toBe(code);
  });

  test("says repairs and replaced parts, and still works when the unit is sold", async () => {
    await transaction(shop.db, (tx) =>
      recordPassportEvent(tx, {
        unitId,
        ref: "1",
        kind: "part-replaced",
        body: { on: "2026-11-20", part: "ssd", name: "Kingston NV2", inheritsWarranty: true },
      }),
    );
    await ordersIn(shop).paidByTransfer([{ listingId }]);
    await sealEvents(shop);
    const { data: view } = await shown(code);
    expect(view).toMatchObject({ state: "sold", listingId: null, care: [{ kind: "part-replaced" }] });
    expect(view!.events.at(-1)!.kind).toBe("sold");
  });
});

describe("a wrong code", () => {
  test("is answered the same, whatever is wrong with it", async () => {
    for (const wrong of ["00000-00000-00000-00000", "short", "'; drop table unit", "U".repeat(3000)])
      expect(await shown(wrong)).toMatchObject({ data: null, init: { status: 404 } });
    expect((await downloaded("00000-00000-00000-00000")).status).toBe(404);
  });

  test("of ten thousand in a minute reaches the database sixty times, and others are not disturbed", async () => {
    const guesser = "198.51.100.7";
    for (let guess = 0; guess < 10_000; guess++)
      expect((await shown(String(guess).padStart(20, "0"), guesser)).init?.status).toBe(404);
    expect((await shown(code, guesser)).data).toBeNull();
    expect((await shown(code)).data?.code).toBe(code);
    shop.clock.advance(61_000);
    expect((await shown(code, guesser)).data?.code).toBe(code);
  });
});

describe("for programs", () => {
  test("the file is whole and signed by the published keys", async () => {
    const answer = await downloaded(code);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="passport-${code}.json"`);
    const passport = (await answer.json()) as PassportFile;
    const published = (await (await keysFile.loader(routeArgs(shop, "/.well-known/passport-keys.json"))).json()) as {
      keys: { kid: string; x: string; from: string; until: string | null }[];
    };
    const keys = published.keys.map(({ kid, x, from, until }) => ({ id: kid, publicKey: x, from, until }));
    expect(problemInChain(passport.events, { passport: passport.passport, keys })).toBeNull();
    expect(passport.keys).toEqual(keys);
  });

  test("roots are a list, a day without one is missing, and a broken day too", async () => {
    const list = await roots.loader(routeArgs(shop, "/.well-known/passport-roots.json"));
    expect(await list.json()).toEqual({ roots: [], earlier: null });
    expect((await roots.loader(routeArgs(shop, "/.well-known/passport-roots.json?before=x"))).status).toBe(404);
    for (const name of ["2026-01-01.json", "x.json", "2026-01-01"]) {
      const day = routeArgs(shop, `/.well-known/passport-roots/${name}`, { params: { file: name } });
      expect((await rootDay.loader(day)).status).toBe(404);
    }
  });

  test("the verifier is one file with the shop's keys that loads nothing and runs only its own script", async () => {
    const answer = await verifier.loader(routeArgs(shop, "/passport-verifier.html"));
    const html = await answer.text();
    const [, script = ""] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`default-src 'none'; script-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/\b(?:src|href)=|import |export /);
    const { keys } = (await (await downloaded(code)).json()) as PassportFile;
    expect(script).toContain(keys[0]!.publicKey);
  });
});
