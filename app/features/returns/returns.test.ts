import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { ordersIn } from "../../../testing/orders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aPhoto } from "../../../testing/photos.ts";
import { routeArgs } from "../../../testing/request.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { findSubject } from "../../../shop/shipments/find-subject.server.ts";
import { unitsOf, type Order } from "../../../shop/orders/order.ts";
import * as accountOrder from "../orders/order.tsx";
import * as claim from "./claim.tsx";
import * as claimPhoto from "./claim-photo.ts";
import * as ownClaim from "./own-claim.tsx";
import * as withdrawOrder from "./withdraw-order.tsx";
import * as withdraw from "./withdraw.tsx";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

const twoThings = async () => {
  const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: 2 }));
  return people.delivered(await people.paidByCard([{ listingId, quantity: 2 }]));
};
const addressOf = (order: Order, more = "") => `/withdraw/${order.number}?key=${order.linkKey}${more}`;
const dataOf = async (order: Order, more = "") =>
  (await guest.get(withdrawOrder.loader, addressOf(order, more), { number: order.number })).data as Record<
    string,
    unknown
  >;

describe("a withdrawal without an account", () => {
  test("finds the order by number and e-mail, lets choose, asks once more, and shows the receipt at once", async () => {
    const order = await twoThings();
    const found = await guest.post(withdraw.action, "/withdraw", {
      number: order.number.toLowerCase(),
      email: order.email.toUpperCase(),
    });
    expect(found.location).toBe(addressOf(order));
    const unit = unitsOf(order)[0]!;
    expect(await dataOf(order)).toMatchObject({
      bar: null,
      wantsConfirmation: false,
      chosen: [],
      units: { length: 2 },
    });
    const confirm = await dataOf(order, `&step=confirm&unit=${unit}`);
    expect(confirm).toMatchObject({
      wantsConfirmation: true,
      chosen: [{ unitId: unit }],
      refund: { goods: 350_00, shipping: 0, total: 350_00 },
      done: null,
      name: `${order.address.firstName} ${order.address.lastName}`,
    });
    expect(await shop.db.selectFrom("claim").where("orderId", "=", order.id).selectAll().execute()).toEqual([]);

    const form = { pageKey: String(confirm["pageKey"]), units: unit };
    const done = await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number });
    const again = await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number });
    expect(again.location).toBe(done.location);
    const receipt = await guest.get(withdrawOrder.loader, done.location!, { number: order.number });
    const { textBody } = await shop.db
      .selectFrom("outbox")
      .where("recipient", "=", order.email)
      .where("textBody", "like", "%RET-%")
      .select("textBody")
      .executeTakeFirstOrThrow();
    expect(textBody).toContain(`${order.address.firstName} ${order.address.lastName}`);
    expect(receipt).toMatchObject({
      data: { done: { kind: "withdrawal", state: "accepted", units: [{ unitId: unit }] }, refund: { total: 350_00 } },
    });
    expect(await guest.get(accountOrder.loader, `/?key=${order.linkKey}`, { number: order.number })).toMatchObject({
      data: { claims: [{ kind: "withdrawal" }], mayWithdraw: true },
    });
  });

  test("from the extended warranty alone is chosen apart, keeps the PC, and its receipt asks for nothing back", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.delivered(await people.paidByCard([{ listingId }], { extendedWarranty: true }));
    const unit = unitsOf(order)[0]!;
    expect(await dataOf(order)).toMatchObject({ units: [{ unitId: unit }], extended: [{ unitId: unit }] });
    const confirm = await dataOf(order, `&step=confirm&extension=${unit}`);
    expect(confirm).toMatchObject({
      chosen: [],
      chosenExtensions: [{ unitId: unit }],
      refund: { goods: 0, warranty: 199_00, total: 199_00 },
    });
    const form = { pageKey: String(confirm["pageKey"]), extensions: unit };
    const done = await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number });
    const receipt = await guest.get(withdrawOrder.loader, done.location!, { number: order.number });
    expect(receipt).toMatchObject({
      data: {
        done: { kind: "withdrawal", state: "settled", units: [], extensions: [{ unitId: unit }], refund: 199_00 },
        units: [{ unitId: unit }],
        extended: [],
        refund: { total: 199_00 },
      },
    });
    expect(await guest.get(accountOrder.loader, `/?key=${order.linkKey}`, { number: order.number })).toMatchObject({
      data: { claims: [{ kind: "withdrawal", state: "settled" }], mayWithdraw: true },
    });
    // No parcel belongs to it, in either direction.
    const { number } = (receipt.data as { done: { number: string } }).done;
    expect(await findSubject(shop, number)).toMatchObject({ value: { directions: [] } });
    const again = { pageKey: newId(), extensions: unit };
    expect(await guest.post(withdrawOrder.action, addressOf(order), again, { number: order.number })).toMatchObject({
      status: 422,
      data: { domainError: { code: "claim-units" } },
    });
  });

  test("gets the same answer for a wrong email address and a wrong number, and names a malformed number", async () => {
    const order = await twoThings();
    for (const form of [
      { number: order.number, email: "alta@example.ro" },
      { number: "ORD-000000", email: order.email },
    ]) {
      expect(await guest.post(withdraw.action, "/withdraw", form)).toMatchObject({
        status: 404,
        data: { domainError: { code: "order-unknown" } },
      });
    }
    expect(await guest.post(withdraw.action, "/withdraw", { number: "123", email: "x" })).toMatchObject({
      status: 422,
      data: { errors: { number: "order-number-invalid", email: "email-invalid" } },
    });
  });

  test("of another person's order is a 404, for a GET and a POST", async () => {
    const order = await twoThings();
    const params = { number: order.number };
    for (const address of [`/withdraw/${order.number}`, `/withdraw/${order.number}?key=${newId()}`]) {
      expect((await guest.get(withdrawOrder.loader, address, params)).status).toBe(404);
      expect(
        (await guest.post(withdrawOrder.action, address, { pageKey: newId(), units: unitsOf(order).join(" ") }, params))
          .status,
      ).toBe(404);
      expect((await guest.get(claim.loader, address, params)).status).toBe(404);
    }
  });

  test.each([
    ["no page key", { pageKey: "" }, 409],
    ["no units", { units: "" }, 422],
    ["units that are none", { units: "1 2 ; drop table claim" }, 422],
    ["somebody else's units", { units: newId() }, 422],
  ])("with %s is refused and changes nothing", async (_what, tampered, status) => {
    const order = await twoThings();
    const form = { pageKey: newId(), units: unitsOf(order).join(" "), ...tampered };
    expect((await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number })).status).toBe(
      status,
    );
    expect((await people.now(order)).state).toBe("delivered");
  });

  test("from an order that is not prepared yet is settled on the spot: nothing is to be sent back", async () => {
    const order = await people.paidByCard();
    expect(await dataOf(order)).toMatchObject({ bar: null, wasSent: false });
    const form = { pageKey: newId(), units: unitsOf(order).join(" ") };
    const done = await guest.post(withdrawOrder.action, addressOf(order), form, { number: order.number });
    const receipt = await guest.get(withdrawOrder.loader, done.location!, { number: order.number });
    expect(receipt).toMatchObject({
      data: { done: { state: "settled" }, refund: { total: order.totals.total }, wasSent: false },
    });
    expect((await people.now(order)).state).toBe("cancelled");
  });
});

describe("a claim about one thing", () => {
  test("needs a story, comes back as typed if it is wrong, and is on the order's page", async () => {
    const order = await twoThings();
    const unit = unitsOf(order)[0]!;
    const address = `/account/orders/${order.number}/claim?key=${order.linkKey}`;
    const params = { number: order.number };
    const form = { pageKey: newId(), kind: "warranty", unit, remedy: "repair", story: "Merge, dar" };
    expect(await guest.post(claim.action, address, { ...form, story: " scurt " }, params)).toMatchObject({
      status: 422,
      data: { errors: { story: "story-short" }, typed: { kind: "warranty" } },
    });
    expect(await guest.post(claim.action, address, { ...form, kind: "withdrawal" }, params)).toMatchObject({
      status: 422,
      data: { errors: { kind: "form-invalid" } },
    });
    expect(await guest.post(claim.action, address, { ...form, unit: "all" }, params)).toMatchObject({
      status: 422,
      data: { errors: { unit: "claim-unit-required" } },
    });
    const sent = await guest.post(claim.action, address, form, params);
    expect(sent.location).toBe(`/account/orders/${order.number}?key=${order.linkKey}#claims`);
    expect(await guest.get(accountOrder.loader, sent.location!, params)).toMatchObject({
      data: { claims: [{ kind: "warranty", state: "asked", story: "Merge, dar" }] },
    });
  });
});

type Picture = [name: string, bytes: Uint8Array];

/** Posts a form with files, as a browser without scripts sends it. `cutAt`: only so many bytes arrive. */
async function postFiles(
  action: (args: never) => unknown,
  address: string,
  {
    fields,
    files,
    params,
    cutAt,
  }: { fields: Record<string, string>; files: Picture[]; params: object; cutAt?: number },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of files) form.append("photos", new Blob([new Uint8Array(bytes)]), name);
  const args = routeArgs(shop, address, { params: params as never });
  const whole = new Request(args.request.url, { method: "POST", body: form });
  const bytes = await whole.bytes();
  const request = new Request(args.request.url, {
    method: "POST",
    body: bytes.subarray(0, cutAt ?? bytes.length),
    headers: { "content-type": whole.headers.get("content-type")! },
  });
  const answer = (await action({ ...args, request } as never)) as
    | Response
    | { data: unknown; init: { status: number } };
  return answer instanceof Response
    ? { status: answer.status, location: answer.headers.get("location"), data: null }
    : { status: answer.init.status, location: null, data: answer.data };
}

describe("photos of a claim", () => {
  const story = "Se oprește după zece minute de joc.";
  const start = async () => {
    const order = await twoThings();
    const fields = { pageKey: newId(), kind: "warranty", remedy: "repair", unit: unitsOf(order)[0]!, story };
    const send = (files: Picture[], more: { fields?: Record<string, string>; cutAt?: number } = {}) =>
      postFiles(claim.action, `/account/orders/${order.number}/claim?key=${order.linkKey}`, {
        fields: { ...fields, ...more.fields },
        files,
        params: { number: order.number },
        ...(more.cutAt !== undefined && { cutAt: more.cutAt }),
      });
    const numbers = async () =>
      (await shop.db.selectFrom("claim").where("orderId", "=", order.id).select("number").execute()).map(
        ({ number }) => number,
      );
    return { order, send, numbers };
  };
  const photo = (width: number) => aPhoto({ width });

  test("come with its form, are on its page and in the office, and a stranger gets a 404", async () => {
    const { order, send, numbers } = await start();
    expect(
      await send([
        ["ecran.jpg", await photo(221)],
        ["colț.jpg", await photo(222)],
      ]),
    ).toMatchObject({ status: 302 });
    const [number = ""] = await numbers();
    const address = `/account/claims/${number}`;
    const page = await guest.get(ownClaim.loader, `${address}?key=${order.linkKey}`, { number });
    expect(page.data).toMatchObject({
      claim: { story },
      photos: [{ name: "ecran.jpg" }, { name: "colț.jpg" }],
      free: 4,
    });
    const [{ id }] = (page.data as { photos: [{ id: string }] }).photos;
    const look = async (query: string, cookie = "") =>
      (await claimPhoto.loader(
        routeArgs(shop, `${address}/photos/${id}${query}`, {
          params: { number, photo: id },
          headers: { cookie },
        }) as never,
      )) as Response;
    const shown = await look(`?key=${order.linkKey}`);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-cache",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect((await look("", (await aStaffMember(shop)).cookie)).status).toBe(200);
    for (const query of ["", "?key=guessed"]) expect((await look(query)).status).toBe(404);
    expect((await guest.get(ownClaim.loader, address, { number })).status).toBe(404);
  });

  test("that cannot be taken open no claim, each with its reason, and nothing that was typed is lost", async () => {
    const { send, numbers } = await start();
    const good = await photo(231);
    const wrong = await send([
      ["bun.jpg", good],
      ["program.jpg", Buffer.from("MZ this is a program")],
      ["gol.jpg", Buffer.from("")],
      ["jumătate.jpg", good.subarray(0, 900)],
      ["mare.jpg", Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)],
    ]);
    expect(wrong).toMatchObject({
      status: 422,
      data: {
        typed: { story, kind: "warranty" },
        isAgain: true,
        rejected: [
          { name: "program.jpg", code: "photo-type" },
          { name: "gol.jpg", code: "photo-empty" },
          { name: "jumătate.jpg", code: "photo-broken" },
          { name: "mare.jpg", code: "photo-too-large" },
        ],
      },
    });
    const seven: Picture[] = Array.from({ length: 7 }, (_, place) => [`${place}.jpg`, good]);
    expect(await send(seven)).toMatchObject({
      status: 422,
      data: { typed: { story }, domainError: { code: "files-too-many" } },
    });
    expect(await send([["rupt.jpg", good]], { cutAt: 1500 })).toMatchObject({
      status: 400,
      data: { typed: { story }, domainError: { code: "files-broken-off" } },
    });
    expect(await send([["bun.jpg", good]], { fields: { story: "scurt" } })).toMatchObject({
      status: 422,
      data: { errors: { story: "story-short" }, typed: { story: "scurt" }, isAgain: true },
    });
    const card = await send([["bun.jpg", good]], { fields: { story: "Cardul meu este 4111 1111 1111 1111." } });
    expect(card).toMatchObject({ status: 422, data: { errors: { form: "card-number" }, typed: {} } });
    expect(await numbers()).toEqual([]);
  });

  test("are added later on the page of the claim until it has six", async () => {
    const { order, send, numbers } = await start();
    expect(await send([])).toMatchObject({ status: 302 });
    const [number = ""] = await numbers();
    const add = (files: Picture[]) =>
      postFiles(ownClaim.action, `/account/claims/${number}?key=${order.linkKey}`, {
        fields: {},
        files,
        params: { number },
      });
    const pictures = await Promise.all([241, 242, 243, 244, 245, 246, 247].map(photo));
    expect(await add(pictures.slice(0, 5).map((bytes, place): Picture => [`${place}.jpg`, bytes]))).toMatchObject({
      location: `/account/claims/${number}?key=${order.linkKey}&done=1`,
    });
    const partly = await add([
      ["5.jpg", pictures[5]!],
      ["nota.txt", Buffer.from("text")],
    ]);
    expect(partly).toMatchObject({ status: 200, data: { rejected: [{ name: "nota.txt", code: "photo-type" }] } });
    expect(await add([["6.jpg", pictures[6]!]])).toMatchObject({
      status: 422,
      data: { domainError: { code: "photos-full" } },
    });
  });
});
