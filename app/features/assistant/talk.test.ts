import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { seedDemo } from "../../../demo/seed.server.ts";
import { caughtUp, takenBySomebody } from "../../../testing/catalogue-index.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { action as contact } from "../content/contact/contact.tsx";
import { action } from "./assistant.tsx";
import { MOST_SHOWN, type Talk } from "./talk.view.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: new Date("2026-11-21T10:00:00Z") }) });
});
afterAll(() => shop.close());

const send = async (q: string, talk: Pick<Talk, "earlier" | "base"> | null = null) => {
  const fields = { q, ...(talk && { earlier: talk.earlier, base: talk.base }) };
  return (await action(routeArgs(shop, "/assistant", { method: "POST", form: fields }))).talk;
};
const written = (talk: Talk | null) =>
  (talk?.messages ?? []).flatMap((message) => (message.from === "visitor" ? [message.text] : []));
const listings = (talk: Talk | null) =>
  (talk?.messages ?? []).map((message) =>
    message.from === "shop" && message.answer !== "failed" ? message.answer.listings.map(({ id }) => id) : [],
  );

describe("a conversation without JavaScript", () => {
  test("keeps what was written, and each message continues it", async () => {
    const first = await send("cs2, maxim 3000 de lei");
    const second = await send("cu 32 GB RAM", first);
    expect(written(second)).toEqual(["cs2, maxim 3000 de lei", "cu 32 GB RAM"]);
    expect(listings(second)[1]).toEqual(listings(first)[1]);
    expect(second?.transcript).toMatch(/cs2, maxim 3000 de lei[^]*32 GB RAM/);
  });

  test("of many messages the last are shown, and the search goes on from the first", async () => {
    let talk = await send("cs2, maxim 3000 de lei");
    for (let time = 0; time < MOST_SHOWN + 3; time++) talk = await send("cât costă livrarea?", talk);
    talk = await send("cu 32 GB RAM", talk);
    expect(written(talk)).toHaveLength(MOST_SHOWN);
    const last = talk?.messages.at(-1);
    expect(last).toMatchObject({ answer: { intent: { games: ["cs2"], budget: { max: 3000 } } } });
  });

  test("does not offer in an old answer what somebody took since", async () => {
    const first = await send("cs2, maxim 3000 de lei");
    const held = listings(first)[1]![0] as ListingId;
    await takenBySomebody(shop.db, held, { how: "held" });
    await caughtUp(shop);
    const second = await send("mai ieftin", first);
    expect(listings(second).flat()).not.toContain(held);
  });

  test("of forms that nobody was given is a calm empty page", async () => {
    for (const earlier of ["garbage", '["a",1]', JSON.stringify(Array.from({ length: 50 }, () => "a"))])
      expect(await send("cs2", { earlier, base: "" })).toBeNull();
    expect(written(await send("cs2", { earlier: "[]", base: "garbage" }))).toEqual(["cs2"]);
  });

  test("goes along to the contact form, whose other fields are empty", async () => {
    const transcript = (await send("cs2, maxim 3000 de lei"))!.transcript;
    const answer = await contact(routeArgs(shop, "/contact", { method: "POST", form: { begin: "1", transcript } }));
    // A form's spaces are plain ones: the amounts of the answer have spaces that do not break.
    expect(answer).toMatchObject({
      data: { values: { transcript: transcript.replaceAll("\u00a0", " ") }, errors: {} },
    });
  });
});
