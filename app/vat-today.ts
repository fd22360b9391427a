import { standardRateOn, type VatRates } from "../base/vat.ts";
import type { Clock } from "../base/clock.ts";

/** The standard rate of VAT today, in percent, as the settings have it. */
export function vatToday(shop: { clock: Clock; vatRates: VatRates }): number {
  return standardRateOn(shop.clock.today(), shop.vatRates);
}
