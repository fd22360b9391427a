import { describe, expect, test } from "vitest";
import { incompatibility } from "../../../shop/compatibility/incompatibility.ts";
import { languages } from "../../i18n/languages.ts";
import { furtherReasons } from "./fit.ts";
import { formatFit } from "./format-fit.server.ts";

const speed = incompatibility("memory-speed", { kit: "Kit", speedMts: 6000, board: "B", mostMts: 5200 });
const mixed = incompatibility("memory-mixed", { speedMts: 5200 });

describe.each(languages)("a verdict in %s", (language) => {
  test.each(["part", "open", "model", "facts"] as const)("is one sentence where this is missing: %s", (why) => {
    const missing = [{ category: "cases", why, name: "Corsair 4000D" }] as const;
    const { text } = formatFit(
      language,
      { is: "unknown", replaces: false, missing: [...missing], incompatibilities: [] },
      "coolers",
    );
    expect(text.match(/:/g)).toHaveLength(1);
  });

  test("has each reason once, the gravest first", () => {
    const fit = formatFit(language, { is: "fits", replaces: false, incompatibilities: [speed, mixed] }, "ram");
    const [note = "", unsure = ""] = fit.reasons;
    expect(fit.text).toContain(unsure);
    expect(furtherReasons(fit)).toEqual([note]);
  });

  test("has all reasons below a text that names none", () => {
    const fit = formatFit(language, { is: "fits", replaces: true, incompatibilities: [speed] }, "ram");
    expect(furtherReasons(fit)).toEqual(fit.reasons);
    expect(fit.reasons).toHaveLength(1);
  });
});
