import { createHash } from "node:crypto";
import type { AgreedTerms, TermsText } from "../../../shop/orders/checkout/agreed-terms.ts";
import type { Block, PagePiece } from "../../../shop/settings/page-text.ts";
import type { Language } from "../../i18n/languages.ts";
import { pageTextView, type InForce } from "../content/page-texts.server.ts";

/** The terms that a buyer agrees to now, with their version: the same text has the same version in every process. */
export function agreedTerms(shop: InForce & { publicUrl: string }, language: Language): AgreedTerms {
  const { title, lead, sections: written } = pageTextView(shop, "terms", language, "paper");
  // The model withdrawal form goes with them (OUG 34/2014, annex).
  const form = pageTextView(shop, "withdrawal", language, "paper").sections.slice(-1);
  const sections = [...written, ...form];
  const text: TermsText = {
    title,
    lead,
    sections: sections.map((section) => ({
      title: section.title,
      paragraphs: section.blocks.flatMap((block) => paragraphsOf(block, shop)),
    })),
  };
  const version = createHash("sha256")
    .update(JSON.stringify([language, text]))
    .digest("hex")
    .slice(0, 16);
  return { version, language, text };
}

/** A block as plain text; what the page draws itself, such as a button, is left out. */
function paragraphsOf(block: Block, shop: { publicUrl: string }): string[] {
  if (block.kind === "part") return [];
  const items = block.kind === "list" ? block.items : [block.pieces];
  const mark = block.kind === "list" ? "– " : "";
  return items.map((pieces) => mark + pieces.map((piece) => inDocument(piece, shop)).join(""));
}

/** A link in a document shows where it leads. */
function inDocument({ text, href }: PagePiece, { publicUrl }: { publicUrl: string }): string {
  if (href === null || href.startsWith("mailto:")) return text;
  const address = new URL(href, publicUrl).href;
  return text === address ? text : `${text} (${address})`;
}
