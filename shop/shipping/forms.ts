// The fields of a delivery address, by the rules of spec 5. Checkout, account and trade-in use the same ones. Messages
// are codes: each has words in four languages.

import { z } from "zod";
import { cleanCode } from "../../base/clean-text.ts";
import { emailAddress, mailedLine, personName } from "../../base/typed-fields.ts";
import { countyCodes, type County } from "./counties.ts";
import { internationalPhone } from "./phone.ts";
import { isOfCounty } from "./postal-code.ts";

const LONGEST = 200;

const county = z.enum(countyCodes as [County, ...County[]], "county-required");

const postalCode = z
  .string("postal-code-invalid")
  // "RO-400001" is the form of international mail (UPU S42).
  .transform((code) =>
    cleanCode(code)
      .replace(/^RO\s?-?\s?/i, "")
      .replace(/[ .-]/g, ""),
  )
  .pipe(z.string().regex(/^\d{6}$/, "postal-code-invalid"));

const phone = z.string("phone-invalid").transform((typed, context): string => {
  const international = internationalPhone(typed);
  if (international !== null) return international;
  context.addIssue({ code: "custom", message: "phone-invalid" });
  return z.NEVER;
});

/** The e-mail address of a buyer, in lower case. */
export const email = emailAddress;

/** The fields of an address, by their names in the checkout. */
export const addressFields = {
  firstName: personName({ max: LONGEST, short: "first-name-short" }),
  lastName: personName({ max: LONGEST, short: "last-name-short" }),
  phone,
  postalCode,
  city: mailedLine({ max: LONGEST, short: "city-short" }),
  county,
  address: mailedLine({ min: 5, max: LONGEST, short: "address-short" }),
};

type Place<Code extends string, In extends string> = z.ZodObject<
  Record<Code, typeof postalCode> & Record<In, typeof county>
>;

/**
 * Adds the check that the postal code belongs to the county (rule 33). It runs as soon as both fields are valid,
 * whatever other issues there are.
 */
export function withPlace<Code extends string, In extends string, Form extends Place<Code, In>>(
  form: Form,
  names: { postalCode: Code; county: In },
): Form {
  const placeIn = (value: unknown) => {
    const fields = value as Record<string, unknown>;
    return { code: postalCode.safeParse(fields[names.postalCode]), of: county.safeParse(fields[names.county]) };
  };
  const belongs = (value: unknown) => {
    const { code, of } = placeIn(value);
    return !code.success || !of.success || isOfCounty(code.data, of.data);
  };
  const isTyped = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return form.refine(belongs, { error: "postal-code-county", path: [names.postalCode], when: isTyped });
}

/** An address of an account or a seller: the fields are in the order of the page, in which issues are listed. */
export const AddressForm = withPlace(z.object(addressFields), { postalCode: "postalCode", county: "county" });
