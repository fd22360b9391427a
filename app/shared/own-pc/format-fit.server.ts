// A verdict as text in the visitor's language. Pages that are cached for everybody get it after load, so that the sentences of
// the rules are not sent with each of them.

import type { Incompatibility } from "../../../shop/compatibility/incompatibility.ts";
import type { FitVerdict } from "../../../shop/own-pc/fit-verdict.ts";
import type { UnknownOfPc } from "../../../shop/own-pc/own-parts.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import type { FitView } from "./fit.ts";

export function formatFit(language: Language, verdict: FitVerdict, category: Category): FitView {
  const t = wordsFor(language, "own-pc");
  const rules = verdict.incompatibilities.map((one) => formatOwnIncompatibility(language, one));
  switch (verdict.is) {
    case "no":
      return { is: "no", text: t("fit.no", { reason: rules[0] ?? "" }), reasons: rules };
    case "unknown": {
      const missing = formatMissing(language, verdict.missing);
      const [first = ""] = missing;
      // What is missing is a part of a sentence, a rule is a whole one.
      const text = first ? t("fit.unknown", { reason: first }) : t("fit.unsure", { reason: rules[0] ?? "" });
      return { is: "unknown", text, reasons: [...missing, ...rules] };
    }
    case "fits": {
      const [first] = verdict.incompatibilities;
      if (verdict.replaces && (category === "ram" || category === "ssd" || category === "hdd"))
        return { is: "fits", text: t(`fit.instead.${category}`), reasons: rules };
      if (!first) return { is: "fits", text: t("fit.fits"), reasons: [] };
      const key = verdict.incompatibilities.some(({ severity }) => severity === "unsure") ? "fit.check" : "fit.note";
      const sorted = verdict.incompatibilities.toSorted((a, b) => rank[b.severity] - rank[a.severity]);
      return { is: "fits", text: t(key, { reason: formatOwnIncompatibility(language, sorted[0]!) }), reasons: rules };
    }
  }
}

const rank = { note: 0, unsure: 1, wrong: 2 } as const;

/** Of a board in a visitor's PC the shop cannot look up the firmware. */
export function formatOwnIncompatibility(language: Language, { code, values }: Incompatibility): string {
  return code === "firmware"
    ? wordsFor(language, "own-pc")("firmware", values)
    : wordsFor(language, "configurator")(`incompatibilities.${code}`, values);
}

/** What is not known, each as a part of a sentence. */
export function formatMissing(language: Language, missing: readonly UnknownOfPc[]): string[] {
  const t = wordsFor(language, "own-pc");
  const parts = wordsFor(language, "configurator");
  return missing.map(({ category, why, name }) => t(`missing.${why}`, { part: parts(`needs.${category}`), name }));
}
