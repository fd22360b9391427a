import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeArgs } from "../../../../testing/request.ts";
import { aPhoto } from "../../../../testing/photos.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { action, loader } from "./photos.ts";

let shop: TestShop;
const photos: Buffer[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  for (let width = 201; width <= 206; width++) photos.push(await aPhoto({ width }));
});
afterAll(() => shop.close());

type File = [name: string, bytes: Uint8Array];
type RequestOptions = { cookie?: string; of?: string; query?: string; headers?: Record<string, string> };

function requestTo({ cookie = "", of = "draft", query = "", headers = {} }: RequestOptions, body?: BodyInit) {
  const question = routeArgs(shop, `/photos/${of}${query}`, { params: { of }, headers: { cookie, ...headers } });
  if (!body) return question;
  const { url, headers: sent } = question.request;
  return {
    ...question,
    request: new Request(url, { method: "POST", body, headers: { cookie: sent.get("cookie") ?? "" } }),
  };
}

async function send(files: readonly File[], from: RequestOptions = {}) {
  const form = new FormData();
  for (const [name, bytes] of files) form.append("photos", new Blob([new Uint8Array(bytes)]), name);
  const response = await action(requestTo(from, form) as never);
  return {
    status: response.status,
    answer: (await response.json()) as unknown,
    cookie: response.headers.get("set-cookie")?.split(";")[0] ?? from.cookie ?? "",
  };
}

const look = (id: string, from: RequestOptions = {}) => loader(requestTo({ ...from, of: id }) as never);

async function idsOf(name: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("tradeInPhoto")
    .where("name", "like", `${name}%`)
    .select("id")
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
}

describe("a seller's photos", () => {
  test("valid photos of a drop are stored, each of the others is listed with its reason", async () => {
    const program = Buffer.from("MZ this is a program");
    const sent = await send([
      ["ana-1.jpg", photos[0]!],
      ["ana-program.jpg", program],
      ["ana-2.png", photos[1]!],
      ["ana-half.jpg", photos[2]!.subarray(0, 900)],
      ["4111 1111 1111 1111.jpg", photos[0]!],
    ]);
    expect(sent).toMatchObject({
      status: 200,
      answer: {
        added: 2,
        domainError: null,
        rejected: [
          { name: "ana-program.jpg", code: "photo-type" },
          { name: "ana-half.jpg", code: "photo-broken" },
          { name: "", code: "photo-known" },
        ],
      },
    });
    expect(await idsOf("ana")).toHaveLength(2);
  });

  test("are shown only to their seller, with the right type, and are never cached", async () => {
    const { cookie } = await send([["bob.jpg", photos[0]!]]);
    const [id = ""] = await idsOf("bob");
    const shown = await look(id, { cookie });
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const small = await look(id, { cookie, query: "?size=small" });
    expect(Buffer.from(await small.bytes()).equals(await shown.bytes())).toBe(false);
    const etag = shown.headers.get("etag") ?? "";
    expect((await look(id, { cookie, headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await look(id, { cookie, query: "?size=small", headers: { "if-none-match": etag } })).status).toBe(200);
    const { linkKey } = await shop.db
      .selectFrom("tradeInPhoto")
      .innerJoin("tradeIn", "tradeIn.id", "tradeInId")
      .where("tradeInPhoto.id", "=", id as never)
      .select("linkKey")
      .executeTakeFirstOrThrow();
    expect((await look(id, { query: `?key=${linkKey}` })).status).toBe(200);
    for (const other of [
      {},
      { cookie: `visitor=${"x".repeat(27)}` },
      { query: "?key=guessed" },
      { headers: { "if-none-match": etag } },
    ])
      expect((await look(id, other)).status).toBe(404);
    expect((await look("nothing", { cookie })).status).toBe(404);
  });

  test("are removed by a plain form, which redirects back to the step", async () => {
    const { cookie } = await send([
      ["eva-1.jpg", photos[0]!],
      ["eva-2.jpg", photos[1]!],
    ]);
    const [id = ""] = await idsOf("eva");
    const away = (from: RequestOptions) =>
      action(requestTo(from, new URLSearchParams({ photo: id, back: "//evil.example" })) as never);
    // Another seller's draft does not contain it.
    expect((await away({ cookie: `visitor=${"y".repeat(27)}` })).status).toBe(302);
    expect(await idsOf("eva")).toHaveLength(2);
    const answer = await away({ cookie });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/sell/photos"]);
    expect(await idsOf("eva")).toHaveLength(1);
    expect((await look(id, { cookie })).status).toBe(404);
  });

  test("more than five photos, at once or in total: none of the drop is stored", async () => {
    const six = photos.map((bytes, place): File => [`dan-${place}.jpg`, bytes]);
    expect(await send(six)).toMatchObject({
      status: 422,
      answer: { added: 0, domainError: { code: "files-too-many" } },
    });
    const { cookie } = await send(six.slice(0, 4));
    expect(await send(six.slice(4), { cookie })).toMatchObject({
      status: 422,
      answer: { domainError: { code: "photos-full" } },
    });
    expect(await idsOf("dan")).toHaveLength(4);
  });

  test("an interrupted upload stores nothing, not even a draft", async () => {
    const form = new FormData();
    form.append("photos", new Blob([new Uint8Array(photos[0]!)]), "mia.jpg");
    form.append("photos", new Blob([new Uint8Array(photos[1]!)]), "mia-2.jpg");
    const whole = new Request("http://shop.example/", { method: "POST", body: form });
    const type = whole.headers.get("content-type") ?? "";
    const bytes = await whole.bytes();
    const before = await shop.db.selectFrom("tradeIn").select("id").execute();
    const question = requestTo({}, bytes.subarray(0, bytes.length - 500));
    question.request.headers.set("content-type", type);
    const response = await action(question as never);
    expect([response.status, await response.json()]).toEqual([
      400,
      { added: 0, rejected: [], domainError: { kind: "malformed", code: "files-broken-off" } },
    ]);
    expect(await idsOf("mia")).toEqual([]);
    expect(await shop.db.selectFrom("tradeIn").select("id").execute()).toHaveLength(before.length);
  });

  test("a drop without a valid photo creates no draft", async () => {
    const before = await shop.db.selectFrom("tradeIn").select("id").execute();
    expect(await send([["x.jpg", Buffer.from("rubbish")]])).toMatchObject({ status: 422, answer: { added: 0 } });
    expect(await shop.db.selectFrom("tradeIn").select("id").execute()).toHaveLength(before.length);
  });
});

describe("evidence", () => {
  test("is uploaded only by staff, and staff see every photo", async () => {
    const { cookie } = await send([["leo.jpg", photos[0]!]]);
    const [id = ""] = await idsOf("leo");
    const agreed = {
      state: "testing",
      number: "VND-000777",
      email: "leo@example.ro",
      consentedAt: new Date(),
      payoutChoice: "full",
      iban: "RO",
      payeeName: "Leo",
      ownerDeclaredAt: new Date(),
      seller: "{}",
    };
    await shop.db
      .updateTable("tradeIn")
      .set(agreed as never)
      .where(
        "id",
        "in",
        shop.db
          .selectFrom("tradeInPhoto")
          .where("id", "=", id as never)
          .select("tradeInId"),
      )
      .execute();
    await expect(send([["proof.jpg", photos[1]!]], { of: "VND-000777", cookie })).rejects.toMatchObject({
      status: 302,
    });
    const staff = await aStaffMember(shop);
    expect(await send([["proof.jpg", photos[1]!]], { of: "VND-000777", cookie: staff.cookie })).toMatchObject({
      status: 200,
      answer: { added: 1 },
    });
    expect((await look(id, { cookie: staff.cookie })).status).toBe(200);
    expect(await send([["proof.jpg", photos[1]!]], { of: "VND-000001", cookie: staff.cookie })).toMatchObject({
      status: 409,
      answer: { domainError: { code: "photos-closed" } },
    });
    // The seller's own photos can no longer be changed.
    expect(
      (await action(requestTo({ of: "nowhere", cookie }, new URLSearchParams({ photo: id })) as never)).status,
    ).toBe(404);
    expect(await idsOf("leo")).toHaveLength(1);
  });
});
