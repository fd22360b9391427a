// Text is cleaned where it enters. This test finds the entry points by itself: every file that reads a body, a file or bytes as text.

import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { expect, test, describe } from "vitest";
import { ShippingForm } from "../shop/orders/forms.ts";
import { decodeSheet } from "../base/csv.ts";
import { parseFilter } from "../shop/catalogue/search/parse-filter.ts";
import { readEmail } from "../shop/messages/read-email.server.ts";
import { textOfList } from "../shop/trade-in/draft/list-text.ts";
import { parseFields, readFields, readFileForm } from "./edge.server.ts";
import { readBulk } from "./features/office/list/read-bulk.server.ts";
import { readUploadedFiles } from "./server/uploaded-files.server.ts";

/** Reads text from outside: a body, an uploaded file, bytes, or the text of a search box in an address. */
const READS =
  /\brequest\s*\.(?:text|json|formData)\(|\bfile\.text\(|new TextDecoder\(|\.toString\(\s*"utf-?8"\s*\)|\.on\(\s*"field"|\.get\("q"\)/;
const CLEANS = /\b(?:cleanText|cleanLines|cleanCode|cleanJson|cleanField|typedFields)\(/;

/** Files that read text which is not cleaned there, and why that is right. */
const exempt: Readonly<Record<string, string>> = {
  "app/server/answer-post.server.ts": "passes the body on; a form that is sent again is read by the edge",
  "app/server/guard.server.ts": "looks for card numbers only",
  "app/database-away.server.ts": "gives the visitor the own form back, to be sent again",
  "app/features/saved/viewed-api.ts": "ids",
  "app/features/checkout/card-webhook.ts": "the card provider's signed bytes",
  "app/features/own-pc/my-pc.action.server.ts":
    "a program's report, which has a grammar of its own (shop/parts/report); names from it pass shop/parts/matching/clean.ts",
  "app/features/trade-in/detect/detect.action.server.ts": "the same",
  "shop/parts/detect-code.server.ts": "the code that our detection program writes, in its own grammar",
  "shop/inventory/erasure/read-erasure-log.ts": "the log of an erasing program, kept byte by byte as evidence",
  "shop/inventory/bench/files/file-text.ts": "a measuring program's file: figures, read by each format's grammar",
  "shop/inventory/bench/files/zip-entry.ts": "names of entries, only compared",
  "shop/integrations/cursor.ts": "our own sealed cursor",
  "shop/assistant/conversation.ts": "our own token",
  "shop/bank/read-long-statement.server.ts": "hands the bytes to the reader of statements",
  "shop/bank/read-statement.server.ts": "XML and CSV whose texts are cleaned when a row is read",
  "gateways/sandbox-card/http-messages.server.ts": "the card provider of the demo",
  "gateways/sandbox-card/journal.server.ts": "its own journal",
  "gateways/sandbox-courier/exchange.server.ts": "the courier of the demo",
  "gateways/e-factura.server.ts": "the tax authority's answers: states and numbers",
  "gateways/webhook-sender.server.ts": "another program's answer, kept as evidence of a delivery",
  "gateways/openai-rephraser.server.ts": "the assistant cleans and compares each line (shop/assistant/rephrasing)",
  "app/features/catalogue/list.view.server.ts": "a code of a unit: squash leaves letters and digits alone",
  "app/shell/search-box.tsx": "shows what stands in the address",
  "app/shell/suggestions.tsx": "the same",
  "app/features/catalogue/components/list-tools.tsx":
    "a form in the browser; the address that it makes is parsed by parseFilter",
};

const sources = globSync("{app,shop,base,gateways}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const readsUncleaned = (text: string) => READS.test(text) && !CLEANS.test(text);

describe("every entry point", () => {
  test("cleans what it reads, or stands in the table with a reason", () => {
    expect(sources.length).toBeGreaterThan(1500);
    const found = sources.filter((file) => readsUncleaned(readFileSync(file, "utf8")));
    expect(found.filter((file) => !(file in exempt))).toEqual([]);
    expect(Object.keys(exempt).filter((file) => !found.includes(file))).toEqual([]);
  });

  test.each([
    "const body = await request.json();",
    "const fields = new URLSearchParams(await request.text());",
    'const words = Buffer.from(bytes).toString("utf8");',
    'const q = params.get("q") ?? "";',
  ])("a new one that forgets it is found: %s", (text) => expect(readsUncleaned(text)).toBe(true));
});

// As it is pasted from a PDF, a contact and a Mac: letters in two pieces, direction marks, other spaces and line ends.
const DIRTY = "\u202aS\u0326tefan\u00a0Pop\u200b\u202c\r\nIas\u0326i";
const CLEAN = "Ștefan Pop\nIași";
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://shop.example/x", { method: "POST", body, headers });
const bytes = (text: string) => new TextEncoder().encode(text);

describe("what arrives", () => {
  test("by a form is clean; a password stays as it was typed", async () => {
    const fields = await readFields(
      post(new URLSearchParams({ note: DIRTY, password: "a\u00a0\u200bb", newPassword: "a\u0326" })),
    );
    expect(fields).toEqual({ note: CLEAN, password: "a\u00a0\u200bb", newPassword: "a\u0326" });
  });

  test("by a form with files is clean", async () => {
    const form = new FormData();
    form.append("note", DIRTY);
    form.append("file", new File(["x"], "a.csv"));
    const read = await readFileForm(post(form));
    expect(read?.get("note")).toBe(CLEAN);
    expect(read?.get("file")).toBeInstanceOf(File);
  });

  test("by a form with photos is clean", async () => {
    const form = new FormData();
    form.append("story", DIRTY);
    const seen: Record<string, string> = {};
    await readUploadedFiles(post(form), {
      largest: 1000,
      most: 1,
      take: async () => {},
      onField: (name: string, value: string) => void (seen[name] = value),
    } as Parameters<typeof readUploadedFiles>[1]);
    expect(seen).toEqual({ story: CLEAN });
  });

  test("by a bulk form of the office is clean", async () => {
    const read = await readBulk(post(new URLSearchParams({ intent: "tag", tag: DIRTY, ids: "1" })));
    expect(read?.fields).toEqual({ tag: CLEAN });
  });

  test("in a search box is clean", () => {
    const search = new URLSearchParams({ q: DIRTY });
    expect(parseFilter("pc", { params: search, knows: () => true }).filter.q).toBe("Ștefan Pop Iași");
  });

  test("in a file of stock, parts or e-mail is clean", async () => {
    expect(decodeSheet(bytes(DIRTY))?.text).toBe(CLEAN);
    expect(textOfList(bytes(DIRTY))).toEqual({ ok: true, value: CLEAN });
    const email = await readEmail(
      bytes(
        `From: =?utf-8?B?${Buffer.from("S\u0326tefan\u200b").toString("base64")}?= <a@b.ro>\r\nSubject: x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nBuna\u0306\u200b\r\n`,
      ),
    );
    expect([email?.name, email?.body]).toEqual(["Ștefan", "Bună"]);
  });

  test("in the checkout becomes an address as papers print it", async () => {
    const fields = await readFields(
      post(
        new URLSearchParams({
          email: "\u200bIon@Example.ro",
          firstName: "S\u0326tefan",
          lastName: "T\u0326urcanu",
          phone: "\u202a+40\u2011721\u00a0234 567\u202c",
          address: "Str. Ma\u0302ndra 3",
          city: "Ias\u0326i",
          county: "IS",
          postalCode: "RO\u2011700001",
        }),
      ),
    );
    expect(parseFields(ShippingForm, fields)).toMatchObject({
      ok: true,
      value: {
        email: "ion@example.ro",
        firstName: "Ștefan",
        lastName: "Țurcanu",
        phone: "+40721234567",
        address: "Str. Mândra 3",
        city: "Iași",
        postalCode: "700001",
      },
    });
  });
});
