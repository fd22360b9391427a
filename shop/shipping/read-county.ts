import { foldDiacritics } from "../../base/text.ts";
import { counties, countyCodes, type County } from "./counties.ts";

const byName = new Map<string, County>(
  countyCodes.flatMap((code) => [
    [code.toLowerCase(), code],
    [`ro-${code.toLowerCase()}`, code],
    [foldDiacritics(counties[code]), code],
  ]),
);

/**
 * A county as people, couriers and agents write it: by its name, with or without accents and "județul", or by its code, as in
 * CJ or RO-CJ. Null if it is none.
 */
export function countyOf(text: string): County | null {
  const typed = foldDiacritics(text.trim()).replace(/^(?:judetul|jud\.?|municipiul)\s+/, "");
  if (typed.startsWith("bucuresti") || typed === "bucharest") return "B";
  return byName.get(typed) ?? null;
}
