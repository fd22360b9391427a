import { afterAll, beforeAll, expect, test } from "vitest";
import { saveSetting } from "../shop/settings/save-setting.server.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { reportReadiness } from "./report-readiness.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const live = { STRIPE_SECRET_KEY: "sk_live_x", PUBLIC_URL: "https://pc.example" };

/** The start of the process with these variables: the lines on the terminal, the log, and the error. */
async function starting(variables: Partial<typeof live>) {
  const complaints: string[] = [];
  const logged: string[] = [];
  const log = { ...shop.log, info: (line: string) => logged.push(line), warn: (line: string) => logged.push(line) };
  const started = reportReadiness(
    { ...shop, settings: shop.settings, log: log as never, env: { ...shop.env, ...variables } },
    (line) => complaints.push(line),
  );
  const error = await started.then(
    () => null,
    (reason: Error) => reason.message,
  );
  return { complaints, logged, error };
}

test("a shop with test cards starts, and names in one line each what is missing", async () => {
  const { logged, error } = await starting({});
  expect(error).toBeNull();
  expect(logged).toContainEqual(expect.stringContaining("the company is still the invented one (legalName, cui,"));
  expect(logged).toContainEqual(expect.stringContaining("SMTP_URL"));
});

test("a shop with real cards does not start with an invented company or account, or with draft texts", async () => {
  const { complaints, error } = await starting(live);
  expect(error).toContain("does not start");
  expect(complaints).toEqual([
    expect.stringContaining("the company is still the invented one"),
    expect.stringContaining("the bank account is still the invented one"),
    expect.stringContaining("the legal texts are still a draft"),
  ]);
});

test("what an owner saved in the office counts as well as what the installation says", async () => {
  const { company, bank } = shop.settings.defaults;
  const own = {
    ...company,
    legalName: "Atelier Vest SRL",
    cui: "RO18547290",
    tradeRegister: "J35/812/2019",
    address: "Str. Lungă 4, Timișoara",
    street: "Str. Lungă 4",
    email: "magazin@atelier.ro",
    phone: "+40 256 123 456",
  };
  const account = { ...bank, bank: "Banca Vest", iban: "RO66BACX0000001234567890" };
  const save = (name: string, value: object) => saveSetting(shop, { name, value, basedOn: 0, actor: "staff:test" });
  await save("company", own);
  await save("bank", account);
  await save("legal", { textsFinal: true, guaranteeMonths: 12, accountingYears: 5 });
  expect(await starting(live)).toMatchObject({ error: null, complaints: [] });
});
