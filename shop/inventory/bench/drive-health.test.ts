// Drives as smartctl 7.4 and nvme-cli 2.11 report them (ataprint.cpp, nvmeprint.cpp, scsiprint.cpp; nvme-print-json.c). What is a
// fault: smartmontools' smartctl(8) on attributes 5, 187, 197 and 198, and the NVM Express base specification on the SMART log.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smartctlNvme, smartctlSas, smartctlSata } from "../../../testing/bench/measurement-files.ts";
import { driveWarnings } from "./drive-health.ts";
import { readBenchFile } from "./files/read-bench-file.ts";
import { summaryOf } from "./files/reading-summary.ts";

const summary = (json: object) => summaryOf(readBenchFile(new TextEncoder().encode(JSON.stringify(json))));
const codesOf = (json: object) => summary(json).warnings.map((warning) => warning.split(":", 1)[0]);

const attribute = (id: number, name: string, raw: number, string = String(raw)) => ({
  id,
  name,
  value: 100,
  raw: { value: raw, string },
});

/** A hard disk without a fault, with these attributes beside its hours. */
const hardDisk = (...table: object[]) => ({
  ...smartctlSata,
  model_name: "ST2000DM008-2FR102",
  rotation_rate: 7200,
  in_smartctl_database: true,
  ata_smart_attributes: {
    table: [
      attribute(5, "Reallocated_Sector_Ct", 0),
      attribute(9, "Power_On_Hours", 8123),
      attribute(187, "Reported_Uncorrect", 0),
      attribute(197, "Current_Pending_Sector", 0),
      attribute(198, "Offline_Uncorrectable", 0),
    ]
      .filter(({ id }) => !table.some((other) => (other as { id: number }).id === id))
      .concat(table as never),
  },
});
const nvmeLog = smartctlNvme.nvme_smart_health_information_log;
const nvmeDrive = (log: object) => ({ ...smartctlNvme, nvme_smart_health_information_log: { ...nvmeLog, ...log } });

describe("a drive that reports one fault", () => {
  const anyCount = fc.integer({ min: 1, max: 1_000_000 });
  test.each<[string, (count: number) => object]>([
    ["reallocated", (raw) => hardDisk(attribute(5, "Reallocated_Sector_Ct", raw))],
    ["reallocated", (raw) => hardDisk(attribute(5, "Reallocate_NAND_Blk_Cnt", raw))],
    ["reported", (raw) => hardDisk(attribute(187, "Reported_Uncorrect", raw))],
    ["reported", (raw) => hardDisk(attribute(187, "Uncorrectable_Error_Cnt", raw))],
    ["pending", (raw) => hardDisk(attribute(197, "Current_Pending_Sector", raw))],
    ["offline", (raw) => hardDisk(attribute(198, "Offline_Uncorrectable", raw))],
    ["media-errors", (raw) => nvmeDrive({ media_errors: raw })],
    ["media-errors", (raw) => ({ percent_used: 4, power_on_hours: 1900, media_errors: String(raw) })],
    ["reallocated", (raw) => ({ ...smartctlSas, scsi_grown_defect_list: raw })],
    ["pending", (raw) => ({ ...smartctlSas, scsi_pending_defects: { count: raw } })],
    ["reported", (raw) => ({ ...smartctlSas, scsi_error_counter_log: { read: { total_uncorrected_errors: raw } } })],
  ])("warns of it alone, with its figure: %s", (code, driveWith) => {
    fc.assert(
      fc.property(anyCount, (raw) => {
        expect(codesOf(driveWith(raw))).toEqual([code]);
        expect(summary(driveWith(raw)).warnings[0]).toContain(` ${raw} `);
        expect(codesOf(driveWith(0))).toEqual([]);
      }),
      { numRuns: 30, seed: 5 },
    );
  });

  test("warns of a spare below the drive's own threshold, of endurance used up, of its critical warning, and of its verdict", () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(255), fc.nat(63), (spare, limit, used, critical) => {
        const log = {
          available_spare: spare,
          available_spare_threshold: limit,
          percentage_used: used,
          critical_warning: critical,
        };
        expect(codesOf(nvmeDrive(log))).toEqual([
          ...(critical > 0 ? ["critical"] : []),
          ...(spare < limit ? ["spare"] : []),
          ...(used >= 100 ? ["used-up"] : []),
        ]);
        expect(summary(nvmeDrive(log)).life).toBe(Math.max(0, 100 - used));
      }),
      { numRuns: 100, seed: 6 },
    );
    expect(codesOf({ ...smartctlSata, smart_status: { passed: false } })).toEqual(["failing"]);
    // `nvme smart-log -v -o json` writes the warning as an object.
    expect(codesOf({ percent_used: 4, power_on_hours: 10, critical_warning: { value: 4, ro: 0 } })).toEqual([
      "critical",
    ]);
  });

  test("is warned of by drive, where a unit has several", () => {
    const values = [
      { test: "drive-pending", subject: "2", value: 8 },
      { test: "drive-pending", subject: "1", value: 0 },
      { test: "drive-spare", subject: "1", value: 3 },
      { test: "drive-spare-limit", subject: "2", value: 10 },
    ];
    expect(driveWarnings(values)).toEqual([{ code: "pending", subject: "2", value: 8, limit: null }]);
  });
});

describe("a value that is not known", () => {
  const unknown = (table: object[]) => ({
    ...smartctlSata,
    in_smartctl_database: false,
    ata_smart_attributes: { table },
    endurance_used: { current_percent: 99 },
  });

  test("is left out for a drive that smartmontools does not know: its attributes have default names", () => {
    const read = summary(
      unknown([
        attribute(177, "Wear_Leveling_Count", 88),
        attribute(233, "Media_Wearout_Indicator", 12),
        attribute(241, "Total_LBAs_Written", 15_360),
      ]),
    );
    expect(read).toMatchObject({ life: null, writtenTb: null, hours: 8123 });
    expect(read.warnings).toEqual([expect.stringContaining("drive-unknown")]);
  });

  test("is taken from the standard's own statistics, of an unknown drive too", () => {
    const statistics = {
      pages: [
        { number: 1, table: [{ offset: 24, name: "Logical Sectors Written", value: 64_777_770_148 }] },
        { number: 7, table: [{ offset: 8, name: "Percentage Used Endurance Indicator", value: 19 }] },
      ],
    };
    expect(summary({ ...unknown([]), ata_device_statistics: statistics })).toMatchObject({ life: 81, writtenTb: 33.2 });
  });

  test.each([
    ["Total_LBAs_Written", 33.2],
    ["Host_Writes_32MiB", 2_173_592.9],
    ["Unknown_Attribute", null],
    ["Vendor_Specific", null],
  ])("is no amount written without a unit in its name: attribute 241 as %s", (name, writtenTb) => {
    const drive = { ...smartctlSata, ata_smart_attributes: { table: [attribute(241, name, 64_777_770_148)] } };
    const read = summary(drive);
    // The largest amount that a drive can have is 20,000 TB.
    if (writtenTb !== null && writtenTb > 20_000) expect(read.why).toContain("file-impossible");
    else expect(read.writtenTb).toBe(writtenTb);
  });

  test("is a counter under another name, or one that holds more than a count", () => {
    expect(codesOf(hardDisk(attribute(5, "Unknown_Attribute", 77)))).toEqual([]);
    expect(codesOf(hardDisk(attribute(197, "Current_Pending_Sector", 281_470_681_808_896, "-")))).toEqual([
      "counter-unread",
    ]);
    // smartctl prints the count before what the drive packs beside it (raw16(raw16) of attribute 5).
    const packed = attribute(5, "Reallocated_Sector_Ct", 21_474_836_496, "16 (0 5)");
    expect(summary(hardDisk(packed)).warnings).toEqual(["reallocated: 16 reallocated sectors"]);
  });
});

describe("numbers that a region grouped", () => {
  test.each(["38313", "38,313", "38.313", "38 313", "38\u00a0313", "38\u202f313"])("are read: %s hours", (hours) => {
    const drive = { percent_used: 4, power_on_hours: hours, data_units_written: "1,474,968,593" };
    // 1,474,968,593 units of 512,000 bytes.
    expect(summary(drive)).toMatchObject({ program: "nvme-cli", hours: 38_313, writtenTb: 755.2 });
  });

  test.each(["38,31", "1.5", "-4", "12,3456", ""])("are no counts: %s", (hours) => {
    expect(summary({ percent_used: 4, power_on_hours: hours }).hours).toBeNull();
  });

  test("of a SAS drive are decimal gigabytes with three decimals", () => {
    expect(summary(smartctlSas)).toMatchObject({ program: "smartctl", version: "7.4", hours: 38_313, writtenTb: 38.3 });
    const { smartctl: _, json_format_version: _format, ...part } = smartctlSas;
    expect(summary(part)).toMatchObject({ program: "smartctl", version: null, hours: 38_313 });
  });
});
