// All functions of the shop that parse untrusted text, with the words that their regular expressions look for. The test beside this
// file gives each of them hostile texts made of these words and counts the work.
// Invariant: every exported function of `textModules` is listed here, or is listed as not reading untrusted text.

import * as formFields from "../../app/server/form-fields.server.ts";
import * as encoding from "../../app/server/encoding.server.ts";
import * as target from "../../app/server/target.server.ts";
import * as language from "../../app/i18n/detect.server.ts";
import * as amounts from "../../base/amount.ts";
import * as cleanText from "../../base/clean-text.ts";
import * as typedFields from "../../base/typed-fields.ts";
import * as amountsInText from "../../base/amounts/find-amounts.ts";
import * as numberWords from "../../base/amounts/number-words.ts";
import * as cookies from "../../base/cookie.ts";
import * as ids from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import * as folding from "../../base/text.ts";
import * as conversation from "../../shop/assistant/conversation.ts";
import * as followUp from "../../shop/assistant/understanding/follow-up.ts";
import * as lexicon from "../../shop/assistant/understanding/lexicon.ts";
import * as message from "../../shop/assistant/understanding/message.ts";
import * as readAmounts from "../../shop/assistant/understanding/read-amounts.ts";
import * as readParts from "../../shop/assistant/understanding/read-parts.ts";
import * as readCriteriaModule from "../../shop/assistant/understanding/read-criteria.ts";
import * as sameFacts from "../../shop/assistant/rephrasing/same-facts.ts";
import { noCriteria } from "../../shop/assistant/criteria.ts";
import * as bankAmounts from "../../shop/bank/amounts.ts";
import * as statements from "../../shop/bank/read-statement.server.ts";
import * as references from "../../shop/bank/statement.ts";
import * as productTypeWords from "../../shop/catalogue/product-type-words.ts";
import * as filters from "../../shop/catalogue/search/parse-filter.ts";
import * as specs from "../../shop/catalogue/search/read-specs.ts";
import * as suggestions from "../../shop/catalogue/search/suggestions.ts";
import * as search from "../../shop/catalogue/search/text-search.ts";
import * as buildAddress from "../../shop/configurator/build-address.ts";
import { SaveBuildForm } from "../../shop/configurator/forms.ts";
import { OwnPcForm } from "../../shop/own-pc/forms.ts";
import * as partLines from "../../shop/own-pc/split-names.ts";
import * as company from "../../shop/shipping/company.ts";
import * as parcelSize from "../../shop/shipping/parcel-size.ts";
import { ShippingForm } from "../../shop/orders/forms.ts";
import * as courierFile from "../../shop/shipments/courier-file.ts";
import { AwbImportForm, ShipmentForm } from "../../shop/shipments/forms.ts";
import { parseVoucherCode } from "../../shop/vouchers/voucher.ts";
import { SubscribeForm } from "../../shop/newsletter/forms.ts";
import * as reviewForms from "../../shop/reviews/forms.ts";
import { firstNameOf } from "../../shop/reviews/question.ts";
import * as phone from "../../shop/shipping/phone.ts";
import * as readCounty from "../../shop/shipping/read-county.ts";
import * as cnp from "../../shop/trade-in/seller-documents/cnp.ts";
import * as sellerIdentity from "../../shop/trade-in/seller-documents/identity.ts";
import * as watchLines from "../../shop/trade-in/seller-documents/watch-lines.ts";
import * as sameNames from "../../shop/trade-in/seller-documents/same-name.ts";
import * as cursors from "../../shop/integrations/cursor.ts";
import * as detectCode from "../../shop/parts/detect-code.server.ts";
import * as afterburner from "../../shop/inventory/bench/files/read-afterburner.ts";
import * as capFrameX from "../../shop/inventory/bench/files/read-cap-frame-x.ts";
import * as cinebench from "../../shop/inventory/bench/files/read-cinebench.ts";
import * as fileJson from "../../shop/inventory/bench/files/file-json.ts";
import * as fileLines from "../../shop/inventory/bench/files/file-lines.ts";
import * as fileTexts from "../../shop/inventory/bench/files/file-text.ts";
import * as furMark from "../../shop/inventory/bench/files/read-furmark.ts";
import * as heaven from "../../shop/inventory/bench/files/read-heaven.ts";
import * as hwinfo from "../../shop/inventory/bench/files/read-hwinfo.ts";
import * as mangoHud from "../../shop/inventory/bench/files/read-mango-hud.ts";
import * as measurementFiles from "../../shop/inventory/bench/files/read-measurement-file.ts";
import * as presentMon from "../../shop/inventory/bench/files/read-present-mon.ts";
import * as smart from "../../shop/inventory/bench/files/read-smart.ts";
import * as smartText from "../../shop/inventory/bench/files/read-smart-text.ts";
import * as threeDMark from "../../shop/inventory/bench/files/read-3dmark.ts";
import * as erasureLog from "../../shop/inventory/erasure/erasure-log.ts";
import * as nwipe from "../../shop/inventory/erasure/read-nwipe.ts";
import * as erasureLogs from "../../shop/inventory/erasure/read-erasure-log.ts";
import * as terminal from "../../shop/inventory/erasure/read-terminal.ts";
import * as terminalSession from "../../shop/inventory/erasure/terminal-session.ts";
import * as terminalText from "../../shop/inventory/erasure/terminal-text.ts";
import * as benchFiles from "../../shop/inventory/bench/files/read-bench-file.ts";
import { UnreadableFile } from "../../shop/inventory/bench/files/measurement-file.ts";
import * as zipEntry from "../../shop/inventory/bench/files/zip-entry.ts";
import { knownIndex, knownParts } from "../../shop/parts/known-parts.server.ts";
import * as hardware from "../../shop/parts/match-hardware.ts";
import * as lineMatching from "../../shop/parts/match-line.ts";
import * as reportMatching from "../../shop/parts/match-report.ts";
import type { HardwareKind } from "../../shop/parts/matching/match.ts";
import { nameParts } from "../../shop/parts/name-parts.server.ts";
import * as partTitles from "../../shop/parts/part-title.ts";
import * as reports from "../../shop/parts/report/read-report.ts";
import * as cardLeak from "../../shop/payments/card-leak.ts";
import * as iban from "../../shop/payments/iban.ts";
import * as componentWords from "../../shop/trade-in/draft/component-words.ts";
import * as listText from "../../shop/trade-in/draft/list-text.ts";
import * as partHints from "../../shop/pricing/part-hint.ts";
import * as componentLines from "../../shop/trade-in/draft/read-component-lines.ts";

const noSources: specs.SpecSources = { facetsOf: () => [], vramOf: () => new Set() };

/** All exports of these modules are checked, so that a new reader cannot be forgotten. */
export const textModules: readonly Readonly<Record<string, unknown>>[] = [
  formFields,
  cleanText,
  typedFields,
  encoding,
  target,
  language,
  amounts,
  amountsInText,
  numberWords,
  ids,
  folding,
  conversation,
  followUp,
  lexicon,
  message,
  readAmounts,
  readParts,
  sameFacts,
  bankAmounts,
  statements,
  references,
  filters,
  suggestions,
  search,
  buildAddress,
  company,
  phone,
  detectCode,
  hardware,
  lineMatching,
  reportMatching,
  reports,
  cardLeak,
  iban,
  componentWords,
  listText,
  componentLines,
  productTypeWords,
  specs,
  partTitles,
  partLines,
  partHints,
  cursors,
  cinebench,
  fileLines,
  fileTexts,
  furMark,
  heaven,
  hwinfo,
  mangoHud,
  measurementFiles,
  presentMon,
  smart,
  smartText,
  threeDMark,
  zipEntry,
  erasureLog,
  nwipe,
  watchLines,
  erasureLogs,
  terminal,
  terminalSession,
  terminalText,
  benchFiles,
];

/** These take no text, or only our own text. */
export const noReaders: readonly unknown[] = [
  amounts.plainAmount,
  amounts.shortAmount,
  encoding.isWorthPacking,
  encoding.compress,
  encoding.packer,
  ids.newId,
  cursors.writeCursor,
  references.isClear,
  references.proposeFor,
  buildAddress.buildQuery,
  buildAddress.ownBuildQuery,
  buildAddress.buildAddressQuery,
  reportMatching.matchItems,
  reportMatching.matchRead,
  reportMatching.unfitReport,
  search.TextColumn,
  partTitles.memoryOfTitle,
  fileLines.isoDate,
  terminalSession.optionOf,
  terminalSession.hasFlag,
];

export type TextReader = {
  name: string;
  /** The exported functions that it calls. */
  of: readonly unknown[];
  read(text: string): unknown;
  /** Characters of a typical input. */
  usual: number;
  /** The words and separators that its expressions look for. */
  words: readonly string[];
  /** Steps that a call may take for any text. */
  fixed: number;
  /** Further steps for each character. */
  each: number;
};

const signs = [" ", "\n", "\t", ".", ",", "-", "/", "(", ")", "[", '"', "a", "1", "0", "é", "і", "😀"];

const reportWords = [
  "CPU: ",
  "Machine:",
  "Graphics:",
  "Drives:",
  "Memory:",
  " Mobo: ",
  " System: ",
  " serial:",
  " model: ",
  " vendor: ",
  " size: ",
  " size: 1 GiB",
  " 1 TiB",
  "Device-1: ",
  "Card: ",
  " renderer: ",
  " v: ",
  " ID-1: /dev/a",
  " type: USB",
  " part-no: x",
  " bits: ",
  "Info: ",
  "Topology: ",
];
const dxdiagWords = [
  "Card name: ",
  "Processor: ",
  "Model: ",
  "Dedicated Memory: ",
  "System Manufacturer: ",
  "System Model: ",
  " MB",
  "[1]: ",
  "Intel64 Family ",
  "Processor",
  "Host Name: ",
];
const lshwWords = [
  "*-cpu",
  "*-core",
  "*-disk",
  "*-bank",
  "*-display",
  "  product: ",
  "  vendor: ",
  "  size: 1GiB",
  "  description: ",
];
const cpuzWords = [
  "Processors Information\n",
  "Module Size\t8 MBytes",
  "Part number\t",
  "DIMM #",
  "Display Adapters",
  "Display adapter 1",
  "Memory size\t",
  "Storage",
  "Drive\t1",
  "Name\t",
  "Capacity\t",
  "Specification\t",
  "Type\t",
  " (0x",
];
const dmiWords = [
  "# dmidecode 3\n",
  "Handle 0x0001, DMI type 2\n",
  "Base Board Information\n",
  "Processor Information\n",
  "Memory Device\n",
  "\tManufacturer: ",
  "\tVersion: ",
  "\tSize: 8",
  "\tPart Number: ",
];
const colours = ["\u001B[1m", "\u0003", "\u000312", "\r\n"];

const partWords: Record<HardwareKind, readonly string[]> = {
  cpu: [
    "core ",
    "i5-",
    "intel",
    "amd",
    "ryzen ",
    "5 ",
    "5600x",
    "pentium 4 ",
    "3.0ghz",
    "@ ",
    "quad-",
    "12 core ",
    "with ",
    "graphics",
    "model:",
    "bits:",
    "(12-die)",
    "[mc",
    "xeon e5-",
    "2 duo ",
    "dual-",
  ],
  gpu: [
    "geforce ",
    "rtx ",
    "gtx ",
    "1060",
    "/",
    "[",
    "radeon ",
    "rx ",
    "vega ",
    "8gb",
    "gddr5",
    "(rev a1)",
    "driver:",
    "v: ",
    "direct3d",
    "@ 1.0 ghz",
    "ti ",
    "super ",
    "advanced micro devices, inc. ",
    "corporation ",
  ],
  board: [
    "mobo: ",
    "bios ",
    "hardware name: ",
    "asus",
    "system:",
    "v:",
    "(ms-7a34)",
    "b450",
    "-",
    "_",
    "rev 1.0",
    "to be filled by o.e.m. ",
    ".",
    "P5",
    "aa_bb",
    "x",
    "model: ",
  ],
  disk: [
    "samsung ",
    "ssd ",
    "970 ",
    "evo ",
    "500gb",
    "model: ",
    "size: ",
    "wd",
    "10ezex",
    "st1000dm010",
    "_",
    "-",
    "1,000 bytes",
    "TOSHIBA ",
    "sk hynix ",
    "kingston ",
  ],
  ram: ["corsair ", "cmk16gx4m2b3200c16", "kvr", "16", "hx4", "m378", " gb", "-", "f4-", "3200c16d", "ct8g4", "bl"],
};

const listWords = [
  "2x ",
  " x2",
  "x2 ",
  "3 buc ",
  " buc",
  "RTX 3060",
  "8GB",
  "GB/s",
  "DDR4 ",
  "stare bună",
  "1.234,5 lei",
  " lei",
  "9".repeat(40),
  '"',
  '""',
  ";",
  ",",
  "\t",
  "=",
  "='",
  '="',
  "@",
  "- ",
  "• ",
  "(2)",
  " - 2",
  "athlon ",
  "hd 4870 ",
  "pci-e ",
  "3,5 inch",
  "nume;cantitate\n",
  "sep=;\n",
  "placă video ",
  "cooler master ",
  "pcs. ",
  "'",
  "“",
  "1) ",
];
const cardWords = [
  "1 ",
  "1-",
  "4242",
  "4242 4242 4242 4242",
  "0712 345 678",
  "RO49AAAA",
  "RO49 AAAA 1B31 0075",
  "4006381333931",
  "%31",
  "+",
  String.raw`\u0031`,
  "-0000-",
  "deadbeef-",
  "%",
  "%F",
  "%C4",
  "\u00a0",
];

const listings = new search.TextColumn();
const titles = [
  "PC Gaming Ryzen 5 5600X RTX 3060 16GB",
  "Dell OptiPlex 7050 i5-7500",
  "Placă video GeForce GTX 1060 6GB",
];
for (const [row, title] of titles.entries())
  listings.set(row, { title, parts: ["AMD Ryzen 5 5600X", "NVIDIA GeForce RTX 3060"] });

const shipping = {
  firstName: "Ana",
  lastName: "Pop",
  phone: "0712345678",
  address: "Strada Lungă 1",
  county: "CJ",
  city: "Cluj",
  postalCode: "400000",
  email: "ana@example.test",
};
const ourIban = "RO49AAAA1B31007593840000";
/** Readers of a URL that the platform has parsed; its length is bounded by `LONGEST_SEARCH`. */
const paramsOf = (text: string) =>
  new URLSearchParams(text.split("&").map((pair) => [pair.split("=")[0]!, pair.split("=")[1] ?? ""]));
const bytesOf = (text: string) => new TextEncoder().encode(text);

type Made = { words: readonly string[]; usual?: number; fixed?: number; each?: number };

/** A reader for these functions; by default the last one is called. */
function reader<Read extends (text: string) => unknown>(
  name: string,
  of: readonly [...unknown[], Read] | readonly unknown[],
  {
    words,
    usual = 40,
    fixed = 2000,
    each = 100,
    read = of.at(-1) as Read,
  }: Made & { read?: (text: string) => unknown },
): TextReader {
  return { name, of, read, usual, words, fixed, each };
}

/** The reports of each program, from the section with the parts on. */
const reportStarts = {
  "inxi, machine": ["CPU: x\nMachine: ", reportWords],
  "inxi, processor": ["Machine: x\nCPU: ", reportWords],
  "inxi, graphics": ["CPU: x\nGraphics: ", reportWords],
  "inxi, drives": ["CPU: x\nDrives: ID-1: /dev/sda ", reportWords],
  "inxi, memory": ["CPU: x\nMemory: size: 8 GiB ", reportWords],
  dxdiag: ["DxDiag Version: 1\n", dxdiagWords],
  systeminfo: ["Host Name: x\n", dxdiagWords],
  lshw: ["*-core\n", lshwWords],
  "CPU-Z": ["Processors Information\nDisplay Adapters\nStorage\n", cpuzWords],
  dmidecode: ["# dmidecode 3\n", dmiWords],
} as const;

/** Reads to the end of the text; a text without a last line is refused. */
function lastLineOf(text: string): number {
  try {
    fileLines.requireLastLine(text);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  const lines = new fileLines.FileLines(text);
  while (lines.next() !== null);
  return lines.number;
}

/** The files of each measuring program, from the part that repeats on. */
const recordingEnd = "Script done on 2026-11-20 10:21:30+02:00 []\n";

const erasureStarts: Readonly<Record<string, { of: readonly unknown[]; start: string; words: readonly string[] }>> = {
  nwipe: {
    of: [nwipe.isNwipe, nwipe.readNwipe],
    start: "[2026/11/20 10:00:00]    info: nwipe 0.34\n",
    words: [
      "[2026/11/20 10:00:00]  notice: ",
      "Invoking method 'DoD' on ",
      "/dev/sda",
      "Starting pass 1/3, round 1/1, on ",
      "Found /dev/sda, ",
      "S/N=",
      "[SUCCESS] Verified that ",
      " is ",
      "*** Drive Status ***",
      " | ",
      "sda |Erased| 1 | 1 | a/b1234",
      "Nwipe successfully completed",
    ],
  },
  terminal: {
    of: [
      terminal.readTerminal,
      terminalSession.isTerminalRecording,
      terminalSession.readTerminalSession,
      terminalText.terminalLines,
    ],
    start: "Script started on 2026-11-20 10:00:00+02:00 []\n# nvme id-ctrl /dev/nvme0\nsn : S4EWNX0R4\nmn : a\n",
    words: [
      "# ",
      "root@bench:~# ",
      "[root@bench ~]# ",
      "+ ",
      "sudo ",
      "nvme format ",
      "nvme sanitize-log ",
      "hdparm -I ",
      "shred -v ",
      "cmp /dev/zero ",
      "dd if=/dev/zero of=",
      "blkdiscard ",
      "smartctl -i ",
      "/dev/nvme0n1 ",
      "--ses=1",
      "Success formatting namespace:1",
      "shred: /dev/nvme0n1: pass 1/3 (random)...",
      "1234567 bytes (1 MB) copied, 1 s",
      "(SSTAT) : 0x101",
      "Security:",
      "\tnot\tenabled",
      ": ",
      "\u001B[K",
      "\u001B[1P",
      "\u001B[9@",
      "\u001B]0;",
      "\u0007",
      "\b",
      "\u0000",
    ],
  },
};

const fileStarts: Readonly<Record<string, { of: readonly unknown[]; start: string; words: readonly string[] }>> = {
  Cinebench: {
    of: [cinebench.isCinebench, cinebench.readCinebench, cinebench.pointsOf],
    start: "Cinebench R23\n",
    words: ["Cinebench ", "R23", ".", "CB 1", "CB 1 (0.00)\n", "Single CPU", "Multiple CPU Render Test", "(", ")"],
  },
  FurMark: {
    of: [furMark.isFurMark, furMark.readFurMark],
    start: "FurMark\n",
    words: [
      "[FRAMES=1]",
      "[TIME_MS=9]",
      "[Date=",
      "]",
      "[",
      "Score",
      " : ",
      "GPU Temp Max",
      "=",
      "1920x1080",
      "FurMark 1",
      ".39",
      "-",
    ],
  },
  "FurMark, table": {
    of: [],
    start: "FurMark,score\n",
    words: [",", '"', "1", "a,1\n", "FurMark"],
  },
  Heaven: {
    of: [heaven.isHeaven, heaven.readHeaven],
    start: "<h1>Unigine Heaven Benchmark 4.0</h1>",
    words: ["<", ">", "<td>", "FPS:", "Score:", "GPU model:", " (", "1.2", "</html>", "<a ", "83.5"],
  },
  "3DMark, XML": {
    of: [threeDMark.is3dMarkXml, threeDMark.read3dMarkXml],
    start: "<benchmark><results>",
    words: ["<", "</", ">", "<a>", "<a ", "1</a>", "<TimeSpyPerformance3DMarkScore>", "</benchmark>", "score"],
  },
  SMART: {
    of: [fileJson.isJson, fileJson.parseJson, smart.readSmart, smart.measuredDrive],
    start: "{",
    words: ['"a":', "{", "}", "[", "]", ",", '"', '"smartctl":{}', "\\", "1e9"],
  },
  "SMART, text": {
    of: [smartText.isSmartText, smartText.readSmartText],
    start: "smartctl 7.4 2023-08-01\nID# ATTRIBUTE_NAME\n",
    words: [
      "  5 A 0x0033 100 100 010 Pre-fail Always - 1\n",
      "\n",
      "read: 1 1 1 1 1 2.0 3\n",
      "0x07 0x008 1 13 ",
      ":",
      " ",
      "1",
      "-",
    ],
  },
  CapFrameX: {
    of: [capFrameX.isCapFrameX, capFrameX.readCapFrameX],
    start: '{"Runs":[{"CaptureData":',
    words: ['{"MsBetweenPresents":[', "16.6,", "]}}", "{", "}", "[", "]", ",", '"Info":', "1e9"],
  },
  "MSI Afterburner": {
    of: [afterburner.isAfterburner, afterburner.readAfterburner],
    start: "00, 21-11-2026 15:00:00, Hardware monitoring log v1.6\n02, 21-11-2026 15:00:00, Framerate\n",
    words: [
      "80, 21-11-2026 15:00:00, 60.0\n",
      "00, 21-11-2026 15:00:00, x\n",
      "03, x, 0, FPS\n",
      ",",
      "N/A",
      "  ",
      '"',
      "6",
    ],
  },
  MangoHud: {
    of: [mangoHud.isMangoHud, mangoHud.readMangoHud],
    start: "os,cpu,gpu,ram,kernel,driver\na,b,c,d,e,f\nfps,frametime,elapsed\n",
    words: ["60.0,16.6667,", "1\n", ",", ".", "-", '"', "fps,frametime", "1e5"],
  },
  PresentMon: {
    of: [presentMon.isPresentMon, presentMon.readPresentMon],
    start: "Application,ProcessID,SwapChainAddress,FrameTime\n",
    words: ["cs2.exe,1,0x1,16.6\n", ",", "NA", '"', "//", "a", "16.", "0x"],
  },
  HWiNFO: {
    of: [hwinfo.isHwinfo, hwinfo.readHwinfo],
    start: 'Date,Time,"CPU (Tctl/Tdie) [°C]",\n',
    words: ["21.11.2026,", "10:00:00.1,", "45.0,\n", "Date,Time,", ",", ";", '"', ":", ".", "["],
  },
};

/** A part name is cut to 300 characters, so the work is bounded by this. */
const ONE_NAME = { fixed: 1_200_000, each: 20 };

const someMemory = knownParts.find((part) => part.category === "ram")!;

/** Runs the function until it calls the database, which the test does not provide. */
const nameOne = (name: string) => void nameParts({ db: null as never }, [{ name, category: null }]).catch(() => {});

export const textReaders: readonly TextReader[] = [
  ...Object.entries(reportStarts).map(([program, [start, words]]) =>
    reader(`a report, ${program}`, [reports.readReport], {
      read: (text) => reports.readReport(start + text),
      words: [...words, ...colours, "\n ", "\n", " ", "\u2028"],
      usual: 1000,
    }),
  ),
  reader("a report's parts", [reportMatching.matchReport], {
    read: (text) => reportMatching.matchReport(knownIndex, `CPU: x\nDrives: ID-1: /dev/sda ${text}`),
    words: [...reportWords, "\n "],
    usual: 1000,
    fixed: 5_000_000,
  }),
  ...(Object.keys(partWords) as HardwareKind[]).flatMap((kind) => [
    reader(`a part, ${kind}`, [hardware.matchHardware], {
      read: (raw) => hardware.matchHardware(knownIndex, { kind, raw }),
      words: [...partWords[kind], "a", "1", ".", "é"],
      usual: 60,
      ...ONE_NAME,
    }),
    reader(`a part's size, ${kind}`, [hardware.matchHardware], {
      read: (size) => hardware.matchHardware(knownIndex, { kind, raw: "CMK16GX4M2B3200C16", size }),
      words: ["1,000", "1.0", " GB", "bytes", " ", "(", "1"],
      usual: 10,
      fixed: 100_000,
    }),
  ]),
  reader("a part's name", [nameParts], {
    read: nameOne,
    words: [...partWords.gpu.slice(0, 6), ...listWords.slice(0, 8)],
    usual: 40,
    fixed: 3_000_000,
    each: 20,
  }),
  reader("a line of the matching command", [lineMatching.matchLine], {
    read: (text) => lineMatching.matchLine(knownIndex, text),
    words: ['{"kind":"cpu","raw":"', "\\", '"', "[", "{", "1"],
    usual: 60,
    ...ONE_NAME,
  }),
  reader(
    "a title of goods",
    [
      partTitles.namesInTitle,
      partTitles.codesInTitle,
      partTitles.readMemoryTitle,
      partTitles.hasTitleSize,
      partHints.hintOf,
    ],
    {
      read: (text) => [
        partTitles.namesInTitle(text),
        partTitles.codesInTitle(text),
        partTitles.readMemoryTitle(text),
        partTitles.hasTitleSize(someMemory, text),
        ...(["cpu", "gpu", "motherboard", "ram", "ssd", "psu"] as const).map((kind) => partHints.hintOf(kind, text)),
      ],
      words: [
        ...partWords.ram,
        "ddr4 ",
        "2x",
        "8gb ",
        "negru ",
        " (",
        ")",
        ", ",
        "gold ",
        "1,",
        "cl16 ",
        "650w ",
        "rtx ",
      ],
      usual: 60,
      fixed: 200_000,
      each: 300,
    },
  ),
  // The list cuts a search text to 100 characters; an agent's query is refused above them.
  reader("specs in a search text", [specs.readSpecs, specs.foreignPriceIn, specs.doubtedPriceIn], {
    read: (text) => [
      specs.readSpecs(text, { productType: "pc", sources: noSources }),
      specs.foreignPriceIn(text, noSources),
      specs.doubtedPriceIn(text, { cheapest: ron(1000) }),
    ],
    words: [
      "rtx ",
      "3060 ",
      "16gb ",
      "2x8 ",
      "ssd ",
      "ddr4 ",
      "sub 3000 lei ",
      "i5-",
      "placa video ",
      "ryzen 5 ",
      "3.50 ",
    ],
    usual: 20,
    each: 7000,
  }),
  reader("the name of a category", [productTypeWords.productTypeNamedIn, productTypeWords.phrasesIn], {
    read: (text) => [productTypeWords.productTypeNamedIn(text), productTypeWords.phrasesIn(text.split(" "))],
    words: ["placa ", "de ", "baza ", "a ", " ", "-", "pc", "’"],
    usual: 20,
    each: 700,
  }),
  reader("a form", [formFields.formFields, formFields.typedFields, formFields.cleanField], {
    read: (text) => [formFields.typedFields(text), formFields.cleanField("note", text)],
    words: ["&", "=", "a", "&a", "a=1&", "%41", "+", "?", "%CC%A6", "%E2%80%8B"],
    usual: 500,
  }),
  reader(
    "text as it was pasted",
    [cleanText.cleanText, cleanText.cleanLines, cleanText.cleanCode, cleanText.cleanJson, cleanText.normalForm],
    {
      read: (text) => [
        cleanText.cleanText(text),
        cleanText.cleanLines(text),
        cleanText.cleanCode(text),
        cleanText.cleanJson({ text }),
        cleanText.normalForm(text, "NFKD"),
      ],
      words: [
        "a",
        " ",
        "\u0301",
        "\u0323",
        "\u200b",
        "\u200d",
        "\ufe0f",
        "👩",
        "\r",
        "\n",
        "\u00a0",
        "–",
        "\uff9e",
        "\ud83d",
      ],
      usual: 500,
    },
  ),
  reader(
    "a name",
    [
      typedFields.holdsWebAddress,
      typedFields.withoutLinks,
      typedFields.personName,
      typedFields.organisationName,
      typedFields.mailedLine,
      typedFields.emailAddress,
      typedFields.oneLine,
    ],
    {
      read: (text) => [
        typedFields.personName({ max: 100, short: "name-short" }).safeParse(text),
        typedFields.organisationName({ max: 100, short: "name-short" }).safeParse(text),
        typedFields.mailedLine({ max: 100, short: "name-short" }).safeParse(text),
        typedFields.emailAddress.safeParse(text),
      ],
      words: ["a", ".", " ", "www.", "://", "/", "@", "srl", "s.r.l", "ro", "-", "ă", "1"],
      fixed: 20_000,
      each: 300,
    },
  ),
  reader("a detect code", [detectCode.readDetectCode], {
    words: ["PCB1.", "PCB", ".", "0", "_", "deadbeef", " ", "\n"],
    usual: 900,
  }),
  reader("a list of parts", [componentLines.readComponentLines], {
    words: [...listWords, "\n", "\r"],
    usual: 1500,
    fixed: 20_000,
    each: 500,
  }),
  reader("a list of parts in the longest lines", [componentLines.readComponentLines], {
    read: (text) => componentLines.readComponentLines(text.replaceAll(/[\r\n]/g, " ").replaceAll(/.{399}/gs, "$&\n")),
    words: listWords,
    usual: 600,
    fixed: 20_000,
    each: 1000,
  }),
  reader("a list's bytes", [listText.textOfList], {
    read: (text) => listText.textOfList(bytesOf(text)),
    words: [...signs, "\u0000"],
    usual: 1000,
  }),
  ...[
    componentWords.conditionIn,
    componentWords.categoryIn,
    componentWords.columnIn,
    componentWords.leadingCategory,
  ].map((read) =>
    reader(`a word of a list, ${read.name}`, [read], {
      words: ["stare ", "bună ", "placă ", "video ", "-", "'", "’", " ", "...", "cooler ", "master"],
    }),
  ),
  ...(["any", "known", "goods"] as const).map((of) =>
    reader(`card numbers, ${of}`, [cardLeak.looksLikeCardNumber], {
      read: (text) => cardLeak.looksLikeCardNumber(text, of),
      words: [...cardWords, ...signs],
      usual: 1000,
    }),
  ),
  reader("a statement, CSV", [statements.readStatement], {
    read: (text) => statements.readStatement(bytesOf(`Data;Suma;Descriere\n${text}`), { ourIban }),
    words: [
      "21.11.2026;",
      "1.234,56;",
      "ORD-123456",
      ";",
      ",",
      '"',
      "\n",
      "\t",
      "Sold",
      "=",
      '="',
      "21 noiembrie 2026",
      "1,",
      "(",
      "-",
    ],
    usual: 1000,
    fixed: 20_000,
    each: 300,
  }),
  reader("a statement, MT940", [statements.readStatement, statements.tableSample], {
    read: (text) => [
      statements.readStatement(bytesOf(`:20:1\n:25:${ourIban}\n:60F:C261119RON1,00\n:61:${text}`), { ourIban }),
      statements.tableSample(bytesOf(text)),
    ],
    words: [
      ":61:",
      ":86:",
      ":20:",
      "2611201120C1,00NTRFX//",
      "020?20",
      "?32",
      "/NAME/",
      "/",
      "Platitor ",
      "Detalii ",
      "CODFISC",
      "\n",
      "{1:",
      "{4:",
      "-",
      "RO49",
      " ",
    ],
    usual: 1000,
    fixed: 20_000,
    each: 600,
  }),
  reader("a statement, camt.053", [statements.readStatement], {
    read: (text) => statements.readStatement(bytesOf(`<Document>${text}`), { ourIban }),
    words: [
      "<",
      "<a",
      "<a ",
      ">",
      "/>",
      "</a>",
      "<Ntry>",
      "</Ntry>",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "&lt;",
      "&amp;",
      ' b="',
      '"',
      "=",
      "<?",
      "?>",
      "<!",
    ],
    usual: 1000,
    fixed: 20_000,
    each: 300,
  }),
  ...Object.entries(fileStarts).map(([program, { of, start, words }]) =>
    reader(`a measurement file, ${program}`, [measurementFiles.readMeasurementFile, fileTexts.fileText, ...of], {
      read: (text) => measurementFiles.readMeasurementFile(bytesOf(start + text)),
      words: [...words, "\n", "\r\n", " ", "1", "\u0000", "é"],
      usual: 1000,
      fixed: 20_000,
      each: 300,
    }),
  ),
  ...Object.entries(erasureStarts).map(([program, { of, start, words }]) =>
    reader(`an erasure log, ${program}`, [erasureLogs.readErasureLog, benchFiles.readBenchFile, ...of], {
      read: (text) => [
        benchFiles.readBenchFile(bytesOf(start + text)),
        erasureLogs.readErasureLog(bytesOf(`${start}${text}\n${recordingEnd}`)),
      ],
      words: [...words, "\n", "\r\n", "\r", " ", "1", "é"],
      usual: 1000,
      fixed: 20_000,
      each: 300,
    }),
  ),
  reader("a serial number of a drive", [erasureLog.driveSerial, erasureLog.sameSerial, erasureLogs.isErasureLog], {
    read: (text) => [
      erasureLog.driveSerial(text),
      erasureLog.sameSerial(text, text),
      erasureLogs.isErasureLog(bytesOf(text)),
    ],
    words: [...signs, "Script started on ", "[2026/11/20 10:00:00] ", "nwipe"],
    usual: 20,
  }),
  reader(
    "an archive of 3DMark",
    [threeDMark.read3dMarkArchive, zipEntry.isZip, zipEntry.zipEntries, zipEntry.unpackEntry, zipEntry.crc32],
    {
      read: (text) =>
        measurementFiles.readMeasurementFile(
          Uint8Array.from(`PK\u0003\u0004${text}`, (sign) => sign.charCodeAt(0) & 255),
        ),
      words: ["PK\u0005\u0006", "PK\u0001\u0002", "PK\u0003\u0004", "\u0000", "\u0001", "Result.xml", "a"],
      usual: 1000,
      fixed: 20_000,
      each: 300,
    },
  ),
  reader(
    "a date in a measurement file",
    [
      fileLines.dateIn,
      fileLines.plainNumber,
      fileTexts.lineAt,
      fileLines.cellsOf,
      fileLines.requireLastLine,
      fileLines.FileLines,
    ],
    {
      read: (text) => [
        fileLines.dateIn(text),
        fileLines.plainNumber(text),
        fileTexts.lineAt(text, text.length),
        fileLines.cellsOf(text, ","),
        lastLineOf(text),
      ],
      words: ["2026", "-", "21.", "/", "1", ",", '"', "\n", "."],
      usual: 200,
    },
  ),
  reader("a reference", [references.referenceIn], {
    words: ["ord", "vnd", "-", "nr", ".", " ", "1", "1 ", "12 34 56", ":"],
    usual: 100,
  }),
  reader("an order number in a transfer", [references.mentionedIn], {
    words: ["ord", "vnd", "-", "nr", ".", " ", "1", "1 ", "12 34 56", ":"],
    usual: 100,
  }),
  reader("a bank's amount", [bankAmounts.parseAmount], { words: ["1", "1.", "1,", "ron", " ", "(", "-", "'"] }),
  reader(
    "an amount in a bank's table",
    [
      bankAmounts.readAmountCell,
      bankAmounts.provenDecimal,
      bankAmounts.amountOf,
      bankAmounts.decimalAmount,
      bankAmounts.currencyCode,
    ],
    {
      read: (text) => [
        bankAmounts.readAmountCell(text),
        bankAmounts.provenDecimal(text),
        bankAmounts.amountOf(text, ","),
        bankAmounts.decimalAmount(text),
        bankAmounts.currencyCode(text),
      ],
      words: ["1", "1.", "1,", "ron", " ", "(", "-", "'", "CR", "€", "000"],
    },
  ),
  reader("a bank's day", [bankAmounts.parseDay], { words: ["1", "21", "-", " ", "noi", "embrie", ".", "2026", "/"] }),
  reader("an amount", [amounts.parseAmount, amounts.figureAt], {
    read: (text) => [amounts.parseAmount(text), amounts.figureAt(text, 0)],
    words: ["1", "1.", ".123", ",", " ", "'", "RON", "lei"],
  }),
  reader(
    "amounts in a sentence",
    [
      amountsInText.findAmounts,
      amountsInText.numbersIn,
      numberWords.foldWord,
      numberWords.numberWord,
      numberWords.hungarianNumber,
      numberWords.isHungarianEnding,
    ],
    {
      read: (text) => [
        amountsInText.findAmounts(text, { bare: true }),
        amountsInText.numbersIn(text),
        numberWords.hungarianNumber(numberWords.foldWord(text)),
        numberWords.numberWord(text),
        numberWords.isHungarianEnding(text),
      ],
      each: 500,
      words: [
        "3",
        " 000",
        ".500",
        "-",
        "2-3 ",
        "o mie și ",
        "două sute ",
        "kétezer-",
        "ezer",
        "sub ",
        "cam ",
        "до ",
        "lei ",
        "k",
        "€",
      ],
    },
  ),
  reader("an id", [ids.parseId, ids.parseListingId], {
    read: (text) => [ids.parseId(text), ids.parseListingId(text)],
    words: ["1", "a", "-", "0000-"],
  }),
  reader("a cursor of the staff API", [cursors.readCursor], { words: ["5b", "22", "2c", "5d", "0", "g", "-"] }),
  reader("folding", [folding.foldDiacritics, folding.squash, folding.slug, folding.plainSerial], {
    read: (text) => [folding.foldDiacritics(text), folding.squash(text), folding.slug(text), folding.plainSerial(text)],
    words: signs,
  }),
  // A message is cut to 500 characters before it is read.
  reader(
    "a message to the assistant",
    [
      followUp.criteriaAfter,
      readCriteriaModule.readCriteria,
      message.readMessage,
      readAmounts.amountsIn,
      readParts.partsIn,
      lexicon.wordsIn,
      lexicon.Lexicon,
    ],
    {
      read: (text) => followUp.criteriaAfter({ ...noCriteria, kind: "find" }, text),
      words: [
        "sub ",
        "3000 ",
        "3.000",
        "lei ",
        "rtx ",
        "3060 ",
        "3060ti",
        "i5-8400",
        "între ",
        "si ",
        "up to ",
        "ryzen ",
        "5 ",
        "3 mii",
        "тис",
        "league of legends ",
        "calculatr ",
        "am un ",
        "nelkul ",
        "4k ",
        "€",
        "a ",
        "a",
        " ",
      ],
      usual: 60,
      fixed: 3_000_000,
      each: 300,
    },
  ),
  reader("an answer in other words", [sameFacts.hasSameFacts], {
    read: (text) => sameFacts.hasSameFacts(text, `${text} da`),
    words: ["nu ", "19,99 ", "RON ", "RTX 3060 ", "livrare ", "a.b/", "A", ". ", ": ", "garantat ", "n-", "1.", "Ț"],
    usual: 300,
    fixed: 200_000,
    each: 4000,
  }),
  reader("the state of a conversation", [conversation.readToken, conversation.writeToken], {
    read: conversation.readToken,
    words: ["e", "eyJ3Ijp7fSwicyI6W10sImgiOltdfQ", "-", "_", "=", "W1tb", "e30"],
    usual: 300,
    fixed: 50_000,
    each: 300,
  }),
  ...(["pc", "graphics-cards"] as const).map((productType) =>
    reader(`a list's address, ${productType}`, [filters.parseFilter], {
      read: (text) => filters.parseFilter(productType, { params: paramsOf(text), knows: () => false }),
      words: [
        "q=",
        "a",
        "&",
        "ramCapacity=",
        "16",
        "priceRange=",
        "1-2",
        "customPrice=1",
        "sort=",
        "game=",
        "page=",
        "cpus=x&",
        "strange=1&",
        "%20",
        "+",
        "-",
      ],
      usual: 200,
      fixed: 20_000,
      each: 300,
    }),
  ),
  // The URL of the list is cut before the search text is read.
  reader("the search of listings", [search.wordsOf], {
    read: (text) => listings.match(text.slice(0, 100)),
    words: ["ryzen ", "rtx", "a ", "b ", "1 ", "geforse ", "5600x", " ", "q"],
    usual: 20,
    fixed: 50_000,
  }),
  reader("suggestions", [suggestions.suggest, folding.isOneEditAway], {
    read: (text) =>
      suggestions.suggest(text, {
        productTypes: [{ productType: "pc", name: "Calculatoare", count: 3 }],
        parts: [{ productType: "pc", facet: "gpus", value: "x", label: "GeForce RTX 3060", count: 2 }],
        listings: () => [],
      }),
    words: ["ryzen ", "rtx", "a ", "b ", "geforse ", " ", "q"],
    usual: 20,
    fixed: 50_000,
  }),
  reader("a build's address", [buildAddress.readBuild], {
    each: 300,
    read: (text) => buildAddress.readBuild(paramsOf(text)),
    words: ["processors=", "812", "ram=901x2&", "x", "x2", "&", "0"],
    usual: 100,
  }),
  reader("a build in the own PC", [buildAddress.readOwnBuild], {
    each: 300,
    read: (text) => buildAddress.readOwnBuild(paramsOf(text)).requested,
    words: ["processors=", "812", "ram=901x2&", "x", "x2", "&", "0"],
    usual: 100,
  }),
  reader("a build's form", [SaveBuildForm], {
    read: (text) => SaveBuildForm.safeParse({ name: text, build: text }),
    words: [...signs, "ram=901x2&"],
    usual: 60,
    fixed: 5000,
  }),
  reader("the parts of an own PC", [OwnPcForm, partLines.splitNames], {
    read: (text) => [
      OwnPcForm.safeParse({ intent: "parts", ram: text, ssd: text }),
      OwnPcForm.safeParse({ intent: "rename", name: text }),
      OwnPcForm.safeParse({ intent: "settle", place: text, option: text }),
      partLines.splitNames(text),
    ],
    words: [...signs, " + ", "2 x ", "9 × ", "Crucial MX500 1TB"],
    usual: 100,
    fixed: 5000,
  }),
  reader("lines with AWBs", [courierFile.readAwbLines, AwbImportForm], {
    read: (text) => [
      courierFile.readAwbLines(text, { courier: "fan" }),
      AwbImportForm.safeParse({ courier: "fan", pasted: text }),
    ],
    words: [...signs, "EXP-123456;", "2160301234567", "in-transit", "\r\n", ",", '"', "sameday", "-"],
    usual: 300,
    fixed: 20_000,
    each: 900, // a line is looked at as a head and, cell by cell, for every number that an AWB is not
  }),
  reader("a new parcel", [ShipmentForm], {
    read: (text) =>
      ShipmentForm.safeParse({ name: text, phone: text, email: text, weight: text, cod: text, address: text }),
    words: [...signs, "1", ",5", "a@b.ro"],
    usual: 50,
    fixed: 60_000,
  }),
  reader("a review and a question", [reviewForms.ReviewForm, reviewForms.QuestionForm], {
    read: (text) => [
      reviewForms.ReviewForm.safeParse({
        listing: text,
        seen: text,
        stars: text,
        title: text,
        body: text,
        author: text,
      }),
      reviewForms.QuestionForm.safeParse({ name: text, email: text, question: text }),
    ],
    words: [...signs, "\r\n", "\u0007", "a@b.ro", "7"],
    fixed: 20_000,
    each: 300,
    usual: 200,
  }),
  reader("a voucher's code", [parseVoucherCode], { words: ["VARA", "10", " ", "-", "\u00a0"] }),
  reader("an address for the newsletter", [SubscribeForm], {
    read: (text) => SubscribeForm.safeParse({ email: text }),
    words: ["a@b.ro", "@", ".", " "],
    usual: 30,
    fixed: 5000,
  }),
  reader("a first name", [firstNameOf], { words: [...signs, "Ana", "\u00a0"] }),
  reader("a ticked review", [reviewForms.parseTickedReview], { words: [...signs, "0-0", "a".repeat(8)] }),
  reader("a phone number", [phone.internationalPhone], {
    words: ["0712", "+40", "(", ")", " ", "-", ";ext=", "x", "tel:", "00", "1", "."],
    usual: 12,
    fixed: 60_000,
  }),
  reader("a weight of a parcel", [parcelSize.parseKilograms], { words: ["8", ",", "5", ".", " "] }),
  reader("the sides of a parcel", [parcelSize.parseSides], { words: ["44", " ", "x", "×", "*", "39"] }),
  reader("a county", [readCounty.countyOf], { words: ["judetul", "Jud.", " ", "Municipiul", "Cluj", "ș"] }),
  reader("a fiscal code", [company.parseCui], { words: ["RO", "1", " ", ".", "-"] }),
  reader("a personal number", [cnp.parseCnp], {
    read: (text) => [cnp.parseCnp(text, "2026-11-23")],
    words: ["1", "2900515120016", " ", ".", "-"],
  }),
  reader("two names", [sameNames.sameName], {
    read: (text) => sameNames.sameName(text, text),
    words: ["Ana", " ", "ș", "s.r.l.", "s.", "Ш", "-"],
  }),
  reader("a serial number and a drawn signature", [sellerIdentity.parseSerial, sellerIdentity.parseDrawing], {
    read: (text) => [sellerIdentity.parseSerial(text), sellerIdentity.parseDrawing(text)],
    words: ["M1,2", "L34,5", "SN", "1", "-", " ", ","],
  }),
  reader("lines for the watch list", [watchLines.readWatchLines], {
    read: (text) => watchLines.readWatchLines(text, "note"),
    words: ["SN1234", ";", ",", '"', "\n", "\r\n", "=", "Serie", " ", "\t"],
  }),
  reader("a number of the trade register", [company.parseTradeRegister, company.parseOptionalTradeRegister], {
    words: ["J", "12/", "1", "/", " ", "20"],
  }),
  reader("an IBAN", [iban.parseIban], { words: ["RO49", "AAAA", "1", " ", "-"] }),
  ...(["email", "firstName", "phone", "address", "postalCode"] as const).map((field) =>
    reader(`the checkout's form, ${field}`, [ShippingForm], {
      read: (text) => ShippingForm.safeParse({ ...shipping, [field]: text }),
      words: ["a", ".", "@", "a@a", "-", "a.a", " ", "1", "+", "'"],
      fixed: 20_000,
    }),
  ),
  reader("where to go afterwards", [target.localAddress], {
    words: ["/", "/.", "..", "//", "%2e", "\\", "?", "a", "#", ":", "@"],
  }),
  reader("a request's target", [target.parseTarget, target.pathForLog, target.hasNul], {
    read: (text) => [target.parseTarget(`/${text}`), target.pathForLog(text)],
    words: ["/", "%2e", "%", "a", "?", "\\", "..", "%00", "1", "1 ", "%20", "+"],
    usual: 200,
  }),
  reader("a visitor's language and cookies", [language.detectLanguage, cookies.readCookie], {
    read: (text) => [
      language.detectLanguage({ search: paramsOf(text), cookie: text, acceptLanguage: text }),
      cookies.readCookie(text, "visitor"),
    ],
    words: ["ro", "en-US", ",", ";", "q=", "0.1", " ", "lng=", "="],
    usual: 200,
  }),
  reader("how an answer may be packed", [encoding.bestEncoding, encoding.isText], {
    read: (text) => [encoding.bestEncoding(text), encoding.isText(text)],
    words: ["br", "gzip", ";", "q=0", ".0", ",", " "],
  }),
];
