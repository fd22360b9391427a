// A name that somebody types and that the shop mails is no message to a stranger: every form treats it alike.

import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { NameForm, SignupForm, StaffForm } from "../shop/accounts/forms.ts";
import { ContactForm, NewConversationForm } from "../shop/messages/forms.ts";
import { PaymentForm, ShippingForm } from "../shop/orders/forms.ts";
import { QuestionForm, ReviewForm } from "../shop/reviews/forms.ts";
import { AddressForm } from "../shop/shipping/forms.ts";
import { AcceptForm } from "../shop/trade-in/forms.ts";
import { emailHtml, emailText } from "./emails/email.ts";

const forms: readonly [string, z.ZodType, string, Record<string, string>?][] = [
  ["sign-up", SignupForm, "name"],
  ["the account's name", NameForm, "name"],
  ["staff", StaffForm, "name"],
  ["contact", ContactForm, "name"],
  ["a conversation that staff begin", NewConversationForm, "name"],
  ["a question", QuestionForm, "name"],
  ["a review", ReviewForm, "author"],
  ["the checkout", ShippingForm, "firstName"],
  ["the checkout", ShippingForm, "lastName"],
  ["the checkout", ShippingForm, "address"],
  ["the checkout", ShippingForm, "city"],
  ["the checkout", ShippingForm, "companyName", { isCompany: "on" }],
  ["the checkout", ShippingForm, "billingFirstName", { billingDiffers: "on" }],
  ["the checkout", ShippingForm, "billingLastName", { billingDiffers: "on" }],
  ["a transfer", PaymentForm, "accountName", { paymentMethod: "bank" }],
  ["an address", AddressForm, "firstName"],
  ["an address", AddressForm, "lastName"],
  ["a sale to the shop", AcceptForm, "firstName"],
  ["a sale to the shop", AcceptForm, "payee"],
];

describe.each(forms)("%s", (_form, schema, field, others = {}) => {
  const issueOf = (typed: string) =>
    schema.safeParse({ ...others, [field]: typed }).error?.issues.find(({ path }) => path[0] === field)?.message ??
    null;

  test.each(["http://evil.example/castiga 5000 lei", "Castiga pe www.evil.ro", "evil.ro", "t.me/premii"])(
    `${field}: "%s" is refused as an address`,
    (typed) => expect(issueOf(typed)).toMatch(/^(?:name|line)-address$/),
  );
  test.each(["Dr.med. Ana", "O'Neil", "d'Alessandro", "Ion jr. Pop", "Ștefan-Mădălin", "Їжак"])(
    `${field}: "%s" is accepted`,
    (typed) => expect(issueOf(field === "address" ? `Strada ${typed}` : typed)).toBeNull(),
  );
});

test("every name in a form of the shop is read by the rules of names, or is no person's", () => {
  /** Names of things, and names that staff give; never mailed to a stranger. */
  const others = new Set([
    "shop/bank/forms.ts",
    "shop/catalogue/bench/bench-form.ts",
    "shop/configurator/forms.ts",
    "shop/integrations/forms.ts",
    "shop/inventory/receiving/forms.ts",
    "shop/office/forms.ts",
    "shop/safety/forms.ts",
    "shop/stock/forms.ts",
    // A part that somebody sells: `withoutLinks` writes it into e-mails.
    "shop/trade-in/draft/component-forms.ts",
    // A seller's name as in the identity document, seen by staff and printed on the record.
    "shop/trade-in/seller-documents/forms.ts",
  ]);
  const names = /^\s+(name|author|payee|\w*[fF]irstName|\w*[lL]astName|\w*accountName|companyName): z\b/gmu;
  const found = globSync("shop/**/*form*.ts")
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) => names.test(readFileSync(file, "utf8")) && !others.has(file));
  expect(found).toEqual([]);
});

test("an e-mail makes no link of a name, a game or a part that was stored before", () => {
  const parts = {
    subject: "x",
    greeting: "Salut, http://evil.example/castiga 5000 lei!",
    paragraphs: [],
    facts: [],
    bill: [{ label: "Test de joc: castiga.com", value: "1 RON" }],
    action: null,
    closing: [],
  };
  for (const text of [emailText(parts), emailHtml(parts, "ro")]) {
    expect(text).not.toMatch(/:\/\/evil|evil\.example|castiga\.com/);
    expect(text).toContain("castiga com");
  }
  const known = { ...parts, greeting: "Bună, ana@example.ro!", bill: [{ label: "i5-10400F 2.9 GHz", value: "1" }] };
  expect(emailText(known)).toContain("Bună, ana@example.ro!\n\ni5-10400F 2.9 GHz: 1");
});
