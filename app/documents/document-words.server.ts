// The words of a document: Romanian first, then the buyer's language where it is another.

import { differingParts } from "../../shop/inventory/part-warranty.ts";
import type { DocumentLine } from "../../shop/invoices/invoice.ts";
import type { Language } from "../i18n/languages.ts";
import type { Key, Values } from "../i18n/translate.ts";
import { wordsFor } from "../i18n/words.server.ts";

export type DocumentTexts = { language: Language; t: (key: Key<"documents">, values?: Values) => string };
export type DocumentWords = { ro: DocumentTexts; also: DocumentTexts | null };

export function documentWordsOf(language: Language): DocumentWords {
  const textsIn = (language: Language): DocumentTexts => ({ language, t: wordsFor(language, "documents") });
  return { ro: textsIn("ro"), also: language === "ro" ? null : textsIn(language) };
}

/** "Raft / Shelf" */
export function both({ ro, also }: DocumentWords, key: Key<"documents">, values?: Values): string {
  const [own, other] = [ro.t(key, values), also?.t(key, values)];
  return other === undefined || other === own ? own : `${own} / ${other}`;
}

/** A line's title, and the small print below it. */
export function lineWords(
  { subject, regime, gross }: DocumentLine,
  { ro, also }: DocumentWords,
): { name: string; details: string } {
  const both = (key: Key<"documents">) => ({
    name: ro.t(key),
    details: also && also.t(key) !== ro.t(key) ? also.t(key) : "",
  });
  switch (subject.kind) {
    case "unit": {
      const { code, serial, warrantyMonths } = subject;
      const parts = differingParts(subject.partMonths);
      const details = [
        subject.grade && ro.t("condition", { grade: subject.grade }),
        ro.t("code", { code }),
        serial && ro.t("serial", { serial }),
        parts.length === 0 && warrantyMonths > 0 && ro.t("warranty", { count: warrantyMonths }),
        ...parts.map(({ part, months }) => `${ro.t(`part.${part}`)}: ${ro.t("warranty", { count: months })}`),
      ];
      return { name: subject.title, details: details.filter((part) => part).join(" · ") };
    }
    case "service": {
      const { name, details } = both(`service.${subject.service}`);
      return { name: subject.about === null ? name : `${name}: ${subject.about}`, details };
    }
    case "shipping":
      return both(regime === "margin" ? "shippingOfMargin" : "shipping");
    case "reduction":
      return both(gross < 0 ? "reducedBefore" : "reduction");
  }
}
