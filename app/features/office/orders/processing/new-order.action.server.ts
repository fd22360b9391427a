// What the page of a new order sends. The form holds everything that was chosen and typed so far, so that each step works
// before JavaScript and nothing is lost.

import { agreedTerms } from "../../../../shared/orders/agreed-terms.server.ts";
import { chosenUnits, findUnitsForSale } from "../../../../../shop/orders/by-phone/find-units-for-sale.server.ts";
import { sellAtCounter } from "../../../../../shop/cash/sell-at-counter.server.ts";
import { DiscountForm, PhoneOrderForm } from "../../../../../shop/orders/by-phone/forms.ts";
import { phoneTotals, type UnitForSale } from "../../../../../shop/orders/by-phone/phone-order.ts";
import { placeByPhone } from "../../../../../shop/orders/by-phone/place-by-phone.server.ts";
import type { OrderNumber, Totals } from "../../../../../shop/orders/order.ts";
import type { Shop } from "../../../../composition.server.ts";
import type { AnyDomainError } from "../../../../domain-errors.server.ts";
import { parseFields, type Fields } from "../../../../edge.server.ts";

/** The page after a step. */
export type PhoneOrderStep = {
  chosen: UnitForSale[];
  /** What the search found; null if nothing was searched. */
  found: UnitForSale[] | null;
  search: string;
  totals: Totals;
  typed: Fields;
  errors: Record<string, string>;
  domainError: AnyDomainError | null;
};

/** `receipt`: of a sale at the counter. */
type Answer = { placed: OrderNumber; receipt: string | null } | { placed: null; step: PhoneOrderStep };
type Seller = { actor: `staff:${string}`; name: string };

/** Adds or removes a unit, searches, works out the totals, places the order, or sells at the counter: `intent` says which. */
export async function stepPhoneOrder(shop: Shop, fields: Fields | null, seller: Seller): Promise<Answer> {
  const typed = fields ?? {};
  if (fields === null) return stay(shop, { typed, codes: [], errors: { form: "card-number" } });
  const [intent, code = ""] = (typed["intent"] ?? "add").split(" ");
  const codes = (typed["units"] ?? "").split(",").filter((each) => each !== "");
  if (intent === "place" || intent === "sell") return place(shop, { typed, codes, seller, isSold: intent === "sell" });
  if (intent === "pick") return stay(shop, { typed: { ...typed, search: "" }, codes: [...codes, code] });
  if (intent === "remove") return stay(shop, { typed, codes: codes.filter((each) => each !== code) });
  return search(shop, { typed, codes });
}

async function search(shop: Shop, { typed, codes }: { typed: Fields; codes: string[] }): Promise<Answer> {
  const text = (typed["search"] ?? "").trim().slice(0, 100);
  if (text === "") return stay(shop, { typed, codes });
  const { scanned, units } = await findUnitsForSale(shop, { search: text });
  if (scanned && (scanned.free || scanned.reservedBy))
    return stay(shop, { typed: { ...typed, search: "" }, codes: [...codes, scanned.code] });
  return stay(shop, { typed, codes, found: units });
}

async function place(
  shop: Shop,
  { typed, codes, seller, isSold }: { typed: Fields; codes: string[]; seller: Seller; isSold: boolean },
): Promise<Answer> {
  // Who gives no address at the counter buys in the shop's county.
  const isPlaceless = typed["delivery"] === "pickup" && (typed["county"] ?? "") === "";
  const parsed = parseFields(PhoneOrderForm, { ...typed, ...(isPlaceless && { county: shop.company.county }) });
  if (!parsed.ok) return stay(shop, { typed, codes, errors: parsed.errors });
  const { actor, name: cashier } = seller;
  const phoned = { form: parsed.value, actor, terms: agreedTerms(shop, parsed.value.language) };
  if (isSold) {
    const sold = await sellAtCounter(shop, { ...phoned, cashier });
    if (!sold.ok) return stay(shop, { typed, codes, domainError: sold.domainError });
    return { placed: sold.value.order.number, receipt: sold.value.receipt };
  }
  const placed = await placeByPhone(shop, phoned);
  return placed.ok
    ? { placed: placed.value.number, receipt: null }
    : stay(shop, { typed, codes, domainError: placed.domainError });
}

type Stay = {
  typed: Fields;
  codes: readonly string[];
  found?: UnitForSale[];
  errors?: Record<string, string>;
  domainError?: AnyDomainError;
};

async function stay(
  shop: Shop,
  { typed, codes, found, errors = {}, domainError }: Stay,
): Promise<{ placed: null; step: PhoneOrderStep }> {
  const chosen = await chosenUnits(shop, { codes: [...new Set(codes)] });
  const delivery = typed["delivery"] === "pickup" ? "pickup" : "courier";
  // The total is shown before the reason is typed.
  const discount = DiscountForm.safeParse({ ...typed, discountWhy: "preview" }).data ?? null;
  const totals = phoneTotals(
    chosen.map(({ price }) => price),
    { delivery, terms: shop.delivery, discount },
  );
  const isTooMuch = totals.goods > 0 && totals.reduction >= totals.goods;
  return {
    placed: null,
    step: {
      chosen,
      found: found?.filter(({ code }) => !codes.includes(code)) ?? null,
      search: typed["search"] ?? "",
      totals,
      typed,
      errors: isTooMuch ? { ...errors, discountValue: "amount-invalid" } : errors,
      domainError: domainError ?? null,
    },
  };
}
