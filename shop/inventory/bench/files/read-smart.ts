// What a drive says about itself: the JSON of `smartctl -j` (SATA and NVMe) and of `nvme smart-log -o json`.
// Invariant: life left, hours and data written are read only where the drive reports them in a known way, never guessed.

import { dayOf } from "../../../../base/day.ts";
import { lineAt } from "./file-text.ts";
import {
  emptyFile,
  UnreadableFile,
  wordsOf,
  type FileKind,
  type FileValue,
  type MeasuredFile,
} from "./measurement-file.ts";

export const isJson = (text: string) => text.trimStart().startsWith("{");

/** Bytes of a "data unit" of NVMe: thousands of 512-byte blocks (NVM Express base specification, SMART log). */
const DATA_UNIT = 512_000;
const TERABYTE = 1e12;

/** Refuses JSON that is broken, that is of another program, or that holds nothing about the drive's life. */
export function readSmart(text: string): MeasuredFile {
  const json = parse(text);
  if (json["smartctl"] !== undefined || json["json_format_version"] !== undefined) return smartctl(json);
  const keys = ["percent_used", "percentage_used"].some((key) => json[key] !== undefined);
  if (keys && json["power_on_hours"] !== undefined) return nvme(json);
  throw new UnreadableFile("file-unknown", 1, text.slice(0, 60));
}

type Json = Record<string, unknown>;

function parse(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  } catch {
    const isCut = !text.trimEnd().endsWith("}");
    throw new UnreadableFile(isCut ? "file-cut-off" : "file-damaged", lineAt(text, text.length));
  }
  throw new UnreadableFile("file-unknown", 1, text.slice(0, 60));
}

const inside = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});

/** A number that is at least 0; null where there is none. Newer releases of nvme-cli write large numbers as texts. */
function count(value: unknown): number | null {
  const number = typeof value === "string" && /^\d{1,18}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}

const text = (value: unknown) => (typeof value === "string" ? (wordsOf(value) ?? "") : "");

type Health = { life: number | null; hours: number | null; written: number | null };

function fileOf(kind: FileKind, health: Health, more: Partial<MeasuredFile>): MeasuredFile {
  const value = (test: string, found: number | null, most: number): FileValue[] => {
    if (found === null) return [];
    if (found > most) throw new UnreadableFile("file-impossible", null, `${test} ${found}`);
    return [{ test, value: Math.round(found) }];
  };
  const values = [
    ...value("drive-life", health.life, 100),
    ...value("drive-hours", health.hours, 200_000),
    ...value("drive-written", health.written === null ? null : (health.written / TERABYTE) * 10, 200_000),
  ];
  if (values.length === 0) throw new UnreadableFile("file-too-short");
  return { ...emptyFile(kind), ...more, values };
}

/** `percent_used` may exceed 100: a drive can outlive its rating. */
const lifeLeft = (used: number | null) => (used === null ? null : Math.max(0, 100 - used));

function nvme(json: Json): MeasuredFile {
  const written = count(json["data_units_written"]);
  const health = {
    life: lifeLeft(count(json["percent_used"] ?? json["percentage_used"])),
    hours: count(json["power_on_hours"]),
    written: written === null ? null : written * DATA_UNIT,
  };
  const warning = inside(json["critical_warning"])["value"] ?? json["critical_warning"];
  return fileOf("nvme", health, { version: "nvme-cli", notes: count(warning) ? ["drive-failing"] : [] });
}

function smartctl(json: Json): MeasuredFile {
  const release = inside(json["smartctl"])["version"];
  const version = Array.isArray(release)
    ? `smartctl ${release
        .slice(0, 2)
        .map((part) => count(part) ?? 0)
        .join(".")}`
    : "smartctl";
  const seconds = count(inside(json["local_time"])["time_t"]);
  const log = inside(json["nvme_smart_health_information_log"]);
  const written = count(log["data_units_written"]);
  const hours = count(inside(json["power_on_time"])["hours"]) ?? count(log["power_on_hours"]);
  const isNvme = Object.keys(log).length > 0;
  const health = isNvme
    ? { life: lifeLeft(count(log["percentage_used"])), hours, written: written === null ? null : written * DATA_UNIT }
    : { life: sataLife(json), hours, written: sataWritten(json) };
  return fileOf("smartctl", health, {
    version,
    takenOn: seconds === null || seconds > 4e9 ? null : dayOf(new Date(seconds * 1000)),
    drive:
      text(json["model_name"]) === ""
        ? null
        : { model: text(json["model_name"]), serial: text(json["serial_number"]) || null },
    notes: inside(json["smart_status"])["passed"] === false ? ["drive-failing"] : [],
  });
}

type Attribute = { id: number; name: string; value: number | null; raw: number | null };

const MOST_ATTRIBUTES = 100;

function attributesOf(json: Json): Attribute[] {
  const table = inside(json["ata_smart_attributes"])["table"];
  return (Array.isArray(table) ? table.slice(0, MOST_ATTRIBUTES) : []).map((row: unknown) => {
    const { id, name, value, raw } = inside(row);
    return {
      id: count(id) ?? 0,
      name: text(name).toLowerCase(),
      value: count(value),
      raw: count(inside(raw)["value"]),
    };
  });
}

/** Attributes whose normalised value is the life left in percent (names of smartmontools' drive database). */
const lifeNames = [
  "wear_leveling_count",
  "ssd_life_left",
  "media_wearout_indicator",
  "percent_lifetime_remain",
  "remaining_lifetime_perc",
  "percent_lifetime_left",
] as const;

function sataLife(json: Json): number | null {
  // A hard disk wears in another way: nothing is said about its life.
  if ((count(json["rotation_rate"]) ?? 0) > 0) return null;
  const used = count(inside(json["endurance_used"])["current_percent"]);
  if (used !== null) return lifeLeft(used);
  const attributes = attributesOf(json);
  for (const name of lifeNames) {
    const value = attributes.find((attribute) => attribute.name === name)?.value;
    if (value !== undefined && value !== null && value <= 100) return value;
  }
  return null;
}

const GIB = 1024 ** 3;
const writtenUnits: Readonly<Record<string, number>> = {
  host_writes_32mib: 32 * 1024 ** 2,
  host_writes_gib: GIB,
  lifetime_writes_gib: GIB,
  total_writes_gib: GIB,
  total_host_writes_gib: GIB,
};

/** Bytes written by the computer; null where the drive does not count them in a known unit. */
function sataWritten(json: Json): number | null {
  const block = count(json["logical_block_size"]) ?? 512;
  for (const { name, raw } of attributesOf(json)) {
    if (raw === null) continue;
    if (name === "total_lbas_written") return raw * block;
    const unit = writtenUnits[name];
    if (unit !== undefined) return raw * unit;
  }
  return null;
}
