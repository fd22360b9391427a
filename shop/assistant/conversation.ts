// What is remembered of a conversation between two messages: it travels in the `after` token of each answer, so no
// server stores it.
// Invariant: a token holds only what the visitor asked for and public listing ids. It is checked when it comes back, and
// a token that was changed gives at most another search.

import { z } from "zod";
import { currencies } from "../../base/amounts/tokens.ts";
import type { ListingId } from "../../base/id.ts";
import { categories } from "../catalogue/specs.ts";
import { gameTitles, type GameTitle } from "./lexicon/game-titles.ts";
import {
  brands,
  changes,
  detailLevels,
  noCriteria,
  purposes,
  questionKinds,
  screenSizes,
  terms,
  type Criteria,
  type IsoWeekday,
} from "./criteria.ts";

export type TalkState = {
  criteria: Criteria;
  /** The products of the last answer, in order. */
  shown: ListingId[];
  /** Products that "show me others" leaves out. */
  hidden: ListingId[];
};

/** Longer tokens are not read. */
export const LONGEST_TOKEN = 3000; // characters
const MOST_HIDDEN = 30;

const amount = z.number().min(0).max(10_000_000).nullable();
const gigabytes = z.number().min(0).max(1_000_000).nullable();
const part = z.object({ category: z.enum(categories), name: z.string().max(60) });
const gameIds = Object.keys(gameTitles) as [GameTitle, ...GameTitle[]];
const liked = z.array(z.enum([...brands, "rgb"])).max(12);
const ids = z
  .array(
    z
      .int()
      .min(1)
      .max(2_000_000_000)
      .transform((id) => id as ListingId),
  )
  .max(MOST_HIDDEN);

const StoredCriteria = z.object({
  kind: z.enum(questionKinds),
  games: z.array(z.enum(gameIds)).max(10),
  purposes: z.array(z.enum(purposes)).max(10),
  resolution: z.enum(screenSizes).nullable(),
  settings: z.enum(detailLevels).nullable(),
  fps: z.number().min(0).max(10_000).nullable(),
  budget: z.object({ min: amount, max: amount, currency: z.enum(currencies), about: z.boolean() }).nullable(),
  budgetFor: z.enum(["each", "all"]).nullable(),
  product: z.enum(["pc", ...categories]).nullable(),
  wants: z.array(part).max(10),
  owns: z.array(part).max(10),
  ramGb: gigabytes,
  storageGb: gigabytes,
  vramGb: gigabytes,
  lengthMm: z.number().min(0).max(10_000).nullable(),
  storageKind: z.enum(["ssd", "hdd"]).nullable(),
  size: z.enum(["small", "large"]).nullable(),
  quiet: z.boolean(),
  colour: z.enum(["black", "white", "grey"]).nullable(),
  likes: liked,
  dislikes: liked,
  upgradable: z.boolean(),
  warrantyMonths: z.number().min(0).max(1000).nullable(),
  grade: z.enum(["A", "B"]).nullable(),
  withinDays: z.number().min(0).max(1000).nullable(),
  byWeekday: z
    .int()
    .min(1)
    .max(7)
    .transform((day) => day as IsoWeekday)
    .nullable(),
  os: z.enum(["windows", "linux"]).nullable(),
  count: z.number().min(0).max(1000).nullable(),
  term: z.enum(terms).nullable(),
  prefer: z.enum(["cheapest", "fastest"]).nullable(),
  changes: z.array(z.enum(changes)).max(10),
  place: z.number().min(1).max(3).nullable(),
  notSold: z.boolean(),
});

const Token = z.object({ w: StoredCriteria.partial(), s: ids.max(3), h: ids });

/** The state as a token; what the criteria do not say is left out. */
export function writeToken({ criteria, shown, hidden }: TalkState): string {
  const named = Object.fromEntries(
    Object.entries(criteria).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(noCriteria[name as keyof Criteria]),
    ),
  );
  const bytes = new TextEncoder().encode(JSON.stringify({ w: named, s: shown, h: hidden.slice(-MOST_HIDDEN) }));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The state of a token; null if it is none. */
export function readToken(token: string): TalkState | null {
  if (token.length > LONGEST_TOKEN || !/^[\w-]+$/.test(token)) return null;
  try {
    const text = atob(token.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const parsed = Token.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success) return null;
    const { w, s, h } = parsed.data;
    // Fields that are absent are not named.
    const criteria = { ...noCriteria, ...(w as Partial<Criteria>) };
    return { criteria, shown: s, hidden: h };
  } catch {
    return null;
  }
}
