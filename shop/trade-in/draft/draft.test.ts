import { expect, test } from "vitest";
import { ron } from "../../../base/money.ts";
import { declaredPart } from "../../../testing/declarations.ts";
import {
  componentsPercent,
  declarationOf,
  emptyDraft,
  firstOpenStep,
  isStepDone,
  maySkip,
  partSteps,
  sellSteps,
  stepPercent,
  type Choice,
  type TradeInDraft,
  type PartStep,
} from "./draft.ts";
import { priceBook1 } from "../../pricing/price-book-1.ts";
import { quoteOffer } from "../../pricing/quote-offer.ts";
import { firstSellingTerms } from "../../pricing/terms.ts";

function known(name: string): Choice & { is: "known" } {
  const { part } = declaredPart(name);
  if (!part) throw new Error(`no part ${name}`);
  return { is: "known", part };
}
const skipped: Choice = { is: "skipped" };

const completeDraft: TradeInDraft = {
  ...emptyDraft,
  parts: {
    cpu: known("Ryzen 5 5600"),
    gpu: skipped,
    motherboard: { is: "named", name: "o placă B450" },
    ram: known("Corsair Vengeance DDR3-1600 8GB (1x8GB) CL9"),
    psu: skipped,
    case: known("NZXT H510"),
    cooler: known("Noctua NH-D15"),
  },
  storage: [
    { id: "1", type: "ssd", device: known("Samsung 870 EVO 1TB") },
    { id: "3", type: "hdd", device: { is: "named", name: "Maxtor" } },
    { id: "4", type: "ssd", device: null },
  ],
  photos: 2,
};

test("selling starts at the processor, and continues where it stopped", () => {
  expect(firstOpenStep(emptyDraft)).toBe("cpu");
  expect(firstOpenStep({ ...emptyDraft, parts: { cpu: known("Ryzen 5 5600") } })).toBe("gpu");
  expect(firstOpenStep({ ...completeDraft, storage: emptyDraft.storage })).toBe("storage");
  expect(firstOpenStep({ ...completeDraft, photos: 1 })).toBe("photos");
  expect(firstOpenStep(completeDraft)).toBe("offer");
});

test("graphics card, power supply and cooler may be skipped, nothing else", () => {
  for (const step of ["cpu", "motherboard", "ram", "case"] as const) {
    expect(maySkip(step)).toBe(false);
    expect(isStepDone({ ...completeDraft, parts: { ...completeDraft.parts, [step]: skipped } }, step)).toBe(false);
  }
  for (const step of ["gpu", "psu", "cooler"] as const)
    expect(isStepDone({ ...completeDraft, parts: { [step]: skipped } }, step)).toBe(true);
});

test("every picker searches its step's category", () => {
  for (const [step, choice] of Object.entries(completeDraft.parts) as [PartStep, Choice][]) {
    if (choice.is === "known") expect(choice.part.category).toBe(partSteps[step]);
  }
});

test("the progress bar follows the steps, and components are counted out of eight", () => {
  expect(sellSteps.map(stepPercent)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(componentsPercent(emptyDraft)).toBe(0);
  expect(componentsPercent(completeDraft)).toBe(75);
  expect(
    componentsPercent({
      ...completeDraft,
      parts: { ...completeDraft.parts, gpu: known("GeForce RTX 3070"), psu: known("Corsair RMx 650W") },
    }),
  ).toBe(100);
});

test("skipped steps, and a line without its drive, are in no offer", () => {
  const declaration = declarationOf(completeDraft);
  expect(declaration.parts.map(({ key }) => key)).toEqual([
    "cpu",
    "motherboard",
    "ram",
    "case",
    "cooler",
    "storage-1",
    "storage-3",
  ]);
  const offer = quoteOffer(declaration, {
    book: priceBook1,
    at: new Date("2026-11-21T10:00:00Z"),
    terms: firstSellingTerms,
  });
  // Processor, board by its chipset, memory, case, a drive, and the "up to" value of an unknown card beside old memory;
  // the cooler is listed separately.
  expect(offer).toMatchObject({
    ok: true,
    value: {
      total: ron(250 + 120 + 16 + 95 + 130 + 8 - 50),
      floor: ron(250 + 120 + 16 + 95 + 130 - 50),
      outside: [{ key: "cooler" }],
    },
  });
});

test("a skipped power supply counts once its model is named", () => {
  const declaration = declarationOf({
    ...completeDraft,
    extras: { ...completeDraft.extras, psuModel: " Segotep 500 ", accessories: "  " },
  });
  expect(declaration.parts.find(({ key }) => key === "psu")).toMatchObject({
    part: null,
    kind: "psu",
    name: "Segotep 500",
  });
  expect(declaration.extras.accessories).toBe(false);
  const chosen = declarationOf({
    ...completeDraft,
    parts: { ...completeDraft.parts, psu: known("Corsair RMx 650W") },
    extras: { ...completeDraft.extras, psuModel: "Segotep" },
  });
  expect(chosen.parts.find(({ key }) => key === "psu")).toMatchObject({ part: { name: "Corsair RMx 650W" } });
});
