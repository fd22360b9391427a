import { describe, expect, test } from "vitest";
import { never, ok, refuse } from "./result.ts";

describe("a verb", () => {
  test("answers with its value", () => expect(ok(3)).toEqual({ ok: true, value: 3 }));
  test("or with the reason why not", () => expect(refuse({ code: "unit-taken" })).toEqual({ ok: false, refusal: { code: "unit-taken" } }));
  test("that meets what its types forbid stops at once", () => expect(() => never("lost" as never)).toThrow(`unexpected value: "lost"`));
});
