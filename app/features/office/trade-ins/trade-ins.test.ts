import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { must, sellingIn, wholeMachine } from "../../../../testing/trade-ins.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { aPhoto } from "../../../../testing/photos.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import type { TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import * as document from "../../trade-in/sent/trade-in-document.ts";
import * as sellersPage from "../../trade-in/sent/trade-in.tsx";
import * as intake from "../receiving/receiving.tsx";
import * as receivedUnit from "../receiving/received-unit.tsx";
import * as payoutFile from "../payouts/payout-file.ts";
import * as payouts from "../payouts/payouts.tsx";
import * as priceBook from "../price-book/price-book.tsx";
import * as priceBookFile from "../price-book/price-book-file.ts";
import * as tradeIn from "./trade-in.tsx";
import * as tradeIns from "./trade-ins.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
  selling = sellingIn(shop);
});
afterAll(() => shop.close());

type Form = Record<string, string>;
const page = ({ number }: TradeIn, query = "") => `/office/trade-ins/${number}${query}`;
const post = (of: TradeIn, form: Form) => staff.post(tradeIn.action, page(of), form, { number: of.number! });
const state = async ({ number }: TradeIn) => must(await viewTradeIn(shop, { number })).tradeIn.state;

async function download(loader: unknown, address: string, params: Form, cookie = staff.cookie): Promise<Response> {
  const args = routeArgs(shop, address, { params, headers: { cookie } });
  return (loader as (args: unknown) => Promise<Response>)(args).catch(
    (thrown: { init?: { status: number }; status?: number }) =>
      new Response(null, { status: thrown.init?.status ?? thrown.status ?? 500 }),
  );
}

describe("the office of purchases", () => {
  test.each([tradeIns.loader, payouts.loader, priceBook.loader, intake.loader])(
    "is closed to whoever is not staff",
    async (loader) => {
      expect(await aGuest(shop).get(loader, "/office/trade-ins")).toMatchObject({ status: 302 });
    },
  );

  test("leads a PC from the parcel to the catalogue, form by form", async () => {
    const accepted = await selling.accepted({ payout: "instant" });
    expect(await post(accepted, { intent: "receive" })).toMatchObject({ status: 200 });
    await post(accepted, { intent: "test" });
    expect(await post(accepted, { intent: "receive" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "trade-in-not-movable" } },
    });

    const searched = await staff.get(tradeIn.loader, page(accepted, "?line=gpu&model=gtx+1060+6gb"), {
      number: accepted.number!,
    });
    const { models } = (searched.data as { findingDraft: { models: { id: string }[] } }).findingDraft;
    expect(models.length).toBeGreaterThan(0);
    expect(await post(accepted, { intent: "found", key: "gpu", claim: "model", partId: "" })).toMatchObject({
      status: 422,
      data: { errors: { partId: "model-required" } },
    });
    expect(await post(accepted, { intent: "found", key: "gpu", claim: "model", partId: models[0]!.id })).toMatchObject({
      status: 302,
    });
    expect(await post(accepted, { intent: "finish" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "no-evidence", keys: ["gpu"] } },
    });
    const { id: finding } = await shop.db.selectFrom("tradeInFinding").select("id").executeTakeFirstOrThrow();
    expect(await post(accepted, { intent: "drop", finding })).toMatchObject({ status: 200 });
    await post(accepted, { intent: "finish" });
    expect(await state(accepted)).toBe("tested");
    expect(await staff.post(payouts.action, "/office/payouts", { intent: "export" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "payouts-none-due" } },
    });
    await selling.signed(accepted);

    const exported = await staff.post(payouts.action, "/office/payouts", { intent: "export" });
    const name = /made=(PAY-[\d-]+)/.exec(exported.location ?? "")?.[1] ?? "";
    const xml = await (
      await download(payoutFile.loader, `/office/payouts/files/${name}.xml`, { file: `${name}.xml` })
    ).text();
    expect(xml).toContain(`<EndToEndId>${accepted.number}</EndToEndId>`);
    expect(
      await (await download(payoutFile.loader, `/office/payouts/files/${name}.csv`, { file: `${name}.csv` })).text(),
    ).toContain(`${accepted.number};Ana Pop;RO49`);
    expect(await staff.post(payouts.action, "/office/payouts", { intent: "export" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "payouts-none-due" } },
    });
    expect(
      await staff.post(payouts.action, "/office/payouts", {
        intent: "paid",
        number: accepted.number!,
        reference: "OP 12",
        attempt: "1",
      }),
    ).toMatchObject({ status: 302 });
    expect(await state(accepted)).toBe("paid");

    expect(await post(accepted, { intent: "stock", as: "parts" })).toMatchObject({ status: 200 });
    const waiting = (await staff.get(intake.loader, "/office/intake")).data as { rows: { code: string }[] };
    const code = waiting.rows[0]!.code;
    const params = { code };
    expect(await staff.get(receivedUnit.loader, `/office/intake/${code}`, params)).toMatchObject({
      status: 200,
      data: { unit: { code } },
    });
    const draft = await staff.post(receivedUnit.action, `/office/intake/${code}`, { intent: "draft" }, params);
    expect(draft).toMatchObject({ location: expect.stringMatching(/\/office\/listings\/\d+\?done=created$/) });
    // From now on the unit is found on the page of its draft.
    expect(await staff.get(receivedUnit.loader, `/office/intake/${code}`, params)).toMatchObject({
      status: 302,
      location: draft.location!.replace("?done=created", ""),
    });
  });

  test("shows which lines testing must price, and how much the seller will really get", async () => {
    const answers = wholeMachine.map((answer) =>
      answer.step === "case" ? { ...answer, picked: { is: "named" as const, name: "carcasă neagră" } } : answer,
    );
    const accepted = await selling.accepted({ payout: "instant", answers });
    for (const intent of ["receive", "test"]) await post(accepted, { intent });
    type View = {
      lines: { key: string; isUpTo: boolean; before: number }[];
      open: { count: number; total: number };
      outcome: { total: number; payable: number };
    };
    const shown = (await staff.get(tradeIn.loader, page(accepted), { number: accepted.number! })).data as View;
    const upTo = shown.lines.filter(({ isUpTo }) => isUpTo);
    expect(upTo.map(({ key }) => key)).toEqual(["case"]);
    expect(shown.open).toEqual({ count: 1, total: upTo[0]!.before });
    await post(accepted, { intent: "finish" });
    const { payout } = must(await viewTradeIn(shop, { number: accepted.number })).tradeIn;
    expect(shown.outcome.payable).toBe(payout?.amount);
    expect(shown.outcome.payable).toBeLessThan(shown.outcome.total);
  });

  test("stores the valid photos of a form, lists the others with their reason, and shows the stored ones at once", async () => {
    const testing = await selling.moved(await selling.accepted(), "received", "testing");
    const send = async (files: Record<string, Uint8Array>) => {
      const form = new FormData();
      for (const [name, bytes] of Object.entries(files)) form.append("photos", new File([new Uint8Array(bytes)], name));
      const args = routeArgs(shop, page(testing), { params: { number: testing.number! } });
      return tradeIn.action({
        ...args,
        request: new Request(args.request.url, { method: "POST", body: form, headers: { cookie: staff.cookie } }),
      } as never);
    };
    const names = async () =>
      must(await viewTradeIn(shop, { number: testing.number }))
        .tradeIn.photos.filter(({ of }) => of === "evidence")
        .map(({ name }) => name);
    const bill = Buffer.from("%PDF-1.7");
    // A response without an error makes the router reload the page's data.
    expect(await send({ "pins.jpg": await aPhoto(), "bill.pdf": bill })).toMatchObject({
      init: { status: 200 },
      data: { domainError: null, rejected: [{ name: "bill.pdf", code: "photo-type" }] },
    });
    expect(await names()).toEqual(["pins.jpg"]);
    expect(await send({ "bill.pdf": bill })).toMatchObject({
      init: { status: 422 },
      data: { rejected: [{ name: "bill.pdf" }] },
    });
    expect(await send({ "again.jpg": await aPhoto({ width: 210 }) })).toMatchObject({ status: 302 });
    expect(await names()).toHaveLength(2);
  });

  test("serves the sheet for the parcel to seller and staff, the record once a payout is due, and neither to others", async () => {
    const accepted = await selling.accepted({ payout: "full", language: "uk" });
    const label = { number: accepted.number!, document: "sheet.pdf" };
    const address = `/trade-in/${accepted.number}/papers/sheet.pdf`;
    expect((await download(document.loader, address, label, "")).status).toBe(404);
    const theirs = await download(document.loader, `${address}?key=${accepted.linkKey}`, label, "");
    expect(
      Buffer.from(await theirs.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await download(document.loader, address, label)).status).toBe(200);
    const record = { ...label, document: "record.pdf" };
    expect((await download(document.loader, address, record)).status).toBe(404);
    for (const intent of ["receive", "test", "finish"]) await post(accepted, { intent });
    const [first, second] = [
      await download(document.loader, address, record),
      await download(document.loader, address, record),
    ];
    expect(first.status).toBe(200);
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer());
  });

  test("shows the seller's bank account on the record to the seller and to those who see money, not to others", async () => {
    const accepted = await selling.accepted({ payout: "full" });
    for (const intent of ["receive", "test", "finish"]) await post(accepted, { intent });
    const address = `/trade-in/${accepted.number}/papers/record.pdf`;
    const record = { number: accepted.number!, document: "record.pdf" };
    const [technician, accounting] = [
      await aStaffMember(shop, { staffRoles: ["technician"] }),
      await aStaffMember(shop, { staffRoles: ["accounting"] }),
    ];
    const bytes = async (query: string, cookie: string) => {
      const answer = await download(document.loader, `${address}${query}`, record, cookie);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const sellers = await bytes(`?key=${accepted.linkKey}`, "");
    expect(await bytes("", staff.cookie)).toEqual(sellers);
    expect(await bytes("", accounting.cookie)).toEqual(sellers);
    expect(await bytes("", technician.cookie)).not.toEqual(sellers);
  });
});

describe("the return fee", () => {
  test("is shown on the seller's page, blocks the parcel, and is shown to staff until it is paid or waived", async () => {
    const weaker = async () => {
      const sale = await selling.accepted();
      for (const intent of ["receive", "test"]) await post(sale, { intent });
      const searched = (
        await staff.get(tradeIn.loader, page(sale, "?line=gpu&model=gtx+1060+6gb"), { number: sale.number! })
      ).data as { findingDraft: { models: { id: string }[] } };
      await post(sale, {
        intent: "found",
        key: "gpu",
        claim: "model",
        partId: searched.findingDraft.models[0]!.id,
        visible: "on",
        measured: "GPU-Z: GP106",
      });
      await post(sale, { intent: "finish" });
      const at = `/trade-in/${sale.number}?key=${sale.linkKey}`;
      await aGuest(shop).post(sellersPage.action, at, { intent: "send-back", sequence: "2" }, { number: sale.number! });
      return {
        sale,
        theirs: async () => (await aGuest(shop).get(sellersPage.loader, at, { number: sale.number! })).data,
      };
    };
    const parcel = { intent: "send-back", courier: "fan", trackingNumber: "1ONB77" };
    const [one, other] = [await weaker(), await weaker()];
    expect(await one.theirs()).toMatchObject({
      view: { state: "rejected", fee: 50_00, returnFee: { settled: null } },
      bank: { iban: shop.bank.iban },
    });
    expect(await post(one.sale, parcel)).toMatchObject({
      status: 409,
      data: { domainError: { code: "return-fee-open" } },
    });
    const open = async () =>
      ((await staff.get(payouts.loader, "/office/payouts")).data as { fees: { number: string }[] }).fees.map(
        ({ number }) => number,
      );
    expect(await open()).toEqual([one.sale.number, other.sale.number]);
    expect(await post(one.sale, { intent: "fee-paid" })).toMatchObject({
      status: 422,
      data: { errors: { reference: "reference-required" } },
    });
    expect(await post(one.sale, { intent: "fee-paid", reference: "OP 41" })).toMatchObject({
      status: 200,
      data: { domainError: null },
    });
    expect(await post(other.sale, { intent: "fee-waived", reason: "" })).toMatchObject({
      status: 422,
      data: { errors: { reason: "reason-missing" } },
    });
    expect(await post(other.sale, { intent: "fee-waived", reason: "client vechi" })).toMatchObject({ status: 200 });
    expect(await post(other.sale, { intent: "fee-paid", reference: "OP 42" })).toMatchObject({ status: 409 });
    expect(await open()).toEqual([]);
    for (const { sale, theirs } of [one, other]) {
      expect(await post(sale, parcel)).toMatchObject({ status: 200, data: { domainError: null } });
      expect(await theirs()).toMatchObject({
        view: { state: "returned", returnFee: { settled: sale === one.sale ? "paid" : "waived" } },
        bank: null,
      });
    }
  });
});

describe("a payout that bounced", () => {
  const sellers = (of: TradeIn, form: Form | null, search = `?key=${of.linkKey}`) => {
    const guest = aGuest(shop);
    const address = `/trade-in/${of.number}${search}`;
    return form
      ? guest.post(sellersPage.action, address, form, { number: of.number! })
      : guest.get(sellersPage.loader, address, { number: of.number! });
  };
  const emailsTo = async ({ email }: TradeIn) =>
    await shop.db
      .selectFrom("outbox")
      .where("recipient", "=", email!)
      .orderBy("id")
      .select(["subject", "textBody"])
      .execute();

  test("is shown on the page of the trade-in; the seller gets the reason and gives another account by the e-mail's link", async () => {
    const sale = await selling.moved(
      await selling.accepted({ payout: "instant", language: "hu" }),
      "received",
      "testing",
      "tested",
    );
    const bounce = { intent: "bounce", attempt: "1", why: "account-closed", note: "AC04" };
    expect(await post(sale, bounce)).toMatchObject({
      status: 409,
      data: { domainError: { code: "trade-in-not-movable" } },
    });
    await staff.post(payouts.action, "/office/payouts", { intent: "export" });
    expect(await post(sale, { ...bounce, why: "no such reason" })).toMatchObject({
      status: 422,
      data: { errors: { why: "reason-missing" } },
    });
    expect(await post(sale, { ...bounce, attempt: "0" })).toMatchObject({ status: 422 });
    expect(await post(sale, bounce)).toMatchObject({ status: 200, data: { domainError: null } });
    expect(await post(sale, bounce)).toMatchObject({ status: 409 });
    const shown = (await staff.get(tradeIn.loader, page(sale), { number: sale.number! })).data;
    expect(shown).toMatchObject({
      state: "bounced",
      transitions: [],
      returned: [
        {
          attempt: 1,
          why: "account-closed",
          note: "AC04",
          iban: "RO49AAAA1B31007593840000",
          file: expect.stringMatching(/^PAY-/),
        },
      ],
    });
    expect((await staff.get(payouts.loader, "/office/payouts")).data).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({
          number: sale.number,
          payout: expect.objectContaining({ isBounced: true, file: null }),
        }),
      ]),
    });

    const emailMessage = (await emailsTo(sale)).at(-1)!;
    expect(emailMessage.textBody).toContain("a számla megszűnt");
    expect(emailMessage.textBody).toContain(`/trade-in/${sale.number}?key=${sale.linkKey}`);
    for (const text of ["AC04", "RO49AAAA1B31007593840000"]) expect(emailMessage.textBody).not.toContain(text);
    expect((await sellers(sale, null)).data).toMatchObject({
      view: { state: "bounced", bounced: "account-closed", payout: { attempt: 2 } },
    });

    const account = {
      intent: "account",
      attempt: "2",
      iban: "RO66 BACX 0000 0012 3456 7890",
      payee: " Pop  Ana ",
    };
    expect(await sellers(sale, account, "")).toMatchObject({ status: 404 });
    expect(await sellers(sale, account, "?key=another")).toMatchObject({ status: 404 });
    expect(await sellers(sale, { ...account, iban: "RO66BACX0000001234567891", payee: "" })).toMatchObject({
      status: 422,
      data: { errors: { iban: "iban-invalid", payee: "account-name-short" } },
    });
    expect(await sellers(sale, { ...account, attempt: "1" })).toMatchObject({ status: 409 });
    expect(await sellers(sale, account)).toMatchObject({
      location: `/trade-in/${sale.number}?key=${sale.linkKey}&done=account`,
    });
    expect(await sellers(sale, { ...account, iban: "RO49AAAA1B31007593840000" })).toMatchObject({ status: 409 });
    const after = (await sellers(sale, null)).data as { view: { transitions: { what: string }[] } };
    expect(after).toMatchObject({
      view: { state: "tested", agreed: { iban: "RO66 … 7890", payee: "Pop Ana" } },
    });
    expect(after.view.transitions.map(({ what }) => what).slice(-2)).toEqual(["bounced", "account"]);
    expect((await emailsTo(sale)).at(-1)!.textBody).toContain("Ha nem Ön adta meg");

    const exported = await staff.post(payouts.action, "/office/payouts", { intent: "export" });
    const name = /made=(PAY-[\d-]+)/.exec(exported.location ?? "")?.[1] ?? "";
    const xml = await (
      await download(payoutFile.loader, `/office/payouts/files/${name}.xml`, { file: `${name}.xml` })
    ).text();
    expect(xml).toContain(`<EndToEndId>${sale.number}-2</EndToEndId>`);
    expect(xml).toContain("RO66BACX0000001234567890");
    const paid = { intent: "paid", number: sale.number!, reference: "OP 77" };
    // A page that was loaded before the payout bounced confirms nothing.
    expect(await staff.post(payouts.action, "/office/payouts", { ...paid, attempt: "1" })).toMatchObject({
      status: 409,
    });
    expect(await staff.post(payouts.action, "/office/payouts", { ...paid, attempt: "2" })).toMatchObject({
      status: 302,
    });
    expect(await state(sale)).toBe("paid");
    const kinds = (await emailsTo(sale)).map(({ subject }) => subject);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe("the price book's page", () => {
  const postBook = async (form: Form) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    const args = routeArgs(shop, "/office/price-book", { headers: { cookie: staff.cookie } }) as unknown as {
      request: Request;
    };
    const request = new Request(args.request.url, { method: "POST", body, headers: { cookie: staff.cookie } });
    return (priceBook.action as (args: unknown) => Promise<unknown>)({ ...args, request });
  };

  test("previews the changes, lists the problems, and puts the next version into force", async () => {
    const changes = "fallback.cpu;640";
    expect(await postBook({ intent: "check", basedOn: "1", changes })).toMatchObject({
      outcome: "preview",
      changes: [{ at: "fallback.cpu", before: 65_000, after: 64_000 }],
    });
    expect(await postBook({ intent: "check", basedOn: "1", changes: "nothing;1\nfallback.cpu;x" })).toMatchObject({
      data: { outcome: "refused", problems: [{ code: "line-unreadable", line: 2 }] },
    });
    expect(await postBook({ intent: "put", basedOn: "1", changes: "conditions.poor;150" })).toMatchObject({
      data: { problems: [{ code: "conditions-rise" }] },
    });
    const put = await postBook({ intent: "put", basedOn: "1", changes, note: "toamnă" });
    expect(put instanceof Response && put.headers.get("location")).toBe("/office/price-book?done=2");
    expect(await postBook({ intent: "put", basedOn: "1", changes: "fallback.cpu;630" })).toMatchObject({
      data: { outcome: "preview", conflict: { actor: `staff:${staff.accountId}` } },
      init: { status: 409 },
    });
    const csv = await (await download(priceBookFile.loader, "/office/price-book/2.csv", { file: "2.csv" })).text();
    expect(csv).toContain("fallback.cpu;640,00");
    const shown = (await staff.get(priceBook.loader, "/office/price-book?q=fallback+cpu")).data;
    expect(shown).toMatchObject({
      inForce: 2,
      figures: [{ at: "fallback.cpu", value: 64_000 }],
      changes: [{ at: "fallback.cpu" }],
    });
  });
});
