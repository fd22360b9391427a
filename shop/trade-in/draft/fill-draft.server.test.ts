import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Db } from "../../../base/db.server.ts";
import { refuse } from "../../../base/result.ts";
import { testDatabase } from "../../../testing/database.ts";
import { cpuZ, dxdiag, inxi, systeminfo } from "../../../testing/reports.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import { knownIndex } from "../../parts/known-parts.server.ts";
import { matchReport } from "../../parts/match-report.ts";
import { isUnanswered, type FillAs } from "./detection.ts";
import { componentsPercent, declarationOf, detectedSteps, emptyDraft, firstOpenStep } from "./draft.ts";
import { fillDraft } from "./fill-draft.server.ts";
import { getDraft } from "./get-draft.server.ts";
import { saveDraft } from "./save-draft.server.ts";

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
});
afterAll(() => database.close());

let sellers = 0;
const aRequest = () => ({ visitorId: aVisitor(`detect-${++sellers}`), key: null, language: "ro" }) as const;

async function filled(text: string, request = aRequest(), as: FillAs | null = "same") {
  const report = matchReport(knownIndex, text);
  if (!report.ok) throw new Error(report.domainError.code);
  const saved = await fillDraft({ db }, { ...request, found: report.value.found, as });
  if (!saved.ok) throw new Error(saved.domainError.code);
  const { draft } = saved.value;
  if (!draft) throw new Error("no draft");
  const names = Object.fromEntries(
    Object.entries(draft.parts).map(([step, choice]) => [
      step,
      choice.is === "known" ? choice.part.name : choice.is === "named" ? `“${choice.name}”` : "-",
    ]),
  );
  const drives = draft.storage.map(({ type, device }) => [
    type,
    device?.is === "known" ? device.part.name : (device?.name ?? null),
  ]);
  return { draft, names, drives };
}

const marks = (draft: { detected?: readonly { step: string; is: string }[] }) =>
  draft.detected?.map(({ step, is }) => `${step} ${is}`);

describe("a detection", () => {
  test("is filled in, and stored as detected", async () => {
    const { draft, names, drives } = await filled(inxi);
    expect(names).toEqual({
      cpu: "Ryzen 5 5600",
      motherboard: "B550-A PRO",
      gpu: "Radeon RX 6600",
      ram: "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16",
    });
    expect(drives).toEqual([
      ["ssd", "Kingston NV2 500GB"],
      ["hdd", "WD Blue 1TB WD10EZEX"],
    ]);
    expect(marks(draft)).toEqual([
      "cpu filled",
      "gpu filled",
      "motherboard filled",
      "ram filled",
      "storage filled",
      "storage filled",
    ]);
    expect([firstOpenStep(draft), componentsPercent(draft)]).toEqual(["psu", 63]);
  });

  test("two modules that are sold as a kit are that kit", async () => {
    expect((await filled(cpuZ)).names["ram"]).toMatch(
      /^G\.Skill Ripjaws V DDR4-3200 16GB \(2x8GB\) CL16$|^“2 × G\.Skill/,
    );
  });

  test("that could be two cards is asked about, with both as options", async () => {
    const { draft, names } = await filled(inxi.replace(/^.*OpenGL.*$/m, ""));
    expect(names["gpu"]).toBeUndefined();
    const card = draft.detected?.find(({ step }) => step === "gpu");
    expect(card).toMatchObject({
      is: "asked",
      reason: "several",
      options: [{ name: "Radeon RX 6600" }, { name: "Radeon RX 6600 XT" }],
    });
    const unsure = await filled(dxdiag.replace("Dedicated Memory: 12115 MB", ""));
    expect(unsure.draft.detected?.find(({ step }) => step === "gpu")).toMatchObject({
      is: "asked",
      reason: "memory-not-told",
      options: [{ name: "GeForce RTX 3060 12GB" }, { name: "GeForce RTX 3060 8GB" }],
    });
  });

  test("of a part that the shop does not buy is left empty, with the reason", async () => {
    const { draft, names } = await filled(systeminfo);
    expect(names).toEqual({});
    expect(draft.detected).toMatchObject([
      { step: "cpu", is: "left", reason: "not-named" },
      { step: "motherboard", is: "left", reason: "oem" },
    ]);
    expect(isUnanswered(draft)).toBe(true);
  });

  test("is quoted to the seller without the labels of the program", async () => {
    const { draft } = await filled(inxi);
    const quoted = draft.detected?.map(({ raw }) => raw).join("\n");
    expect(quoted).toContain("Kingston SNV2S500G 465.76 GiB");
    expect(quoted).toContain("Micro-Star B550-A PRO (MS-7C56)");
    expect(quoted).not.toMatch(/vendor:|model:|size:| v:/);
  });

  test("replaces the answers of the same steps, and leaves the others", async () => {
    const request = aRequest();
    await saveDraft(
      { db },
      {
        ...request,
        answers: [
          { step: "case", picked: { is: "named", name: "un turn" } },
          { step: "cpu", picked: { is: "named", name: "nu știu" } },
        ],
      },
    );
    const { names } = await filled(dxdiag, request);
    expect(names).toMatchObject({ case: "“un turn”", cpu: "Ryzen 5 3600", motherboard: "B450M DS3H" });
    expect(names["ram"]).toBeUndefined();
    const answered = await saveDraft(
      { db },
      { ...request, answers: [{ step: "cpu", picked: { is: "named", name: "altul" } }] },
    );
    // The detection is stored beside the seller's answers.
    expect(answered.ok && marks(answered.value.draft ?? emptyDraft)).toContain("cpu filled");
    expect(isUnanswered((await getDraft({ db }, { of: "machine", ...request }))?.draft ?? null)).toBe(false);
  });

  test("counts identical parts: two cards, two processors, eight disks", async () => {
    const disks = Array.from(
      { length: 8 },
      (_, place) =>
        `           ID-${place + 1}: /dev/sd${"abcdefgh"[place]} vendor: Western Digital model: WD10EZEX-08WN4A0 size: 931.51 GiB`,
    ).join("\n");
    const twins = inxi
      .replace(/^CPU:.*$/m, "CPU:       Topology: 2x 8-Core model: Intel Xeon E5-2670 0 bits: 64 type: MT MCP SMP")
      .replace(
        /^Graphics:.*$/m,
        "Graphics:  Device-1: NVIDIA GP104 [GeForce GTX 1080] driver: nvidia v: 535\n           Device-2: NVIDIA GP104 [GeForce GTX 1080] driver: nvidia v: 535",
      )
      .replace(/^.*OpenGL.*$/m, "")
      .replace(/^ +ID-[123]:.*\n?/gm, "")
      .replace(/^Drives:.*$/m, (heading) => `${heading}\n${disks}`);
    const { draft, drives } = await filled(twins);
    expect(declarationOf(draft).parts.map(({ key, quantity, part }) => [key, quantity, part?.name])).toEqual([
      ["cpu", 2, "Xeon E5-2670"],
      ["gpu", 2, "GeForce GTX 1080"],
      ["motherboard", 1, "B550-A PRO"],
      ["ram", 1, "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16"],
      ...Array.from({ length: 8 }, (_, place) => [`storage-${place + 1}`, 1, "WD Blue 1TB WD10EZEX"]),
    ]);
    expect(drives).toHaveLength(8);
    const server = await filled(
      `Host Name: X\nProcessor(s): 2 Processor(s) Installed.\n [01]: Intel(R) Xeon(R) CPU E5-2670 0 @ 2.60GHz\n [02]: Intel(R) Xeon(R) CPU E5-2670 0 @ 2.60GHz\n`,
    );
    expect(server.draft.parts.cpu).toMatchObject({ count: 2 });
  });

  test("a card with two screens is one card", async () => {
    const screens = dxdiag.replace(
      "           Card name: Microsoft",
      "           Card name: NVIDIA GeForce RTX 3060\n    Dedicated Memory: 12115 MB\n           Card name: Microsoft",
    );
    const { draft } = await filled(screens);
    expect(draft.parts.gpu).toMatchObject({ part: { name: "GeForce RTX 3060 12GB" } });
    expect(draft.parts.gpu).not.toHaveProperty("count");
  });

  test.each([12, 3000])(
    "with %i drives is not taken: a computer has ten at most, whichever way it is told",
    async (count) => {
      const many = inxi.replace(
        /^ +ID-1:.*$/m,
        Array.from(
          { length: count },
          (_, place) =>
            `           ID-${place + 1}: /dev/sd${place} vendor: Western Digital model: WD10EZEX-08WN4A0 size: 931.51 GiB`,
        ).join("\n"),
      );
      const report = matchReport(knownIndex, many);
      if (!report.ok) throw new Error(report.domainError.code);
      expect(await fillDraft({ db }, { ...aRequest(), found: report.value.found, as: null })).toMatchObject({
        ok: false,
        domainError: { code: "drives-full", most: 10 },
      });
      const drives = Array.from({ length: 11 }, (_, place) => ({
        id: String(place + 1),
        type: "ssd" as const,
        picked: null,
      }));
      expect(await saveDraft({ db }, { ...aRequest(), answers: [{ step: "storage", drives }] })).toMatchObject({
        ok: false,
        domainError: { code: "drives-full", most: 10 },
      });
    },
  );

  test("overwrites nothing until the seller says whether it is the same computer; another one starts empty", async () => {
    const request = aRequest();
    await filled(inxi, request, null);
    const report = matchReport(knownIndex, dxdiag);
    if (!report.ok) throw new Error(report.domainError.code);
    expect(await fillDraft({ db }, { ...request, found: report.value.found, as: null })).toEqual(
      refuse.conflict({ code: "described-already" }),
    );
    expect((await getDraft({ db }, { of: "machine", ...request }))?.draft?.parts.cpu).toMatchObject({
      part: { name: "Ryzen 5 5600" },
    });
    const { names, drives } = await filled(dxdiag, request, "other");
    expect(names).toEqual({ cpu: "Ryzen 5 3600", motherboard: "B450M DS3H", gpu: "GeForce RTX 3060 12GB" });
    expect(drives).toEqual([
      ["ssd", "Samsung 870 EVO 500GB"],
      ["hdd", "Seagate Barracuda 1TB"],
    ]);
  });

  test("never fills in a step that no program can detect", () => {
    expect(detectedSteps).not.toContain("psu");
    expect(isUnanswered(null)).toBe(true);
    expect(isUnanswered(emptyDraft)).toBe(true);
  });
});
