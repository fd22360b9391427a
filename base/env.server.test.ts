import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment, settingNames } from "./env.server.ts";

/** The settings of .env.example with their values; "# PORT=3000" shows a default. */
const documented = new Map(
  readFileSync(join(import.meta.dirname, "../.env.example"), "utf8")
    .split("\n")
    .map((line) => /^# ?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => [match[1] ?? "", match[2] ?? ""] as const),
);

describe(".env.example", () => {
  test("names every setting that the shop reads, and no other", () => {
    expect([...documented.keys()].toSorted()).toEqual([...settingNames].toSorted());
  });

  test("shows each default as it is, and only values that the shop accepts", () => {
    const defaults = readEnvironment({}) as Record<string, unknown>;
    const shown = readEnvironment(Object.fromEntries(documented)) as Record<string, unknown>;
    for (const name of settingNames)
      if (defaults[name] !== undefined) expect(shown[name], name).toEqual(defaults[name]);
  });
});

describe("the settings", () => {
  test("have a default each: the shop opens without any", () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: resolve("data"),
      PUBLIC_URL: "http://localhost:3000",
      SANDBOX_CARD_PORT: 3001,
    });
  });

  test("that are empty count as not set", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["PUBLIC_URL", "shop"],
    ["SHOP_EMAIL", "nobody"],
    ["SMTP_URL", "mail.example.ro"],
    ["SMTP_URL", "https://mail.example.ro"],
    ["SEED_DEMO", "true"],
    ["DATABASE_POOL", "1"],
    ["ALLOWED_HOSTS", "https://shop.example"],
  ])("that are wrong stop the boot in one line that names them: %s=%s", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^Bad setting ${name}: .+ See \\.env\\.example\\.$`),
    );
  });

  const live = {
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    PUBLIC_URL: "https://shop.example",
    SEED_DEMO: "no",
  };
  const test_ = {
    ...live,
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    PUBLIC_URL: undefined,
    SEED_DEMO: "yes",
  };

  test("let Stripe take the cards once all that it needs is said, for real or as a test", () => {
    expect(readEnvironment(live)).toMatchObject({ STRIPE_SECRET_KEY: "sk_live_1" });
    expect(readEnvironment(test_)).toMatchObject({ STRIPE_SECRET_KEY: "sk_test_1" });
  });

  test.each([
    ["a live key beside the sandbox", { ...live, SANDBOX_CARD_PORT: "3001" }, /SANDBOX_CARD_PORT cannot both be set/],
    [
      "a test key beside the sandbox",
      { ...test_, SANDBOX_CARD_WEBHOOK_SECRET: "sixteen letters or more" },
      /SANDBOX_CARD_WEBHOOK_SECRET cannot both/,
    ],
    [
      "a live key whose webhooks anybody could write",
      { ...live, STRIPE_WEBHOOK_SECRET: undefined },
      /needs STRIPE_WEBHOOK_SECRET/,
    ],
    [
      "a live key at an address without https",
      { ...live, PUBLIC_URL: "http://shop.example" },
      /PUBLIC_URL that begins with https/,
    ],
    ["a live key at no address", { ...live, PUBLIC_URL: undefined }, /PUBLIC_URL that begins with https/],
    ["a live key and made-up goods", { ...live, SEED_DEMO: "yes" }, /SEED_DEMO=no/],
    ["a live key in development", { ...live, NODE_ENV: "development" }, /NODE_ENV=production/],
    ["a live key sent elsewhere", { ...live, STRIPE_API_URL: "http://127.0.0.1:1" }, /STRIPE_API_URL is for tests/],
    ["a live key with the browser's test key", { ...live, STRIPE_PUBLISHABLE_KEY: "pk_test_1" }, /both be live/],
    ["a key for the server alone", { ...live, STRIPE_PUBLISHABLE_KEY: undefined }, /needs STRIPE_PUBLISHABLE_KEY/],
    [
      "a key for the browser alone",
      { STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
      /STRIPE_PUBLISHABLE_KEY is set and STRIPE_SECRET_KEY is not/,
    ],
  ])("that contradict each other stop the boot: %s", (_what, settings, line) => {
    expect(() => readEnvironment(settings)).toThrow(line);
    expect(() => readEnvironment(settings)).toThrow(/^Bad settings: .+ See \.env\.example\.$/);
  });
});

describe("the language model of the assistant", () => {
  const model = { ASSISTANT_REPHRASE_URL: "https://api.example.com/v1", ASSISTANT_REPHRASE_MODEL: "small" };

  test("is none by default, and an address with a model", () => {
    expect(readEnvironment({}).ASSISTANT_REPHRASE_URL).toBeUndefined();
    expect(readEnvironment(model)).toMatchObject({ ...model, ASSISTANT_REPHRASE_WITHIN: 2000 });
  });

  test.each([
    ["an address without a model", { ...model, ASSISTANT_REPHRASE_MODEL: undefined }, /needs ASSISTANT_REPHRASE_MODEL/],
    ["a key without an address", { ASSISTANT_REPHRASE_KEY: "secret" }, /ASSISTANT_REPHRASE_KEY is set and/],
    ["an address of another kind", { ...model, ASSISTANT_REPHRASE_URL: "ftp://a.example" }, /must begin with https/],
  ])("%s stops the start", (_what, variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});
