// The settings that every visitor may read, which the root loader gives to every screen.

import { dayOf } from "../../../base/day.ts";
import { isVatRegisteredOn } from "../../../base/vat.ts";
import type { DeliveryTerms } from "../../../shop/shipping/fee.ts";
import { activitiesOf, bannersOn, type ShopSettings } from "../../../shop/settings/settings.ts";
import { internationalPhone } from "../../../shop/shipping/phone.ts";
import type { Language } from "../../i18n/languages.ts";

export function companyOf(
  settings: Pick<ShopSettings, "company" | "legal" | "vat" | "hours" | "social" | "banners" | "delivery" | "deadlines">,
  { url, now, language }: { url: string; now: Date; language: Language },
) {
  const { company, legal, vat, hours, social, banners, delivery, deadlines } = settings;
  const { courierFee, freeAbove, pickup, days, gameTest, extendedWarranty } = delivery;
  const terms: DeliveryTerms = { courierFee, freeAbove, pickup, days, gameTest, extendedWarranty };
  return {
    name: company.name,
    url,
    legalName: company.legalName,
    cui: company.cui,
    tradeRegister: company.tradeRegister,
    address: company.address,
    activities: activitiesOf(company.caen),
    /** Otherwise no price contains VAT. */
    isVatRegistered: isVatRegisteredOn(dayOf(now), vat.rates),
    guaranteeMonths: legal.guaranteeMonths,
    email: company.email,
    phone: company.phone,
    /** The digits of the number for WhatsApp, with the country code; null without one. */
    whatsapp: company.whatsapp === null ? null : (internationalPhone(company.whatsapp)?.slice(1) ?? null),
    year: Number(dayOf(now).slice(0, 4)),
    hours: hours.days,
    /** The next single days on which the shop is closed. */
    closedDays: hours.closed.map(({ day }) => day).filter((day) => day >= dayOf(now)),
    profiles: social.profiles,
    banners: bannersOn(banners.banners, now).map((banner) => ({ text: banner[language], link: banner.link })),
    delivery: terms,
    reservationHours: deadlines.reservationHours,
    returnDays: deadlines.returnDays,
  };
}
