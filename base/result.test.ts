import { describe, expect, test } from "vitest";
import { never, ok, refuse } from "./result.ts";

describe("a verb", () => {
  test("answers with its value", () => expect(ok(3)).toEqual({ ok: true, value: 3 }));
  test("or with a domain error: its kind, its code and what its words need", () =>
    expect(refuse.conflict({ code: "unit-taken", left: 2 })).toEqual({
      ok: false,
      domainError: { kind: "conflict", code: "unit-taken", left: 2 },
    }));
  test("that meets what its types forbid stops at once", () =>
    expect(() => never("lost" as never)).toThrow(`unexpected value: "lost"`));
});
