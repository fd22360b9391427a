// The text that `smartctl -a` or `-x` and `nvme smart-log` print for people, turned into the JSON that both programs can write, so
// that one reader understands both (checked against smartmontools 7.2 to 7.4, and nvme-cli 1.16 and 2.8).
// Invariant: a text that ends before the figures that may warn is refused; it must not pass for a healthy drive.

import { FileLines, requireLastLine } from "./file-lines.ts";
import type { Json } from "./file-json.ts";
import { UnreadableFile, type MeasuredFile } from "./measurement-file.ts";
import { measuredDrive } from "./read-smart.ts";

const LOOKED_AT = 4000; // characters
const MAX_LINE = 400; // characters that are looked at
const SMARTCTL = /^smartctl (?<major>\d{1,2})\.(?<minor>\d{1,2}) /m;
const NVME = /^Smart Log for NVME device/im;

export function isSmartText(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return SMARTCTL.test(start) || NVME.test(start);
}

/** Refuses a text that was cut off, and one without the figures of a drive. */
export function readSmartText(text: string): MeasuredFile {
  requireLastLine(text);
  const isNvmeCli = NVME.test(text.slice(0, LOOKED_AT)) && !SMARTCTL.test(text.slice(0, LOOKED_AT));
  return measuredDrive(isNvmeCli ? nvmeLog(text) : smartctlJson(text), text);
}

/** The words before and behind the first colon of a line: "Power On Hours" and "38,313". */
function labelled(line: string): [label: string, value: string] | null {
  const at = line.indexOf(":");
  return at <= 0 ? null : [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1, MAX_LINE).trim()];
}

/** The number before its unit or its second form: "112%", "1,474,968,593 [755 TB]", "38 °C (311 K)". */
const numberText = (value: string) => value.split(/[[(%]/, 1)[0]!.trim();

const NVME_LABELS: Readonly<Record<string, string>> = {
  "critical warning": "critical_warning",
  "available spare": "available_spare",
  "available spare threshold": "available_spare_threshold",
  "percentage used": "percentage_used",
  "data units written": "data_units_written",
  "power on hours": "power_on_hours",
  "media and data integrity errors": "media_errors",
  "media errors": "media_errors",
};

function addNvme(log: Json, [label, value]: [string, string]): void {
  const key = NVME_LABELS[label.replaceAll("_", " ")];
  if (key === undefined || log[key] !== undefined) return;
  const written = numberText(value);
  log[key] = key === "critical_warning" && /^0x[0-9a-f]{1,4}$/i.test(written) ? Number(written) : written;
}

function requireWholeLog(log: Json, line: number): void {
  const needed = ["critical_warning", "available_spare", "percentage_used", "power_on_hours", "media_errors"];
  if (needed.some((key) => log[key] === undefined)) throw new UnreadableFile("file-cut-off", line);
}

function nvmeLog(text: string): Json {
  const lines = new FileLines(text);
  const log: Json = {};
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const pair = labelled(line);
    if (pair) addNvme(log, pair);
  }
  requireWholeLog(log, lines.number);
  return log;
}

/** A row of the table of attributes, by `-a` ("0x0033 … Pre-fail Always -") or by `-x` ("PO--CK … -"). */
const ATTRIBUTE =
  /^ {0,3}(?<id>\d{1,3}) (?<name>[\w-]{1,40}) {1,40}(?:0x[0-9a-f]{4}|[POSRCK+-]{6,8}) {1,8}(?<value>\d{3}) {1,8}(?:\d{3}|---) {1,8}(?:\d{3}|---) {1,8}(?:(?:Pre-fail|Old_age) {1,8}(?:Always|Offline) {1,8})?(?:-|NOW|Past|FAILING_NOW|In_the_past) {1,8}(?<raw>.{1,80})$/;
/** A row of the device statistics: page, offset, size, value. */
const STATISTIC = /^(?<page>0x[0-9a-f]{2}) {1,8}(?<offset>0x[0-9a-f]{3}) {1,8}\d {1,20}(?<value>\d{1,18}) /;
/** A row of a SAS drive's errors: five counts, gigabytes, uncorrected errors. */
const ERRORS =
  /^(?<of>read|write|verify): {1,20}(?:\d{1,12} {1,20}){5}(?<gigabytes>\d[\d.,]{0,20}) {1,20}(?<uncorrected>\d{1,12})\s*$/;

type Found = {
  json: Json;
  attributes: Json[];
  pages: Map<number, Json[]>;
  log: Json;
  errors: Json;
  isInTable: boolean;
  isTableWhole: boolean;
};

function smartctlJson(text: string): Json {
  const release = SMARTCTL.exec(text.slice(0, LOOKED_AT))?.groups;
  const found: Found = {
    json: { smartctl: { version: [Number(release?.["major"]), Number(release?.["minor"])] } },
    attributes: [],
    pages: new Map(),
    log: {},
    errors: {},
    isInTable: false,
    isTableWhole: false,
  };
  const lines = new FileLines(text);
  for (let line = lines.next(); line !== null; line = lines.next())
    takeLine(found, line.slice(0, MAX_LINE), lines.number);
  if (found.isInTable && !found.isTableWhole) throw new UnreadableFile("file-cut-off", lines.number);
  const { json, log, attributes, pages, errors } = found;
  if (Object.keys(log).length > 0) {
    requireWholeLog(log, lines.number);
    json["nvme_smart_health_information_log"] = log;
  }
  if (attributes.length > 0) json["ata_smart_attributes"] = { table: attributes };
  if (Object.keys(errors).length > 0) json["scsi_error_counter_log"] = errors;
  if (pages.size > 0)
    json["ata_device_statistics"] = { pages: [...pages].map(([number, table]) => ({ number, table })) };
  return json;
}

function takeLine(found: Found, line: string, number: number): void {
  if (line.startsWith("ID# ATTRIBUTE_NAME")) {
    found.isInTable = true;
    return;
  }
  if (found.isInTable && !found.isTableWhole) {
    // Behind the rows stands an empty line, or the legend of the flags.
    if (line.trim() === "" || /^ {10,}\|/.test(line)) found.isTableWhole = true;
    else addAttribute(found, line, number);
    return;
  }
  const statistic = STATISTIC.exec(line)?.groups;
  if (statistic) {
    const page = Number(statistic["page"]);
    const row = { offset: Number(statistic["offset"]), value: Number(statistic["value"]) };
    found.pages.set(page, [...(found.pages.get(page) ?? []), row]);
    return;
  }
  const errors = ERRORS.exec(line)?.groups;
  if (errors) {
    found.errors[errors["of"]!] = {
      gigabytes_processed: errors["gigabytes"],
      total_uncorrected_errors: errors["uncorrected"],
    };
    return;
  }
  const pair = labelled(line);
  if (pair) addFact(found, pair);
}

function addAttribute({ attributes, json }: Found, line: string, number: number): void {
  const row = ATTRIBUTE.exec(line)?.groups;
  if (!row) throw new UnreadableFile("file-damaged", number, line);
  const { name = "", raw = "" } = row;
  const shown = raw.trim();
  attributes.push({ id: Number(row["id"]), name, value: Number(row["value"]), raw: { string: shown } });
  // "8123", "8123 (12 34 0)" or "8123h+12m+01.234s".
  const hours = /^power_on_/i.test(name) ? /^(?<hours>\d{1,7})(?:h\+|\s|$)/.exec(shown)?.groups : undefined;
  if (hours) json["power_on_time"] = { hours: Number(hours["hours"]) };
}

/** What a line of the information or of the health of a drive says, under its name in the JSON; undefined: nothing that is read. */
function factOf(label: string, value: string): [key: string, value: unknown] | undefined {
  switch (label) {
    case "device model":
    case "model number":
      return ["model_name", value];
    case "product":
      return ["scsi_product", value];
    case "serial number":
      return ["serial_number", value];
    case "rotation rate":
      return ["rotation_rate", Number(/^\d{4,5}(?= rpm)/.exec(value)?.[0] ?? 0)];
    case "sector size":
    case "sector sizes":
    case "logical block size":
      return ["logical_block_size", Number(/^\d{3,5}/.exec(value)?.[0] ?? 512)];
    case "device is":
      return ["in_smartctl_database", !value.startsWith("Not in")];
    case "smart overall-health self-assessment test result":
      return ["smart_status", { passed: value.startsWith("PASSED") }];
    case "smart health status":
      return ["smart_status", { passed: value === "OK" }];
    case "elements in grown defect list":
      return ["scsi_grown_defect_list", value];
    case "percentage used endurance indicator":
      return ["scsi_percentage_used_endurance_indicator", numberText(value)];
    case "accumulated power on time, hours":
      return ["power_on_time", { hours: /^minutes (?<hours>\d{1,7}):/.exec(value)?.groups?.["hours"] }];
    default:
      return undefined;
  }
}

function addFact({ json, log }: Found, [label, value]: [string, string]): void {
  const fact = factOf(label, value);
  if (fact && json[fact[0]] === undefined) [json[fact[0]]] = [fact[1]];
  const pending = /^pending defect count/.exec(label) ? /^\d{1,9}/.exec(value)?.[0] : undefined;
  if (pending !== undefined) json["scsi_pending_defects"] = { count: pending };
  addNvme(log, [label, value]);
}
