// The alternative text of a listing's picture, from its specs.

import type { Listing } from "../../../shop/catalogue/listing.ts";
import type { PictureView } from "../../../shop/catalogue/picture.ts";
import { fansOf, type CaseSpecs, type GpuSpecs } from "../../../shop/catalogue/specs.ts";
import type { Translate } from "../../i18n/translate.ts";

/** "mid tower with a glass side, black, graphics card with 2 fans, tower cooler, 2 DDR4 memory sticks". */
export function describePicture(listing: Listing, view: PictureView, t: Translate<"product">): string {
  const box = ({ style, colour }: CaseSpecs) => [t(`seen.style.${style}`), t(`seen.colour.${colour}`)];
  const card = (gpu: GpuSpecs) => t("seen.card", { count: fansOf(gpu) });
  if (listing.kind === "pc") {
    const { case: shell, gpu, cooler, ram } = listing.specs;
    return [
      ...box(shell),
      ...(gpu ? [card(gpu)] : []),
      t(`seen.cooler.${cooler.type}`),
      t("seen.sticks", { count: ram.modules, type: ram.type }),
    ].join(", ");
  }
  switch (listing.category) {
    case "processors":
      return t("seen.processor", { brand: listing.specs.brand, socket: listing.specs.socket });
    case "graphics-cards":
      return card(listing.specs);
    case "motherboards":
      return t("seen.board", { format: listing.specs.formFactor });
    case "ram":
      return t("seen.sticks", { count: listing.specs.modules, type: listing.specs.type });
    case "ssd":
    case "hdd":
      return t(`seen.${listing.category}`, { format: listing.specs.formFactor });
    case "power-supplies":
      return t(`seen.supply.${listing.specs.modular}`, { format: listing.specs.formFactor });
    case "cases":
      return [...box(listing.specs), ...(view === "inside" ? [t("seen.empty")] : [])].join(", ");
    case "coolers":
      return t(`seen.cooler.${listing.specs.type}`);
  }
}
