// What a drive says about itself: the JSON of `smartctl -j` (ATA, SAS and NVMe) and of `nvme smart-log -o json`. Their texts for
// people are turned into it by read-smart-text.ts.
// Invariant: a value is read only where the drive reports it in a known way, never guessed. smartmontools gives the attributes of
// a drive that it does not know default names by their numbers: life and data written under such a name are not believed.

import { dayOf } from "../../../../base/day.ts";
import { MAX_DRIVE_COUNT } from "../bench-tests.ts";
import { inside, parseJson, type Json } from "./file-json.ts";
import {
  emptyFile,
  UnreadableFile,
  wordsOf,
  type FileKind,
  type FileNote,
  type FileValue,
  type MeasuredFile,
} from "./measurement-file.ts";

/** Bytes of a "data unit" of NVMe: thousands of 512-byte blocks (NVM Express base specification, SMART log). */
const DATA_UNIT = 512_000;
const TERABYTE = 1e12;

/** Keys that only smartctl writes; a part of its output may lack its version. */
const smartctlKeys = [
  "smartctl",
  "json_format_version",
  "ata_smart_attributes",
  "nvme_smart_health_information_log",
  "scsi_error_counter_log",
  "scsi_grown_defect_list",
  "power_on_time",
];
/** nvme-cli names them so; releases before 2 wrote the longer names. */
const nvmeKeys = ["percent_used", "percentage_used", "avail_spare", "available_spare", "data_units_written"];

/** Refuses JSON that is broken, that is of another program, or that holds nothing about the drive's life. */
export function readSmart(text: string): MeasuredFile {
  return measuredDrive(parseJson(text), text);
}

/** What the drive says in the JSON of smartctl or of nvme-cli. Refuses as `readSmart`; `text` is what a message quotes. */
export function measuredDrive(json: Json, text: string): MeasuredFile {
  if (smartctlKeys.some((key) => json[key] !== undefined)) return smartctl(json);
  if (nvmeKeys.some((key) => json[key] !== undefined) && json["power_on_hours"] !== undefined) return nvme(json);
  throw new UnreadableFile("file-unknown", 1, text.slice(0, 60));
}

/**
 * A whole number that is at least 0; null where there is none. nvme-cli writes large numbers as texts, and both programs
 * group digits where the region does: "38,313", "38.313", "38 313".
 */
function count(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== "string" || value.length > 40) return null;
  const digits = /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(value.trim()) ? value.replaceAll(/\D/g, "") : value.trim();
  return /^\d{1,18}$/.test(digits) ? Number(digits) : null;
}

const text = (value: unknown) => (typeof value === "string" ? (wordsOf(value) ?? "") : "");

/** In percent, hours, bytes and counts; null where the drive does not say it. */
type Health = {
  life: number | null;
  hours: number | null;
  written: number | null;
  used: number | null;
  spare: number | null;
  spareLimit: number | null;
  reallocated: number | null;
  pending: number | null;
  offline: number | null;
  reported: number | null;
  mediaErrors: number | null;
  critical: number | null;
  /** The drive's own verdict. */
  isPassed: boolean | null;
};

const unsaid: Health = {
  life: null,
  hours: null,
  written: null,
  used: null,
  spare: null,
  spareLimit: null,
  reallocated: null,
  pending: null,
  offline: null,
  reported: null,
  mediaErrors: null,
  critical: null,
  isPassed: null,
};

function fileOf(kind: FileKind, health: Health, more: Partial<MeasuredFile>): MeasuredFile {
  const notes: FileNote[] = [...(more.notes ?? [])];
  const value = (test: string, found: number | null, most: number): FileValue[] => {
    if (found === null) return [];
    if (found > most) throw new UnreadableFile("file-impossible", null, `${test} ${found}`);
    return [{ test, value: Math.round(found) }];
  };
  const counted = (test: string, found: number | null): FileValue[] => {
    if (found === null || found <= MAX_DRIVE_COUNT) return value(test, found, MAX_DRIVE_COUNT);
    if (!notes.includes("counter-unread")) notes.push("counter-unread");
    return [];
  };
  const values = [
    ...value("drive-life", health.life, 100),
    ...value("drive-hours", health.hours, 200_000),
    ...value("drive-written", health.written === null ? null : (health.written / TERABYTE) * 10, 200_000),
    ...counted("drive-reallocated", health.reallocated),
    ...counted("drive-pending", health.pending),
    ...counted("drive-offline", health.offline),
    ...counted("drive-reported", health.reported),
    ...counted("drive-media-errors", health.mediaErrors),
    ...value("drive-used", health.used, 255),
    ...value("drive-spare", health.spare, 100),
    ...value("drive-spare-limit", health.spareLimit, 100),
    ...value("drive-critical", health.critical, 255),
    ...value("drive-failing", health.isPassed === null ? null : Number(!health.isPassed), 1),
  ];
  if (values.length === 0) throw new UnreadableFile("file-too-short");
  return { ...emptyFile(kind), ...more, values, notes };
}

/** `percent_used` may exceed 100: a drive can outlive its rating. */
const lifeLeft = (used: number | null) => (used === null ? null : Math.max(0, 100 - used));

/** The SMART log of NVMe, under the names of smartctl or of nvme-cli. */
function nvmeHealth(log: Json): Health {
  const written = count(log["data_units_written"]);
  const used = count(log["percentage_used"] ?? log["percent_used"]);
  return {
    ...unsaid,
    life: lifeLeft(used),
    used,
    hours: count(log["power_on_hours"]),
    written: written === null ? null : written * DATA_UNIT,
    spare: count(log["available_spare"] ?? log["avail_spare"]),
    spareLimit: count(log["available_spare_threshold"] ?? log["spare_thresh"]),
    mediaErrors: count(log["media_errors"]),
    // `nvme smart-log -v` writes it as an object.
    critical: count(inside(log["critical_warning"])["value"] ?? log["critical_warning"]),
  };
}

function nvme(json: Json): MeasuredFile {
  return fileOf("nvme", nvmeHealth(json), { version: "nvme-cli" });
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
  const passed = inside(json["smart_status"])["passed"];
  const health = {
    ...healthOf(json),
    isPassed: typeof passed === "boolean" ? passed : null,
  };
  const model = text(json["model_name"]) || text(json["scsi_model_name"]) || text(json["scsi_product"]);
  return fileOf("smartctl", health, {
    version,
    takenOn: seconds === null || seconds > 4e9 ? null : dayOf(new Date(seconds * 1000)),
    drive: model === "" ? null : { model, serial: text(json["serial_number"]) || null },
    notes: json["in_smartctl_database"] === false ? ["drive-unknown"] : [],
  });
}

function healthOf(json: Json): Health {
  const hours = count(inside(json["power_on_time"])["hours"]);
  const log = inside(json["nvme_smart_health_information_log"]);
  if (Object.keys(log).length > 0) {
    const health = nvmeHealth(log);
    return { ...health, hours: hours ?? health.hours };
  }
  const isScsi =
    inside(json["device"])["protocol"] === "SCSI" || Object.keys(json).some((key) => key.startsWith("scsi_"));
  return isScsi ? { ...scsiHealth(json), hours } : { ...ataHealth(json), hours: hours ?? hoursOfAta(json) };
}

/** smartctl states the hours by themselves; a part of its output may have only the attribute. */
function hoursOfAta(json: Json): number | null {
  return attributesOf(json).find(({ id, name }) => id === 9 && name === "power_on_hours")?.raw ?? null;
}

/** A SAS drive: the log pages of SCSI (scsiprint.cpp of smartmontools). Gigabytes are decimal, with three decimals. */
function scsiHealth(json: Json): Health {
  const log = inside(json["scsi_error_counter_log"]);
  const errors = ["read", "write", "verify"].flatMap((of) => count(inside(log[of])["total_uncorrected_errors"]) ?? []);
  const gigabytes = inside(log["write"])["gigabytes_processed"];
  const written = typeof gigabytes === "string" ? decimal(gigabytes) : count(gigabytes);
  // Releases before 7.5 name it by the log page.
  const used = count(
    inside(json["endurance_used"])["current_percent"] ?? json["scsi_percentage_used_endurance_indicator"],
  );
  return {
    ...unsaid,
    life: lifeLeft(used),
    used,
    written: written === null ? null : written * 1e9,
    reallocated: count(json["scsi_grown_defect_list"]),
    pending: count(inside(json["scsi_pending_defects"])["count"]),
    reported: errors.length === 0 ? null : errors.reduce((sum, each) => sum + each, 0),
  };
}

/** "38313.123", "38,313.123" or "38.313,123". */
function decimal(written: string): number | null {
  const found = /^(?<whole>\d{1,3}(?:[.,'’\s]\d{3}){0,5}|\d{1,12})[.,](?<rest>\d{3})$/.exec(written.trim())?.groups;
  return found ? Number(`${found["whole"]!.replaceAll(/\D/g, "")}.${found["rest"]}`) : count(written);
}

type Attribute = { id: number; name: string; value: number | null; raw: number | null };

const MAX_ATTRIBUTES = 100;

function attributesOf(json: Json): Attribute[] {
  const table = inside(json["ata_smart_attributes"])["table"];
  return (Array.isArray(table) ? table.slice(0, MAX_ATTRIBUTES) : []).map((row: unknown) => {
    const { id, name, value, raw } = inside(row);
    return {
      id: count(id) ?? 0,
      name: text(name).toLowerCase(),
      value: count(value),
      raw: shownCount(text(inside(raw)["string"])) ?? count(inside(raw)["value"]),
    };
  });
}

/** smartctl shows the count before what it holds beside it: "16 (0 5)". */
const shownCount = (shown: string) => count(shown.split("(", 1)[0]!.trim());

/** A value of the device statistics, which the ATA standard defines (ACS-3, log 04h). */
function statistic(json: Json, page: number, offset: number): number | null {
  const pages = inside(json["ata_device_statistics"])["pages"];
  const found = (Array.isArray(pages) ? pages.slice(0, MAX_ATTRIBUTES) : [])
    .map((each: unknown) => inside(each))
    .find(({ number }) => number === page)?.["table"];
  const row = (Array.isArray(found) ? found.slice(0, MAX_ATTRIBUTES) : [])
    .map((each: unknown) => inside(each))
    .find((each) => each["offset"] === offset);
  return count(row?.["value"]);
}

function ataHealth(json: Json): Health {
  const attributes = attributesOf(json);
  // The number of an attribute is not enough: the same one may count something else under another name.
  const counter = (id: number, name: RegExp) =>
    attributes.find((attribute) => attribute.id === id && name.test(attribute.name))?.raw ?? null;
  const used = usedOfAta(json);
  return {
    ...unsaid,
    used,
    life: sataLife(json, { attributes, used }),
    written: sataWritten(json, attributes),
    reallocated: counter(5, /realloc/) ?? statistic(json, 3, 32),
    pending: counter(197, /pending/),
    offline: counter(198, /uncorr/),
    reported: counter(187, /uncorr/) ?? statistic(json, 4, 8),
  };
}

const isKnown = (json: Json) => json["in_smartctl_database"] !== false;

/** From the device statistics; smartctl 7.5 also takes it from attributes, which counts only for a drive that it knows. */
function usedOfAta(json: Json): number | null {
  const standard = statistic(json, 7, 8);
  if (standard !== null || !isKnown(json)) return standard;
  return count(inside(json["endurance_used"])["current_percent"]);
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
/** Names of that database which an unknown drive gets too, by the number of the attribute alone (`DEFAULT` of drivedb.h). */
const defaultNames: ReadonlySet<string> = new Set([
  "wear_leveling_count",
  "media_wearout_indicator",
  "total_lbas_written",
]);

const believed = (name: string, json: Json) => isKnown(json) || !defaultNames.has(name);

function sataLife(json: Json, { attributes, used }: { attributes: Attribute[]; used: number | null }): number | null {
  // A hard disk wears in another way: nothing is said about its life.
  if ((count(json["rotation_rate"]) ?? 0) > 0) return null;
  if (used !== null) return lifeLeft(used);
  for (const name of lifeNames) {
    const value = attributes.find((attribute) => attribute.name === name)?.value;
    if (value !== undefined && value !== null && value <= 100 && believed(name, json)) return value;
  }
  return null;
}

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
/** Bytes of a unit: it stands in the name, never in the number of the attribute. */
const writtenUnits: Readonly<Record<string, number>> = {
  host_writes_32mib: 32 * MIB,
  host_writes_mib: MIB,
  host_writes_gib: GIB,
  lifetime_writes_gib: GIB,
  total_writes_gib: GIB,
  total_host_writes_gib: GIB,
};

/** Bytes written by the computer; null where the drive does not count them in a known unit. */
function sataWritten(json: Json, attributes: readonly Attribute[]): number | null {
  const block = count(json["logical_block_size"]) ?? 512;
  for (const { name, raw } of attributes) {
    if (raw === null || !believed(name, json)) continue;
    if (name === "total_lbas_written") return raw * block;
    const unit = writtenUnits[name];
    if (unit !== undefined) return raw * unit;
  }
  const sectors = statistic(json, 1, 24);
  return sectors === null ? null : sectors * block;
}
