// The image of a shared link, 1200 by 630: title, price and picture.

import type { Bani } from "../../base/money.ts";
import { formatPrice } from "../i18n/format.ts";
import { breakLines, joinLines, textPath, widthOf, type Face } from "./text-paths.ts";

const CARD = { width: 1200, height: 630 };

const PANEL = 560; // px, the panel in the brand's colour behind the words

/** The rest, for the picture. */
export const PICTURE_SPACE = { left: PANEL, top: 0, width: CARD.width - PANEL, height: CARD.height };

const EDGE = 56;
const TITLE = { size: 58, lines: 4, leading: 63, y: 204 };
const PRICE = { size: 76, y: 562 };
const FACT = { size: 31, leading: 41, lowest: 480 };
const NAME = 150;
const MARK = { width: 38, height: 32, scale: 2 };

// The light theme's colours: a shared link has no theme (app/kit/styles/tokens.css).
const colours = {
  page: "#e9eae2",
  brand: "#0e4a36",
  brandDeep: "#0a3728",
  onBrand: "#f3f4ec",
  muted: "#b9cdbf",
  action: "#d98840",
  screen: "#0a1a13",
  phosphor: "#6ef2a8",
};

type Card = {
  face: Face;
  shopName: string;
};

/** Without a price it is sold: the image then shows only the title. */
export function listingCard({
  title,
  price,
  facts,
  ...card
}: Card & { title: string; price: Bani | null; facts: readonly string[] }): string {
  const { face } = card;
  const width = PANEL - 2 * EDGE;
  const lines = breakLines(title, { face, size: TITLE.size, width, lines: TITLE.lines });
  const words = lines.map((line, index) =>
    textPath(line, { face, size: TITLE.size, x: EDGE, y: TITLE.y + index * TITLE.leading, fill: colours.onBrand }),
  );
  const below = TITLE.y + lines.length * TITLE.leading;
  const more = joinLines(facts, {
    face,
    size: FACT.size,
    width,
    lines: Math.floor((FACT.lowest - below) / FACT.leading) + 1,
  }).map((line, index) =>
    textPath(line, { face, size: FACT.size, x: EDGE, y: below + index * FACT.leading, fill: colours.muted }),
  );
  const cost =
    price === null
      ? ""
      : textPath(formatPrice(price).replace("\u00a0", " "), {
          face,
          size: PRICE.size,
          x: EDGE,
          y: PRICE.y,
          fill: colours.action,
        });
  const name = textPath(card.shopName, {
    face,
    size: 48,
    x: EDGE + MARK.width * MARK.scale + 18,
    y: 108,
    fill: colours.onBrand,
  });
  return framed([name, ...words, ...more, cost].join(""));
}

/** The shop's own image, for pages without a single product. */
export function shopCard({ face, shopName }: Card): string {
  const size = Math.min(NAME, (NAME * (PANEL - 2 * EDGE)) / widthOf(shopName, { face, size: NAME }));
  return framed(textPath(shopName, { face, size, x: EDGE, y: 400, fill: colours.onBrand }));
}

/** Panel, logo and the row of contacts; the picture is drawn on the rest. */
function framed(words: string): string {
  const { width, height } = CARD;
  const contacts = Array.from(
    { length: Math.ceil(PANEL / 17) },
    (_, index) => `<rect x="${index * 17 + 4}" y="${height - 14}" width="9" height="14" fill="${colours.action}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.page}"/>`,
    `<rect width="${PANEL}" height="${height}" fill="${colours.brand}"/>`,
    `<rect y="${height - 14}" width="${PANEL}" height="14" fill="${colours.brandDeep}"/>`,
    `<clipPath id="panel"><rect width="${PANEL}" height="${height}"/></clipPath><g clip-path="url(#panel)">${contacts.join("")}</g>`,
    `<g transform="translate(${EDGE} 60) scale(${MARK.scale})">${mark}</g>`,
    words,
    "</svg>",
  ].join("");
}

// The logo (app/kit/logo.tsx): a chip with a measured pulse.
const mark =
  `<path d="M0 9.5h5M0 16h5M0 22.5h5M33 9.5h5M33 16h5M33 22.5h5" stroke="${colours.action}" stroke-width="3"/>` +
  `<path d="M12 1h21v30H5V8z" fill="${colours.screen}"/>` +
  `<path d="M9 21.5h5v-11h5.5v11H25v-6h4" fill="none" stroke="${colours.phosphor}" stroke-width="2.25"/>`;
