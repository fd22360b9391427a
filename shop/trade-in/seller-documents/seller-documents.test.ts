import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDay } from "../../../base/day.ts";
import { isAdult, maskedNumber, parseCnp } from "./cnp.ts";
import { identityForm, SignForm } from "./forms.ts";
import { identifierOf, parseDrawing, parseSerial } from "./identity.ts";
import { sameName } from "./same-name.ts";

/** The control digit as OUG 97/2005 describes it, digit by digit and without the shop's code. */
function controlDigit(twelve: string): string {
  const key = "279146358279";
  let total = 0;
  for (let place = 0; place < 12; place++) total += (twelve.charCodeAt(place) - 48) * (key.charCodeAt(place) - 48);
  const rest = total - 11 * Math.floor(total / 11);
  return rest === 10 ? "1" : `${rest}`;
}
const withControl = (twelve: string) => twelve + controlDigit(twelve);
const TODAY = "2026-11-23";

describe("a personal number", () => {
  test.each([
    ["185032412345", "1985-03-24"],
    ["290051512001", "1990-05-15"],
    ["510010112001", "2010-01-01"],
    ["604022951002", "2004-02-29"],
    ["790101012345", "1990-10-10"],
    ["805110740017", "2005-11-07"],
    ["399123152123", "1899-12-31"],
  ])("%s with its control digit is of somebody born on %s", (twelve, bornOn) => {
    const cnp = withControl(twelve);
    expect(parseCnp(cnp, TODAY)).toEqual({ cnp, bornOn });
    expect(parseCnp(`${cnp.slice(0, 1)} ${cnp.slice(1, 7)} ${cnp.slice(7)}`, TODAY)).toEqual({ cnp, bornOn });
  });

  test("with any one digit changed is wrong", () => {
    const digits = fc.record({ place: fc.integer({ min: 1, max: 12 }), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(digits, ({ place, by }) => {
        const right = withControl("290051512001");
        const changed = right.slice(0, place) + `${(Number(right[place]) + by) % 10}` + right.slice(place + 1);
        const parsed = parseCnp(changed, TODAY);
        // A control digit 1 stands for two remainders, so one change in eleven may pass; the control itself says so.
        expect(parsed !== null).toBe(
          controlDigit(changed.slice(0, 12)) === changed[12] && parseDay(bornIn(changed)) !== null,
        );
      }),
    );
  });

  test("needs a day that exists and is past", () => {
    for (const twelve of ["290023012001", "290130112001", "690010112001", "000010112001"])
      expect(parseCnp(withControl(twelve), TODAY)).toBeNull();
    expect(parseCnp("", TODAY)).toBeNull();
    expect(parseCnp("29005151200161", TODAY)).toBeNull();
  });

  test("is masked but for two digits", () => {
    expect(maskedNumber("2900515120016")).toBe("•••••••••••16");
  });
});

function bornIn(cnp: string): string {
  return `19${cnp.slice(1, 3)}-${cnp.slice(3, 5)}-${cnp.slice(5, 7)}`;
}

test("somebody is of age on their eighteenth birthday, not the day before", () => {
  expect(isAdult("2008-11-23", TODAY)).toBe(true);
  expect(isAdult("2008-11-24", TODAY)).toBe(false);
});

describe("two names", () => {
  test.each([
    ["Pop Ana", "Ana Pop"],
    ["POPȚĂȘ-ILIEȘ ȘTEFANIA", "Stefania Poptas Ilies"],
    ["Popţaş Ştefania", "Ștefania Popțaș"],
    ["Dr. ing. Nagy Ödön", "NAGY ODON"],
    ["Шевченко Тарас", "TARAS SHEVCHENKO"],
    ["Pop I. Ana", "Ana Pop"],
    ["PCBis Recond S.R.L.", "SC PCBIS RECOND SRL"],
  ])("%s and %s are one", (one, other) => {
    expect(sameName(one, other)).toBe(true);
  });

  test.each([
    ["Ana Pop", "Ion Pop"],
    ["Ana Pop", "Ana Maria Pop"],
    ["Ana Pop", "Ana"],
    ["", ""],
    ["S.R.L.", "SRL"],
  ])("%s and %s are not", (one, other) => {
    expect(sameName(one, other)).toBe(false);
  });
});

describe("the form of an identity", () => {
  const person = {
    sellsAs: "person",
    legalName: "Pop Ana",
    document: "id-card",
    documentNumber: "cj 123456",
    cnp: withControl("290051512001"),
    address: "Str. Horea 3, Cluj-Napoca",
  };
  const issues = (different: Record<string, string>) =>
    identityForm(TODAY)
      .safeParse({ ...person, ...different })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  test("takes a person of age, and another document with a birth date", () => {
    expect(identityForm(TODAY).parse(person)).toMatchObject({ kind: "person", bornOn: "1990-05-15" });
    expect(issues({ document: "passport", documentNumber: "FA123456", cnp: "", bornOn: "1990-05-15" })).toBeUndefined();
  });

  test("says at the field what is wrong", () => {
    expect(issues({ cnp: person.cnp.replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`) })).toEqual([
      ["cnp", "cnp-invalid"],
    ]);
    expect(issues({ cnp: withControl("510010112001") })).toEqual([["cnp", "seller-minor"]]);
    expect(issues({ document: "passport", documentNumber: "FA123456", cnp: "", bornOn: "2015-01-01" })).toEqual([
      ["bornOn", "seller-minor"],
    ]);
    expect(issues({ document: "passport", documentNumber: "FA123456", cnp: "" })).toEqual([
      ["bornOn", "birth-date-required"],
    ]);
    expect(issues({ legalName: "Ana", documentNumber: "1" })).toEqual([
      ["legalName", "legal-name-required"],
      ["documentNumber", "document-invalid"],
    ]);
  });

  test("takes a company with a valid fiscal code, and asks for no personal number", () => {
    const company = {
      sellsAs: "company",
      legalName: "Piese Cluj SRL",
      cui: "RO12345674",
      tradeRegister: "J12/345/2020",
    };
    const signatory = "Ana Pop";
    const parsed = identityForm(TODAY).parse({ ...person, ...company, signatory, cnp: "" });
    expect(parsed).toMatchObject({ kind: "company", cui: "RO12345674" });
    expect(identifierOf(parsed)).toBe("cui 12345674");
    expect(issues({ ...company, cui: "RO12345678" })).toEqual([
      ["cui", "cui-invalid"],
      ["signatory", "signatory-required"],
    ]);
  });
});

test("a drawn signature is strokes in its box, and nothing else", () => {
  const line = `M1,2${"L3,4".repeat(8)}`;
  expect(parseDrawing(line)).toBe(line);
  for (const bad of ["", "M1,2L3,4", `${line}<script>`, "M1,2".repeat(4000), `M1,2L${"9".repeat(20)},1`])
    expect(parseDrawing(bad)).toBeNull();
  const form = { documentHash: "a".repeat(64), signedName: "Ana Pop", agreed: "on" };
  expect(SignForm.parse({ ...form, drawing: line })).toMatchObject({ method: "drawn" });
  expect(SignForm.parse(form)).toMatchObject({ method: "typed", drawing: null });
});

test("a serial number is compared without spaces, dashes and case", () => {
  expect(parseSerial(" sn-12 34/ab ")).toBe("SN1234AB");
  expect(parseSerial("12-")).toBeNull();
});
