import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY } from "../../../base/clock.ts";
import type { Database } from "../../../base/db.server.ts";
import { newId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { testDatabase } from "../../../testing/database.ts";
import { declaredPart } from "../../../testing/declarations.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import { picked, sellingDeps, sellingIn, wholeMachine, type SellingDeps } from "../../../testing/trade-ins.ts";
import { withComponents, type ComponentDraft } from "./component-draft.ts";
import { estimateOf } from "./estimate-of.server.ts";
import { getDraft } from "./get-draft.server.ts";
import { makeOffer } from "../make-offer.server.ts";
import { openDraft } from "./open-draft.server.ts";
import { saveComponents } from "./save-components.server.ts";
import { saveDraft } from "./save-draft.server.ts";

let database: Database;
let deps: SellingDeps;
beforeAll(async () => {
  database = await testDatabase();
  deps = sellingDeps(database.db);
});
afterAll(() => database.close());

const cpu = { step: "cpu", picked: picked("Ryzen 5 5600") } as const;
const gpu = { step: "gpu", picked: { is: "skipped" } } as const;
const somebody = () => ({ visitorId: aVisitor(newId()), key: null, language: "ro" as const });

describe("a draft", () => {
  test("is not created by reading it", async () => {
    const { visitorId } = somebody();
    expect(await getDraft(deps, { of: "machine", visitorId, key: null })).toBeNull();
    expect(await database.db.selectFrom("tradeIn").where("visitorId", "=", visitorId).select("id").execute()).toEqual(
      [],
    );
  });

  test("stores each answer, and a part with the facts that price it", async () => {
    const who = somebody();
    await saveDraft(deps, { ...who, answers: [cpu] });
    await saveDraft(deps, { ...who, answers: [gpu] });
    const stored = await getDraft(deps, { of: "machine", ...who });
    expect(stored?.draft).toMatchObject({
      parts: {
        cpu: { is: "known", part: { name: "Ryzen 5 5600", category: "processors", facts: { threads: 12 } } },
        gpu: { is: "skipped" },
      },
      photos: 0,
    });
  });

  test("can be continued in any browser by its link", async () => {
    const who = somebody();
    await saveDraft(deps, { ...who, answers: [cpu] });
    const { linkKey = "" } = (await getDraft(deps, { of: "machine", ...who })) ?? {};
    const elsewhere = { visitorId: aVisitor(newId()), key: linkKey, language: "hu" as const };
    expect(await saveDraft(deps, { ...elsewhere, answers: [gpu] })).toMatchObject({
      ok: true,
      value: { language: "hu", visitorId: who.visitorId, draft: { parts: { cpu: {}, gpu: {} } } },
    });
    expect(await getDraft(deps, { of: "machine", visitorId: elsewhere.visitorId, key: null })).toBeNull();
    expect(await getDraft(deps, { of: "machine", ...who, key: "0".repeat(64) })).toBeNull();
    expect(await saveDraft(deps, { ...who, key: "0".repeat(64), answers: [gpu] })).toMatchObject({
      domainError: { code: "draft-unknown" },
    });
  });

  test("loses no step that two tabs answer at once, and is created once", async () => {
    const who = somebody();
    const others = wholeMachine.filter(({ step }) => step !== "cpu");
    const saved = await Promise.all([cpu, ...others].map((answer) => saveDraft(deps, { ...who, answers: [answer] })));
    expect(saved.every(({ ok }) => ok)).toBe(true);
    expect(
      await database.db.selectFrom("tradeIn").where("visitorId", "=", who.visitorId).select("id").execute(),
    ).toHaveLength(1);
    const stored = await getDraft(deps, { of: "machine", ...who });
    expect(Object.keys(stored?.draft?.parts ?? {})).toHaveLength(7);
    expect(stored?.draft?.storage).toMatchObject([{ id: "1", device: { is: "known" } }]);
    expect(stored?.draft?.extras.box).toBe(true);
  });

  test("takes no part of another category, no step that may not be skipped, and no machine with drives without end", async () => {
    const who = somebody();
    const answer = (answers: Parameters<typeof saveDraft>[1]["answers"]) => saveDraft(deps, { ...who, answers });
    expect(await answer([{ ...cpu, step: "gpu" }])).toMatchObject({
      domainError: { code: "part-unknown", step: "gpu" },
    });
    expect(await answer([{ step: "cpu", picked: { is: "known", id: "processors/none" } }])).toMatchObject({
      domainError: { code: "part-unknown", step: "cpu" },
    });
    expect(await answer([{ step: "case", picked: { is: "named", name: "  \u0000 " } }])).toMatchObject({
      domainError: { code: "part-unknown" },
    });
    expect(await answer([{ step: "cpu", picked: { is: "skipped" } }])).toMatchObject({
      domainError: { code: "step-not-skippable" },
    });
    expect(
      await answer([
        {
          step: "storage",
          drives: Array.from({ length: 11 }, (_, place) => ({
            id: String(place + 1),
            type: "ssd" as const,
            picked: null,
          })),
        },
      ]),
    ).toMatchObject({ domainError: { code: "drives-full", most: 10 } });
    expect(await getDraft(deps, { of: "machine", ...who })).toBeNull();
  });

  test("stores text as typed, without control characters, and gives every drive its own number", async () => {
    const who = somebody();
    const saved = await saveDraft(deps, {
      ...who,
      answers: [
        { step: "case", picked: { is: "named", name: "carcasă\u0000 „veche” \ud800 🖥" } },
        {
          step: "photos",
          condition: "fair",
          extras: { box: false, accessories: " două\ncabluri ", psuModel: "", comments: "" },
        },
        {
          step: "storage",
          drives: [
            { id: "2", type: "hdd", picked: null },
            { id: "2", type: "ssd", picked: null },
            { id: "'; drop", type: "ssd", picked: null },
          ],
        },
      ],
    });
    expect(saved).toMatchObject({
      value: {
        draft: {
          parts: { case: { name: "carcasă  „veche” \ufffd 🖥" } },
          condition: "fair",
          extras: { accessories: "două\ncabluri" },
          storage: [{ id: "2", type: "hdd" }, { id: "1" }, { id: "3" }],
        },
      },
    });
  });

  test("can be opened before any answer, once for two concurrent requests", async () => {
    const who = { of: "machine" as const, ...somebody() };
    const opened = await Promise.all([openDraft(deps, who), openDraft(deps, who)]);
    const ids = opened.flatMap((result) => (result.ok ? [result.value.id] : []));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("is estimated by the current book, and the estimate is not stored", async () => {
    const who = somebody();
    expect(await estimateOf(deps, { draft: null, components: null })).toMatchObject({
      domainError: { code: "nothing-declared" },
    });
    const saved = await saveDraft(deps, { ...who, answers: [cpu] });
    if (!saved.ok) throw new Error(saved.domainError.code);
    expect(await estimateOf(deps, saved.value)).toMatchObject({
      ok: true,
      value: { lines: [{ key: "cpu", source: { by: "part" } }, { key: "shipping" }] },
    });
    expect(
      await database.db.selectFrom("tradeInOffer").where("tradeInId", "=", saved.value.id).select("sequence").execute(),
    ).toEqual([]);
  });
});

describe("an offer", () => {
  const common = { of: "machine" as const, language: "uk" as const };
  let request: typeof common & { email: string };
  beforeEach(() => {
    request = { ...common, email: `${newId()}@example.ro` };
  });

  test("is made for a complete draft, stored with its book, numbered, and e-mailed to its seller", async () => {
    const selling = sellingIn(deps);
    const { linkKey, visitorId } = await selling.aDraft();
    const created = await makeOffer(deps, { ...request, visitorId, key: null, clientIp: newId() });
    if (!created.ok) throw new Error(created.domainError.code);
    const { number, id, expiresAt, movedAt } = created.value;
    expect(created.value).toMatchObject({
      state: "offered",
      email: request.email,
      language: "uk",
      linkKey,
      offers: [{ sequence: 1, kind: "offer" }],
    });
    expect(number).toMatch(/^VND-\d{6}$/);
    expect(expiresAt!.getTime() - movedAt.getTime()).toBe(14 * DAY);
    const emails = await database.db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `trade-in offered ${number} 1`)
      .select(["recipient", "language", "textBody"])
      .execute();
    expect(emails).toEqual([{ recipient: request.email, language: "uk", textBody: linkKey }]);
    const transitions = await database.db
      .selectFrom("tradeInMove")
      .where("tradeInId", "=", id)
      .select(["fromState", "toState", "actor"])
      .orderBy("id")
      .execute();
    expect(transitions).toEqual([
      { fromState: null, toState: "draft", actor: "seller" },
      { fromState: "draft", toState: "offered", actor: "seller" },
    ]);
    expect(
      await database.db
        .selectFrom("audit")
        .where("entityId", "=", number)
        .select(["entity", "actor", "action"])
        .execute(),
    ).toEqual([{ entity: "trade-in", actor: "seller", action: "offered" }]);
  });

  test("requested twice at once is made once, and the second request gets its number", async () => {
    const { visitorId } = await sellingIn(deps).aDraft();
    const sameRequest = { ...request, visitorId, key: null, clientIp: newId() };
    const answers = await Promise.all([makeOffer(deps, sameRequest), makeOffer(deps, sameRequest)]);
    const created = answers.find(({ ok }) => ok);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      domainError: { code: "draft-closed", number: created?.ok && created.value.number },
    });
  });

  test("requires every step, including photos", async () => {
    const who = somebody();
    await saveDraft(deps, { ...who, answers: [cpu] });
    expect(await makeOffer(deps, { ...request, ...who, clientIp: newId() })).toMatchObject({
      domainError: { code: "draft-incomplete", step: "gpu" },
    });
    await saveDraft(deps, { ...who, answers: wholeMachine });
    expect(await makeOffer(deps, { ...request, ...who, clientIp: newId() })).toMatchObject({
      domainError: { code: "draft-incomplete", step: "photos" },
    });
    expect(await makeOffer(deps, { ...request, ...somebody(), clientIp: newId() })).toMatchObject({
      domainError: { code: "draft-unknown" },
    });
  });

  test("for components needs no photo, and none is made for parts that are not worth sending", async () => {
    const who = somebody();
    const processors = (different: { faulty: boolean }) => (draft: ComponentDraft) =>
      ok(
        withComponents(draft, [
          { is: "known", part: declaredPart("Ryzen 5 5600").part!, quantity: 2, condition: null, ...different },
        ]),
      );
    expect(await saveComponents(deps, { ...who, change: processors({ faulty: false }) })).toMatchObject({
      ok: true,
      value: { components: { lines: [{ key: "line-1" }] } },
    });
    expect(await saveComponents(deps, { ...who, change: processors({ faulty: false }) })).toMatchObject({
      ok: true,
      value: { components: { lines: [{}, { key: "line-2" }] } },
    });
    expect(await saveComponents(deps, { ...who, change: () => refuse.invalid({ code: "too-many" }) })).toMatchObject({
      domainError: { code: "too-many" },
    });
    expect(await getDraft(deps, { of: "components", ...who })).toMatchObject({ components: { next: 3 }, draft: null });
    expect(await makeOffer(deps, { ...request, ...who, of: "components", clientIp: newId() })).toMatchObject({
      ok: true,
      value: { state: "offered", of: "components" },
    });
    const other = somebody();
    await saveComponents(deps, { ...other, change: processors({ faulty: true }) });
    expect(await makeOffer(deps, { ...request, ...other, of: "components", clientIp: newId() })).toMatchObject({
      domainError: { code: "not-worth-sending" },
    });
  });

  test("is refused when the mailbox has reached its e-mail limit, and can be requested later", async () => {
    const full = { ...deps, mailLimits: { secret: "of this test", perHour: 2, perDay: 2 } };
    const offer = async (email: string, by = deps) => {
      const { visitorId } = await sellingIn(deps).aDraft();
      const created = await makeOffer(by, { ...request, visitorId, key: null, email, clientIp: newId() });
      return created.ok ? "made" : created.domainError.code;
    };
    expect([
      await offer("vic.tima@gmail.com", full),
      await offer("victima@gmail.com", full),
      await offer("victima@gmail.com"),
    ]).toEqual(["made", "too-many-mails", "made"]);
  });

  test("is limited by IP address and by e-mail address", async () => {
    const clientIp = newId();
    const code = async (input: { clientIp: string; email: string }) => {
      const answer = await makeOffer(deps, { ...request, ...somebody(), ...input });
      return answer.ok ? "made" : answer.domainError.code;
    };
    const from = [];
    for (let time = 0; time < 31; time++) from.push(await code({ clientIp, email: `${newId()}@example.ro` }));
    expect(from.filter((answer) => answer === "too-many-tries")).toHaveLength(1);
    const to = [];
    for (let time = 0; time < 7; time++) to.push(await code({ clientIp: newId(), email: "victima@example.ro" }));
    expect(to.at(-1)).toBe("too-many-tries");
    expect(to.at(-2)).toBe("draft-unknown");
  });
});
