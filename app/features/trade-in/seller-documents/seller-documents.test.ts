import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aStaffMember } from "../../../../testing/staff.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { payOut } from "../../../../shop/trade-in/office/pay-out.server.ts";
import { startTesting } from "../../../../shop/trade-in/office/start-testing.server.ts";
import { receiveTradeIn } from "../../../../shop/trade-in/office/receive-trade-in.server.ts";
import { finishTesting } from "../../../../shop/trade-in/office/finish-testing.server.ts";
import type { TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import * as officeSellerDocuments from "../../office/seller-documents/seller-documents.tsx";
import * as watchList from "../../office/watch-list/watch-list.tsx";
import * as sellersPage from "../sent/trade-in.tsx";
import * as document from "../sent/trade-in-document.ts";
import * as identityPage from "./identity.tsx";
import * as signPage from "./sign.tsx";

let shop: TestShop;
let selling: ReturnType<typeof sellingIn>;
let buying: Awaited<ReturnType<typeof aStaffMember>>;
let technician: typeof buying;
beforeAll(async () => {
  shop = await openTestShop();
  selling = sellingIn(shop);
  buying = await aStaffMember(shop, { staffRoles: ["buying"] });
  technician = await aStaffMember(shop, { staffRoles: ["technician"] });
});
afterAll(() => shop.close());

type Form = Record<string, string>;
const CNP = "2900515120016";
const ana: Form = {
  sellsAs: "person",
  legalName: "Pop Ana",
  document: "id-card",
  documentNumber: "CJ123456",
  cnp: CNP,
  bornOn: "",
  address: "Str. Horea 3, Cluj-Napoca",
};
const own = ({ number, linkKey }: TradeIn, page = "") => `/trade-in/${number}${page}?key=${linkKey}`;
const seller = (of: TradeIn) => {
  const params = { number: of.number! };
  const guest = aGuest(shop);
  return {
    page: async () => (await guest.get(sellersPage.loader, own(of), params)).data as { step: string },
    identity: (form: Form) => guest.post(identityPage.action, own(of, "/identity"), form, params),
    signPage: () => guest.get(signPage.loader, own(of, "/sign"), params),
    sign: (form: Form) => guest.post(signPage.action, own(of, "/sign"), form, params),
  };
};

async function tested(): Promise<TradeIn> {
  const accepted = await selling.accepted({ payout: "instant" });
  const by = { number: accepted.number, actor: buying.actor };
  await receiveTradeIn(shop, by);
  await startTesting(shop, by);
  await finishTesting(shop, by);
  return accepted;
}

async function record({ number }: TradeIn, { cookie = "", query = "" } = {}): Promise<Response> {
  const params = { number: number!, document: "record.pdf" };
  const args = routeArgs(shop, `/trade-in/${number}/papers/record.pdf${query}`, { params, headers: { cookie } });
  return (document.loader as (args: unknown) => Promise<Response>)(args);
}

describe("a seller's documents", () => {
  test("lead from the identity to the signature to the payout, which nothing skips", async () => {
    const sale = await tested();
    const theirs = seller(sale);
    const pay = () =>
      payOut(shop, { number: sale.number, actor: buying.actor, reference: "OP 1", attempt: 1 }).then((result) =>
        result.ok ? "paid" : result.domainError.code,
      );
    expect((await theirs.page()).step).toBe("identity");
    expect((await theirs.signPage()).location).toContain("/identity");
    expect(await pay()).toBe("identity-missing");
    const wrong = await theirs.identity({ ...ana, cnp: CNP.replace(/6$/, "7") });
    expect(wrong).toMatchObject({
      status: 422,
      data: { errors: { cnp: "cnp-invalid" }, typed: { legalName: "Pop Ana" } },
    });
    const minor = await theirs.identity({ ...ana, cnp: "5100101120011" });
    expect(minor).toMatchObject({ status: 422, data: { errors: { cnp: "seller-minor" } } });
    expect(await pay()).toBe("identity-missing");
    expect((await theirs.identity(ana)).location).toContain("done=identity");
    expect((await theirs.page()).step).toBe("sign");
    const { record: toSign } = (await theirs.signPage()).data as { record: { documentHash: string } };
    const form = { documentHash: toSign.documentHash, signedName: "ana pop", agreed: "on" };
    expect(await theirs.sign({ ...form, agreed: "" })).toMatchObject({
      status: 422,
      data: { typed: { signedName: "ana pop" } },
    });
    expect(await theirs.sign({ ...form, signedName: "Ion Pop" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "signed-name-differs" } },
    });
    expect(await pay()).toBe("signature-missing");
    const drawing = `M10,20${"L30,40".repeat(10)}`;
    const both = await Promise.all([theirs.sign({ ...form, drawing }), theirs.sign(form)]);
    expect(both.map(({ location }) => location?.includes("done=signed"))).toEqual([true, true]);
    expect(
      await shop.db.selectFrom("tradeInSignature").where("tradeInId", "=", sale.id).select("id").execute(),
    ).toHaveLength(1);
    expect((await theirs.page()).step).toBe("done");
    expect(await pay()).toBe("paid");
    expect((await theirs.page()).step).toBeNull();
  });

  test("are for the seller alone: another visitor finds no page", async () => {
    const sale = await tested();
    for (const { loader } of [identityPage, signPage])
      expect((await aGuest(shop).get(loader, `/trade-in/${sale.number}/sign`, { number: sale.number! })).status).toBe(
        404,
      );
  });

  test("the signed record is the same file for its seller and for buying, whose reading is recorded; not for technicians", async () => {
    const sale = await selling.signed(await tested());
    const theirs = Buffer.from(await (await record(sale, { query: `?key=${sale.linkKey}` })).arrayBuffer());
    expect(theirs.subarray(0, 5).toString()).toBe("%PDF-");
    const readings = () =>
      shop.db
        .selectFrom("audit")
        .where("entityId", "=", sale.number!)
        .where("action", "=", "record-read")
        .select("id")
        .execute();
    expect(await readings()).toHaveLength(0);
    expect(Buffer.from(await (await record(sale, { cookie: buying.cookie })).arrayBuffer()).equals(theirs)).toBe(true);
    expect(await readings()).toHaveLength(1);
    expect(Buffer.from(await (await record(sale, { cookie: technician.cookie })).arrayBuffer()).equals(theirs)).toBe(
      false,
    );
    expect(await readings()).toHaveLength(1);
  });
});

describe("a seller's documents in the office", () => {
  const post = (member: typeof buying, of: TradeIn, form: Form) =>
    member.post(officeSellerDocuments.action, `/office/trade-ins/${of.number}/papers`, form, { number: of.number! });

  test("show a masked number to all, and the whole one only to who may read it, on request", async () => {
    const sale = await selling.signed(await tested());
    const seen = await technician.get(officeSellerDocuments.loader, `/office/trade-ins/${sale.number}/papers`, {
      number: sale.number!,
    });
    expect(JSON.stringify(seen.data)).not.toContain(CNP);
    expect(seen.data).toMatchObject({ documents: { identity: { masked: "•••••••••••16" }, missing: null } });
    expect((await post(technician, sale, { intent: "read-identity" })).status).toBe(403);
    expect(await post(buying, sale, { intent: "read-identity" })).toMatchObject({ data: { identity: { cnp: CNP } } });
    expect(
      (await post(technician, sale, { intent: "settle-check", check: "other-payee", checkNote: "da, e ea" })).status,
    ).toBe(403);
  });

  /** Posts a file to the watch list. */
  async function upload(staff: typeof buying, fields: Record<string, string>, text: string): Promise<unknown> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new File([text], "serii.csv"));
    const args = routeArgs(shop, "/office/watch-list");
    const request = new Request(args.request.url, { method: "POST", body: form, headers: { cookie: staff.cookie } });
    return watchList.action({ ...args, request } as never);
  }

  test("hold a machine of the watch list, tell its seller nothing of it, and let it go with a reason", async () => {
    const sale = await tested();
    const add = { intent: "add", lines: "357938035643809;dosar 12", note: "poliția" };
    const dryRun = (text: string) => upload(buying, { intent: "check", note: "poliția" }, text);
    expect(await dryRun("serie;sursă\nABCD-77;dosar 1\n?")).toMatchObject({
      checked: { rows: 1, problemCount: 1, problems: [{ line: 3, code: "serial" }] },
    });
    const checked = await dryRun("357938035643809;dosar 12");
    expect(checked).toMatchObject({ checked: { rows: 1, news: 1, problemCount: 0 }, typed: { note: "poliția" } });
    expect(await upload(buying, { intent: "check" }, "PK\u0003\u0004\u0000\u0001")).toMatchObject({
      data: { domainError: { code: "sheet-not-text" } },
    });
    expect((await buying.get(watchList.loader, "/office/watch-list")).data).toMatchObject({ rows: [] });
    expect((await buying.post(watchList.action, "/office/watch-list", add)).location).toContain("added=1");
    expect((await post(technician, sale, { intent: "serials", serials: "35-793803-564380-9" })).status).toBe(302);
    await selling.signed(sale);
    expect((await seller(sale).page()).step).toBe("held");
    expect(await post(buying, sale, { intent: "settle-check", check: "watched-serial", checkNote: "" })).toMatchObject({
      status: 422,
      data: { errors: { checkNote: "reason-missing" } },
    });
    const settled = { intent: "settle-check", check: "watched-serial", checkNote: "verificat la poliție" };
    expect((await post(buying, sale, settled)).status).toBe(302);
    expect((await seller(sale).page()).step).toBe("done");
  });
});
