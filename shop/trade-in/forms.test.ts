import { expect, test } from "vitest";
import { typedAddress } from "../../testing/forms/typed-address.ts";
import { AcceptForm } from "./forms.ts";

test("accepting an offer requires a post code of the seller's county and a phone without letters (rule 33)", () => {
  const accepted = {
    ...typedAddress,
    sequence: "1",
    payout: "full",
    iban: "RO49AAAA1B31007593840000",
    payee: "Ana Pop",
    owner: "on",
    terms: "on",
    erasure: "on",
  };
  const issues = (different: Record<string, string>) =>
    AcceptForm.safeParse({ ...accepted, ...different }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(issues({})).toBeUndefined();
  expect(issues({ postalCode: "300001" })).toEqual([["postalCode", "postal-code-county"]]);
  expect(issues({ phone: "abc0740123456" })).toEqual([["phone", "phone-invalid"]]);
});
