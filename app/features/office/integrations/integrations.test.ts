import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { recogniseToken } from "../../../../shop/integrations/change-tokens.server.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { aWebhookSender, isSignedWith } from "../../../../testing/programs/webhooks.ts";
import { jobs } from "../../../jobs.server.ts";
import * as deliveries from "./deliveries.tsx";
import * as delivery from "./delivery.tsx";
import * as endpoint from "./endpoint.tsx";
import * as integrations from "./integrations.tsx";
import * as newEndpoint from "./new-endpoint.tsx";
import * as newToken from "./new-token.tsx";
import * as removeEndpoint from "./remove-endpoint.tsx";
import * as revokeToken from "./revoke-token.tsx";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop);
});
afterAll(() => shop.close());

const ROOT = "/office/integrations";
const filled = { name: "Contabilitate", url: "https://accounting.example/hook", "type.order.paid": "on" };

async function anEndpoint() {
  const id = newId<"endpoint">();
  const answer = await owner.post(newEndpoint.action, `${ROOT}/endpoints/new`, { ...filled, id });
  return { id, secret: (answer.data as { secret: string }).secret };
}

/** The job that delivers, as the process runs it. */
const deliver = (webhooks: ReturnType<typeof aWebhookSender>) =>
  jobs.find(({ name }) => name === "deliver events")!.run({ ...shop, webhooks });

const postTo = (id: string, form: Record<string, string>) =>
  owner.post(endpoint.action, `${ROOT}/endpoints/${id}`, form, { id });

describe("an endpoint", () => {
  test("is added: its secret is in the answer to the form, and nowhere after that", async () => {
    const { id, secret } = await anEndpoint();
    expect(secret).toMatch(/^whsec_/);
    const pages = [
      await owner.get(integrations.loader, ROOT),
      await owner.get(endpoint.loader, `${ROOT}/endpoints/${id}`, { id }),
    ];
    expect(JSON.stringify(pages)).toContain("accounting.example");
    expect(JSON.stringify(pages)).not.toContain(secret);
    const twice = await owner.post(newEndpoint.action, `${ROOT}/endpoints/new`, { ...filled, id });
    expect(twice).toMatchObject({ status: 409, data: { domainError: { code: "made-already" } } });
  });

  test("with a wrong address or without events keeps what was typed", async () => {
    const form = { id: newId(), name: "Piață", url: "http://market.example/", "type.order.paid": "on" };
    expect(await owner.post(newEndpoint.action, `${ROOT}/endpoints/new`, form)).toMatchObject({
      status: 422,
      data: { errors: { url: "url-https" }, values: { name: "Piață" } },
    });
    const { "type.order.paid": _, ...none } = filled;
    expect(await owner.post(newEndpoint.action, `${ROOT}/endpoints/new`, { ...none, id: newId() })).toMatchObject({
      status: 422,
      data: { errors: { types: "types-missing" } },
    });
  });

  test("is changed, paused, resumed, rotated and removed", async () => {
    const { id, secret } = await anEndpoint();
    const saved = await postTo(id, { intent: "save", version: "1", ...filled, name: "Conta" });
    expect(saved).toMatchObject({ status: 302, location: `${ROOT}/endpoints/${id}?done=saved` });
    expect(await postTo(id, { intent: "save", version: "1", ...filled })).toMatchObject({
      status: 409,
      data: { domainError: { code: "endpoint-changed" } },
    });
    expect((await postTo(id, { intent: "pause" })).location).toContain("done=paused");
    expect(await owner.get(endpoint.loader, `${ROOT}/endpoints/${id}`, { id })).toMatchObject({
      data: { endpoint: { name: "Conta", state: "paused", pausedWhy: "staff" } },
    });
    expect((await postTo(id, { intent: "resume" })).location).toContain("done=resumed");
    const rotated = (await postTo(id, { intent: "rotate", version: "2" })).data as { secret: string };
    expect(rotated.secret).not.toBe(secret);
    const removed = await owner.post(removeEndpoint.action, `${ROOT}/endpoints/${id}/remove`, {}, { id });
    expect(removed.location).toBe(`${ROOT}?done=removed`);
    const gone = await owner.get(endpoint.loader, `${ROOT}/endpoints/${id}`, { id });
    expect(gone).toMatchObject({ status: 302, location: `${ROOT}?gone=${id}` });
  });

  test("that nothing reaches is paused, and each owner gets one e-mail in their language, once for each pause", async () => {
    await shop.db.updateTable("webhookEndpoint").set({ state: "removed" }).execute();
    const [{ id }, ion] = [await anEndpoint(), await aStaffMember(shop, { name: "Ion", staffRoles: ["sales"] })];
    await shop.db.updateTable("account").set({ language: "hu" }).where("id", "=", owner.accountId).execute();
    const sender = aWebhookSender(500);
    const fail = async () => {
      await shop.db
        .updateTable("webhookEndpoint")
        .set({ failingSince: sql<Date>`now() - interval '5 days'` })
        .where("id", "=", id)
        .execute();
      await postTo(id, { intent: "test" });
      await postTo(id, { intent: "test" });
      await deliver(sender);
    };
    const emails = () =>
      shop.db
        .selectFrom("outbox")
        .where("dedupeKey", "like", `webhook-paused ${id}%`)
        .select(["recipient", "language", "subject", "textBody"])
        .orderBy("id")
        .execute();
    await fail();
    expect(await owner.get(endpoint.loader, `${ROOT}/endpoints/${id}`, { id })).toMatchObject({
      data: { endpoint: { state: "paused", pausedWhy: "failing" } },
    });
    const first = await emails();
    expect(first.find(({ recipient }) => recipient === owner.email)).toMatchObject({ language: "hu" });
    expect(first.every(({ textBody }) => textBody.includes(`/office/integrations/endpoints/${id}`))).toBe(true);
    expect(first.map(({ recipient }) => recipient)).not.toContain(ion.email);
    expect(new Set(first.map(({ recipient }) => recipient)).size).toBe(first.length);
    await deliver(sender);
    expect(await emails()).toHaveLength(first.length);
    await postTo(id, { intent: "resume" });
    await fail();
    expect(await emails()).toHaveLength(first.length * 2);
    await shop.db.updateTable("account").set({ language: "ro" }).where("id", "=", owner.accountId).execute();
  });

  test("gets a test event; the delivery shows the attempt and can be sent again", async () => {
    const { id, secret } = await anEndpoint();
    const { location } = await postTo(id, { intent: "test" });
    const number = location!.split("/").at(-1)!;
    const sender = aWebhookSender(500);
    await deliver(sender);
    expect(isSignedWith(secret, sender.posts[0]!)).toBe(true);
    expect(await owner.get(delivery.loader, location!, { id: number })).toMatchObject({
      data: { type: "endpoint.test", state: "waiting", attempts: [{ status: 500 }] },
    });
    expect(await owner.post(delivery.action, location!, {}, { id: number })).toMatchObject({
      status: 409,
      data: { domainError: { code: "delivery-waiting" } },
    });
    await shop.db.updateTable("webhookDelivery").set({ state: "failed", finishedAt: new Date() }).execute();
    const failed = await owner.get(deliveries.loader, `${ROOT}/deliveries?state=failed&endpoint=${id}`);
    expect(failed).toMatchObject({ data: { total: 1, rows: [{ type: "endpoint.test", state: "failed" }] } });
    expect((await postTo(id, { intent: "replay", since: "2020-01-01T00:00" })).location).toContain("count=1");
    expect(await postTo(id, { intent: "replay", since: "yesterday" })).toMatchObject({ status: 422 });
  });
});

test("a token is made with scopes, shown once, and revoked after a question", async () => {
  const id = newId<"api-token">();
  const form = { id, name: "Piață", days: "90", "scope.stock.read": "on" };
  const made = await owner.post(newToken.action, `${ROOT}/tokens/new`, form);
  const { secret } = made.data as { secret: string };
  expect(await recogniseToken(shop, { secret })).toMatchObject({ ok: true, value: { scopes: ["stock.read"] } });
  expect(JSON.stringify(await owner.get(integrations.loader, ROOT))).not.toContain(secret);
  expect(await owner.post(newToken.action, `${ROOT}/tokens/new`, { id: newId(), name: "x", days: "1" })).toMatchObject({
    status: 422,
  });
  expect(await owner.get(revokeToken.loader, `${ROOT}/tokens/${id}/revoke`, { id })).toMatchObject({
    data: { name: "Piață" },
  });
  const revoked = await owner.post(revokeToken.action, `${ROOT}/tokens/${id}/revoke`, {}, { id });
  expect(revoked.location).toBe(`${ROOT}?done=revoked`);
  expect((await recogniseToken(shop, { secret })).ok).toBe(false);
});
