import { describe, expect, test } from "vitest";
import type { PassportCode } from "../../shop/passport/passport-code.ts";
import type { SignedEvent } from "../../shop/passport/passport-event.ts";
import type { SignedErasure } from "../../shop/passport/signed-erasures.server.ts";
import { textOfPdf } from "../../testing/pdf/text-of-pdf.ts";
import { languages, type Language } from "../i18n/languages.ts";
import { drawErasureReceipt } from "./draw-erasure.server.ts";

const event = {
  v: 1,
  passport: "0123456789ABCDEFGHJK",
  seq: 4,
  at: "2026-11-21",
  kind: "erased",
  body: {
    on: "2026-11-20",
    method: "nvme-format",
    variant: "user-data",
    tool: "nvme-cli 2.8",
    drive: "Samsung SSD 970 EVO Plus 1TB",
    serialEnd: "41K",
    isVerified: true,
    proof: "read-back",
    log: "ab".repeat(32),
  },
  prev: "cd".repeat(32),
  key: "0123456789abcdef",
} as const satisfies Omit<SignedEvent, "hash" | "signature">;
const erasure: SignedErasure = {
  passport: event.passport as PassportCode,
  said: event,
  record: JSON.stringify(event),
  hash: "ef".repeat(32),
  signature: "Q".repeat(86),
};
const shop = {
  company: { name: "PCBis" },
  seller: { name: "PCBis Demo SRL", cui: "RO1" },
  publicUrl: "https://pcbis.example",
};
const draw = (erasures: SignedErasure[], language: Language = "ro") =>
  drawErasureReceipt(erasures, { reference: "VND-100001", language, shop });
/** Without spaces and ends of lines, at which a text is cut. */
const plain = (text: string) => text.replaceAll(/\s/g, "");
const readIn = async (file: Promise<Buffer>) => plain(textOfPdf(await file));

describe("the receipt of erased drives as a PDF", () => {
  test("says which drive was erased, how, and what the shop signed", async () => {
    const text = await readIn(draw([erasure]));
    for (const part of [
      "DOVADA ȘTERGERII DATELOR",
      "VND-100001",
      "…41K",
      "NVMe Format, user data erase",
      "nvme-cli 2.8",
      "20 noiembrie 2026",
      "Discul a fost citit din nou în întregime și era gol.",
      "https://pcbis.example/p/01234-56789-ABCDE-FGHJK",
      erasure.record,
      erasure.hash,
      erasure.signature,
      event.key,
      event.body.log,
    ])
      expect(text).toContain(plain(part));
  });

  test.each([
    ["en", "Receipt of data erasure"],
    ["hu", "Adattörlési igazolás"],
    ["uk", "Підтвердження стирання даних"],
  ] as const)("has the reader's words beside the Romanian ones: %s", async (language, title) => {
    const text = await readIn(draw([erasure], language));
    expect(text).toContain(plain(title));
    expect(text).toContain(plain("DOVADA ȘTERGERII DATELOR"));
  });

  test("says that an erasure was not verified", async () => {
    const { proof: _, ...body } = event.body;
    const unverified = { ...erasure, said: { ...event, body: { ...body, isVerified: false } } };
    expect(await readIn(draw([unverified]))).toContain(plain("nu a fost verificată în alt mod"));
  });

  test("continues on further pages, and is the same file each time", async () => {
    const many = Array.from({ length: 5 }, () => erasure);
    for (const language of languages) expect(await draw(many, language)).toEqual(await draw(many, language));
    const pages = (await draw(many)).toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;
    expect(pages).toBeGreaterThan(1);
  });
});
