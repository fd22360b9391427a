// The letters about alerts, in words.

import type { Environment } from "../../base/env.server.ts";
import { never } from "../../base/result.ts";
import type { AlertLetter, ComposeAlertLetter } from "../../shop/catalogue/letters.ts";
import { formatPrice } from "../i18n/format.ts";
import type { Translate } from "../i18n/translate.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { letterHtml, letterText, type LetterParts } from "./letter.ts";

type Company = Pick<Environment, "SHOP_NAME" | "SHOP_COMPANY" | "SHOP_ADDRESS" | "SHOP_EMAIL" | "SHOP_PHONE">;
type Said = Omit<LetterParts, "greeting" | "bill" | "closing">;

export function alertComposerFor(company: Company): ComposeAlertLetter {
  return (letter, language) => {
    const common = wordsFor(language, "letters");
    const parts: LetterParts = {
      ...say(letter, { t: wordsFor(language, "alerts"), shop: company.SHOP_NAME }),
      greeting: common("greeting.plain"),
      bill: [],
      closing: [
        common("closing.questions", { email: company.SHOP_EMAIL, phone: company.SHOP_PHONE }),
        `${company.SHOP_NAME} · ${company.SHOP_COMPANY} · ${company.SHOP_ADDRESS}`,
      ],
    };
    return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts, language) };
  };
}

function say(letter: AlertLetter, { t, shop }: { t: Translate<"alerts">; shop: string }): Said {
  const { said } = letter;
  switch (letter.kind) {
    case "alert-confirm":
      return {
        subject: t("letter.confirm.subject", { shop }),
        paragraphs: [t("letter.confirm.text", { said }), t("letter.confirm.how"), t("letter.confirm.mistake")],
        facts: [],
        action: { label: t("letter.confirm.action"), link: letter.confirmLink },
      };
    case "alert-already":
      return {
        subject: t("letter.already.subject"),
        paragraphs: [t("letter.already.text", { said })],
        facts: [],
        action: { label: t("letter.already.action"), link: letter.listLink },
        off: { label: t("letter.off"), link: letter.stopLink },
      };
    case "alert-found": {
      const { listings, more } = letter;
      return {
        subject: t("letter.found.subject", { count: listings.length + more }),
        paragraphs: [t("letter.found.text", { said }), t("letter.found.hurry"), ...(more > 0 ? [t("letter.found.more", { count: more })] : [])],
        facts: listings.map(({ title, price, link }) => ({ label: title, value: formatPrice(price), link })),
        action: { label: t("letter.found.action"), link: letter.listLink },
        off: { label: t("letter.off"), link: letter.stopLink },
      };
    }
    default:
      return never(letter);
  }
}
