import { describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { SaveBuildForm, SavedBuildForm } from "./forms.ts";

const saved = newId<"build">();
const nameOf = (name: string) => SaveBuildForm.safeParse({ name, build: "ram=901x2" });

describe("the name of a build", () => {
  test.each([
    ["  De   joc\n pentru Ana ", "De joc pentru Ana"],
    ["a\u0000b\u0007c", "a b c"],
    ["<b>&amp;", "<b>&amp;"],
    ["👩‍💻 munte", "👩‍💻 munte"],
    ["x".repeat(80), "x".repeat(80)],
  ])("%j is kept as one line", (typed, name) => {
    expect(nameOf(typed)).toMatchObject({ success: true, data: { name } });
  });

  test.each([
    ["", "build-name-missing"],
    [" \t\n ", "build-name-missing"],
    ["\u200b\u200e", "build-name-missing"],
    ["x".repeat(81), "build-name-long"],
    ["x".repeat(10_000), "build-name-long"],
  ])("%j is none", (typed, message) => {
    expect(nameOf(typed)).toMatchObject({ success: false, error: { issues: [{ message }] } });
  });
});

describe("what is saved", () => {
  test("is the build of an address: of no other kind, and no more than a computer has", () => {
    expect(SaveBuildForm.parse({ name: "x", build: "ram=901x99&processors=5x-1&ssd=7x2&nonsense=1", saved })).toEqual({
      name: "x",
      build: [{ category: "ssd", listingId: 7, quantity: 2 }],
      saved,
    });
  });

  test.each([[{}], [{ saved: "" }]])("is another build where none is named: %j", (form) => {
    expect(SaveBuildForm.parse({ name: "x", build: "ram=901", ...form }).saved).toBeNull();
  });

  test("is in no place that is no build's", () => {
    expect(SaveBuildForm.safeParse({ name: "x", build: "ram=901", saved: "1 or 1=1" })).toMatchObject({
      success: false,
      error: { issues: [{ path: ["saved"] }] },
    });
    expect(SaveBuildForm.safeParse({ name: "x", build: `ram=901&${"x".repeat(3000)}` }).success).toBe(false);
  });
});

test("a kept build is renamed, removed or put into the cart, nothing else", () => {
  for (const intent of ["remove", "cart"]) expect(SavedBuildForm.parse({ intent, saved })).toEqual({ intent, saved });
  expect(SavedBuildForm.parse({ intent: "rename", saved, name: " Nou " })).toEqual({
    intent: "rename",
    saved,
    name: "Nou",
  });
  expect(SavedBuildForm.safeParse({ intent: "give away", saved })).toMatchObject({
    success: false,
    error: { issues: [{ message: "form-invalid" }] },
  });
});
