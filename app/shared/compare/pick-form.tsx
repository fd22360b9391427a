// The form of a page's comparison checkboxes. Before JavaScript it appears once a box is ticked and leads to the
// comparison; with JavaScript the tray does, and remembers the picks between pages.

import type { ProductType } from "../../../shop/catalogue/product-type.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { Button } from "../../kit/button.tsx";
import { PICK_FORM } from "./pick-fields.ts";

export function PickForm({ productType }: { productType: ProductType }) {
  const { t } = useWords("catalogue");
  return (
    <form id={PICK_FORM} action={links.compare()} data-product-type={productType} className="pick-form">
      <Button>{t("compareTicked")}</Button>
    </form>
  );
}
