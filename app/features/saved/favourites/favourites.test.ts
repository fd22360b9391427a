import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { routeArgs } from "../../../../testing/request.ts";
import { aComponent, aPc } from "../../../../testing/builders.ts";
import { putOnSale, takenBySomebody } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as session from "../../../shell/session-api.ts";
import * as listings from "../../compare/listings-api.ts";
import * as viewed from "../viewed-api.ts";
import * as favourites from "./favourites.tsx";
import type { Session } from "../../../shared/session/session.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

const ask = (intent: string, productId: number | string, more: Record<string, string> = {}) =>
  guest.post(favourites.action, "/favourites", { intent, productId: String(productId), ...more });
const shown = async () =>
  (await guest.get(favourites.loader, "/favourites")).data as {
    favourites: { card: { id: number }; availability: string; drop: number | null }[];
  };
const inSession = async () => ((await guest.get(session.loader, "/api/session")).data as Session).favourites;

describe("favourites", () => {
  test("looked at by somebody new leave no cookie", async () => {
    expect(await guest.get(favourites.loader, "/favourites")).toMatchObject({ cookie: null, data: { favourites: [] } });
    expect(await inSession()).toEqual([]);
  });

  test("without JavaScript, the heart leads to the page of favourites, and removing one leads back to it", async () => {
    const id = await putOnSale(shop.db, aPc());
    const added = await ask("add", id);
    expect(added).toMatchObject({ status: 302, location: "/favourites" });
    expect(added.cookie).toContain("HttpOnly; SameSite=Lax");
    expect(await shown()).toMatchObject({ favourites: [{ card: { id }, availability: "free", drop: null }] });
    expect(await inSession()).toEqual([id]);
    expect(await ask("remove", id)).toMatchObject({ status: 302, location: "/favourites" });
    expect(await shown()).toEqual({ isMember: false, favourites: [] });
  });

  test("with JavaScript, the page stays and gets the result", async () => {
    const id = await putOnSale(shop.db, aPc());
    expect(await ask("add", id, { inPlace: "1" })).toMatchObject({ status: 200, data: { did: "added" } });
    expect(await ask("remove", id, { inPlace: "1" })).toMatchObject({ status: 200, data: { did: "removed" } });
  });

  test("that were sold meanwhile say so", async () => {
    const id = await putOnSale(shop.db, aComponent("ssd", { stock: 1 }));
    await ask("add", id);
    await takenBySomebody(shop.db, id, { how: "sold" });
    await expect.poll(shown).toMatchObject({ favourites: [{ card: { id }, availability: "gone" }] });
  });

  test.each([
    ["a product that was never there", "add", "1999999999", 404],
    ["a product that cannot be", "add", "abc", 422],
    ["a wish that it does not know", "love", "1", 422],
  ])("refuse %s", async (_what, intent, id, status) => {
    expect((await ask(intent, id)).status).toBe(status);
  });
});

describe("what was looked at", () => {
  const postIds = (ids: string) => guest.post(viewed.action, "/api/viewed", { ids });

  test("stays in the browser of an unknown visitor", async () => {
    const id = await putOnSale(shop.db, aPc());
    expect(await postIds(`${id}`)).toMatchObject({ status: 200, cookie: null, data: { ids: null } });
    expect(await shop.db.selectFrom("viewed").selectAll().execute()).toEqual([]);
  });

  test("is stored by the shop for a known visitor, with what their browser had", async () => {
    const [first, second] = [await putOnSale(shop.db, aPc()), await putOnSale(shop.db, aPc())];
    await ask("add", first);
    expect((await postIds(`${second},${first},no,-1`)).data).toEqual({ ids: [second, first] });
    expect((await postIds("")).data).toEqual({ ids: [second, first] });
  });

  test("is found by its ids, in their order, and what is gone says so", async () => {
    const [first, gone] = [await putOnSale(shop.db, aPc()), await putOnSale(shop.db, aPc())];
    await takenBySomebody(shop.db, gone, { how: "sold" });
    const ask = () => listings.loader(routeArgs(shop, `/api/listings?ids=${gone},1999999999,${first},x`));
    expect((await ask()).headers.get("cache-control")).toBe("public, max-age=60");
    await expect
      .poll(async () => (await ask()).json())
      .toMatchObject({
        listings: [
          { id: gone, isGone: true },
          { id: first, isGone: false },
        ],
      });
  });
});
