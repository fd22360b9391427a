// The groups of settings that staff edit, each saved as a whole: the schema of its form, and its fields in their order.
// Invariant: what the schema returns is stored and used as it is, so a value that breaks a rule never gets in force.

import { z } from "zod";
import { addressLine } from "./address-line.ts";
import {
  county,
  courier,
  cui,
  day,
  decimal,
  email,
  iban,
  line,
  link,
  money,
  optional,
  phone,
  postalCode,
  time,
  tradeRegister,
  webAddress,
  whole,
  yesNo,
} from "./field-schemas.ts";
import type { GroupName } from "./group-names.ts";
import { weekdays } from "./opening-hours.ts";
import { LONGER_RETURN_DAYS, WITHDRAWAL_DAYS } from "../shipping/calendar.ts";
import { isOfCounty } from "../shipping/postal-code.ts";

const currencies = ["EUR", "USD", "HUF", "UAH"] as const;

const company = z
  .object({
    name: line.pipe(z.string().max(40, "too-long")),
    legalName: line,
    cui,
    tradeRegister,
    capital: line,
    /** The activities, each with its code, separated by semicolons. */
    caen: z.string().trim().min(1, "required").max(600, "too-long"),
    street: line,
    city: line,
    county,
    postalCode,
    email,
    phone,
    /** Where the company works, if it is not its seat, and the number of the certificate for it. */
    workingPoint: optional(line).default(null),
    certificate: optional(line).default(null),
    /** The number for WhatsApp; null: the shop does not use it. It came later: values stored before have none. */
    whatsapp: optional(phone).default(null),
  })
  .refine((value) => isOfCounty(value.postalCode, value.county), { path: ["postalCode"], error: "postal-elsewhere" })
  .transform((value) => ({ ...value, address: addressLine(value) }));

const bank = z.object({ bank: line, iban, payoutIban: optional(iban) });

const legal = z.object({
  /** Whether a lawyer has read the texts: until then each is shown as a draft. */
  textsFinal: yesNo,
  /** Months of the legal guarantee of used goods: below 24 the buyer agrees to them with the order (OUG 140/2021). */
  guaranteeMonths: whole({ least: 12, most: 24 }),
  /** Years for which accounting documents are kept (Legea 82/1991 art. 25). */
  accountingYears: whole({ least: 5, most: 10 }),
});

/** A day of the week: when the shop opens and closes; closed all day where both are empty. */
const openingDay = z
  .object({ from: optional(time), until: optional(time) })
  .superRefine(({ from, until }, context) => {
    if ((from === null) !== (until === null))
      context.addIssue({ code: "custom", path: [from === null ? "from" : "until"], message: "required" });
    else if (from !== null && until !== null && from >= until)
      context.addIssue({ code: "custom", path: ["until"], message: "until-before" });
  })
  .transform(({ from, until }) => (from === null || until === null ? null : { from, until }));

const hours = z.object({
  days: z.object({
    mon: openingDay,
    tue: openingDay,
    wed: openingDay,
    thu: openingDay,
    fri: openingDay,
    sat: openingDay,
    sun: openingDay,
  }),
  /** Single days on which the shop is closed. */
  closed: z.array(z.object({ day })).default([]),
});

const social = z.object({ profiles: z.array(z.object({ name: line, href: webAddress })).default([]) });

const delivery = z.object({
  courierFee: money,
  /** Goods worth more than this are delivered free; null: delivery is never free. */
  freeAbove: optional(money),
  days: whole({ least: 1, most: 30 }),
  pickup: yesNo,
  cash: yesNo,
  gameTest: money,
  extendedWarranty: money,
});

/** The prefix of the numbers of a document; another prefix begins again at 1. */
const seriesPrefix = line.pipe(z.string().regex(/^[A-Z]{1,10}$/, "series-invalid"));

const series = z
  .object({ invoice: seriesPrefix, creditNote: seriesPrefix, receipt: seriesPrefix })
  .refine(({ invoice, creditNote }) => invoice !== creditNote, { path: ["creditNote"], error: "series-twice" })
  .refine(({ invoice, creditNote, receipt }) => receipt !== invoice && receipt !== creditNote, {
    path: ["receipt"],
    error: "series-twice",
  });

/** The courier that is proposed for a parcel, and what the buyer can do at the door, as the contract with it says. */
const parcels = z.object({ usualCourier: courier, openParcel: yesNo, cardAtDoor: yesNo });

/** Lockers as a place of delivery, and what couriers take there. */
const lockers = z.object({
  on: yesNo,
  fee: money,
  mostKg: whole({ least: 1, most: 50 }),
  /** The inside of the largest compartment, in centimetres: what holds where a courier's list names no sizes. */
  lengthCm: whole({ least: 10, most: 200 }),
  widthCm: whole({ least: 10, most: 200 }),
  heightCm: whole({ least: 10, most: 200 }),
});

const units = whole({ least: 0, most: 10_000 });

const limits = z.object({
  stranger: units,
  account: units,
  network: units,
  wholeNetwork: units,
  alarmPercent: whole({ least: 1, most: 100 }),
  fourEyesAbove: money,
  /** One person runs the shop, and may refund what they themselves entered as received. It came later. */
  worksAlone: yesNo.default(false),
  /** Sales to the shop in a year from which a person counts as a repeat seller. */
  repeatSales: whole({ least: 2, most: 1000 }),
});

const deadlines = z.object({
  transferDays: whole({ least: 1, most: 10 }),
  strangerTransferDays: whole({ least: 1, most: 10 }),
  reservationHours: whole({ least: 1, most: 168 }),
  offerDays: whole({ least: 1, most: 90 }),
  revisedDays: whole({ least: 1, most: 60 }),
  /** Days after the delivery until the buyer is asked for a review. */
  reviewDays: whole({ least: 1, most: 60 }),
  /** Days in which a consumer may return the goods: the law's 14, or 30. It came later. */
  returnDays: whole({ least: WITHDRAWAL_DAYS, most: LONGER_RETURN_DAYS })
    .refine((days) => days === WITHDRAWAL_DAYS || days === LONGER_RETURN_DAYS, "number-invalid")
    .default(WITHDRAWAL_DAYS),
});

/** The terms for who sells to the shop. Each offer stores those it was made with. */
const purchases = z.object({
  returnFee: money,
  instantPercent: whole({ least: 0, most: 50 }),
  payoutDays: whole({ least: 1, most: 60 }),
});

/** Orders that are not invoiced yet can be this old: a rate must hold for them. */
const OLDEST_TAX_POINT = "2025-08-01";

const vat = z.object({
  rates: z
    .array(z.object({ from: day, percent: whole({ least: 0, most: 50 }) }))
    .min(1, "required")
    .superRefine((rates, context) => {
      for (const [index, { from }] of rates.entries())
        if (rates.findIndex((other) => other.from === from) < index)
          context.addIssue({ code: "custom", path: [index, "from"], message: "date-twice" });
      if (rates.length > 0 && !rates.some(({ from }) => from <= OLDEST_TAX_POINT))
        context.addIssue({ code: "custom", path: [0, "from"], message: "vat-past" });
    })
    .transform((rates) => rates.toSorted((a, b) => a.from.localeCompare(b.from))),
});

const banner = z
  .object({
    from: optional(day),
    until: optional(day),
    link: optional(link),
    ro: line,
    en: line,
    hu: line,
    uk: line,
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ["until"],
    error: "until-before",
  });

const banners = z.object({ banners: z.array(banner).default([]) });

const rate = z
  .object({ value: optional(decimal), day: optional(day), source: optional(line) })
  .superRefine(({ value, ...about }, context) => {
    if (value === null) return;
    for (const name of ["day", "source"] as const)
      if (about[name] === null) context.addIssue({ code: "custom", path: [name], message: "required" });
  })
  .transform((known) =>
    known.value === null ? null : { value: known.value, day: known.day ?? "", source: known.source ?? "" },
  );

/** `USD` came later: values stored before have none. */
const rates = z.object({ EUR: rate, USD: rate.default(null), HUF: rate, UAH: rate });

export const groupSchemas = {
  company,
  bank,
  legal,
  hours,
  social,
  delivery,
  parcels,
  lockers,
  limits,
  deadlines,
  purchases,
  vat,
  series,
  banners,
  rates,
} as const satisfies Record<GroupName, z.ZodType>;

/** The values of each group, as they are stored. */
export type GroupValues = { [G in GroupName]: z.output<(typeof groupSchemas)[G]> };

/** How a field is typed and shown. */
export type FieldKind =
  | "line"
  | "email"
  | "phone"
  | "account"
  | "county"
  | "courier"
  | "whole"
  | "decimal"
  | "money"
  | "day"
  | "time"
  | "yes-no"
  | "link"
  | "long";

/** One field; `name` is its path in the value, with dots. */
export type FieldSpec = { name: string; kind: FieldKind; isOptional?: true };
/** Fields that repeat, one set for each row. */
export type RowsSpec = { rows: string; most: number; fields: readonly FieldSpec[] };

const f = (kind: FieldKind, ...names: string[]): FieldSpec[] => names.map((name) => ({ name, kind }));
const opt = (kind: FieldKind, ...names: string[]): FieldSpec[] =>
  names.map((name) => ({ name, kind, isOptional: true }));

export const groupFields: Record<GroupName, readonly (FieldSpec | RowsSpec)[]> = {
  company: [
    ...f("line", "name", "legalName", "cui", "tradeRegister", "capital", "caen", "street", "city"),
    ...f("county", "county"),
    ...f("line", "postalCode"),
    ...f("email", "email"),
    ...f("phone", "phone"),
    ...opt("line", "workingPoint", "certificate"),
    ...opt("phone", "whatsapp"),
  ],
  bank: [...f("line", "bank"), ...f("account", "iban"), ...opt("account", "payoutIban")],
  legal: [...f("yes-no", "textsFinal"), ...f("whole", "guaranteeMonths", "accountingYears")],
  hours: [
    ...weekdays.flatMap((weekday) => opt("time", `days.${weekday}.from`, `days.${weekday}.until`)),
    { rows: "closed", most: 30, fields: f("day", "day") },
  ],
  social: [{ rows: "profiles", most: 4, fields: [...f("line", "name"), ...f("link", "href")] }],
  delivery: [
    ...f("money", "courierFee"),
    ...opt("money", "freeAbove"),
    ...f("whole", "days"),
    ...f("yes-no", "pickup", "cash"),
    ...f("money", "gameTest", "extendedWarranty"),
  ],
  series: f("line", "invoice", "creditNote", "receipt"),
  parcels: [...f("courier", "usualCourier"), ...f("yes-no", "openParcel", "cardAtDoor")],
  lockers: [...f("yes-no", "on"), ...f("money", "fee"), ...f("whole", "mostKg", "lengthCm", "widthCm", "heightCm")],
  limits: [
    ...f("whole", "stranger", "account", "network", "wholeNetwork", "alarmPercent"),
    ...f("money", "fourEyesAbove"),
    ...f("yes-no", "worksAlone"),
    ...f("whole", "repeatSales"),
  ],
  deadlines: f(
    "whole",
    "transferDays",
    "strangerTransferDays",
    "reservationHours",
    "offerDays",
    "revisedDays",
    "reviewDays",
    "returnDays",
  ),
  purchases: [...f("money", "returnFee"), ...f("whole", "instantPercent", "payoutDays")],
  vat: [{ rows: "rates", most: 12, fields: [...f("day", "from"), ...f("whole", "percent")] }],
  banners: [
    {
      rows: "banners",
      most: 4,
      fields: [...f("line", "ro", "en", "hu", "uk"), ...opt("link", "link"), ...opt("day", "from", "until")],
    },
  ],
  rates: currencies.flatMap((currency) => [
    ...opt("decimal", `${currency}.value`),
    ...opt("day", `${currency}.day`),
    ...opt("line", `${currency}.source`),
  ]),
};
