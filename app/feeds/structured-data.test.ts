import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bani, ron } from "../../base/money.ts";
import type { ListingId, QuestionId } from "../../base/id.ts";
import { generateCatalogue } from "../../demo/catalogue.ts";
import type { DemoListing } from "../../demo/demo-listing.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { pictureOf } from "../../shop/catalogue/picture.ts";
import { benchmarks, games } from "../../shop/catalogue/specs.ts";
import { languages } from "../i18n/languages.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { firstDeliveryTerms } from "../../shop/shipping/fee.ts";
import { aCompany } from "../../testing/trader/company.ts";
import { breadcrumbData } from "../kit/pages/breadcrumb-data.ts";
import { describe as inWords, guaranteeText } from "./description.ts";
import { scriptText } from "../kit/pages/script-text.ts";
import { productData, questionsData } from "./structured-data.ts";
import { siteData } from "./trader-data.ts";

// The schema.org types that we use, with the properties that search engines require. They are strict, so that a
// misspelt property fails.
const Text = z
  .string()
  .min(1)
  .refine((text) => text === text.trim());
const Address = z.url({ protocol: /^https?$/ });
const member = (...names: string[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]]);
const a = <S extends z.ZodRawShape>(type: string, shape: S) => z.strictObject({ "@type": z.literal(type), ...shape });
const Decimal = z.string().regex(/^(0|[1-9]\d*)\.\d{2}$/);
const Country = z.literal("RO");
const Quantity = a("QuantitativeValue", { value: z.int().positive(), unitCode: z.literal("MON") });
const Days = a("QuantitativeValue", {
  minValue: z.int().min(0),
  maxValue: z.int().min(0),
  unitCode: z.literal("DAY"),
}).refine(({ minValue, maxValue }) => minValue <= maxValue);
const ReturnPolicy = a("MerchantReturnPolicy", {
  applicableCountry: Country,
  returnPolicyCategory: member("MerchantReturnFiniteReturnWindow"),
  merchantReturnDays: z.literal(14),
  returnMethod: member("ReturnByMail", "ReturnInStore", "ReturnAtKiosk"),
});
const Shipping = a("OfferShippingDetails", {
  shippingRate: a("MonetaryAmount", { value: Decimal, currency: z.literal("RON") }),
  shippingDestination: a("DefinedRegion", { addressCountry: Country }),
  deliveryTime: a("ShippingDeliveryTime", { handlingTime: Days, transitTime: Days }),
});
const Offer = a("Offer", {
  url: Address,
  price: Decimal.refine((price) => Number(price) > 0),
  priceCurrency: z.literal("RON"),
  availability: member("InStock", "OutOfStock", "SoldOut"),
  itemCondition: member("RefurbishedCondition", "UsedCondition"),
  seller: a("Organization", { "@id": Address, name: Text }),
  warranty: a("WarrantyPromise", { description: Text, durationOfWarranty: Quantity }),
  hasMerchantReturnPolicy: ReturnPolicy,
  shippingDetails: Shipping,
});
const Product = a("Product", {
  "@context": z.literal("https://schema.org"),
  "@id": Address,
  name: Text.max(150),
  description: Text.max(5000),
  url: Address,
  sku: Text,
  image: z.array(Address).min(1),
  brand: a("Brand", { name: Text }),
  model: Text.optional(),
  additionalProperty: z
    .array(a("PropertyValue", { name: Text, value: z.int().min(0), unitText: z.literal("fps").optional() }))
    .optional(),
  offers: Offer,
});
const BreadcrumbList = a("BreadcrumbList", {
  "@context": z.literal("https://schema.org"),
  itemListElement: z
    .array(a("ListItem", { position: z.int().positive(), name: Text, item: Address.optional() }))
    .min(1)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), "positions count from 1")
    .refine(
      (steps) => steps.slice(0, -1).every(({ item }) => item !== undefined),
      "only the last step may lack an address",
    ),
});
const Site = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.tuple([
    a("OnlineStore", {
      "@id": Address,
      name: Text,
      legalName: Text,
      url: Address,
      logo: Address,
      email: z.email(),
      telephone: Text,
      vatID: z.string().regex(/^RO\d{2,10}$/),
      address: a("PostalAddress", { streetAddress: Text, addressCountry: Country }),
      hasMerchantReturnPolicy: ReturnPolicy,
      sameAs: z.array(Address).min(1).optional(),
    }),
    a("WebSite", {
      "@id": Address,
      url: Address,
      name: Text,
      inLanguage: z.array(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/)),
      publisher: z.strictObject({ "@id": Address }),
      potentialAction: a("SearchAction", {
        target: a("EntryPoint", { urlTemplate: z.string().regex(/^https?:\/\/[^{}]+\{search_term_string\}$/) }),
        "query-input": z.literal("required name=search_term_string"),
      }),
    }),
  ]),
});

const trader = aCompany();
const t = wordsFor("ro", "feeds");

/** The listing as the catalogue index holds it. */
function listingOf(demo: DemoListing): Listing {
  const { units, priceLog: _, ...rest } = demo;
  const figures = Object.fromEntries(
    units.flatMap((unit) => unit.measurements.map(({ test, value }) => [test, value])),
  );
  const of = (tests: readonly string[]) =>
    Object.fromEntries(tests.flatMap((name) => (name in figures ? [[name, figures[name]]] : [])));
  const common = {
    grade: units[0]!.grade,
    free: units.length,
    stock: units.length,
    fps: of(games),
    scores: of(benchmarks),
  };
  return { ...rest, ...common } as unknown as Listing;
}

const demo = [...generateCatalogue({ now: new Date("2026-11-21T10:00:00Z") })].map(listingOf);
const first = demo[0]!;
const dataOf = (listing: Listing, options: Partial<Parameters<typeof productData>[1]> = {}) =>
  productData(listing, {
    availability: "free",
    pictures: [{ name: pictureOf(listing) }],
    description: inWords(listing, t),
    guarantee: guaranteeText(listing, t, 12),
    trader,
    delivery: firstDeliveryTerms,
    language: "ro",
    ...options,
  });

describe("structured data of a listing", () => {
  test("is valid schema.org for every listing of the demo catalogue", () => {
    expect(demo.length).toBeGreaterThan(1000);
    const names = new Set<string>();
    for (const listing of demo) names.add(Product.parse(dataOf(listing)).name);
    expect(names.size).toBe(demo.length);
  });

  test("has the price, condition and availability of the page", () => {
    const offer = (listing: Listing, availability: "free" | "held" | "gone" = "free") =>
      Product.parse(dataOf(listing, { availability })).offers;
    expect(offer(first)).toMatchObject({
      price: "4599.00",
      priceCurrency: "RON",
      itemCondition: "https://schema.org/RefurbishedCondition",
    });
    expect(offer({ ...first, price: bani(123_405) }).price).toBe("1234.05");
    expect(offer(demo.at(-1)!).itemCondition).toBe("https://schema.org/UsedCondition");
    expect((["free", "held", "gone"] as const).map((state) => offer(first, state).availability)).toEqual([
      "https://schema.org/InStock",
      "https://schema.org/OutOfStock",
      "https://schema.org/SoldOut",
    ]);
    expect(offer({ ...first, price: ron(2000) }).shippingDetails.shippingRate.value).toBe("19.99");
    expect(offer({ ...first, price: bani(200_001) }).shippingDetails.shippingRate.value).toBe("0.00");
    // Without a warranty of the shop the law's guarantee holds.
    expect(trader.guaranteeMonths).toBe(12);
    expect(offer({ ...first, warrantyMonths: 0 }).warranty.durationOfWarranty.value).toBe(12);
    expect(offer({ ...first, warrantyMonths: 36 }).warranty.durationOfWarranty.value).toBe(36);
  });

  test("has no ratings, and only measured figures", () => {
    const text = demo.map((listing) => JSON.stringify(dataOf(listing))).join();
    expect(text).not.toMatch(/rating|review/i);
    const bare = { ...first, fps: { cs2: 200 }, scores: {} } as Listing;
    expect(Product.parse(dataOf(bare)).additionalProperty).toEqual([
      { "@type": "PropertyValue", name: "Counter-Strike 2", value: 200, unitText: "fps" },
    ]);
  });

  test("has one identity, and an address in each language", () => {
    const all = languages.map((language) => Product.parse(dataOf(first, { language })));
    expect(new Set(all.map((product) => product["@id"])).size).toBe(1);
    expect(new Set(all.map((product) => product.url)).size).toBe(4);
  });

  test("cannot break out of its script element, whatever the title", () => {
    const nasty = `</script><script>alert(1)</script><!-- \u2028 & "`;
    const text = scriptText(dataOf({ ...first, title: nasty, id: 7 as ListingId }));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect((JSON.parse(text) as { name: string }).name).toBe(nasty);
  });
});

describe("structured data of pages", () => {
  test("breadcrumbs number their steps, and the current page has no address", () => {
    const data = breadcrumbData(
      [{ label: "Acasă", to: "/" }, { label: "Componente", to: "/components" }, { label: "SSD-uri" }],
      { origin: trader.url, language: "hu" },
    );
    const { itemListElement } = BreadcrumbList.parse(data);
    expect(itemListElement.map(({ item }) => item)).toEqual([
      "https://shop.example/?lng=hu",
      "https://shop.example/components?lng=hu",
      undefined,
    ]);
  });

  test("the home page describes the shop and its search", () => {
    for (const language of languages) Site.parse(siteData(trader, { language, profiles: [] }));
    const [store] = Site.parse(siteData(trader, { language: "ro", profiles: ["https://www.instagram.com/shop"] }))[
      "@graph"
    ];
    expect(store.sameAs).toEqual(["https://www.instagram.com/shop"]);
  });
});

describe("questions on a product", () => {
  const answered = {
    id: "00000000-0000-4000-8000-000000000001" as QuestionId,
    name: "Ana",
    language: "ro" as const,
    question: "Are Wi-Fi?",
    answer: "Da, Wi-Fi 6.",
    publishedAt: new Date("2026-11-20T10:00:00Z"),
  };
  const on = { listingId: 7 as ListingId, origin: "https://shop.example", language: "en" as const };

  test("are a FAQPage about it, each with the answer of the shop and no name of who asked", () => {
    const data = questionsData([answered], on);
    expect(data).toMatchObject({
      "@type": "FAQPage",
      about: { "@id": "https://shop.example/products/7#product" },
      mainEntity: [
        { "@type": "Question", name: "Are Wi-Fi?", inLanguage: "ro", acceptedAnswer: { text: "Da, Wi-Fi 6." } },
      ],
    });
    expect(JSON.stringify(data)).not.toContain("Ana");
  });

  test("give no structured data where none was answered", () => expect(questionsData([], on)).toBeNull());
});
