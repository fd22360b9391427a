import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { accessTo, startEFacturaDouble, type EFacturaDouble } from "../../../testing/e-factura/e-factura-double.ts";
import { ordersIn, shipping, STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { refuse } from "../../../base/result.ts";
import { issueDocuments } from "../issue-documents.server.ts";
import { documentsOfOrder } from "../invoices.sql.server.ts";
import { decideSubmission } from "./decide-submission.server.ts";
import { submissionDeadline, submissionStates, submissionTransitions, maySubmissionBecome } from "./submission.ts";
import { submitDocuments } from "./submit-documents.server.ts";
import { countLateSubmissions, countSubmissionsToDecide, findSubmission } from "./view-submissions.server.ts";

let shop: TestShop;
let double: EFacturaDouble;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  double = await startEFacturaDouble();
});
afterEach(async () => {
  await shop.db.updateTable("eInvoiceSubmission").set({ state: "by-hand" }).execute();
  await double.close();
});

const submit = () => submitDocuments({ ...shop, eFactura: accessTo(double, shop.clock) });
/** The number of the invoice of a new order. */
async function invoiced(different: Parameters<ReturnType<typeof ordersIn>["paidByCard"]>[1] = {}): Promise<string> {
  const order = await ordersIn(shop).paidByCard([], different);
  await issueDocuments(shop);
  return (await documentsOfOrder(shop.db, order.id))[0]!.document.number;
}
const stateOf = async (number: string) => (await findSubmission(shop, { number }))?.submission;
const isDue = () =>
  shop.db
    .updateTable("eInvoiceSubmission")
    .set({ nextAt: new Date(0) })
    .execute();
const decide = (number: string, decision: Parameters<typeof decideSubmission>[1]["decision"], uploadIndex = "") =>
  decideSubmission(shop, { number, actor: STAFF, decision, uploadIndex });

test("its states lead on as the table says, and two of them end it", () => {
  for (const from of submissionStates)
    for (const to of submissionStates)
      expect(maySubmissionBecome({ from, to, by: "staff" })).toBe(
        ((submissionTransitions[from] as Record<string, readonly string[]>)[to] ?? []).includes("staff"),
      );
  expect(submissionStates.filter((state) => Object.keys(submissionTransitions[state]).length === 0)).toEqual([
    "accepted",
    "by-hand",
  ]);
});

test("the deadline is the end of the fifth working day", () => {
  // Friday, 4 December 2026: the fifth working day after it is Friday, 11 December.
  expect(submissionDeadline(new Date("2026-12-04T10:00:00Z"))).toEqual(new Date("2026-12-11T22:00:00Z"));
});

describe("a document", () => {
  test("is uploaded once, asked about, and its signed answer is kept", async () => {
    const number = await invoiced();
    double.outcome = null;
    expect(await submit()).toBe(1);
    expect(double.uploads).toMatchObject([{ path: "/rest/uploadb2c", cif: "12345674", standard: "UBL" }]);
    expect(double.uploads[0]!.xml).toContain(number);
    expect(await stateOf(number)).toMatchObject({ state: "processing", uploadIndex: "5000", fault: null });
    await isDue();
    await submit();
    expect((await stateOf(number))?.state).toBe("processing");
    double.outcome = "ok";
    await isDue();
    await submit();
    expect(await stateOf(number)).toMatchObject({ state: "accepted", hasArchive: true });
    expect(double.uploads).toHaveLength(1);
    expect(double.tokens).toBeGreaterThan(0);
    expect(await decide(number, "send-again")).toEqual(
      refuse.conflict({ code: "submission-not-movable", state: "accepted" }),
    );
  });

  test("of a company goes to the address for companies", async () => {
    const company = { name: "Exemplu SRL", cui: "RO12345674", tradeRegister: "J12/1/2020" };
    await invoiced({ shipping: { ...shipping, company } });
    await submit();
    expect(double.uploads.map(({ path }) => path)).toEqual(["/rest/upload"]);
  });

  test("that the authority rejects says why, and is sent again once staff say so", async () => {
    const number = await invoiced();
    double.outcome = "nok";
    await submit();
    await isDue();
    await submit();
    expect(await stateOf(number)).toMatchObject({ state: "rejected", fault: "E: BR-CO-16", hasArchive: true });
    expect(await countSubmissionsToDecide(shop)).toBe(1);
    expect(await submit()).toBe(0);
    expect(double.uploads).toHaveLength(1);
    expect(await decide(number, "send-again")).toMatchObject({ ok: true });
    double.outcome = "ok";
    await submit();
    expect(double.uploads).toHaveLength(2);
    const entries = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", number)
      .select("action")
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      "issued",
      "submission-processing",
      "submission-rejected",
      "submission-waiting",
      "submission-processing",
    ]);
  });

  test("whose answer is an archive with many entries is not read, and asked about again", async () => {
    const number = await invoiced();
    double.outcome = "nok";
    double.moreFiles = 5000;
    await submit();
    await isDue();
    await submit();
    expect(await stateOf(number)).toMatchObject({ state: "processing", fault: null });
    double.moreFiles = 3;
    await isDue();
    await submit();
    expect(await stateOf(number)).toMatchObject({ state: "rejected", fault: "E: BR-CO-16" });
    double.moreFiles = 0;
  });

  test("whose upload is refused at once says why", async () => {
    const number = await invoiced();
    double.fault = "refuses";
    await submit();
    expect(await stateOf(number)).toMatchObject({ state: "rejected", fault: "CIF introdus gresit" });
  });

  test.each(["closed", "no-token"] as const)("waits and is sent later if the service is away (%s)", async (fault) => {
    const number = await invoiced();
    double.fault = fault;
    await submit();
    expect(await stateOf(number)).toMatchObject({ state: "waiting", uploadIndex: null });
    double.fault = null;
    expect(await submit()).toBe(0);
    await isDue();
    await submit();
    expect((await stateOf(number))?.state).toBe("processing");
    expect(double.uploads).toHaveLength(1);
  });

  test("whose answer is lost is not sent again: staff find it in the portal and type its index", async () => {
    const number = await invoiced();
    double.fault = "breaks-after";
    await submit();
    expect((await stateOf(number))?.state).toBe("unclear");
    double.fault = null;
    await isDue();
    await submit();
    expect(double.uploads).toHaveLength(1);
    expect(await decide(number, "was-received", "5000a")).toEqual(refuse.invalid({ code: "upload-index-invalid" }));
    expect(await decide(number, "was-received", " 5000 ")).toMatchObject({ ok: true });
    await isDue();
    await submit();
    expect(await stateOf(number)).toMatchObject({ state: "accepted", uploadIndex: "5000" });
    expect(double.uploads).toHaveLength(1);
  });

  test("that fails by a bug is logged as an error, and the others go on", async () => {
    const [broken, other] = [await invoiced(), await invoiced()];
    const logged = { warn: vi.fn(), error: vi.fn() };
    const access = accessTo(double, shop.clock);
    const buggy = (message: string) => new TypeError(message);
    let uploads = 0;
    await submitDocuments({
      ...shop,
      log: logged,
      eFactura: {
        ...access,
        upload: (document) => (uploads++ === 0 ? Promise.reject(buggy("upload")) : access.upload(document)),
      },
    });
    const states = async () => [(await stateOf(broken))?.state, (await stateOf(other))?.state].toSorted();
    expect(await states()).toEqual(["processing", "sending"]);
    await isDue();
    await submitDocuments({
      ...shop,
      log: logged,
      eFactura: { ...access, outcomeOf: () => Promise.reject(buggy("outcome")) },
    });
    expect(await states()).toEqual(["processing", "unclear"]);
    expect(logged.error.mock.calls.map(([{ err }]) => String(err))).toEqual([
      "TypeError: upload",
      "TypeError: outcome",
    ]);
    expect(logged.warn.mock.calls.map(([, message]) => message)).toEqual(["an upload to e-Factura has no answer"]);
    await isDue();
    await submit();
    expect(await states()).toEqual(["accepted", "unclear"]);
  });

  test("whose outcome cannot be asked for is asked about again", async () => {
    const number = await invoiced();
    await submit();
    await isDue();
    double.outcome = null;
    double.fault = "unreadable";
    await submit();
    expect((await stateOf(number))?.state).toBe("processing");
    double.outcome = "ok";
    double.fault = null;
    await isDue();
    await submit();
    expect((await stateOf(number))?.state).toBe("accepted");
  });

  test("that a process was sending when it died is unclear too", async () => {
    const number = await invoiced();
    await submitDocuments(shop);
    await shop.db
      .updateTable("eInvoiceSubmission")
      .where("state", "=", "waiting")
      .set({ state: "sending", nextAt: new Date(0) })
      .execute();
    await submit();
    expect((await stateOf(number))?.state).toBe("unclear");
    expect(double.uploads).toEqual([]);
  });

  test("is uploaded by hand where the shop has no access", async () => {
    const number = await invoiced();
    expect(await submitDocuments(shop)).toBe(0);
    expect((await stateOf(number))?.state).toBe("waiting");
    expect(await decide(number, "by-hand", "")).toEqual(refuse.invalid({ code: "upload-index-invalid" }));
    expect(await decide(number, "by-hand", "123456")).toMatchObject({ ok: true });
    expect(await stateOf(number)).toMatchObject({ state: "by-hand", uploadIndex: "123456" });
    expect(await decide("PCB-2026-999999", "by-hand", "1")).toEqual(refuse.notFound({ code: "document-unknown" }));
  });

  test("is late from a moment on until the authority has it", async () => {
    const number = await invoiced();
    const later = { issuedBefore: new Date(shop.clock.now().getTime() + 1000) };
    const before = await countLateSubmissions(shop, later);
    expect(before).toBeGreaterThan(0);
    expect(await countLateSubmissions(shop, { issuedBefore: new Date(0) })).toBe(0);
    await decide(number, "by-hand", "1");
    expect(await countLateSubmissions(shop, later)).toBe(before - 1);
  });
});
