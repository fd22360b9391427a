import { describe, expect, test } from "vitest";
import { generateCatalogue } from "../../../demo/catalogue.ts";
import { bani, ron } from "../../../base/money.ts";
import type { UnitId } from "../../../base/id.ts";
import { changedFields, ownFields, readListing, typedListing, typedNew, type ListingSort } from "./listing-form.ts";
import { marginOf } from "../../../base/vat.ts";
import { priceProposal } from "./price-proposal.ts";
import { publishIssues } from "./publish-issues.ts";

const catalogue = [...generateCatalogue({ now: new Date("2026-11-21T10:00:00Z"), pcs: 20 })];
const pc: ListingSort = { kind: "pc", category: null };

describe("the editor of a listing", () => {
  test("reads back every published listing as it was written", () => {
    expect(catalogue.length).toBeGreaterThan(100);
    for (const listing of catalogue) {
      const sort = { kind: listing.kind, category: listing.kind === "pc" ? null : listing.category } as ListingSort;
      const typed = typedListing({ ...listing, usesCategoryPicture: true } as never);
      const read = readListing(sort, ownFields(sort, typed));
      expect(read.errors).toEqual({});
      expect(read).toMatchObject({ title: listing.title, price: listing.price, badge: listing.badge });
      const { warrantyMonths, ...parts } = listing.specs as unknown as Record<string, unknown>;
      expect(read.specs).toMatchObject(parts);
      if (listing.kind === "component") expect(read.warrantyMonths).toBe(listing.warrantyMonths);
      else if (listing.specs.gpu) expect((read.specs as typeof listing.specs).warrantyMonths).toEqual(warrantyMonths);
    }
  });

  test("names what is wrong by its field, and a PC without a graphics card is not asked about one", () => {
    const typed = { ...typedNew(pc), title: "PC", price: "0", "warranty.ram": "many", "cpu.cores": "six" };
    const { errors } = readListing(pc, typed);
    expect(errors).toMatchObject({
      title: "title-required",
      price: "amount-invalid",
      "warranty.ram": "months-invalid",
      "cpu.cores": "spec-number",
      "gpu.chip": "spec-missing",
      "storage1.capacityGb": "spec-missing",
    });
    const without = readListing(pc, { ...typed, hasGpu: "", "warranty.gpu": "" }).errors;
    expect(Object.keys(without).filter((field) => /gpu\b/.test(field))).toEqual([]);
  });

  test("keeps what belongs to the listing and drops everything else", () => {
    const typed = {
      title: "A",
      drives: "ssd,hdd",
      "storage2.rpm": "7200",
      "storage3.rpm": "1",
      intent: "save",
      x: "y",
    };
    expect(ownFields(pc, typed)).toEqual({ title: "A", drives: "ssd,hdd", "storage2.rpm": "7200" });
    expect(ownFields({ kind: "component", category: "hdd" }, { "component.rpm": "7200", "cpu.cores": "6" })).toEqual({
      "component.rpm": "7200",
    });
  });

  test("sees a change where a text differs, not where a space does", () => {
    expect(changedFields({ title: "A", price: "1" }, { title: "A ", price: "2", badge: "" })).toEqual(["price"]);
  });
});

describe("a listing can be published", () => {
  const unit = {
    id: "u" as UnitId,
    serial: "SN",
    grade: "A",
    hasOrigin: true,
    isTested: true,
    untested: null,
    erasure: { isFromSeller: true, cameBackAt: null, erasedDrives: 2, unerased: null },
  } as const;
  const whole = {
    kind: "pc",
    drives: 2,
    errors: {},
    usesCategoryPicture: false,
    photos: 1,
    units: [unit],
  } as const;

  test("when nothing is missing", () => {
    expect(publishIssues(whole)).toEqual([]);
    expect(publishIssues({ ...whole, photos: 0, usesCategoryPicture: true })).toEqual([]);
    expect(publishIssues({ ...whole, kind: "component", units: [{ ...unit, serial: null }] })).toEqual([]);
    const untested = { reason: "no-graphics", note: null } as const;
    expect(publishIssues({ ...whole, units: [{ ...unit, isTested: false, untested }] })).toEqual([]);
    const bought = { isFromSeller: false, cameBackAt: null, erasedDrives: 0, unerased: null };
    expect(publishIssues({ ...whole, units: [{ ...unit, erasure: bought }] })).toEqual([]);
    const unerased = {
      isFromSeller: true,
      cameBackAt: null,
      erasedDrives: 1,
      unerased: { reason: "new-drive", note: null },
    } as const;
    expect(publishIssues({ ...whole, units: [{ ...unit, erasure: unerased }] })).toEqual([]);
  });

  test.each([
    [{ errors: { title: "title-required" } }, { field: "title", code: "title-required" }],
    [{ photos: 0 }, { field: "picture", code: "photo-missing" }],
    [{ units: [] }, { field: "units", code: "unit-missing" }],
    [{ units: [{ ...unit, serial: null }] }, { field: "unit.u.serial", code: "serial-missing" }],
    [{ units: [{ ...unit, grade: null }] }, { field: "unit.u.grade", code: "grade-missing" }],
    [{ units: [{ ...unit, hasOrigin: false }] }, { field: "purchase.supplier", code: "purchase-missing" }],
    [{ units: [{ ...unit, isTested: false }] }, { field: "untested", code: "untested" }],
    [
      { units: [{ ...unit, erasure: { ...unit.erasure, erasedDrives: 1 } }] },
      { field: "unit.u.erasure", code: "erasure-missing" },
    ],
  ])("only with what %o lacks", (lacking, issue) => {
    expect(publishIssues({ ...whole, ...lacking })).toEqual([issue]);
  });
});

describe("a price", () => {
  test("is proposed from what similar listings were sold for, then from the stock, then from the cost", () => {
    const bought = { cost: ron(1000), repairs: ron(0), regime: "margin" } as const;
    const known = { sold: [ron(1500), ron(1700), ron(1610)], days: 180, inStock: [ron(1900)], bought };
    expect(priceProposal(known, 21)).toEqual({
      price: ron(1619),
      lines: [
        { from: "sales", days: 180, count: 3, low: ron(1500), middle: ron(1610), high: ron(1700) },
        { from: "stock", count: 1, low: ron(1900), middle: ron(1900), high: ron(1900) },
        { from: "cost", cost: ron(1000), repairs: 0, percent: 20, price: ron(1242) },
      ],
    });
    expect(priceProposal({ ...known, sold: [] }, 21)?.price).toBe(ron(1909));
    expect(priceProposal({ ...known, sold: [], inStock: [] }, 21)?.price).toBe(ron(1249));
    expect(priceProposal({ sold: [], days: 180, inStock: [], bought: null }, 21)).toBeNull();
  });

  test("is never proposed at a loss", () => {
    for (const regime of ["margin", "normal"] as const)
      for (const cost of [bani(1), ron(99), ron(2500)]) {
        const repairs = ron(45);
        const proposal = priceProposal(
          { sold: [ron(50)], days: 180, inStock: [], bought: { cost, repairs, regime } },
          21,
        );
        expect(marginOf({ price: proposal!.price, cost, repairs, regime }, 21)).toBeGreaterThanOrEqual(0);
      }
  });
});
