import { counties, type County } from "../shipping/counties.ts";

/** An address in one line, as footers and e-mails show it. */
export function addressLine(address: { street: string; city: string; county: County; postalCode: string }): string {
  const { street, city, county, postalCode } = address;
  const place = `${street}, ${postalCode} ${city}`;
  return county === "B" ? place : `${place}, județul ${counties[county]}`;
}
