import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import * as message from "../office/messages/message.tsx";
import * as inbound from "./inbound-mail.ts";

const SECRET = "a-secret-of-at-least-thirty-two-characters";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Email = { from?: string; subject?: string; id?: string | null; answers?: string; body?: string };
const raw = ({ from = "ana@example.ro", subject = "Întrebare", id = newId(), answers, body = "Bună!" }: Email) =>
  [
    `From: Ana Pop <${from}>`,
    `Subject: ${subject}`,
    ...(id === null ? [] : [`Message-ID: <${id}@mail.example>`]),
    ...(answers === undefined ? [] : [`In-Reply-To: <${answers}>`]),
    "Content-Type: text/plain; charset=utf-8",
    "",
    body,
  ].join("\r\n");

async function posted(body: string | Uint8Array, { secret = SECRET, opened = true } = {}) {
  const { context } = routeArgs(
    Object.create(shop, {
      env: { value: { ...shop.env, ...(opened && { INBOUND_MAIL_SECRET: SECRET }) } },
    }) as TestShop,
    "/api/inbound-mail",
  );
  const request = new Request("http://shop.test/api/inbound-mail", {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "message/rfc822" },
    body: body as BodyInit,
  });
  const answer = await inbound.action({ request, context, params: {} } as never);
  return { status: answer.status, body: (await answer.json()) as { number: string; isNew: boolean; code: string } };
}

async function inOffice(number: string) {
  const staff = await aStaffMember(shop, { staffRoles: ["sales"] });
  return (await staff.get(message.loader, `/office/messages/${number}`, { number })).data as {
    conversation: { email: string; state: string; messages: number };
    messages: { body: string; messageId: string | null }[];
  };
}

const conversations = async () =>
  Number(
    (
      await shop.db
        .selectFrom("conversation")
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirst()
    )?.n,
  );

describe("an e-mail that a mail server hands in", () => {
  test("of somebody new opens a conversation, in the inbox of staff", async () => {
    const { status, body } = await posted(raw({ from: "noua@example.ro", body: "Aveți și plăci video?" }));
    expect({ status, body }).toMatchObject({ status: 200, body: { isNew: true } });
    expect(await inOffice(body.number)).toMatchObject({
      conversation: { email: "noua@example.ro", state: "open" },
      messages: [{ body: "Aveți și plăci video?" }],
    });
  });

  test("joins its conversation by the e-mail that it answers, and by the number in its subject", async () => {
    const first = await posted(raw({ id: "first" }));
    const { number } = first.body;
    const answer = await posted(raw({ answers: "first@mail.example", from: "alta@example.ro", body: "Încă ceva" }));
    const named = await posted(raw({ subject: `Re: Întrebare [${number}]`, body: "Și încă ceva" }));
    expect([answer.body.number, named.body.number]).toEqual([number, number]);
    expect((await inOffice(number)).messages.map(({ body }) => body)).toEqual(["Bună!", "Încă ceva", "Și încă ceva"]);
  });

  test("from another address does not get into a conversation whose number it guessed", async () => {
    const { number } = (await posted(raw({}))).body;
    const guessed = await posted(raw({ subject: `Re: [${number}]`, from: "strain@example.com" }));
    expect(guessed.status).toBe(200);
    expect(guessed.body.number).not.toBe(number);
  });

  test.each([
    ["with a Message-ID", newId()],
    ["without one", null],
  ])("counts once, %s, however often it comes, and at the same time", async (_name, id) => {
    const email = raw({ id, body: `O singură dată ${String(id)}` });
    const before = await conversations();
    const answers = await Promise.all([posted(email), posted(email), posted(email)]);
    answers.push(await posted(email));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    expect(await conversations()).toBe(before + 1);
    expect((await inOffice(answers[0]!.body.number)).conversation.messages).toBe(1);
  });

  test("of some megabytes is read in another process, and its files are named", async () => {
    const file = Buffer.alloc(3_000_000, "photo").toString("base64").match(/.{76}/g)!.join("\r\n");
    const email = [
      "From: ana@example.ro",
      "Subject: Poze",
      "Message-ID: <with-photos@mail.example>",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Așa arată.",
      "--b",
      'Content-Type: image/jpeg; name="carcasa.jpg"',
      "Content-Transfer-Encoding: base64",
      "",
      file,
      "--b--",
    ].join("\r\n");
    const { body } = await posted(email);
    expect((await inOffice(body.number)).messages[0]!.body).toBe("Așa arată.\n\n📎 carcasa.jpg");
  });
});

describe("what is handed in", () => {
  test("with a wrong secret, or none, is refused and not read", async () => {
    const before = await conversations();
    for (const secret of ["", "wrong", `${SECRET}x`])
      expect((await posted(raw({}), { secret })).status, secret).toBe(401);
    expect(await conversations()).toBe(before);
  });

  test("to a shop without a secret finds no such address, and nobody reads it by GET", async () => {
    expect((await posted(raw({}), { opened: false })).status).toBe(404);
    expect(inbound.loader().status).toBe(405);
  });

  test("and is no e-mail, is empty, or holds a card number is refused", async () => {
    expect(await posted("PK\u0003\u0004")).toMatchObject({ status: 422, body: { code: "email-unreadable" } });
    expect(await posted(new Uint8Array(200_000).fill(0xff))).toMatchObject({
      status: 422,
      body: { code: "email-unreadable" },
    });
    expect(await posted(raw({ body: " " }))).toMatchObject({ status: 422, body: { code: "email-empty" } });
    expect(await posted(raw({ body: "Cardul meu: 4111 1111 1111 1111" }))).toMatchObject({
      status: 422,
      body: { code: "email-has-card" },
    });
  });
});
