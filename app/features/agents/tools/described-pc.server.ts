// The buyer's own computer as an agent describes it: by the names of its parts. It is not stored.

import { z } from "zod";
import { noPc, ownPartName, withDescribed, type OwnPc } from "../../../../shop/own-pc/own-pc.ts";
import { nameOwnParts, type TypedParts } from "../../../../shop/own-pc/name-own-parts.server.ts";
import { BETWEEN_NAMES } from "../../../../shop/own-pc/split-names.ts";
import { partCategories, type PartCategory } from "../../../../shop/parts/part.ts";
import { LONGEST_NAME, partSteps, type PartStep } from "../../../../shop/trade-in/draft/draft.ts";
import type { NotTaken } from "../../../../shop/trade-in/draft/name-typed.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { errorAnswer, type AgentCall, type ToolAnswer } from "./tool.ts";

const MOST_OF_A_KIND = 8;

const partName = z.string().min(2).max(LONGEST_NAME);
const several = z.array(partName).max(MOST_OF_A_KIND).optional();

/** The arguments that describe a computer. */
export const describedPc = {
  cpu: partName.optional(),
  gpu: partName.optional(),
  no_graphics_card: z.boolean().default(false).describe("The processor draws the picture"),
  motherboard: partName.optional(),
  ram: several.describe("Kits, each by its name: Corsair Vengeance LPX 16 GB (2x8) DDR4-3200"),
  psu: partName.optional(),
  case: partName.optional(),
  cooler: partName.optional(),
  ssd: several,
  hdd: several,
};

type TypedPc = z.infer<z.ZodObject<typeof describedPc>>;

/** The computer, matched with our lists; refuses names that are no parts of a desktop computer. */
export async function describePc(
  call: AgentCall,
  typed: TypedPc,
): Promise<{ ok: true; pc: OwnPc } | { ok: false; refused: ToolAnswer }> {
  const options = { pc: noPc, typed: linesOf(typed), isWithoutCard: typed.no_graphics_card };
  const named = await nameOwnParts(call.shop, options);
  if (!named.ok) return { ok: false, refused: notTaken(call, named.domainError.reasons) };
  return { ok: true, pc: withDescribed(noPc, named.value) };
}

/** The arguments as the lines of the page. */
function linesOf(typed: TypedPc): TypedParts {
  const { ram, ssd, hdd } = typed;
  const lines: Partial<Record<PartCategory, string>> = {};
  for (const step of Object.keys(partSteps) as PartStep[])
    lines[partSteps[step]] = step === "ram" ? ram?.join(BETWEEN_NAMES) : typed[step];
  const all = { ...lines, ssd: ssd?.join(BETWEEN_NAMES), hdd: hdd?.join(BETWEEN_NAMES) };
  return Object.fromEntries(partCategories.map((category) => [category, all[category] ?? ""])) as TypedParts;
}

/** Names that are no parts of a desktop computer, each with its reason. */
function notTaken({ language }: AgentCall, reasons: Readonly<Partial<Record<PartCategory, NotTaken>>>): ToolAnswer {
  const t = wordsFor(language, "agents");
  const parts = wordsFor(language, "configurator");
  return errorAnswer(
    Object.entries(reasons).map(([category, reason]) => ({
      type: "error",
      code: "part_unclear",
      severity: "recoverable",
      content: t(`notTaken.${reason}`, { name: parts(`needs.${category as PartCategory}`) }),
    })),
  );
}

/** What was understood of the parts: those whose `known` is open need a clearer name. */
export function partsOf(pc: OwnPc) {
  return pc.parts.map((part) => ({
    category: part.category,
    name: ownPartName(part),
    known: part.is,
    ...(part.is === "open" && { options: part.options.map(({ name }) => name) }),
  }));
}
