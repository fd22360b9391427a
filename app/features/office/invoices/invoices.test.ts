import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { submissionStates } from "../../../../shop/invoices/e-factura/submission.ts";
import { issueDocuments } from "../../../../shop/invoices/issue-documents.server.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { byTransfer, ordersIn } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aMember, aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as invoiceFile from "./invoice-file.ts";
import * as invoiceMonth from "../money/invoice-month.ts";
import * as invoices from "./invoices.tsx";
import * as submission from "./submission.tsx";
import * as upload from "../transfers/statement-upload.tsx";
import * as statement from "../transfers/statement.tsx";
import * as transfers from "../transfers/transfers.tsx";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());

/** Uploads a file as a browser does. */
async function sendFile(content: string | null, cookie = staff.cookie) {
  const form = new FormData();
  if (content !== null) form.set("file", new File([content], "extras.csv"));
  const { context } = routeArgs(shop, "/office/transfers/upload");
  const request = new Request("http://localhost:3000/office/transfers/upload", {
    method: "POST",
    body: form,
    headers: { cookie },
  });
  const result = await (upload.action as (args: unknown) => Promise<unknown>)({ request, params: {}, context }).catch(
    (thrown: unknown) => thrown,
  );
  if (result instanceof Response)
    return { status: result.status, location: result.headers.get("location"), data: null };
  const answer = result as { data: unknown; init: { status?: number } | null };
  return {
    status: (typeof answer.init === "number" ? answer.init : answer.init?.status) ?? 200,
    location: null,
    data: answer.data,
  };
}

const csv = (amount: number, text: string) => `Data;Detalii;Credit\n21.11.2026;${text};${(amount / 100).toFixed(2)}\n`;

describe("the submission to e-Factura", () => {
  test("is on the list and on a page of its own in each state, and staff note the index of what they uploaded", async () => {
    const order = await people.paidByCard();
    await issueDocuments(shop);
    const list = async () =>
      (await staff.get(invoices.loader, "/office/invoices")).data as {
        rows: { orderNumber: string; number: string; state: string; sendBy: Date | null }[];
      };
    const row = async () => (await list()).rows.find(({ orderNumber }) => orderNumber === order.number)!;
    const { number, state, sendBy } = await row();
    expect([state, sendBy]).toEqual(["waiting", expect.any(Date)]);
    const address = `/office/invoices/${number}/submission`;
    const { id } = await shop.db
      .selectFrom("invoice")
      .where("orderId", "=", order.id)
      .select("id")
      .executeTakeFirstOrThrow();
    for (const each of submissionStates) {
      await shop.db.updateTable("eInvoiceSubmission").where("invoiceId", "=", id).set({ state: each }).execute();
      expect((await row()).state).toBe(each);
      expect((await staff.get(submission.loader, address, { number })).data).toMatchObject({
        submission: { state: each },
      });
    }
    await shop.db.updateTable("eInvoiceSubmission").where("invoiceId", "=", id).set({ state: "waiting" }).execute();
    const byHand = (uploadIndex: string) =>
      staff.post(submission.action, address, { decision: "by-hand", uploadIndex }, { number });
    expect((await byHand("12 34")).status).toBe(422);
    expect((await byHand("1234")).status).toBe(200);
    expect(await row()).toMatchObject({ state: "by-hand", sendBy: null });
  });
});

describe("the office's invoices", () => {
  test.each<
    [
      string,
      (
        | typeof invoices
        | typeof transfers
        | typeof upload
        | typeof statement
        | typeof invoiceFile
        | typeof invoiceMonth
      )["loader"],
      string,
    ]
  >([
    ["invoices", invoices.loader, "/office/invoices"],
    ["one invoice", invoiceFile.loader, "/office/invoices/PCB-2026-000001/pdf"],
    ["a month", invoiceMonth.loader, "/office/invoices/month/2026-11"],
    ["transfers", transfers.loader, "/office/transfers"],
    ["the upload", upload.loader, "/office/transfers/upload"],
    ["a statement", statement.loader, "/office/transfers/statements/x"],
  ])("of %s is for staff alone", async (_what, loader, address) => {
    expect((await aGuest(shop).get(loader, address)).location).toMatch(/^\/login\?to=/);
    expect((await (await aMember(shop)).get(loader, address)).status).toBe(404);
  });

  test("accept no request of a buyer", async () => {
    const buyer = await aMember(shop);
    expect((await buyer.post(transfers.action, "/office/transfers", { intent: "ignore", lineId: "1" })).status).toBe(
      404,
    );
    expect((await sendFile("x", buyer.cookie)).status).toBe(404);
  });

  test("are listed by month, each as PDF and XML, and all as one file", async () => {
    const order = await people.paidByCard();
    await issueDocuments(shop);
    const page = await staff.get(invoices.loader, "/office/invoices?month=2026-11");
    const { rows } = page.data as { rows: { number: string; orderNumber: string; faults: string[] }[] };
    const row = rows.find((other) => other.orderNumber === order.number);
    expect(row?.faults).toEqual([]);
    const file = (format: string) =>
      staff.get(invoiceFile.loader, `/office/invoices/${row?.number}/${format}`, { number: row?.number ?? "", format });
    expect([(await file("pdf")).status, (await file("xml")).status, (await file("exe")).status]).toEqual([
      200, 200, 404,
    ]);
    expect((await staff.get(invoiceMonth.loader, "/office/invoices/month/2026-11", { month: "2026-11" })).status).toBe(
      200,
    );
    expect((await staff.get(invoiceMonth.loader, "/office/invoices/month/2026-13", { month: "2026-13" })).status).toBe(
      404,
    );
    expect(await staff.get(invoices.loader, "/office/invoices?month=2020-01")).toMatchObject({
      data: { month: "2020-01", rows: [] },
    });
    expect(await staff.get(invoices.loader, "/office/invoices?month=nonsense")).toMatchObject({
      data: { month: "2026-11" },
    });
  });
});

describe("a statement in the office", () => {
  test("is uploaded, shown, imported, and pays its order", async () => {
    const order = await people.placed([], { payment: byTransfer });
    const { location } = await sendFile(csv(order.totals.total, `plata ${order.number}`));
    const id = /\/office\/transfers\/statements\/(.+)$/.exec(location ?? "")?.[1] ?? "";
    expect(await staff.get(statement.loader, location ?? "", { id })).toMatchObject({
      data: { fresh: 1, lines: [{ proposal: { kind: "named", difference: 0 } }] },
    });
    expect((await people.now(order)).state).toBe("awaiting-payment");
    expect(await staff.post(statement.action, location ?? "", {}, { id })).toMatchObject({ status: 302, location });
    expect((await people.now(order)).state).toBe("paid");
    expect(await staff.get(statement.loader, location ?? "", { id })).toMatchObject({ data: { fresh: 0 } });
  });

  test("with errors is rejected with a list of them", async () => {
    expect(await sendFile("Nr. cont;RO09BCYP0000001234567890\nData;Credit\n21.11.2026;10,00\n")).toMatchObject({
      status: 422,
      data: { domainError: { code: "statement-other-account" } },
    });
    expect(await sendFile("hello")).toMatchObject({
      status: 422,
      data: { domainError: { code: "statement-unknown-format" } },
    });
    expect(await sendFile(null)).toMatchObject({ status: 422, data: { domainError: { code: "statement-missing" } } });
    expect(await sendFile(`Data;Credit\n${"x".repeat(900_001)}`)).toMatchObject({ status: 413 });
  });

  test.each(["x", "00000000-0000-4000-8000-000000000000"])("that does not exist is not found: %s", async (id) => {
    expect((await staff.get(statement.loader, `/office/transfers/statements/${id}`, { id })).status).toBe(404);
    expect((await staff.post(statement.action, `/office/transfers/statements/${id}`, {}, { id })).status).toBe(404);
  });
});

describe("a transfer in the office", () => {
  const send = (form: Record<string, string>) => staff.post(transfers.action, "/office/transfers", form);
  const formKey = () => crypto.randomUUID();

  test("is confirmed by hand, and only once however often the form is sent", async () => {
    const order = await people.placed([], { payment: byTransfer });
    const form = {
      intent: "confirm",
      number: order.number,
      amount: (order.totals.total / 100).toFixed(2).replace(".", ","),
      day: "2026-11-21",
      formKey: formKey(),
    };
    expect((await send(form)).location).toBe("/office/transfers?done=paid");
    expect((await send(form)).location).toBe("/office/transfers?done=known");
    expect((await people.now(order)).state).toBe("paid");
  });

  test("that is too small is recorded, and may then be accepted", async () => {
    const order = await people.placed([], { payment: byTransfer });
    expect(
      (await send({ intent: "confirm", number: order.number, amount: "100,00", day: "2026-11-21", formKey: formKey() }))
        .location,
    ).toBe("/office/transfers?done=short");
    expect((await send({ intent: "accept", number: order.number, reason: "reducere" })).location).toBe(
      "/office/transfers?done=paid",
    );
    expect((await people.now(order)).state).toBe("paid");
  });

  test("without a clear order is assigned to one, or ignored", async () => {
    const order = await people.placed([], { payment: byTransfer });
    for (const text of ["fara", "dobanda"]) {
      const { location } = await sendFile(csv(order.totals.total, text));
      await staff.post(statement.action, location ?? "", {}, { id: (location ?? "").split("/").at(-1) ?? "" });
    }
    const { lines } = (await staff.get(transfers.loader, "/office/transfers")).data as {
      lines: { line: { id: number; details: string } }[];
    };
    const [mine, nobodys] = ["fara", "dobanda"].map((text) =>
      String(lines.find(({ line }) => line.details === text)?.line.id),
    );
    expect((await send({ intent: "assign", lineId: mine ?? "", number: order.number.toLowerCase() })).location).toBe(
      "/office/transfers?done=paid",
    );
    expect((await send({ intent: "ignore", lineId: nobodys ?? "" })).location).toBe("/office/transfers?done=ignored");
    expect(await send({ intent: "ignore", lineId: nobodys ?? "" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "line-settled" } },
    });
  });

  test.each([
    ["amount", { amount: "0" }],
    ["amount", { amount: "-5" }],
    ["amount", { amount: "1e9" }],
    ["day", { day: "2026-02-30" }],
    ["number", { number: "ORD-12" }],
    ["formKey", { formKey: "x" }],
  ])("with a wrong %s is refused: %j", async (field, different) => {
    const form = {
      intent: "confirm",
      number: "ORD-123456",
      amount: "10,00",
      day: "2026-11-21",
      formKey: formKey(),
      ...different,
    };
    expect(await send(form)).toMatchObject({ status: 422, data: { errors: { [field]: expect.any(String) } } });
  });

  test.each([
    {},
    { intent: "nonsense" },
    { intent: "assign", lineId: "abc", number: "ORD-123456" },
    { intent: "ignore", lineId: "-1" },
  ])("that makes no sense is refused: %j", async (form) => {
    expect((await send(form as Record<string, string>)).status).toBe(422);
  });
});
