// The settings of the shop: what staff saved in the office, and for the rest the installation's own values.
// Invariant: a saved group wins as a whole over the installation's values.

import { couriers, type Courier } from "../shipping/courier.ts";
import { dayOf } from "../../base/day.ts";
import type { Environment } from "../../base/env.server.ts";
import { bani, ron } from "../../base/money.ts";
import { firstSellingTerms } from "../pricing/terms.ts";
import type { County } from "../shipping/counties.ts";
import { TRANSFER_WORKING_DAYS, WITHDRAWAL_DAYS } from "../shipping/calendar.ts";
import { firstDeliveryTerms } from "../shipping/fee.ts";
import { groupNames, type GroupName } from "./group-names.ts";
import type { GroupValues } from "./groups.ts";
import type { PageText } from "./page-text.ts";

export type ShopSettings = GroupValues & {
  /** Texts of pages that staff wrote, by `pageSetting`. */
  readonly pages: Readonly<Record<string, PageText>>;
  /** Wording of e-mails that staff changed, by `emailTextSetting`. */
  readonly emailTexts: Readonly<Record<string, EmailWording>>;
};

export type ShopCompanyData = GroupValues["company"];
export type Banner = GroupValues["banners"]["banners"][number];
/** Texts by the key of the words that they replace. */
export type EmailWording = Readonly<Record<string, string>>;

export const settingLanguages = ["ro", "en", "hu", "uk"] as const;
export type SettingLanguage = (typeof settingLanguages)[number];

/** The name under which a page's text is stored, such as `page.terms.ro`. */
export function pageSetting(page: string, language: SettingLanguage): string {
  return `page.${page}.${language}`;
}

/** The name under which the wording of an e-mail is stored, such as `email.emails-orders.paid.ro`. */
export function emailTextSetting(email: string, language: SettingLanguage): string {
  return `email.${email}.${language}`;
}

export type StoredSetting = { name: string; version: number; value: unknown };

/** The settings from the installation's values and the current version of each saved one. */
export function settingsFrom(defaults: GroupValues, stored: readonly StoredSetting[]): ShopSettings {
  const byName = new Map(stored.map(({ name, value }) => [name, value]));
  const group = <G extends GroupName>(name: G): GroupValues[G] => {
    // A group that gained a field after it was saved takes this field from the installation.
    const saved = byName.get(name);
    return saved === undefined || saved === null ? defaults[name] : { ...defaults[name], ...(saved as GroupValues[G]) };
  };
  const below = <T>(prefix: string) =>
    Object.fromEntries(
      stored
        .filter(({ name, value }) => name.startsWith(prefix) && value !== null)
        .map(({ name, value }) => [name, value]),
    ) as Record<string, T>;
  const groups = Object.fromEntries(groupNames.map((name) => [name, group(name)])) as GroupValues;
  return { ...groups, pages: below<PageText>("page."), emailTexts: below<EmailWording>("email.") };
}

const NO_HOURS = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };

/** What holds until staff save a group: the settings of the process, and the law's rates of VAT. */
export function firstSettings(env: Environment): GroupValues {
  return {
    company: {
      name: env.SHOP_NAME,
      legalName: env.SHOP_COMPANY,
      cui: env.SHOP_CUI,
      tradeRegister: env.SHOP_TRADE_REGISTER,
      capital: env.SHOP_CAPITAL,
      caen: env.SHOP_CAEN,
      street: env.SHOP_STREET,
      city: env.SHOP_CITY,
      county: env.SHOP_COUNTY as County,
      postalCode: env.SHOP_POSTAL_CODE,
      email: env.SHOP_EMAIL,
      phone: env.SHOP_PHONE,
      whatsapp: null,
      address: env.SHOP_ADDRESS,
      workingPoint: env.SHOP_WORKING_POINT ?? null,
      certificate: env.SHOP_CERTIFICATE ?? null,
    },
    bank: { bank: env.SHOP_BANK, iban: env.SHOP_IBAN, payoutIban: null },
    legal: {
      textsFinal: env.LEGAL_TEXTS === "final",
      guaranteeMonths: env.SHOP_GUARANTEE_MONTHS,
      accountingYears: env.SHOP_ACCOUNTING_YEARS,
    },
    hours: { days: NO_HOURS, closed: [] },
    social: { profiles: socialProfiles(env.SHOP_SOCIAL) },
    delivery: { ...firstDeliveryTerms, cash: env.SHOP_CASH_ON_DELIVERY === "yes" },
    parcels: { usualCourier: courierOfApi(env.COURIER) ?? FIRST_COURIER, openParcel: false, cardAtDoor: false },
    // The inside of the large compartment of an easybox is 47 x 44.5 x 39 cm, and 20 kg are taken there.
    lockers: { on: false, fee: bani(14_99), mostKg: 20, lengthCm: 47, widthCm: 44, heightCm: 39 },
    limits: {
      stranger: env.HOLDS_STRANGER,
      account: env.HOLDS_ACCOUNT,
      network: env.HOLDS_NETWORK,
      wholeNetwork: env.HOLDS_WHOLE_NETWORK,
      alarmPercent: env.HOLDS_ALARM_PERCENT,
      fourEyesAbove: ron(5000),
      worksAlone: false,
      repeatSales: 4,
    },
    deadlines: {
      transferDays: TRANSFER_WORKING_DAYS,
      strangerTransferDays: env.STRANGER_TRANSFER_DAYS,
      reservationHours: 24, // rule 22
      offerDays: 14,
      revisedDays: 7,
      reviewDays: 10,
      returnDays: WITHDRAWAL_DAYS,
    },
    purchases: firstSellingTerms,
    // Cod fiscal art. 291 (1); Legea 141/2025 for the last.
    vat: {
      rates:
        env.SHOP_VAT === "no"
          ? [{ from: "2017-01-01", percent: 0 }]
          : [
              { from: "2017-01-01", percent: 19 },
              { from: "2025-08-01", percent: 21 },
            ],
    },
    series: { invoice: env.INVOICE_SERIES, creditNote: env.CREDIT_NOTE_SERIES, receipt: "PCBCH" },
    banners: { banners: [] },
    rates: { EUR: null, USD: null, HUF: null, UAH: null },
  };
}

const FIRST_COURIER = (Object.keys(couriers) as Courier[])[0]!;

/** The courier whose API the process uses; null without one. The sandbox speaks as FAN Courier does. */
function courierOfApi(api: Environment["COURIER"]): Courier | null {
  if (api === "file") return null;
  return api === "sandbox" ? "fan" : api;
}

/** The activities of a company, one each. */
export function activitiesOf(caen: string): string[] {
  return caen
    .split(";")
    .map((activity) => activity.trim())
    .filter((activity) => activity !== "");
}

const PROFILES = 4; // spec 9

/** Parses "Name=https://…", separated by commas. Skips values that are not web addresses. */
function socialProfiles(text: string): GroupValues["social"]["profiles"] {
  return text
    .split(",")
    .flatMap((entry) => {
      const equals = entry.indexOf("=");
      const name = entry.slice(0, equals).trim();
      const href = entry.slice(equals + 1).trim();
      return equals > 0 && name !== "" && /^https?:\/\//.test(href) ? [{ name, href }] : [];
    })
    .slice(0, PROFILES);
}

/** The banners to be shown on the day of `now` in Romania. */
export function bannersOn(banners: readonly Banner[], now: Date): Banner[] {
  const today = dayOf(now);
  return banners.filter(({ from, until }) => (from === null || from <= today) && (until === null || today <= until));
}
