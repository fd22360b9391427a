// Parses pasted reports of inxi, dxdiag, lshw, systeminfo, CPU-Z and dmidecode.
// Invariant: linear time for any text (W2). A value runs to the end of its line and is trimmed
// afterwards; no regular expression here has two parts that could match the same characters.

import { withCounts, type Report, type ReportedItem, type ReportProgram } from "./report.ts";

type Reader = {
  program: ReportProgram;
  isIt: RegExp;
  read(text: string): { items: ReportedItem[]; isLaptop: boolean };
};

function itemOf(kind: ReportedItem["kind"], raw: string | undefined, more: Partial<ReportedItem> = {}): ReportedItem[] {
  return raw && raw.trim() !== "" ? [{ kind, raw: raw.trim(), count: 1, ...more }] : [];
}

const roundGb = (megabytes: number) => Math.round(megabytes / 1024);

// --- inxi: "Section: key: value key: value", wrapped anywhere ---

const INXI_SECTIONS =
  "System|Machine|Battery|Memory|CPU|Graphics|Audio|Network|Bluetooth|Drives|RAID|Partition|Swap|Sensors|Info|Repos|Processes|USB|Logical|Slots|Weather";

const INXI_HEAD = new RegExp(String.raw`^\s{0,3}(${INXI_SECTIONS}):(.*)$`);

function inxiSections(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  let current = "";
  // Every sign that ends a line for a regular expression ends one here, so that "$" matches the end of a section.
  for (const line of text.split(/[\n\r\u2028\u2029]/)) {
    const head = INXI_HEAD.exec(line);
    const [, name = current, rest = line] = head ?? [];
    current = name;
    sections.set(current, `${sections.get(current) ?? ""} ${rest.trim()}`);
  }
  return sections;
}

// Linear: a section is one line, so each expression ends at its "$" at the latest.
function readInxi(text: string) {
  const sections = inxiSections(text);
  const machine = sections.get("Machine") ?? "";
  const cpu = sections.get("CPU") ?? "";
  const graphics = sections.get("Graphics") ?? "";
  const drives = sections.get("Drives") ?? "";
  const memory = sections.get("Memory") ?? "";
  const board =
    /\bMobo: (.*?)(?= serial:| UEFI| BIOS:| Bios:| Firmware:| uuid:| part-nu:|$)/.exec(machine)?.[1] ??
    /\bSystem: (.*?)(?= serial:| v:| UEFI| BIOS:|$)/.exec(machine)?.[1];
  const items = [
    ...itemOf("board", board),
    ...itemOf(
      "cpu",
      /\bmodel: (.*?)(?= bits:| type:| arch:| socket:| gen:| cache:| L2 cache:| family:| note:|$)/.exec(cpu)?.[1] ??
        /(?:Info:|Topology:)? ?(.*?)(?= type:| bits:| \(-| cache:| speed:| arch:|$)/.exec(cpu.trim())?.[1],
      { count: Number(/\b(?:Topology|Info): (\d)x /.exec(cpu)?.[1] ?? 1) },
    ),
    ...[
      ...graphics.matchAll(
        /\b(?:Device-\d+|Card(?:-\d+)?): (.*?)(?= driver:| vendor:| bus-ID:| Device-\d+:| Card-\d+:| Display| v:|$)/g,
      ),
    ].flatMap(([, card]) => itemOf("gpu", card)),
    ...[...graphics.matchAll(/\brenderer: (.*?)(?= v: | version:| direct |$)/g)].flatMap(([, renderer]) =>
      itemOf("gpu", renderer),
    ),
    ...[...drives.matchAll(/\bID-\d+: (\/dev\/\S+(?=\s|$))(.*?)(?=\bID-\d+:|$)/g)]
      .filter(([, , rest = ""]) => !/\btype: (?:USB|Removable)/i.test(rest))
      .flatMap(([, , rest = ""]) => itemOf("disk", inxiDrive(rest))),
    ...[...memory.matchAll(/\bsize: (\d+(?:\.\d+)? [GM]i?B)\b(?:(?!\bsize:).)*?\bpart-no: (\S+)/g)].flatMap(
      ([, size = "", part]) => itemOf("ram", part, { size: size.replace("i", "") }),
    ),
  ];
  return { items, isLaptop: /\bType: (?:Laptop|Convertible|Portable|Notebook)/i.test(machine) };
}

/** From "vendor:" or else "model:" to the size: three consecutive searches. */
function inxiDrive(text: string): string | undefined {
  const model = text.indexOf("model: ");
  if (model === -1) return undefined;
  const size = /size: [\d.]+ [TGM]iB/.exec(text.slice(model));
  if (!size) return undefined;
  const vendor = text.indexOf("vendor: ");
  return text.slice(vendor === -1 ? model : Math.min(vendor, model), model + size.index + size[0].length);
}

// --- dxdiag and systeminfo: "Label: value", one per line ---

function labelled(text: string, label: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`^[ \t]*${label}[ \t]*:(.*)$`, "gim"))]
    .map(([, value = ""]) => value.trim())
    .filter((value) => value !== "");
}

function systemBoard(text: string): ReportedItem[] {
  const [maker = ""] = labelled(text, "System Manufacturer");
  const [model = ""] = labelled(text, "System Model");
  return itemOf("board", /^system (?:product name|model)$/i.test(model) ? "" : `${maker} ${model}`);
}

function readDxdiag(text: string) {
  const cards = text
    .split(/^[ \t]*Card name\s*:/im)
    .slice(1)
    .map((block) => {
      const [name = ""] = block.split("\n");
      const megabytes = Number(/^[ \t]*Dedicated Memory\s*: *(\d+) MB/im.exec(block)?.[1] ?? 0);
      return itemOf("gpu", name, megabytes >= 900 ? { vramGb: roundGb(megabytes) } : {});
    });
  // A card is listed once per screen, so two equal cards cannot be distinguished from one with two screens.
  const eachCardOnce = [...new Map(cards.flat().map((card) => [card.raw, card])).values()];
  const items = [
    ...labelled(text, "Processor")
      .slice(0, 1)
      .flatMap((raw) => itemOf("cpu", raw)),
    ...systemBoard(text),
    ...eachCardOnce,
    // Drives are listed by letter: two letters on one disk are one disk.
    ...[...new Set(labelled(text, "Model").filter((model) => !/dvd|cd-?rom|bd-/i.test(model)))].flatMap((raw) =>
      itemOf("disk", raw.replace(/ (?:ATA|SCSI|USB) (?:Disk )?Device$/i, "")),
    ),
  ];
  return { items, isLaptop: /^[ \t]*Card name.*(?:Laptop GPU|Max-Q)/im.test(text) };
}

function readSysteminfo(text: string) {
  const processors = [...text.matchAll(/^[ \t]*\[\d+\]:(.*)$/gim)]
    .map(([, raw = ""]) => raw.trim())
    .filter((raw) => /^(?:Intel|AMD)64 Family |Processor|CPU/i.test(raw));
  return { items: [...systemBoard(text), ...processors.flatMap((raw) => itemOf("cpu", raw))], isLaptop: false };
}

// --- lshw: blocks "*-name", then "key: value" ---

function readLshw(text: string) {
  const blocks = text
    .split(/^[ \t]*\*-/m)
    .slice(1)
    .map((block) => {
      const [name = ""] = block.split(/[\s:\n]/);
      const value = (key: string) => new RegExp(String.raw`^[ \t]+${key}: (.*)$`, "m").exec(block)?.[1]?.trim() ?? "";
      return {
        name,
        description: value("description"),
        product: value("product"),
        vendor: value("vendor"),
        size: value("size"),
      };
    });
  const items = blocks.flatMap(({ name, description, product, vendor, size }) => {
    switch (name) {
      case "cpu":
        return itemOf("cpu", product);
      case "core":
        return itemOf("board", product && `${vendor} ${product}`);
      case "display":
        return itemOf("gpu", product && `${vendor} ${product.replace(/ \[[0-9a-f]{4}:[0-9a-f]{4}\]$/i, "")}`);
      case "disk":
      case "nvme":
      case "namespace":
        return /cd-?rom|dvd|usb|card/i.test(description)
          ? []
          : itemOf(
              "disk",
              product && `${product}${size ? ` size: ${/(?<![\d.])([\d.]+) ?([TGM]i?B)/.exec(size)?.[0] ?? ""}` : ""}`,
            );
      case "bank":
        return /empty/i.test(description) ? [] : itemOf("ram", product, { size: size.replace("iB", "B") });
      default:
        return [];
    }
  });
  return { items, isLaptop: /^[ \t]+description: (?:Notebook|Laptop|Portable)/im.test(text) };
}

// --- CPU-Z's text report: "Label<tabs>value" ---

function tabbed(text: string, label: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`^[ \t]*${label}\t(.*)$`, "gim"))]
    .map(([, value = ""]) => value.trim())
    .filter((value) => value !== "");
}

function readCpuZ(text: string) {
  const after = (heading: RegExp) => text.slice(Math.max(0, text.search(heading)));
  const modules = [
    ...text.matchAll(/^[ \t]*Module Size\t+(\d+) MBytes.*?(?=^[ \t]*Module Size\t|^[ \t]*DIMM #|(?![\s\S]))/gims),
  ].flatMap(([block, size = ""]) =>
    itemOf("ram", /^[ \t]*Part number\t(.*)$/im.exec(block)?.[1], { size: `${size} MB` }),
  );
  const cards = [
    ...after(/^Display Adapters/im).matchAll(
      /^[ \t]*Display adapter \d+.*?(?=^[ \t]*Display adapter \d|(?![\s\S]))/gims,
    ),
  ].flatMap(([block]) => {
    const memory = /^[ \t]*Memory size\t+ *(\d+) GB/im.exec(block)?.[1];
    return itemOf("gpu", /^[ \t]*Name\t(.*)$/im.exec(block)?.[1], memory ? { vramGb: Number(memory) } : {});
  });
  const drives = [...after(/^Storage/im).matchAll(/^[ \t]*Drive\t+\d.*?(?=^[ \t]*Drive\t|(?![\s\S]))/gims)].flatMap(
    ([block]) => {
      const size = /^[ \t]*Capacity\t+ *([\d.]+ [TG]B)/im.exec(block)?.[1];
      return /^[ \t]*Type\t.*(?:Optical|Removable)/im.test(block)
        ? []
        : itemOf("disk", /^[ \t]*Name\t(.*)$/im.exec(block)?.[1], size ? { size } : {});
    },
  );
  const items = [
    ...tabbed(text, "Specification").flatMap((raw) => itemOf("cpu", raw)),
    ...tabbed(text, "Mainboard Model")
      .slice(0, 1)
      .flatMap((raw) => itemOf("board", raw.replace(/ \(0x[0-9a-f]+(?: - 0x[0-9a-f]+)?\)$/i, ""))),
    ...cards,
    ...drives,
    ...modules,
  ];
  return { items, isLaptop: false };
}

// --- dmidecode: a heading, then indented "Key: value" ---

function readDmidecode(text: string) {
  const blocks = text.split(/^Handle 0x/m).slice(1);
  const items = blocks.flatMap((block) => {
    const [, heading = ""] = block.split("\n");
    const value = (key: string) => new RegExp(String.raw`^[ \t]+${key}: (.*)$`, "m").exec(block)?.[1]?.trim() ?? "";
    switch (heading.trim()) {
      case "Base Board Information":
        return itemOf("board", `${value("Manufacturer")} ${value("Product Name")}`);
      case "Processor Information":
        return itemOf("cpu", value("Version"));
      case "Memory Device":
        return /^\d/.test(value("Size")) ? itemOf("ram", value("Part Number"), { size: value("Size") }) : [];
      default:
        return [];
    }
  });
  return { items, isLaptop: /^[ \t]+Type: (?:Notebook|Laptop|Portable)\s*$/m.test(text) };
}

const readers: readonly Reader[] = [
  { program: "dmidecode", isIt: /^# dmidecode \d|^Handle 0x[0-9A-F]{4}, DMI type \d+/m, read: readDmidecode },
  { program: "cpu-z", isIt: /^CPU-Z (?:TXT|HTML)? ?(?:Report|version)|^Processors Information\s*$/im, read: readCpuZ },
  { program: "dxdiag", isIt: /DxDiag Version:|^[ \t]*Card name: /im, read: readDxdiag },
  { program: "lshw", isIt: /^[ \t]*\*-(?:core|cpu|memory|display)\b/m, read: readLshw },
  { program: "systeminfo", isIt: /^(?:Host Name|OS Name|System Manufacturer)\s*:/im, read: readSysteminfo },
  { program: "inxi", isIt: /^\s{0,3}(?:CPU|Graphics|Machine):/m, read: readInxi },
];

/** Longer values name nothing, such as a list of CPU flags. */
const LONGEST_LINE = 500;

/** Line ends for the expressions here, including those that no normal paste contains. */
const RARE_LINE_ENDS = /[\u2028\u2029]/g;

/** The parsed report, or null if the format is unknown. */
export function readReport(text: string): Report | null {
  const lines = text
    .split(/\r?\n/)
    // Strips colour codes of terminals and chats.
    .map((line) =>
      line
        .slice(0, LONGEST_LINE)
        .replace(RARE_LINE_ENDS, " ")
        .replace(/(?!\t)\p{Cc}(?:\[[\d;]*m|\d{0,2})/gu, "")
        .trimEnd(),
    )
    .filter((line) => line !== "")
    .join("\n");
  const reader = readers.find(({ isIt }) => isIt.test(lines));
  if (!reader) return null;
  const { items, isLaptop } = reader.read(lines);
  return { program: reader.program, isLaptop, items: withCounts(items) };
}
