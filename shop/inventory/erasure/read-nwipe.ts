// The log of nwipe (0.30 and later): dated messages, then a table of errors and a table of drives.

import { FileLines, isoDate } from "../bench/files/file-lines.ts";
import { UnreadableFile, wordsOf } from "../bench/files/measurement-file.ts";
import { driveSerial, MOST_ERASED_DRIVES, type DriveErasure, type ErasureLog } from "./erasure-log.ts";

const LOOKED_AT = 4000; // characters
const MESSAGE =
  /^\[(?<y>\d{4})\/(?<m>\d\d)\/(?<d>\d\d) (?<time>\d\d:\d\d:\d\d)\] {1,8}(?:nwipe: )?(?<level>[a-z]{1,10}): (?<said>.*)$/;

export function isNwipe(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return /^\[\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d\] {1,8}(?:nwipe: )?[a-z]{1,10}: /.test(start) && /nwipe/i.test(start);
}

type Wiped = {
  line: number;
  method: string;
  startedAt: string;
  passes: number;
  isVerified: boolean;
  /** As far as the message about the found drive shows it: older releases cut it. */
  serialStart: string;
  status: { model: string; serial: string } | null;
};

type Message = { at: string; level: string; said: string; line: number };

/**
 * The drives of a log of nwipe. Refuses a run that was stopped or has an error, a drive without its line in the table of
 * drives, and one that is not named by model and serial number.
 */
export function readNwipe(text: string): ErasureLog {
  const lines = new FileLines(text);
  const run = new NwipeRun();
  for (let line = lines.next(); line !== null; line = lines.next()) run.read(line, lines.number);
  return { format: "nwipe", drives: run.finish(lines.number) };
}

class NwipeRun {
  readonly #drives = new Map<string, Wiped>();
  readonly #found = new Map<string, string>();
  #version: string | null = null;
  #last = "";
  #isInTable = false;
  #isCompleted = false;

  read(line: string, number: number): void {
    const message = messageOf(line, number);
    if (!message) {
      if (line.startsWith("[")) this.#isInTable = false;
      if (line.startsWith("***")) this.#isInTable = line.includes(" Drive Status ");
      else if (this.#isInTable && !line.startsWith("---") && !/^! {1,4}Device \|/.test(line))
        this.#tableRow(line, number);
      return;
    }
    this.#isInTable = false;
    // The clock goes back by an hour in October.
    if (secondsOf(message.at) < secondsOf(this.#last) - 3600)
      throw new UnreadableFile("file-order", number, message.at);
    if (message.at > this.#last) this.#last = message.at;
    this.#version ??=
      /(?:^|[^\w/])nwipe (?<version>\d{1,2}\.\d{1,3}[\w.-]{0,20})/.exec(message.said)?.groups?.["version"] ?? null;
    this.#note(message);
  }

  #note({ at, level, said, line }: Message): void {
    if (level === "fatal" || level === "error" || said.includes("[FAILURE]"))
      throw new UnreadableFile("erasure-failed", line, said);
    if (/^Nwipe (?:was aborted|exited with errors)/i.test(said)) throw new UnreadableFile("erasure-failed", line, said);
    if (/^Nwipe successfully completed/i.test(said)) this.#isCompleted = true;
    const found = /^Found \/dev\/(?<device>[\w/-]{1,40}),.{0,200}S\/N=(?<serial>\S{0,40})/.exec(said)?.groups;
    if (found) this.#found.set(found["device"]!, found["serial"]!);
    const invoked = /^Invoking method '(?<method>[^']{1,60})' on (?:device )?'?\/dev\/(?<device>[\w/-]{1,40})/.exec(
      said,
    )?.groups;
    if (invoked) this.#begin(invoked["device"]!, { method: invoked["method"]!, at, line });
    const pass =
      /^Starting pass \d{1,3}(?:\/| of )(?<passes>\d{1,3}), round \d{1,3}(?:\/| of )(?<rounds>\d{1,3}),? on (?:device )?'?\/dev\/(?<device>[\w/-]{1,40})/.exec(
        said,
      )?.groups;
    const wiped = pass && this.#drives.get(pass["device"]!);
    if (wiped) wiped.passes = Number(pass["passes"]) * Number(pass["rounds"]);
    const verified = /^\[SUCCESS\] Verified that '?\/dev\/(?<device>[\w/-]{1,40})'? is /.exec(said)?.groups;
    const proved = verified && this.#drives.get(verified["device"]!);
    if (proved) proved.isVerified = true;
  }

  #begin(device: string, { method, at, line }: { method: string; at: string; line: number }): void {
    if (/^verify /i.test(method)) return;
    if (this.#drives.has(device)) throw new UnreadableFile("file-disagrees", line, device);
    if (this.#drives.size >= MOST_ERASED_DRIVES) throw new UnreadableFile("file-too-large", line);
    const serialStart = this.#found.get(device) ?? "";
    this.#drives.set(device, { line, method, startedAt: at, passes: 0, isVerified: false, serialStart, status: null });
  }

  /** "    sda | Erased | 120 MB/s | 01:09:27 | ST500DM002-1BD142/Z3TDX8KQ"; a failed one begins with an exclamation mark. */
  #tableRow(line: string, number: number): void {
    if (line.trim() === "") return;
    const cells = line.split("|").map((cell) => cell.trim());
    const [device = "", status = "", , , identity = ""] = cells;
    if (cells.length !== 5) throw new UnreadableFile("file-damaged", number, line);
    const wiped = this.#drives.get(device.replace(/^! */, ""));
    if (device.startsWith("!") || !/^erased$/i.test(status))
      throw new UnreadableFile("erasure-failed", number, line.trim());
    if (!wiped || wiped.status) throw new UnreadableFile("file-disagrees", number, line.trim());
    const cut = identity.lastIndexOf("/");
    const [model, serial] = [wordsOf(identity.slice(0, Math.max(0, cut))), driveSerial(identity.slice(cut + 1))];
    if (cut === -1 || model === null || serial === null)
      throw new UnreadableFile("erasure-drive-unsaid", number, line.trim());
    if (!serial.startsWith(wiped.serialStart)) throw new UnreadableFile("file-disagrees", number, serial);
    wiped.status = { model, serial };
  }

  finish(lastLine: number): DriveErasure[] {
    if (!this.#isCompleted) throw new UnreadableFile("file-cut-off", lastLine);
    if (this.#drives.size === 0) throw new UnreadableFile("erasure-none");
    return [...this.#drives.values()].map(({ line, startedAt, passes, isVerified, status }) => {
      if (!status || passes === 0) throw new UnreadableFile("file-cut-off", lastLine);
      return {
        ...status,
        method: "overwrite",
        variant: null,
        passes,
        tool: this.#version === null ? "nwipe" : `nwipe ${this.#version}`,
        startedAt,
        endedAt: this.#last,
        proof: isVerified ? "read-back" : null,
        line,
      };
    });
  }
}

function messageOf(line: string, number: number): Message | null {
  const found = MESSAGE.exec(line.slice(0, 1000))?.groups;
  if (!found) return null;
  const { y = "", m = "", d = "", time = "", level = "", said = "" } = found;
  const day = isoDate(Number(y), Number(m), Number(d));
  if (day === null) throw new UnreadableFile("file-impossible", number, line);
  return { at: `${day} ${time}`, level, said, line: number };
}

const secondsOf = (at: string) => (at === "" ? 0 : Date.parse(`${at.replace(" ", "T")}Z`) / 1000);
