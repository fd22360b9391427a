// The shop and its website as schema.org data, for the home page and for the offers that refer to it.

import { linesOfHours, weekdays, type ShopHours } from "../../shop/settings/opening-hours.ts";
import { languageNames, languages, type Language } from "../i18n/languages.ts";
import { links, templates } from "../links.ts";
import { addressIn } from "../kit/pages/addresses.ts";

export const SCHEMA = "https://schema.org";
export const COUNTRY = "RO";

/** The settings that structured data need. */
export type Trader = {
  name: string;
  legalName: string;
  url: string;
  cui: string;
  address: string;
  email: string;
  phone: string;
  hours: ShopHours;
  /** Days in which a consumer may return the goods. */
  returnDays: number;
  /** Months of the legal guarantee of used goods, as the shop sells them. */
  guaranteeMonths: number;
};

/** How long a consumer may return the goods. */
export const returnPolicyOf = ({ returnDays }: Pick<Trader, "returnDays">) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: COUNTRY,
  returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: returnDays,
  returnMethod: `${SCHEMA}/ReturnByMail`,
});

/** The @id of the shop, by which all structured data refer to it. */
export function organizationId(origin: string): string {
  return `${origin}${links.home("organization")}`;
}

/** The shop and its website, for the home page. `profiles` are its pages on other sites. */
export function siteData(
  trader: Trader,
  { language, profiles }: { language: Language; profiles: readonly string[] },
): object {
  const { url: origin, name, legalName, cui, address, email, phone, hours } = trader;
  return {
    "@context": SCHEMA,
    "@graph": [
      {
        "@type": "OnlineStore",
        "@id": organizationId(origin),
        name,
        legalName,
        url: `${origin}${links.home()}`,
        logo: `${origin}${links.preview("shop.png")}`,
        email,
        telephone: phone,
        vatID: cui,
        address: { "@type": "PostalAddress", streetAddress: address, addressCountry: COUNTRY },
        hasMerchantReturnPolicy: returnPolicyOf(trader),
        ...openingHours(hours),
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
      {
        "@type": "WebSite",
        "@id": `${origin}${links.home("website")}`,
        url: addressIn(language, { origin, pathname: links.home() }),
        name,
        inLanguage: languages.map((known) => languageNames[known].locale),
        publisher: { "@id": organizationId(origin) },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}${templates.search}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

const schemaDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** When customers can come; nothing where no hours are known. */
function openingHours(hours: ShopHours): object {
  const specification = linesOfHours(hours).flatMap(({ first, last, open }) =>
    open === null
      ? []
      : [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: weekdays.slice(first, last + 1).map((_, index) => `${SCHEMA}/${schemaDays[first + index]}`),
            opens: open.from,
            closes: open.until,
          },
        ],
  );
  return specification.length > 0 ? { openingHoursSpecification: specification } : {};
}
