import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment, settingNames } from "./env.server.ts";

/** The settings that .env.example names, with the values it shows; "# PORT=3000" is one that shows its default. */
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
    for (const name of settingNames) if (defaults[name] !== undefined) expect(shown[name], name).toEqual(defaults[name]);
  });
});

describe("the settings", () => {
  test("have a default each: the shop opens without any", () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: resolve("data"), PUBLIC_URL: "http://localhost:3000", SANDBOX_CARD_PORT: 3001 });
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
  ])("that are wrong stop the boot in one line that names them: %s=%s", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^Bad setting ${name}: .+ See \\.env\\.example\\.$`));
  });
});
