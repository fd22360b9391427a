// A second person removes, revokes or stops what a colleague did first: they read who it was and when, and nothing is lost or half done.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { aPc, aUnit } from "../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { bothVersions, hidden, twoColleagues } from "../../../testing/office/conflicts.tsx";
import { createOfficeRecords } from "../../../testing/office/office-records.ts";
import { aPhoto } from "../../../testing/photos.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as endpoint from "./integrations/endpoint.tsx";
import * as integrations from "./integrations/integrations.tsx";
import * as removeEndpoint from "./integrations/remove-endpoint.tsx";
import * as revokeToken from "./integrations/revoke-token.tsx";
import * as listing from "./listings/listing.tsx";
import * as listings from "./listings/listings.tsx";
import * as newListing from "./listings/new-listing.tsx";
import * as savedReplies from "./messages/saved-replies.tsx";
import * as orders from "./orders/order.tsx";
import * as manufacturers from "./safety/manufacturers.tsx";
import * as recall from "./safety/recall.tsx";
import * as invitation from "./staff/invitation.tsx";
import * as staff from "./staff/staff.tsx";
import * as staffMember from "./staff/staff-member.tsx";
import * as tradeIns from "./trade-ins/trade-in.tsx";
import * as voucher from "./vouchers/voucher.tsx";
import * as watchList from "./watch-list/watch-list.tsx";
import { aStaffMember } from "../../../testing/staff.ts";

let shop: TestShop;
let people: Awaited<ReturnType<typeof twoColleagues>>;
let records: Awaited<ReturnType<typeof createOfficeRecords>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = await twoColleagues(shop);
  records = await createOfficeRecords(shop);
});
afterAll(() => shop.close());

/** The notice with who was first, what they did and when. */
const byAna = (what: string) => new RegExp(`role="alert".*${what}: Ana Prima, \\d`, "s");

test("a watched serial number names who removed it", async () => {
  const at = { address: "/office/watch-list" };
  await people.ana.post(watchList.action, at.address, { intent: "add", lines: "SN-77A1", note: "poliția Cluj" });
  const { serial } = await shop.db.selectFrom("watchedSerial").select("serial").executeTakeFirstOrThrow();
  const remove = { intent: "remove", serial };
  expect(await people.ana.post(watchList.action, at.address, remove)).toMatchObject({ status: 302 });
  const late = await people.post(watchList, at, remove);
  expect(late.status).toBe(404);
  expect(late.html).toMatch(byAna("Serie scoasă de pe lista de supraveghere"));
  expect(watchList.shouldRevalidate({ actionStatus: 404, defaultShouldRevalidate: false } as never)).toBe(true);
});

describe("a connection to another program", () => {
  const list = "/office/integrations";

  test("that a colleague removed leads to the list, which names them; so does the page that asks", async () => {
    const { endpoint: id } = records;
    const address = `${list}/endpoints/${id}/remove`;
    await people.ana.post(removeEndpoint.action, address, {}, { id });
    const late = await people.dan.post(removeEndpoint.action, address, {}, { id });
    expect(late).toMatchObject({ status: 302, location: `${list}?gone=${id}` });
    expect(await people.dan.get(removeEndpoint.loader, address, { id })).toMatchObject({ location: late.location });
    const page = `${list}/endpoints/${id}`;
    expect(await people.dan.get(endpoint.loader, page, { id })).toMatchObject({ location: late.location });
    const paused = await people.dan.post(endpoint.action, page, { intent: "pause" }, { id });
    expect(paused.location).toBe(late.location);
    const html = await people.screen({ ...integrations, action: () => null }, { address: late.location! });
    expect(html).toMatch(byAna("Webhook șters"));
  });

  test("whose token a colleague revoked leads to the list, which names them", async () => {
    const { token: id } = records;
    const address = `${list}/tokens/${id}/revoke`;
    await people.ana.post(revokeToken.action, address, {}, { id });
    const late = await people.dan.post(revokeToken.action, address, {}, { id });
    expect(late.location).toBe(`${list}?gone=${id}`);
    const html = await people.screen({ ...integrations, action: () => null }, { address: late.location! });
    expect(html).toMatch(byAna("Cheie de acces anulată"));
  });

  test("that never was is not found", async () => {
    const id = newId();
    const answer = await people.dan.get(revokeToken.loader, `${list}/tokens/${id}/revoke`, { id });
    expect(answer.status).toBe(404);
  });
});

describe("an invitation", () => {
  const at = { address: "/office/staff" };
  const form = (email: string) => ({ intent: "invite", name: "Ina Dobre", email, language: "ro", "role.sales": "on" });
  async function invited(email: string): Promise<string> {
    await people.ana.post(staff.action, at.address, form(email));
    const { id } = await shop.db
      .selectFrom("staffInvitation")
      .where("email", "=", email)
      .select("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  test("that a colleague withdrew or sent names them", async () => {
    const id = await invited("ina@example.ro");
    const again = await people.post(staff, at, form("ina@example.ro"));
    expect(again.html).toMatch(byAna("Invitație trimisă"));
    await people.ana.post(staff.action, at.address, { intent: "withdraw", invitation: id });
    for (const intent of ["withdraw", "send"]) {
      const late = await people.post(staff, at, { intent, invitation: id });
      expect(late.status).toBe(410);
      expect(late.html).toMatch(byAna("Invitație retrasă"));
    }
  });

  test("that was accepted names who joined", async () => {
    const id = await invited("vlad@example.ro");
    const { textBody } = await shop.db
      .selectFrom("outbox")
      .where("recipient", "=", "vlad@example.ro")
      .select("textBody")
      .executeTakeFirstOrThrow();
    const link = /\/office\/invitation\?token=[\w-]+/.exec(textBody)?.[0] ?? "";
    const password = "un motan pe tastatură";
    await aGuest(shop).post(invitation.action, link, { password, confirmPassword: password });
    const late = await people.post(staff, at, { intent: "withdraw", invitation: id });
    expect(late.html).toMatch(/role="alert".*A intrat în echipă/s);
  });
});

test("a colleague who was removed already leads to the team, which says who removed them", async () => {
  const { accountId: id } = await aStaffMember(shop, { name: "Ion Fost" });
  const address = `/office/staff/${id}`;
  await people.ana.post(staffMember.action, address, { intent: "remove" }, { id });
  const late = await people.dan.post(staffMember.action, address, { intent: "remove" }, { id });
  expect(late.location).toBe(`/office/staff?gone=${id}`);
  const html = await people.screen(staff, { address: late.location! });
  expect(html).toMatch(byAna("Eliminat din echipă"));
});

describe("a saved reply", () => {
  const at = { address: "/office/messages/replies" };
  const texts = { ro: "Trei zile.", en: "", hu: "", uk: "" };
  const save = (fields: Record<string, string>) =>
    people.ana.post(savedReplies.action, at.address, { intent: "save", ...texts, ...fields });
  async function saved(title: string) {
    await save({ id: "", version: "0", title });
    return shop.db.selectFrom("savedReply").where("name", "=", title).select("id").executeTakeFirstOrThrow();
  }

  test("that a colleague removed names them, also under another name, and is not offered anew", async () => {
    const { id } = await saved("Plata");
    await save({ id, version: "1", title: "Plata în rate" });
    await people.ana.post(savedReplies.action, at.address, { intent: "remove", id, version: "2" });
    const seen = { id, version: "1", title: "Plata", ...texts };
    const late = await people.post(savedReplies, at, { intent: "remove", ...seen });
    expect(late.status).toBe(410);
    expect(late.html).toMatch(byAna("Răspuns salvat șters"));
    expect(late.html).not.toContain('<details open=""');
    const lost = await people.post(savedReplies, at, { intent: "save", ...seen, ro: "Cinci zile." });
    expect(lost.html).toMatch(byAna("Răspuns salvat șters"));
    expect(lost.html).toContain("Cinci zile.</textarea>");
  });

  test("that a colleague saved is removed only by who has seen both versions", async () => {
    const { id } = await saved("Termen de livrare");
    await save({ id, version: "1", title: "Termen de livrare", ro: "Două zile." });
    const seen = { intent: "remove", id, version: "1", title: "Termen de livrare", ...texts };
    const late = await people.post(savedReplies, at, seen);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Nu s-a șters nimic");
    expect(bothVersions(late.html)).toEqual([["Română", "Două zile.", "Trei zile."]]);
    expect(late.html, "the form to edit it has the colleague's text").toContain("Două zile.</textarea>");

    await save({ id, version: "2", title: "Termen de livrare", ro: "O zi." });
    const names = ["id", "version", "title", ...Object.keys(texts)];
    const shown = Object.fromEntries(names.map((name) => [name, hidden(late.html, name)]));
    const later = await people.post(savedReplies, at, { intent: "remove", ...shown });
    expect(bothVersions(later.html)).toEqual([["Română", "O zi.", "Două zile."]]);
    const again = { intent: "remove", ...shown, version: "3" };
    expect(await people.dan.post(savedReplies.action, at.address, again)).toMatchObject({ status: 302 });
  });
});

describe("a manufacturer", () => {
  const at = { address: "/office/safety/manufacturers" };
  const maker = { brand: "Fractal", name: "Fractal Design", address: "Göteborg", contact: "safety@fractal.example" };
  const save = (fields: Record<string, string>) =>
    people.ana.post(manufacturers.action, at.address, {
      intent: "save",
      ...maker,
      euName: "",
      euAddress: "",
      euContact: "",
      ...fields,
    });

  test("that a colleague saved is removed only by who has seen both versions", async () => {
    const id = newId();
    await save({ id, version: "0" });
    const seen = { intent: "remove", id, version: "1", ...maker, euName: "", euAddress: "", euContact: "" };
    await save({ id, version: "1", address: "Lindholmen 4" });
    const late = await people.post(manufacturers, at, seen);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Ana Prima a salvat la");
    expect(late.html).toContain("Nu s-a șters nimic");
    expect(bothVersions(late.html)).toEqual([["Adresa poștală", "Lindholmen 4", "Göteborg"]]);
    expect(await shop.db.selectFrom("manufacturer").select("address").execute()).toEqual([{ address: "Lindholmen 4" }]);
    const version = hidden(late.html, "version");
    expect(version).toBe("2");
    expect(await people.dan.post(manufacturers.action, at.address, { ...seen, version })).toMatchObject({
      status: 302,
    });
    expect(await shop.db.selectFrom("manufacturer").select("id").execute()).toEqual([]);
  });

  test("that a colleague removed names them, also under another brand", async () => {
    const id = newId();
    await save({ id, version: "0", brand: "Corsari" });
    const seen = { intent: "remove", id, version: "1", ...maker, brand: "Corsari" };
    await save({ id, version: "1", brand: "Corsair" });
    await people.ana.post(manufacturers.action, at.address, { ...seen, version: "2" });
    const late = await people.post(manufacturers, at, seen);
    expect(late.status).toBe(410);
    expect(late.html).toMatch(byAna("Producător șters"));
  });
});

describe("what is stopped once", () => {
  test("a voucher names who stopped it, and its form stays filled", async () => {
    const { voucher: id } = records;
    const at = { address: `/office/vouchers/${id}`, params: { id } };
    await people.ana.post(voucher.action, at.address, { intent: "stop" }, at.params);
    const late = await people.post(voucher, at, { intent: "stop" });
    expect(late.status).toBe(409);
    expect(late.html).toMatch(byAna("Voucher oprit"));
    expect(late.html).toMatch(/name="percent"[^>]*value="10"/);
  });

  test("a recall names who closed it", async () => {
    const { recall: id } = records;
    const at = { address: `/office/safety/${id}`, params: { id } };
    await people.ana.post(recall.action, at.address, { intent: "close" }, at.params);
    const late = await people.post(recall, at, { intent: "close" });
    expect(late.status).toBe(409);
    expect(late.html).toMatch(byAna("Rechemare închisă"));
  });
});

test("a draft that a colleague discarded leads to the listings, which name them", async () => {
  const made = await people.ana.post(newListing.action, "/office/listings/new", { type: "pc" });
  const id = /listings\/(\d+)/.exec(made.location ?? "")?.[1] ?? "";
  const address = `/office/listings/${id}`;
  await people.ana.post(listing.action, address, { intent: "discard" }, { id });
  const late = await people.dan.post(listing.action, address, { intent: "discard" }, { id });
  expect(late.location).toBe(`/office/listings?gone=${id}`);
  expect(await people.screen(listings, { address: late.location! })).toMatch(byAna("Ciornă ștearsă"));
  const never = { id: "999999" };
  const none = await people.dan.post(listing.action, "/office/listings/999999", { intent: "discard" }, never);
  expect(none.status, "no draft was ever there").toBe(404);
});

test("a note that its author deleted in another window says when", async () => {
  const { order: number } = records;
  const at = { address: `/office/orders/${number}`, params: { number } };
  const note = newId();
  await people.dan.post(orders.action, at.address, { intent: "note-add", note, noteText: "Sună la 12." }, at.params);
  await people.dan.post(orders.action, at.address, { intent: "note-delete", note }, at.params);
  const late = await people.post(orders, at, { intent: "note-delete", note });
  expect(late.html).toMatch(/role="alert".*Notă internă ștearsă: Dan Secund, \d/s);
});

describe("a finding of a purchase", () => {
  const about = () => ({ address: `/office/trade-ins/${records.tradeIn}`, params: { number: records.tradeIn } });
  const findings = () => shop.db.selectFrom("tradeInFinding").select(["id", "note"]).execute();
  const found = { intent: "found", key: "gpu", claim: "missing", visible: "on", measured: "foto" };

  test("that a colleague noted meanwhile is replaced only by who has seen it", async () => {
    const at = about();
    await people.ana.post(tradeIns.action, at.address, { ...found, note: "lipsea" }, at.params);
    const form = { address: `${at.address}?line=gpu`, params: at.params };
    const late = await people.post(tradeIns, form, { ...found, note: "altă placă", seen: "" });
    expect(late.status).toBe(409);
    expect(late.html).toMatch(/role="alert".*Ana Prima, \d/s);
    expect(late.html).toContain("lipsea");
    expect(late.html).toContain("altă placă</textarea>");
    expect((await findings()).map(({ note }) => note)).toEqual(["lipsea"]);
    const again = { ...found, note: "altă placă", seen: hidden(late.html, "seen") };
    expect(await people.dan.post(tradeIns.action, form.address, again, at.params)).toMatchObject({ status: 302 });
  });

  test("that a colleague deleted names them", async () => {
    const at = about();
    const [finding] = await findings();
    const drop = { intent: "drop", finding: finding!.id };
    await people.ana.post(tradeIns.action, at.address, drop, at.params);
    const late = await people.post(tradeIns, at, drop);
    expect(late.status).toBe(409);
    expect(late.html).toMatch(byAna("Constatare ștearsă"));
  });

  test("names who noted the same line, not who noted another one later", async () => {
    const at = about();
    await people.ana.post(tradeIns.action, at.address, { ...found, note: "lipsea" }, at.params);
    await people.dan.post(tradeIns.action, at.address, { ...found, key: "ram", note: "lipsea" }, at.params);
    expect((await findings()).length).toBeGreaterThan(1);
    const form = { address: `${at.address}?line=gpu`, params: at.params };
    const late = await people.post(tradeIns, form, { ...found, note: "altă placă", seen: "" });
    expect(late.html).toMatch(byAna("Constatare scrisă"));
  });
});

test("a photo of a unit that a colleague removed names them", async () => {
  const id = await putOnSale(shop.db, aPc({ units: [aUnit()] }));
  const [unit] = await unitsOf(shop.db, id);
  const at = { address: `/office/listings/${id}`, params: { id: String(id) } };
  const form = new FormData();
  form.append("photos", new File([new Uint8Array(await aPhoto())], "one.jpg"));
  const args = routeArgs(shop, `${at.address}?unit=${unit}`, { params: at.params });
  const request = new Request(args.request.url, { method: "POST", body: form, headers: { cookie: people.ana.cookie } });
  await listing.action({ ...args, request } as never);
  const { id: photo } = await shop.db
    .selectFrom("unitPhoto")
    .where("unitId", "=", unit!)
    .select("id")
    .executeTakeFirstOrThrow();
  const remove = { intent: "photo", photo, to: "nowhere" };
  expect(await people.ana.post(listing.action, at.address, remove, at.params)).toMatchObject({ status: 200 });
  const late = await people.post(listing, at, remove);
  expect(late.status).toBe(404);
  expect(late.html).toMatch(byAna("Fotografie ștearsă"));
});
