// Where each result of the office's search leads.

import type { OfficeHit } from "../../../../shop/office/office-hit.ts";
import { officeLinks } from "../../../office-links.ts";

/** `isFile`: the address is a document, not a screen. */
export function hitLink({ kind, key, state, listing }: OfficeHit): { to: string; isFile: boolean } {
  const screen = (to: string) => ({ to, isFile: false });
  switch (kind) {
    case "order":
      return screen(officeLinks.order(key));
    case "unit":
      if (state === "inspection") return screen(officeLinks.inspection(key));
      return screen(listing === null ? officeLinks.receivingUnit(key) : officeLinks.listing(listing));
    case "listing":
      return screen(officeLinks.listing(key));
    case "trade-in":
      return screen(officeLinks.tradeIn(key));
    case "claim":
      return screen(officeLinks.return(key));
    case "invoice":
      return { to: officeLinks.invoice(key, "pdf"), isFile: true };
    case "conversation":
      return screen(officeLinks.message(key));
    case "customer":
      return screen(officeLinks.customer(key));
  }
}
