import { describe, expect, test } from "vitest";
import { counties } from "../shipping/counties.ts";
import { PaymentForm, RefundAccountForm, ShippingForm } from "./forms.ts";
import { AddressForm } from "../shipping/forms.ts";
import { internationalPhone } from "../shipping/phone.ts";

const whole = {
  email: " Ana.Pop@Example.ro ",
  firstName: "Ana",
  lastName: "Pop",
  address: "Str. Horea 3",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400 174",
  phone: "0712 345 678",
  saveInfo: "on",
};

const company = { isCompany: "on", companyName: "Firma SRL", cui: "ro 12345674", tradeRegister: "j12/345/2020" };
const billing = {
  billingDiffers: "on",
  billingFirstName: "Ion",
  billingLastName: "Pop",
  billingAddress: "Str. Lungă 1",
  billingCounty: "BV",
  billingCity: "Brașov",
  billingPostalCode: "500 035",
};

function issuesOf(different: Record<string, string>) {
  const parsed = ShippingForm.safeParse({ ...whole, ...different });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("the shop delivers to 41 counties and Bucharest", () => {
  expect(Object.keys(counties)).toHaveLength(42);
  expect(new Set(Object.values(counties)).size).toBe(42);
});

describe("the shipping form", () => {
  test("is normalised: lower-case e-mail, six digits, an international phone", () => {
    expect(ShippingForm.parse(whole)).toEqual({
      ...whole,
      email: "ana.pop@example.ro",
      postalCode: "400174",
      phone: "+40712345678",
      delivery: "courier",
      saveInfo: true,
      createAccount: false,
      company: null,
      billing: null,
    });
  });

  test("of a company with another billing address has both, normalised", () => {
    expect(ShippingForm.parse({ ...whole, ...company, ...billing, delivery: "pickup" })).toMatchObject({
      delivery: "pickup",
      company: { name: "Firma SRL", cui: "RO12345674", tradeRegister: "J12/345/2020" },
      billing: { firstName: "Ion", address: "Str. Lungă 1", county: "BV", postalCode: "500035" },
    });
  });

  test("ignores the fields of a company or another address that are not enabled", () => {
    const { isCompany: _, ...unticked } = company;
    expect(ShippingForm.parse({ ...whole, ...unticked, cui: "nonsense" })).toMatchObject({
      company: null,
      billing: null,
    });
  });

  test("reports the issues of all its parts at once", () => {
    expect(
      issuesOf({ ...company, ...billing, email: "x", cui: "RO12345675", tradeRegister: "12", billingCity: "" }),
    ).toEqual({
      email: "email-invalid",
      cui: "cui-invalid",
      tradeRegister: "trade-register-invalid",
      billingCity: "city-short",
    });
    expect(issuesOf({ delivery: "drone" })).toEqual({ delivery: "delivery-required" });
  });

  test.each([
    [{ email: "ana" }, { email: "email-invalid" }],
    [{ email: "" }, { email: "email-invalid" }],
    [{ firstName: " A " }, { firstName: "first-name-short" }],
    [{ lastName: "P" }, { lastName: "last-name-short" }],
    [{ address: "Nr 3" }, { address: "address-short" }],
    [{ city: "X" }, { city: "city-short" }],
    [{ county: "" }, { county: "county-required" }],
    [{ county: "XX" }, { county: "county-required" }],
    [{ postalCode: "40017" }, { postalCode: "postal-code-invalid" }],
    [{ postalCode: "4001745" }, { postalCode: "postal-code-invalid" }],
    [{ postalCode: "40017a" }, { postalCode: "postal-code-invalid" }],
    [{ phone: "071234567" }, { phone: "phone-invalid" }],
    [{ phone: "abcdefghij" }, { phone: "phone-invalid" }],
    [{ phone: "abc0740123456" }, { phone: "phone-invalid" }],
    [{ city: "x".repeat(201) }, { city: "too-long" }],
    [{ postalCode: "300001" }, { postalCode: "postal-code-county" }],
    [
      { postalCode: "300 001", delivery: "pickup", email: "ana" },
      { email: "email-invalid", postalCode: "postal-code-county" },
    ],
    [{ county: "B", postalCode: "077190" }, { postalCode: "postal-code-county" }],
    [
      { ...billing, billingPostalCode: "300001", lastName: "" },
      { lastName: "last-name-short", billingPostalCode: "postal-code-county" },
    ],
  ])("with %o has the issues %o", (different, issues) => {
    expect(issuesOf(different)).toEqual(issues);
  });

  test("names each missing field", () => {
    const parsed = ShippingForm.safeParse({});
    expect(new Set(parsed.error?.issues.map((issue) => issue.path[0]))).toEqual(
      new Set(["email", "firstName", "lastName", "address", "city", "county", "postalCode", "phone"]),
    );
    expect(parsed.error?.issues.every((issue) => /^[a-z-]+$/.test(issue.message))).toBe(true);
  });
});

test.each([
  ["0712345678", "+40712345678"],
  ["0264.123.456", "+40264123456"],
  ["+40 712-345-678", "+40712345678"],
  ["0040712345678", "+40712345678"],
  ["40712345678", "+40712345678"],
  ["+36 30 123 4567", "+36301234567"],
  ["+380 (67) 123-45-67", "+380671234567"],
  ["712345678", null],
  ["07123456789", null],
  ["+4071234567890123", null],
  ["", null],
  ["abc0740123456", null],
  ["0740123456 int. 2", null],
  ["0740/123.456", "+40740123456"],
])("the phone typed as %s is dialled as %s", (typed, dialled) => {
  expect(internationalPhone(typed)).toBe(dialled);
});

test.each([
  [{ paymentMethod: "card" }, true],
  [{ paymentMethod: "bank", accountName: "Ana Pop" }, true],
  [{ paymentMethod: "bank", accountName: "AP" }, false],
  [{ paymentMethod: "bank" }, false],
  [{ paymentMethod: "cash" }, true],
  [{ paymentMethod: "crypto" }, false],
  [{}, false],
])("the payment choice %o is whole: %s", (choice, whole) => {
  expect(PaymentForm.safeParse(choice).success).toBe(whole);
});

test("a payment form is parsed to nothing but the choice", () => {
  expect(PaymentForm.parse({ paymentMethod: "card", cvv: "123" })).toEqual({ paymentMethod: "card" });
});

test("an account's address has a postal code of its county and a phone without letters (rule 33)", () => {
  const issues = (different: Record<string, string>) =>
    AddressForm.safeParse({ ...whole, ...different }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(issues({})).toBeUndefined();
  expect(issues({ postalCode: "300001" })).toEqual([["postalCode", "postal-code-county"]]);
  expect(issues({ phone: "abc0740123456" })).toEqual([["phone", "phone-invalid"]]);
});

describe("the account of a refund", () => {
  const typed = {
    refund: "0b5cbb2e-8a43-4c38-9d59-6b2b0d1f2a77",
    accountName: "Ana Pop",
    iban: "ro49 aaaa 1b31 0075 9384 0000",
  };

  test("is accepted as people type it", () => {
    expect(RefundAccountForm.parse(typed)).toEqual({
      refundId: typed.refund,
      account: { iban: "RO49AAAA1B31007593840000", name: "Ana Pop" },
    });
  });

  test.each([
    [{ iban: "RO49AAAA1B31007593840001" }, "iban-invalid"],
    [{ iban: "RO49AAAA1B3100759384000" }, "iban-invalid"],
    [{ iban: "" }, "iban-invalid"],
    [{ iban: "4242424242424242" }, "iban-invalid"],
    [{ accountName: " A " }, "account-name-short"],
    [{ refund: "1" }, "form-invalid"],
  ])("with %o is refused as %s", (different, code) => {
    expect(RefundAccountForm.safeParse({ ...typed, ...different }).error?.issues.map((issue) => issue.message)).toEqual(
      [code],
    );
  });
});
