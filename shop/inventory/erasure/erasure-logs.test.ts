import { describe, expect, test } from "vitest";
import {
  erasureLogs,
  eraseSata,
  formatNvme,
  hardDisk,
  identifyNvme,
  identifySata,
  nvmeDrive,
  nwipeLog,
  readBack,
  recording,
  sataDrive,
  securityOn,
  shredDisk,
  smartctl,
} from "../../../testing/bench/erasure-logs.ts";
import { measurementFiles } from "../../../testing/bench/measurement-files.ts";
import { LARGEST_ERASURE_LOG, type DriveErasure } from "./erasure-log.ts";
import { isErasureLog, readErasureLog } from "./read-erasure-log.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readErasureLog(bytesOf(text));

function drivesIn(text: string): DriveErasure[] {
  const reading = read(text);
  if (!reading.ok) throw new Error(`${reading.issue.code} on line ${reading.issue.line}: ${reading.issue.found}`);
  return reading.log.drives;
}
function issueIn(text: string) {
  const reading = read(text);
  return reading.ok ? null : [reading.issue.code, reading.issue.line];
}
/** The line on which a text stands, from 1. */
const lineOf = (text: string, words: string) => text.slice(0, text.lastIndexOf(words)).split("\n").length;

const nvme = { model: nvmeDrive.model, serial: nvmeDrive.serial };
const disk = { model: hardDisk.model, serial: hardDisk.serial };

describe("the log of each program says which drive was erased, how, and what proves it", () => {
  test.each<[string, Partial<DriveErasure>]>([
    [
      "nvme-format.log",
      { ...nvme, method: "nvme-format", variant: "user-data", tool: "nvme-cli 2.8", proof: "read-back" },
    ],
    ["nvme-crypto.log", { ...nvme, method: "nvme-format", variant: "crypto", tool: "nvme-cli", proof: null }],
    ["nvme-sanitize.log", { ...nvme, method: "nvme-sanitize", variant: "block", proof: "sanitize-log" }],
    [
      "hdparm.log",
      {
        model: sataDrive.model,
        serial: sataDrive.serial,
        method: "ata-secure-erase",
        variant: "enhanced",
        tool: "hdparm 9.65",
        proof: "security-state",
      },
    ],
    ["shred.log", { ...disk, method: "overwrite", passes: 2, tool: "shred 9.4", proof: "read-back" }],
    ["dd.log", { ...disk, method: "overwrite", passes: 1, tool: "dd", proof: "read-back" }],
    ["blkdiscard.log", { ...nvme, method: "discard", tool: "blkdiscard", proof: "read-back" }],
    [
      "nwipe.log",
      {
        ...disk,
        method: "overwrite",
        passes: 3,
        tool: "nwipe 0.34",
        proof: "read-back",
        startedAt: "2026-11-19 18:00:20",
        endedAt: "2026-11-19 21:31:41",
      },
    ],
  ])("%s", (name, expected) => {
    expect(isErasureLog(bytesOf(erasureLogs[name]!))).toBe(true);
    expect(drivesIn(erasureLogs[name]!)).toEqual([expect.objectContaining(expected)]);
  });

  test("a session says when it began and ended, by the clock of the machine", () => {
    const { startedAt, endedAt } = drivesIn(erasureLogs["nvme-format.log"]!)[0]!;
    expect([startedAt, endedAt]).toEqual(["2026-11-20 10:00:00", "2026-11-20 10:21:30"]);
  });

  test("a session or a run of nwipe may erase several drives", () => {
    const both = recording([identifyNvme(), identifySata(), formatNvme(), eraseSata(), identifySata()]);
    expect(drivesIn(both).map(({ serial, proof }) => [serial, proof])).toEqual([
      [nvmeDrive.serial, null],
      [sataDrive.serial, "security-state"],
    ]);
    const rack = nwipeLog([hardDisk, { ...sataDrive, isVerified: false }]);
    expect(drivesIn(rack).map(({ serial, proof }) => [serial, proof])).toEqual([
      [hardDisk.serial, "read-back"],
      [sataDrive.serial, null],
    ]);
  });

  test("what was typed, deleted and coloured on the terminal reads as it stood there", () => {
    const typed =
      "\u001B]0;root@bench: ~\u0007\u001B[01;32mroot@bench\u001B[00m:~# nvme frm\b\b\b\u001B[Kformat /dev/nvme0n1 -s1\u001B[?2004l";
    const log = recording([identifyNvme(), formatNvme()]).replace(/root@bench:~# nvme format .*/, typed);
    expect(drivesIn(log)).toMatchObject([{ method: "nvme-format", variant: "user-data" }]);
  });

  test("a format without a word of success counts once the drive was read back", () => {
    const silent = formatNvme().slice(0, -1) as unknown as ReturnType<typeof formatNvme>;
    expect(issueIn(recording([identifyNvme(), silent]))).toEqual(["erasure-unproved", 9]);
    expect(drivesIn(recording([identifyNvme(), silent, readBack()]))).toMatchObject([{ proof: "read-back" }]);
  });

  test("a shell that shows its commands is read like one that is typed into", () => {
    const log = erasureLogs["hdparm.log"]!.replaceAll("root@bench:~# ", "+ ");
    expect(drivesIn(log)).toMatchObject([{ method: "ata-secure-erase", proof: "security-state" }]);
  });
});

describe("a log that proves nothing is refused whole, with the line", () => {
  const format = recording([identifyNvme(), formatNvme()]);
  const cases: Record<string, [log: string, code: string, line: number | null]> = {
    "that was cut off": [format.slice(0, -60), "file-cut-off", format.split("\n").length - 1],
    "of nwipe without its end": [nwipeLog().replace(/\n.*Nwipe successfully.*\n$/, "\n"), "file-cut-off", 29],
    "of nwipe that was stopped": [nwipeLog([hardDisk], { end: "was aborted by the user." }), "erasure-failed", 30],
    "of nwipe with a drive that failed": [
      nwipeLog([hardDisk, { ...sataDrive, status: "-FAILED-" }]),
      "erasure-failed",
      lineOf(nwipeLog([hardDisk, { ...sataDrive, status: "-FAILED-" }]), "-FAILED-"),
    ],
    "of nwipe whose table names another drive than it found": [
      nwipeLog().replace(`/${hardDisk.serial}`, "/Z3TOTHER"),
      "file-disagrees",
      lineOf(nwipeLog(), `/${hardDisk.serial}`),
    ],
    "of nwipe whose clock goes back": [nwipeLog().replace("18:00:20", "14:00:20"), "file-order", 5],
    "of a format that the drive refused": [
      format.replace(
        "Success formatting namespace:1",
        "NVMe status: INVALID_FORMAT: The LBA Format specified is not supported(0x10a)",
      ),
      "erasure-failed",
      lineOf(format, "Success"),
    ],
    "of a format that keeps the data": [
      recording([identifyNvme(), formatNvme("--lbaf=0")]),
      "erasure-weak",
      lineOf(format, "nvme format"),
    ],
    "of a drive without a name": [recording([formatNvme()]), "erasure-drive-unsaid", 2],
    "of drives that were exchanged": [
      recording([identifyNvme(), formatNvme(), identifyNvme({ ...nvmeDrive, serial: "S4EWNX0ROTHER01" })]),
      "file-disagrees",
      lineOf(
        recording([identifyNvme(), formatNvme(), identifyNvme({ ...nvmeDrive, serial: "S4EWNX0ROTHER01" })]),
        "S4EWNX0ROTHER01",
      ),
    ],
    "of a partition": [
      recording([smartctl({ ...hardDisk, device: "/dev/sdb1" }), shredDisk({ ...hardDisk, device: "/dev/sdb1" })]),
      "erasure-part-only",
      8,
    ],
    "of an erase that left the password on": [
      recording([identifySata(), eraseSata(), identifySata(sataDrive, securityOn)]),
      "erasure-failed",
      lineOf(recording([identifySata(), eraseSata(), identifySata(sataDrive, securityOn)]), "enabled"),
    ],
    "of a drive that was not empty afterwards": [
      recording([
        identifyNvme(),
        formatNvme(),
        ["cmp /dev/zero /dev/nvme0n1", "/dev/zero /dev/nvme0n1 differ: byte 1048577, line 1"],
      ]),
      "erasure-not-empty",
      18,
    ],
    "of a discard that nobody read back": [
      recording([identifyNvme(), ["blkdiscard /dev/nvme0n1"]]),
      "erasure-unproved",
      9,
    ],
    "of a sanitize that failed": [
      erasureLogs["nvme-sanitize.log"]!.replace("0x101", "0x103"),
      "erasure-failed",
      lineOf(erasureLogs["nvme-sanitize.log"]!, "0x101"),
    ],
    "of an overwrite that stopped at half": [
      recording([smartctl(), shredDisk().slice(0, -1) as never]),
      "file-cut-off",
      lineOf(recording([smartctl(), shredDisk().slice(0, -1) as never]), " 50%"),
    ],
    "of an overwrite with an input or output error": [
      recording([
        smartctl(),
        [...shredDisk(), "shred: /dev/sdb: error writing at offset 1048576: Input/output error"] as never,
      ]),
      "erasure-failed",
      15,
    ],
    "of part of a drive": [
      recording([
        smartctl(),
        ["dd if=/dev/zero of=/dev/sdb bs=1M count=100", "104857600 bytes (105 MB, 100 MiB) copied, 1 s, 105 MB/s"],
      ]),
      "erasure-part-only",
      8,
    ],
    "that read back less than was written": [
      recording([smartctl(), shredDisk(), readBack(hardDisk, 1_048_576)]),
      "file-disagrees",
      16,
    ],
    "of several commands on one line": [
      recording([smartctl(), ["shred -v /dev/sdb && cmp /dev/zero /dev/sdb"]]),
      "erasure-commands",
      8,
    ],
    "without an erasure": [recording([identifyNvme()]), "erasure-none", null],
    "of an old recorder": ["Script started on Fri 20 Nov 2026 10:00:00 AM EET\n", "erasure-recording", 1],
    "with a second session behind the first": [format + format, "file-damaged", format.split("\n").length - 1],
    "whose clock goes back": [
      recording([identifyNvme(), formatNvme()], { to: "09:00:00" }),
      "file-order",
      format.split("\n").length - 1,
    ],
    "with bytes of another file": [
      format.replace("Sending", "Sen\u0000ding"),
      "file-not-text",
      lineOf(format, "Sending"),
    ],
    "with an endless line": [format.replace("Sending", "x".repeat(5000)), "file-damaged", lineOf(format, "Sending")],
    "that is huge": [format + " ".repeat(LARGEST_ERASURE_LOG), "file-too-large", null],
  };
  test.each(Object.entries(cases))("%s", (_, [log, code, line]) => {
    expect(issueIn(log)).toEqual([code, line]);
  });

  test("however a log was cut, it is refused or says nothing less", () => {
    for (const log of Object.values(erasureLogs)) {
      const whole = drivesIn(log);
      for (let end = 1; end < log.trimEnd().length - 22; end += 7) {
        const reading = read(log.slice(0, end));
        if (reading.ok) expect(reading.log.drives).toEqual(whole);
      }
    }
  });
});

test("files of measuring programs are no erasure logs", () => {
  expect(Object.entries(measurementFiles).filter(([, file]) => isErasureLog(bytesOf(String(file))))).toEqual([]);
});
