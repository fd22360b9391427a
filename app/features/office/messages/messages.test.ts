import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import type { StaffRole } from "../../../../shop/accounts/rights.ts";
import { searchEverything } from "../../../../shop/office/search-everything.server.ts";
import type { SavedReply } from "../../../../shop/messages/saved-reply.ts";
import { sendEmails } from "../../../../shop/mail/send-emails.server.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as contact from "../../content/contact/contact.tsx";
import { hitLink } from "../search/hit-link.ts";
import { lateCounts, waitingCounts } from "../waiting.view.server.ts";
import * as importMessage from "./import-message.tsx";
import * as message from "./message.tsx";
import * as messages from "./messages.tsx";
import * as newMessage from "./new-message.tsx";
import * as savedReplies from "./saved-replies.tsx";

let shop: TestShop;
let radu: Awaited<ReturnType<typeof aStaffMember>>;
let ioana: typeof radu;
let technician: typeof radu;
beforeAll(async () => {
  shop = await openTestShop();
  radu = await aStaffMember(shop, { name: "Radu Birou", staffRoles: ["sales"] });
  ioana = await aStaffMember(shop, { name: "Ioana Birou", staffRoles: ["sales"] });
  technician = await aStaffMember(shop, { name: "Dan Banc", staffRoles: ["technician"] });
});
afterAll(() => shop.close());

type Row = { number: string; late: boolean; email: string };
type View = {
  conversation: { number: string; state: string; messages: number; assignedTo: string | null; orderNumber: string };
  messages: { body: string; direction: string }[];
  messageId: string;
  chosen: string;
  answerers: { name: string }[];
};

const open = async () => ((await radu.get(messages.loader, "/office/messages?show=open")).data as { rows: Row[] }).rows;
const page = async (number: string, query = "") =>
  (await radu.get(message.loader, `/office/messages/${number}${query}`, { number })).data as View;
const post = (number: string, form: Record<string, string>, as = radu) =>
  as.post(message.action, `/office/messages/${number}`, form, { number });

/** Somebody writes through the contact form. */
async function wrote(text = "Merge placa cu un Ryzen 5600?"): Promise<string> {
  const email = `${newId()}@example.ro`;
  expect(await aGuest(shop).post(contact.action, "/contact", { name: "Ana Pop", email, message: text })).toMatchObject({
    location: "/contact?sent",
  });
  return (await open()).find((row) => row.email === email)!.number;
}

/** A member of staff uploads the file of an e-mail. */
async function uploads(eml: string | null) {
  const form = new FormData();
  if (eml !== null) form.set("file", new File([eml], "raspuns.eml", { type: "message/rfc822" }));
  const { context } = routeArgs(shop, "/office/messages/import");
  const request = new Request("http://shop.test/office/messages/import", {
    method: "POST",
    headers: { cookie: radu.cookie },
    body: form,
  });
  const answer = await importMessage.action({ request, context, params: {} } as never);
  return answer instanceof Response
    ? { status: answer.status, location: answer.headers.get("location"), data: null }
    : { status: answer.init?.status, location: null, data: answer.data };
}

describe("a message of the contact form", () => {
  test("waits in the inbox, is counted, and is late after the next working day", async () => {
    const before = (await waitingCounts(shop, { roles: ["owner"] })).messages ?? 0;
    const number = await wrote();
    expect((await waitingCounts(shop, { roles: ["owner"] })).messages).toBe(before + 1);
    expect((await open()).find((row) => row.number === number)).toMatchObject({ late: false });
    await shop.db
      .updateTable("conversation")
      .set({ waitingSince: new Date("2026-11-18T10:00:00Z") })
      .where("number", "=", number)
      .execute();
    expect((await open()).find((row) => row.number === number)).toMatchObject({ late: true });
    const late = (await radu.get(messages.loader, "/office/messages?due=late")).data as { rows: Row[]; total: number };
    expect(late.rows.map((row) => row.number)).toContain(number);
    expect(late.rows.every((row) => row.late)).toBe(true);
    expect(late.total).toBe((await lateCounts(shop, { roles: ["owner"] })).messages);
    const waits = (await radu.get(messages.loader, "/office/messages?due=open")).data as { total: number };
    expect(waits.total).toBe((await waitingCounts(shop, { roles: ["owner"] })).messages);
  });

  test("is answered from its page, and mail programs show the answer below the receipt", async () => {
    const number = await wrote("Cât durează livrarea?");
    const { messageId, conversation } = await page(number);
    const form = { intent: "reply", message: messageId, seen: String(conversation.messages), body: "Trei zile." };
    expect(await post(number, form)).toMatchObject({ status: 302, location: `/office/messages/${number}?done=reply` });
    expect((await page(number)).conversation).toMatchObject({ state: "waiting", assignedTo: radu.accountId });
    await sendEmails(shop);
    const answer = shop.mail.emailMessages.find(({ subject }) => subject.includes(number))!;
    const receipt = shop.mail.emailMessages.find(({ messageId: id }) => id === answer.thread?.inReplyTo)!;
    expect(receipt.recipient).toBe(answer.recipient);
    expect(answer.text).toContain("Bună, Ana Pop!\n\nTrei zile.\n\nRadu Birou, de la");
  });

  test("comes back as a file, in the same conversation", async () => {
    const number = await wrote("Se poate ridica din magazin?");
    const eml = `From: ana@example.ro\r\nSubject: Re: livrare [${number}]\r\nMessage-ID: <a1@x>\r\n\r\nVin mâine la 10.`;
    expect(await uploads(eml)).toMatchObject({ location: `/office/messages/${number}?done=imported` });
    expect(await uploads(eml)).toMatchObject({ location: `/office/messages/${number}?done=known` });
    expect((await page(number)).messages.map(({ body }) => body)).toEqual([
      "Se poate ridica din magazin?",
      "Vin mâine la 10.",
    ]);
    expect(await uploads(null)).toMatchObject({ status: 422, data: { issue: "missing" } });
    expect(await uploads("nimic")).toMatchObject({ status: 422, data: { domainError: { code: "email-unreadable" } } });
  });
});

test("a conversation is found by Ctrl-K, by those who may answer it", async () => {
  const number = await wrote("Căutăm un Ryzen mirobolant");
  const found = async (roles: readonly StaffRole[]) =>
    (await searchEverything(shop, { text: "ryzen mirobolant", roles })).groups.flatMap(({ hits }) =>
      hits.map((hit) => hitLink(hit).to),
    );
  expect(await found(["sales"])).toEqual([`/office/messages/${number}`]);
  expect(await found(["technician"])).toEqual([]);
});

describe("two people at one conversation", () => {
  test("of whom one has answered: the other keeps the text, and sees what was written", async () => {
    const number = await wrote();
    const form = { intent: "reply", seen: "1", body: "Da." };
    await post(number, { ...form, message: newId() });
    const refused = await post(number, { ...form, body: "Nu cred.", message: newId() }, ioana);
    expect(refused).toMatchObject({
      status: 409,
      data: { domainError: { code: "conversation-moved" }, values: { body: "Nu cred.", intent: "reply" } },
    });
  });
});

describe("what is typed wrongly", () => {
  test("is said at its field, and nothing is lost", async () => {
    const number = await wrote();
    expect(await post(number, { intent: "reply", message: newId(), seen: "1", body: " " })).toMatchObject({
      status: 422,
      data: { errors: { body: "text-missing" } },
    });
    const card = { intent: "note", message: newId(), body: "cardul 4111 1111 1111 1111" };
    expect(await post(number, card)).toMatchObject({ status: 422, data: { errors: { form: "card-number" } } });
    expect(await post(number, { intent: "explode" })).toMatchObject({ status: 422 });
    expect(await radu.post(newMessage.action, "/office/messages/new", { name: "Dan" })).toMatchObject({
      status: 422,
      data: { errors: { email: "email-invalid", body: "text-missing" }, values: { name: "Dan" } },
    });
  });

  test("cannot give a conversation to somebody who may not answer", async () => {
    const number = await wrote();
    expect((await page(number)).answerers.map(({ name }) => name)).toEqual(["Ioana Birou", "Radu Birou"]);
    expect(await post(number, { intent: "assign", assignee: technician.accountId })).toMatchObject({
      status: 422,
      data: { domainError: { code: "assignee-unknown" } },
    });
    expect(await post(number, { intent: "assign", assignee: ioana.accountId })).toMatchObject({ status: 302 });
    expect((await page(number)).conversation.assignedTo).toBe(ioana.accountId);
  });

  test("as the number of a conversation is not found", async () => {
    expect(await radu.get(message.loader, "/office/messages/MSG-x", { number: "MSG-x" })).toMatchObject({
      status: 404,
    });
  });
});

test("a saved reply fills the answer in the customer's language, also before JavaScript", async () => {
  const form = { intent: "save", title: "Termen", ro: "Trei zile.", en: "Three days." };
  expect(await radu.post(savedReplies.action, "/office/messages/replies", form)).toMatchObject({ status: 302 });
  expect(await radu.post(savedReplies.action, "/office/messages/replies", form)).toMatchObject({
    status: 409,
    data: { domainError: { code: "saved-reply-exists" }, values: { ro: "Trei zile." } },
  });
  const { replies } = (await radu.get(savedReplies.loader, "/office/messages/replies")).data as {
    replies: { id: string }[];
  };
  const number = await wrote();
  expect((await page(number, `?reply=${replies[0]!.id}`)).chosen).toBe("Trei zile.");
  await radu.post(savedReplies.action, "/office/messages/replies", {
    intent: "remove",
    id: replies[0]!.id,
    version: "1",
  });
  expect((await page(number, `?reply=${replies[0]!.id}`)).chosen).toBe("");
});

test("a saved reply that a colleague changed meanwhile: what was typed comes back beside what is stored", async () => {
  const form = { intent: "save", title: "Livrare", ro: "Două zile.", en: "", hu: "", uk: "" };
  await radu.post(savedReplies.action, "/office/messages/replies", form);
  const listed = async () =>
    ((await radu.get(savedReplies.loader, "/office/messages/replies")).data as { replies: SavedReply[] }).replies;
  const { id, version } = (await listed()).find(({ name }) => name === "Livrare")!;
  const open = { ...form, id, version: String(version) };
  await radu.post(savedReplies.action, "/office/messages/replies", { ...open, ro: "Trei zile." });
  const late = await ioana.post(savedReplies.action, "/office/messages/replies", { ...open, ro: "O zi." });
  expect(late).toMatchObject({
    status: 409,
    data: { domainError: { code: "saved-reply-changed" }, values: { ro: "O zi." } },
  });
  const stored = (await listed()).find((reply) => reply.id === id)!;
  expect(stored).toMatchObject({ version: 2, texts: { ro: "Trei zile." } });
});
