// The receipt of erased drives as a PDF: Romanian, with the reader's language beside it. Under each drive stands what the shop
// signed in the passport of its unit, so that anybody can check it.
// Invariant: it says nothing but the signed events: no name, no address, and of a serial number its last three characters.

import { links } from "../links.ts";
import { formatPassportCode } from "../../shop/passport/passport-code.ts";
import type { SignedErasure } from "../../shop/passport/signed-erasures.server.ts";
import { erasureName } from "../shared/erasure/erasure-names.ts";
import { formatDate } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Key } from "../i18n/translate.ts";
import { documentWordsOf, type DocumentTexts, type DocumentWords } from "./document-words.server.ts";
import { drawPassportQr } from "./draw-labels.server.ts";
import { BRAND, INNER, LINE, MUTED, openPdf, PAGE, type Pdf } from "./pdf.server.ts";

/** `reference`: the number of the trade-in or order, or the code of the passport. */
type Options = {
  reference: string;
  language: Language;
  shop: { company: { name: string }; seller: { name: string; cui: string }; publicUrl: string };
};

const LEFT = PAGE.margin;
const BOTTOM = PAGE.height - 64;
const QR = 84; // points: 30 mm
const TEXT = INNER - QR - 18;

/** The file's bytes. Throws without an erasure. */
export async function drawErasureReceipt(
  erasures: readonly SignedErasure[],
  { reference, language, shop }: Options,
): Promise<Buffer> {
  const last = erasures.at(-1);
  if (!last) throw new Error("a receipt of no erasure");
  const words = documentWordsOf(language);
  const title = `${words.ro.t("erasure.title")} ${reference}`;
  const pdf = openPdf({ title, author: shop.seller.name, language: "ro", at: noonOf(last.said.at) });
  let y = drawHead(pdf, words, { shopName: shop.company.name, reference });
  y += both(pdf, words, "erasure.lead", y) + 10;
  for (const erasure of erasures) {
    if (y + 250 > BOTTOM) {
      pdf.newPage();
      y = PAGE.margin;
    }
    y = drawDrive(pdf, words, { erasure, publicUrl: shop.publicUrl, y });
  }
  both(pdf, words, "erasure.check", y + 4);
  pdf.onEachPage((page, pages) => drawFoot(pdf, words, { seller: shop.seller, reference, page, pages }));
  return pdf.done();
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

function drawHead(
  pdf: Pdf,
  { ro, also }: DocumentWords,
  { shopName, reference }: { shopName: string; reference: string },
): number {
  const top = PAGE.margin;
  const right = { width: INNER, align: "right" } as const;
  pdf.line(shopName, LEFT, top, { size: 24, face: "bold", colour: BRAND });
  pdf.line(ro.t("erasure.title").toLocaleUpperCase("ro"), LEFT, top, { size: 17, face: "bold", ...right });
  if (also) pdf.line(also.t("erasure.title"), LEFT, top + 20, { size: 10, colour: MUTED, ...right });
  pdf.line(reference, LEFT, top + 33, { size: 11, face: "bold", ...right });
  pdf.rule(top + 52, { colour: BRAND, weight: 1.4 });
  return top + 66;
}

type DriveAt = { erasure: SignedErasure; publicUrl: string; y: number };

/** What was done to one drive, the code of its passport, and the text that was signed; returns where the page goes on. */
function drawDrive(pdf: Pdf, words: DocumentWords, { erasure, publicUrl, y: top }: DriveAt): number {
  const { said, passport, record, hash, signature } = erasure;
  const { body } = said;
  const code = formatPassportCode(passport);
  const address = publicUrl + links.passport(code);
  drawPassportQr(pdf, address, { x: LEFT + INNER - QR, y: top, side: QR });
  let y = top;
  y += pdf.block(body.drive ?? labelOf(words, "erasure.drive"), LEFT, y, { size: 13, face: "bold", width: TEXT }) + 3;
  for (const [key, value] of factsOf(erasure, words)) {
    pdf.line(labelOf(words, key), LEFT, y, { size: 8, colour: MUTED });
    y += pdf.block(value, LEFT + 150, y - 1, { size: 9, width: TEXT - 150 }) + 3;
  }
  y += 2;
  y += pdf.block(labelOf(words, body.isVerified ? "erasure.verified" : "erasure.unverified"), LEFT, y, {
    size: 9,
    face: "bold",
    width: TEXT,
  });
  if (body.proof) y += pdf.block(labelOf(words, `erasure.proof.${body.proof}`), LEFT, y, { size: 8.5, width: TEXT });
  y = Math.max(y, top + QR) + 8;
  for (const [key, value] of [
    ...(body.log === undefined ? [] : [["erasure.log", body.log] as const]),
    ["erasure.passport", `${code}  ${address}`],
    ["erasure.signed", record],
    ["erasure.hash", hash],
    ["erasure.signature", signature],
    ["erasure.key", said.key],
  ] as const) {
    pdf.line(labelOf(words, key), LEFT, y, { size: 7, colour: MUTED });
    y += 9;
    y += pdf.block(value, LEFT, y, { size: 7, width: INNER }) + 3;
  }
  pdf.rule(y + 3, { colour: LINE });
  return y + 14;
}

function factsOf({ said: { body } }: SignedErasure, { ro }: DocumentWords): [Key<"documents">, string][] {
  const facts: [Key<"documents">, string | undefined][] = [
    ["erasure.serial", body.serialEnd && `…${body.serialEnd}`],
    ["erasure.method", erasureName(body)],
    ["erasure.tool", body.tool],
    ["erasure.date", formatDate(noonOf(body.on), ro.language)],
  ];
  return facts.flatMap(([key, value]): [Key<"documents">, string][] => (value ? [[key, value]] : []));
}

/** "Disc / Drive" */
function labelOf({ ro, also }: DocumentWords, key: Key<"documents">): string {
  return also && also.t(key) !== ro.t(key) ? `${ro.t(key)} / ${also.t(key)}` : ro.t(key);
}

/** A sentence in Romanian, and below it in the reader's language; returns its height. */
function both(pdf: Pdf, { ro, also }: DocumentWords, key: Key<"documents">, y: number): number {
  const textIn = ({ t }: DocumentTexts) => t(key);
  const own = pdf.block(textIn(ro), LEFT, y, { size: 9.5, width: INNER, leading: 1.35 });
  return also
    ? own + pdf.block(textIn(also), LEFT, y + own, { size: 8.5, colour: MUTED, width: INNER, leading: 1.35 })
    : own;
}

type Foot = { seller: { name: string; cui: string }; reference: string; page: number; pages: number };

function drawFoot(pdf: Pdf, { ro }: DocumentWords, { seller, reference, page, pages }: Foot): void {
  const y = PAGE.height - 40;
  pdf.rule(y - 6, { colour: LINE });
  pdf.line(`${seller.name} · ${seller.cui} · ${reference}`, LEFT, y, { size: 7.5, colour: MUTED });
  pdf.line(ro.t("page", { page, pages }), LEFT, y, { size: 7.5, colour: MUTED, width: INNER, align: "right" });
}
