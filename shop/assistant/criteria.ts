// Criteria: what a visitor asks the assistant for, as fields.
// Invariant: a field is set only if the message says so; nothing in it was checked against the stock, and amounts are as
// they were written, in their own currency.

import type { Currency } from "../../base/amounts/tokens.ts";
import { gameSettings } from "../catalogue/game-result.ts";
import type { Category } from "../catalogue/specs.ts";
import type { ProductType } from "../catalogue/product-type.ts";
import type { GameTitle } from "./lexicon/game-titles.ts";

/** The longest message that is answered; a longer one gets a request to shorten it. */
export const LONGEST_QUESTION = 500; // characters

export const questionKinds = [
  "find",
  "compare",
  "upgrade",
  "explain",
  "sell",
  "order",
  "delivery",
  "payment",
  "return",
  "warranty",
  "contact",
  "person",
  "other",
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const purposes = [
  "gaming",
  "office",
  "study",
  "photo",
  "video",
  "3d",
  "programming",
  "streaming",
  "ai",
  "music",
] as const;
export type Purpose = (typeof purposes)[number];

export const screenSizes = ["1080p", "1440p", "4k"] as const;
export type ScreenSize = (typeof screenSizes)[number];

/** How detailed the picture of a game is, from the lightest. */
export const detailLevels = gameSettings;
export type DetailLevel = (typeof detailLevels)[number];

/** A budget in whole units of its currency, both ends included; `about`: the amount was named as a rough one. */
export type NamedBudget = { min: number | null; max: number | null; currency: Currency; about: boolean };

/** A part by its short name: "rtx 3060 ti", "i5-8400", "ryzen 5", "b450". */
export type PartCriteria = { category: Category; name: string };

export const brands = [
  "intel",
  "amd",
  "nvidia",
  "asus",
  "msi",
  "gigabyte",
  "corsair",
  "kingston",
  "samsung",
  "dell",
  "hp",
  "lenovo",
] as const;
export type LikedBrand = (typeof brands)[number] | "rgb";

export const terms = [
  "ssd",
  "hdd",
  "nvme",
  "ram",
  "ddr",
  "vram",
  "fps",
  "hz",
  "cores",
  "ghz",
  "tdp",
  "psu",
  "integrated",
  "refurbished",
  "grade",
  "benchmark",
  "motherboard",
  "resolution",
  "cooling",
] as const;
export type Term = (typeof terms)[number];

/** How a follow-up changes the last criteria or asks about the last answer. */
export const changes = [
  "cheaper",
  "dearer",
  "faster",
  "more-storage",
  "more-ram",
  "quieter",
  "smaller",
  "others",
  "why",
  "restart",
] as const;
export type CriteriaChange = (typeof changes)[number];

/** Days of the week as ISO 8601 numbers them: 1 is Monday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Criteria = {
  kind: QuestionKind;
  /** Games by the ids of `gameTitles`. */
  games: GameTitle[];
  purposes: Purpose[];
  resolution: ScreenSize | null;
  /** The settings of the games; null for the standard ones. */
  settings: DetailLevel | null;
  /** Frames per second to be reached. */
  fps: number | null;
  budget: NamedBudget | null;
  /** Whether the budget is for each of several PCs or for all of them; null if the message does not say. */
  budgetFor: "each" | "all" | null;
  /** What is to be found; null if the message does not say. */
  product: ProductType | null;
  wants: PartCriteria[];
  owns: PartCriteria[];
  /** At least this much memory, in gigabytes. */
  ramGb: number | null;
  /** At least this much storage in all, in gigabytes of a thousand. */
  storageGb: number | null;
  /** At least this much memory on the graphics card, in gigabytes. */
  vramGb: number | null;
  /** Of a graphics card: at most so long; of a case: room for a card so long. In millimetres. */
  lengthMm: number | null;
  storageKind: "ssd" | "hdd" | null;
  size: "small" | "large" | null;
  quiet: boolean;
  colour: "black" | "white" | "grey" | null;
  likes: LikedBrand[];
  dislikes: LikedBrand[];
  upgradable: boolean;
  warrantyMonths: number | null;
  grade: "A" | "B" | null;
  /** Days until it must be there. */
  withinDays: number | null;
  /** The day of the week by which it must be there. */
  byWeekday: IsoWeekday | null;
  os: "windows" | "linux" | null;
  count: number | null;
  term: Term | null;
  prefer: "cheapest" | "fastest" | null;
  changes: CriteriaChange[];
  /** The place of the shown product that the message is about: 1 is the first. */
  place: number | null;
  /** Whether it asks for a kind of computer that the shop does not sell: a laptop, a phone, a console. */
  notSold: boolean;
};

export const noCriteria: Criteria = {
  kind: "other",
  games: [],
  purposes: [],
  resolution: null,
  settings: null,
  fps: null,
  budget: null,
  budgetFor: null,
  product: null,
  wants: [],
  owns: [],
  ramGb: null,
  storageGb: null,
  vramGb: null,
  lengthMm: null,
  storageKind: null,
  size: null,
  quiet: false,
  colour: null,
  likes: [],
  dislikes: [],
  upgradable: false,
  warrantyMonths: null,
  grade: null,
  withinDays: null,
  byWeekday: null,
  os: null,
  count: null,
  term: null,
  prefer: null,
  changes: [],
  place: null,
  notSold: false,
};
