// Every function of the shop that reads text which somebody else wrote, with the words that its own expressions look for. The tests beside
// this file give each of them hostile texts made of those words and count the work.
// Must always hold: a new reader of untrusted text has its line here.

import { localAddress } from "../app/edge.server.ts";
import { bestEncoding, isText } from "../app/http/encoding.server.ts";
import { parseTarget, pathForLog } from "../app/http/target.server.ts";
import { detectLanguage, readCookie } from "../app/i18n/detect.server.ts";
import { parseAmount } from "../base/amount.ts";
import { parseId, parseListingId } from "../base/id.ts";
import { foldDiacritics, slug, squash } from "../base/text.ts";
import { understandQuestion } from "../shop/assistant/question.ts";
import * as banks from "../shop/bank/amounts.ts";
import { readStatement } from "../shop/bank/read-statement.server.ts";
import { referenceIn } from "../shop/bank/statement.ts";
import { parseFilter } from "../shop/catalogue/parse-filter.ts";
import { suggest } from "../shop/catalogue/suggestions.ts";
import { isOneEditAway, TextColumn, wordsOf } from "../shop/catalogue/text-search.ts";
import { readBuild } from "../shop/configurator/build-address.ts";
import { SaveBuildForm } from "../shop/configurator/forms.ts";
import { parseCui, parseTradeRegister } from "../shop/orders/company.ts";
import { ShippingForm } from "../shop/orders/forms.ts";
import { internationalPhone } from "../shop/orders/phone.ts";
import { readDetectCode } from "../shop/parts/detect-code.server.ts";
import { knownIndex } from "../shop/parts/known-parts.server.ts";
import { matchHardware } from "../shop/parts/match-hardware.ts";
import { matchReport } from "../shop/parts/match-report.ts";
import type { HardwareKind } from "../shop/parts/matching/match.ts";
import { readReport } from "../shop/parts/report/read-report.ts";
import { looksLikeCardNumber } from "../shop/payments/card-leak.ts";
import { parseIban } from "../shop/payments/iban.ts";
import { categoryIn, columnIn, conditionIn, leadingCategory } from "../shop/trade-in/component-words.ts";
import { textOfList } from "../shop/trade-in/list-text.ts";
import { readComponentLines } from "../shop/trade-in/read-component-lines.ts";

export type TextReader = {
  name: string;
  read(text: string): unknown;
  /** Characters of what people usually send. */
  usual: number;
  /** What its expressions look for, and what divides that. */
  words: readonly string[];
  /** Steps that a call may take besides, however short the text. */
  fixed: number;
  /** Steps for each character. */
  each: number;
};

const signs = [" ", "\n", "\t", ".", ",", "-", "/", "(", ")", "[", '"', "a", "1", "0", "é", "і", "😀"];

const reportWords = ["CPU: ", "Machine:", "Graphics:", "Drives:", "Memory:", " Mobo: ", " System: ", " serial:", " model: ", " vendor: ", " size: ", " size: 1 GiB", " 1 TiB", "Device-1: ", "Card: ", " renderer: ", " v: ", " ID-1: /dev/a", " type: USB", " part-no: x", " bits: ", "Info: ", "Topology: "];
const dxdiagWords = ["Card name: ", "Processor: ", "Model: ", "Dedicated Memory: ", "System Manufacturer: ", "System Model: ", " MB", "[1]: ", "Intel64 Family ", "Processor", "Host Name: "];
const lshwWords = ["*-cpu", "*-core", "*-disk", "*-bank", "*-display", "  product: ", "  vendor: ", "  size: 1GiB", "  description: "];
const cpuzWords = ["Processors Information\n", "Module Size\t8 MBytes", "Part number\t", "DIMM #", "Display Adapters", "Display adapter 1", "Memory size\t", "Storage", "Drive\t1", "Name\t", "Capacity\t", "Specification\t", "Type\t", " (0x"];
const dmiWords = ["# dmidecode 3\n", "Handle 0x0001, DMI type 2\n", "Base Board Information\n", "Processor Information\n", "Memory Device\n", "\tManufacturer: ", "\tVersion: ", "\tSize: 8", "\tPart Number: "];
const colours = ["\u001B[1m", "\u0003", "\u000312", "\r\n"];

const partWords: Record<HardwareKind, readonly string[]> = {
  cpu: ["core ", "i5-", "intel", "amd", "ryzen ", "5 ", "5600x", "pentium 4 ", "3.0ghz", "@ ", "quad-", "12 core ", "with ", "graphics", "model:", "bits:", "(12-die)", "[mc", "xeon e5-", "2 duo ", "dual-"],
  gpu: ["geforce ", "rtx ", "gtx ", "1060", "/", "[", "radeon ", "rx ", "vega ", "8gb", "gddr5", "(rev a1)", "driver:", "v: ", "direct3d", "@ 1.0 ghz", "ti ", "super ", "advanced micro devices, inc. ", "corporation "],
  board: ["mobo: ", "bios ", "hardware name: ", "asus", "system:", "v:", "(ms-7a34)", "b450", "-", "_", "rev 1.0", "to be filled by o.e.m. ", ".", "P5", "aa_bb", "x", "model: "],
  disk: ["samsung ", "ssd ", "970 ", "evo ", "500gb", "model: ", "size: ", "wd", "10ezex", "st1000dm010", "_", "-", "1,000 bytes", "TOSHIBA ", "sk hynix ", "kingston "],
  ram: ["corsair ", "cmk16gx4m2b3200c16", "kvr", "16", "hx4", "m378", " gb", "-", "f4-", "3200c16d", "ct8g4", "bl"],
};

const listWords = ["2x ", " x2", "x2 ", "3 buc ", " buc", "RTX 3060", "8GB", "GB/s", "DDR4 ", "stare bună", "1.234,5 lei", " lei", "9".repeat(40), '"', '""', ";", ",", "\t", "=", "='", '="', "@", "- ", "• ", "(2)", " - 2", "athlon ", "hd 4870 ", "pci-e ", "3,5 inch", "nume;cantitate\n", "sep=;\n", "placă video ", "cooler master ", "pcs. ", "'", "“", "1) "];
const cardWords = ["1 ", "1-", "4242", "4242 4242 4242 4242", "0712 345 678", "RO49AAAA", "RO49 AAAA 1B31 0075", "4006381333931", "%31", "+", String.raw`\u0031`, "-0000-", "deadbeef-", "%", "%F", "%C4", "\u00a0"];

const statementHead = "Data;Suma;Descriere\n";
const search = new TextColumn();
const titles = ["PC Gaming Ryzen 5 5600X RTX 3060 16GB", "Dell OptiPlex 7050 i5-7500", "Placă video GeForce GTX 1060 6GB"];
for (const [row, title] of titles.entries()) search.set(row, { title, parts: ["AMD Ryzen 5 5600X", "NVIDIA GeForce RTX 3060"] });

const shipping = { firstName: "Ana", lastName: "Pop", phone: "0712345678", address: "Strada Lungă 1", county: "CJ", city: "Cluj", postalCode: "400000", email: "ana@example.test" };

function small(name: string, read: (text: string) => unknown, { words, usual = 40, fixed = 1000, each = 100 }: { words: readonly string[]; usual?: number; fixed?: number; each?: number }): TextReader {
  return { name, read, usual, words, fixed, each };
}

export const textReaders: readonly TextReader[] = [
  { name: "readReport", read: readReport, usual: 5000, words: [...reportWords, ...dxdiagWords, ...lshwWords, ...cpuzWords, ...dmiWords, ...colours, "\n"], fixed: 5000, each: 300 },
  { name: "matchReport", read: (text) => matchReport(knownIndex, text), usual: 5000, words: [...reportWords, ...dxdiagWords, ...partWords.gpu, ...partWords.disk, "\n"], fixed: 5000, each: 300 },
  ...(Object.keys(partWords) as HardwareKind[]).flatMap((kind): TextReader[] => [
    { name: `matchHardware, ${kind}`, read: (raw) => matchHardware(knownIndex, { kind, raw }), usual: 60, words: [...partWords[kind], ...signs], fixed: 5000, each: 300 },
    { name: `matchHardware, size of ${kind}`, read: (size) => matchHardware(knownIndex, { kind, raw: "CMK16GX4M2B3200C16", size }), usual: 10, words: ["1,000", "1.0", " GB", "bytes", " ", "(", "1"], fixed: 5000, each: 300 },
  ]),
  { name: "readDetectCode", read: readDetectCode, usual: 900, words: ["PCB1.", "PCB", ".", "0", "_", "deadbeef", " ", "\n"], fixed: 1000, each: 100 },
  { name: "readComponentLines", read: readComponentLines, usual: 2000, words: [...listWords, "\n", "\r"], fixed: 5000, each: 300 },
  { name: "readComponentLines, long lines", read: (text) => readComponentLines(text.replaceAll(/[\r\n]/g, " ").replaceAll(/.{399}/gs, "$&\n")), usual: 2000, words: listWords, fixed: 5000, each: 300 },
  { name: "textOfList", read: (text) => textOfList(new TextEncoder().encode(text)), usual: 2000, words: [...signs, "\u0000"], fixed: 1000, each: 100 },
  ...[conditionIn, categoryIn, columnIn, leadingCategory].map((read) => small(read.name, read, { words: ["stare ", "bună ", "placă ", "video ", "-", "'", "’", " ", "...", "cooler ", "master"] })),
  ...(["any", "known", "goods"] as const).map((of): TextReader => ({ name: `looksLikeCardNumber, ${of}`, read: (text) => looksLikeCardNumber(text, of), usual: 2000, words: [...cardWords, ...signs], fixed: 1000, each: 60 })),
  { name: "readStatement, CSV", read: (text) => readStatement(new TextEncoder().encode(statementHead + text), { ourIban: "RO49AAAA1B31007593840000" }), usual: 3000, words: ["21.11.2026;", "1.234,56;", "ORD-123456", ";", ",", '"', "\n", "\t", "Sold", "=", '="', "21 noiembrie 2026", "1,", "(", "-"], fixed: 10_000, each: 200 },
  { name: "readStatement, camt", read: (text) => readStatement(new TextEncoder().encode(`<Document>${text}`), { ourIban: "RO49AAAA1B31007593840000" }), usual: 3000, words: ["<", "<a", "<a ", ">", "/>", "</a>", "<Ntry>", "</Ntry>", "<!--", "-->", "<![CDATA[", "]]>", "&lt;", "&amp;", ' b="', '"', "=", "<?", "?>", "<!"], fixed: 10_000, each: 200 },
  small("referenceIn", referenceIn, { words: ["ord", "vnd", "-", "nr", ".", " ", "1", "1 ", "12 34 56", ":"], usual: 100 }),
  small("bank amounts", banks.parseAmount, { words: ["1", "1.", "1,", "ron", " ", "(", "-", "'"] }),
  small("bank days", banks.parseDay, { words: ["1", "21", "-", " ", "noi", "embrie", ".", "2026", "/"] }),
  small("amounts", parseAmount, { words: ["1", "1.", ".123", ",", " ", "RON", "lei"] }),
  small("ids", (text) => [parseId(text), parseListingId(text)], { words: ["1", "a", "-", "0000-"] }),
  small("folding", (text) => [foldDiacritics(text), squash(text), slug(text)], { words: signs }),
  small("understandQuestion", (text) => understandQuestion(text, { known: [{ facet: "gpus", value: "a", label: "NVIDIA GeForce RTX 3060 Ti" }] }), { words: ["sub ", "3000 ", "3.000", "lei ", "rtx ", "3060 ", "între ", "si ", "buget de ", "până la ", "ryzen ", "5 ", "3 mii", "тис", "league of legends ", " "], usual: 60, fixed: 100_000, each: 300 }),
  ...(["pc", "graphics-cards"] as const).map((aisle) => small(`parseFilter, ${aisle}`, (text) => parseFilter(aisle, { params: new URLSearchParams(text), knows: () => false }), { words: ["q=", "a", "&", "ramCapacity=", "16", "priceRange=", "1-2", "customPrice=1", "sort=", "game=", "page=", "cpus=x&", "strange=1&", "%20", "+", "-"], usual: 200, fixed: 20_000, each: 400 })),
  small("the search of listings", (text) => search.match(text.slice(0, 100)), { words: ["ryzen ", "rtx", "a ", "b ", "1 ", "geforse ", "5600x", " ", "q"], usual: 20, fixed: 50_000 }),
  small("suggest", (text) => suggest(text, { aisles: [{ aisle: "pc", name: "Calculatoare", count: 3 }], parts: [{ aisle: "pc", facet: "gpus", value: "x", label: "GeForce RTX 3060", count: 2 }], listings: () => [] }), { words: ["ryzen ", "rtx", "a ", "b ", "geforse ", " ", "q"], usual: 20, fixed: 50_000 }),
  small("wordsOf", (text) => [wordsOf(text), isOneEditAway(text, `${text}a`)], { words: signs, each: 150 }),
  small("readBuild", (text) => readBuild(new URLSearchParams(text)), { words: ["processors=", "812", "ram=901x2&", "x", "x2", "&", "0"], usual: 100 }),
  small("SaveBuildForm", (text) => SaveBuildForm.safeParse({ name: text, build: text }), { words: [...signs, "ram=901x2&"], usual: 60, fixed: 5000 }),
  small("internationalPhone", internationalPhone, { words: ["0712", "+40", "(", ")", " ", "-", ";ext=", "x", "tel:", "00", "1", "."] }),
  small("parseCui", parseCui, { words: ["RO", "1", " ", ".", "-"] }),
  small("parseTradeRegister", parseTradeRegister, { words: ["J", "12/", "1", "/", " ", "20"] }),
  small("parseIban", parseIban, { words: ["RO49", "AAAA", "1", " ", "-"] }),
  ...(["email", "firstName", "phone", "address", "postalCode"] as const).map((field) => small(`ShippingForm, ${field}`, (text) => ShippingForm.safeParse({ ...shipping, [field]: text }), { words: ["a", ".", "@", "a@a", "-", "a.a", " ", "1", "+", "'"], fixed: 20_000, each: 200 })),
  small("localAddress", localAddress, { words: ["/", "/.", "..", "//", "%2e", "\\", "?", "a", "#", ":", "@"] }),
  small("parseTarget", parseTarget, { words: ["/", "%2e", "%", "a", "?", "\\", "..", "%00"], usual: 200 }),
  small("pathForLog", pathForLog, { words: ["/", "1", "1 ", "%20", "a", "-", "+"], usual: 200, each: 200 }),
  small("detectLanguage", (text) => [detectLanguage({ search: new URLSearchParams(text), cookie: text, acceptLanguage: text }), readCookie(text, "visitor")], { words: ["ro", "en-US", ",", ";", "q=", "0.1", " ", "lng=", "="], usual: 200 }),
  small("bestEncoding", (text) => [bestEncoding(text), isText(text)], { words: ["br", "gzip", ";", "q=0", ".0", ",", " "], usual: 40 }),
];
