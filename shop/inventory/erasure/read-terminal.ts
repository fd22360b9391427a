// The drives that were erased in a recorded terminal session with nvme, hdparm, shred, dd and blkdiscard, and what was checked
// afterwards. Each drive must be named by its model and serial number before it is erased.

import { UnreadableFile, wordsOf } from "../bench/files/measurement-file.ts";
import {
  driveSerial,
  MOST_ERASED_DRIVES,
  sameSerial,
  type DriveErasure,
  type ErasureLog,
  type ErasureMethod,
  type ErasureProof,
  type ErasureVariant,
} from "./erasure-log.ts";
import { hasFlag, optionOf, readTerminalSession, type TerminalCommand } from "./terminal-session.ts";

type Erasure = {
  method: ErasureMethod;
  variant: ErasureVariant | null;
  passes: number | null;
  program: "nvme-cli" | "hdparm" | "shred" | "dd" | "blkdiscard";
  proof: ErasureProof | null;
  line: number;
  /** Nothing is said about success until a later command says it: a sanitize, or a discard that was not read back. */
  isProofNeeded: boolean;
};

type Drive = { model: string | null; serial: string | null; bytes: number | null; erasure: Erasure | null };

const programs: Readonly<Record<string, (session: Session, command: TerminalCommand) => void>> = {
  nvme: readNvme,
  hdparm: readHdparm,
  smartctl: readSmartctl,
  shred: readShred,
  dd: readDd,
  blkdiscard: readBlkdiscard,
  blockdev: readBlockdev,
  cmp: readCmp,
};

/** The drives of a recording. Refuses the whole of it as soon as one erasure failed or is not about a whole, named drive. */
export function readTerminal(text: string): ErasureLog {
  const { startedAt, endedAt, commands } = readTerminalSession(text);
  const session = new Session();
  for (const command of commands) {
    const read = Object.hasOwn(programs, command.program) ? programs[command.program] : undefined;
    if (!read) continue;
    // What such a line prints cannot be told apart.
    if (command.words.some((word) => /^(?:[|&;]{1,2})$|[;|&]$/.test(word)))
      throw new UnreadableFile("erasure-commands", command.line, command.words.join(" "));
    read(session, command);
  }
  return { format: "terminal", drives: session.erased().map((drive) => ({ ...drive, startedAt, endedAt })) };
}

class Session {
  readonly #drives = new Map<string, Drive>();
  readonly versions = new Map<string, string>();

  /** The drive of a device; null for a command without one. "nvme0n1" and "nvme0" are one drive. */
  drive(command: TerminalCommand): Drive | null {
    const device = deviceIn(command);
    if (device === null) return null;
    const name = device.replace(/^(nvme\d{1,3})n\d{1,3}$/, "$1");
    const known = this.#drives.get(name);
    if (known) return known;
    if (this.#drives.size >= MOST_ERASED_DRIVES) throw new UnreadableFile("file-too-large", command.line);
    const drive: Drive = { model: null, serial: null, bytes: null, erasure: null };
    this.#drives.set(name, drive);
    return drive;
  }

  /** The drive that a command erases: a whole one, whose name the log has said. */
  erasing(command: TerminalCommand): Drive {
    const drive = this.drive(command);
    if (!drive || drive.model === null || drive.serial === null)
      throw new UnreadableFile("erasure-drive-unsaid", command.line, [command.program, ...command.words].join(" "));
    if (/^(?:[shv]d[a-z]{1,2}\d|nvme\d{1,3}n\d{1,3}p)/.test(deviceIn(command)!)) refuse("erasure-part-only", command);
    return drive;
  }

  erased(): Omit<DriveErasure, "startedAt" | "endedAt">[] {
    const drives = [...this.#drives.values()].filter(({ erasure }) => erasure !== null);
    if (drives.length === 0) throw new UnreadableFile("erasure-none");
    return drives.map(({ model, serial, erasure }) => {
      const { method, variant, passes, program, proof, line, isProofNeeded } = erasure!;
      if (isProofNeeded && proof === null) throw new UnreadableFile("erasure-unproved", line, program);
      const version = this.versions.get(program);
      const tool = version === undefined ? program : `${program} ${version}`;
      return { model: model!, serial: serial!, method, variant, passes, tool, proof, line };
    });
  }
}

function refuse(
  code: "erasure-part-only" | "erasure-weak" | "erasure-failed",
  { program, words, line }: TerminalCommand,
): never {
  throw new UnreadableFile(code, line, [program, ...words].join(" "));
}

/** Names in /dev that are no drives. */
const notDrives = new Set(["zero", "null", "random", "urandom", "tty"]);

/** The device that a command names, also as `of=`, by its name in /dev. */
function deviceIn({ words }: TerminalCommand): string | null {
  const names = words.map((word) => /^(?:of=|if=)?\/dev\/(?<name>[\w./:-]{1,120})$/.exec(word)?.groups?.["name"]);
  return names.find((each) => each !== undefined && !notDrives.has(each)) ?? null;
}

/** Notes which drive it is. Refuses another serial number under the same name: drives were exchanged, or the log was changed. */
function name(
  drive: Drive,
  { model, serial, line }: { model: string | null; serial: string | null; line: number },
): void {
  if (model === null || serial === null) return;
  if (drive.serial !== null && !sameSerial(drive.serial, serial))
    throw new UnreadableFile("file-disagrees", line, serial);
  [drive.model, drive.serial] = [model, serial];
}

/** The first value of "label : value" in what a command printed, with its line. */
function valueIn({ output }: TerminalCommand, label: RegExp): { value: string; line: number } | null {
  for (const { text, line } of output) {
    const colon = text.indexOf(":");
    if (colon !== -1 && label.test(text.slice(0, colon).trim())) return { value: text.slice(colon + 1).trim(), line };
  }
  return null;
}

function identityIn(command: TerminalCommand, { model, serial }: { model: RegExp; serial: RegExp }) {
  const [named, numbered] = [valueIn(command, model), valueIn(command, serial)];
  return {
    model: named && wordsOf(named.value),
    serial: numbered && driveSerial(numbered.value),
    line: numbered?.line ?? command.line,
  };
}

const failure =
  /fail|error|cannot|denied|invalid|not permitted|unsupported|not supported|bad\/missing|aborted|\bbusy\b/i;

/** Refuses a command that printed an error. */
function requireSuccess({ output }: TerminalCommand): void {
  const wrong = output.find(({ text }) => failure.test(text));
  if (wrong) throw new UnreadableFile("erasure-failed", wrong.line, wrong.text);
}

function readNvme(session: Session, command: TerminalCommand): void {
  const { words, output, line } = command;
  const verb = words.find((word) => !word.startsWith("-") || word === "--version");
  if (verb === "version" || verb === "--version") {
    const version = /^nvme version (?<version>\d[\w.-]{0,20})/.exec(output[0]?.text ?? "")?.groups?.["version"];
    if (version !== undefined) session.versions.set("nvme-cli", version);
  } else if (verb === "id-ctrl") {
    const drive = session.drive(command);
    if (drive) name(drive, identityIn(command, { model: /^mn$/, serial: /^sn$/ }));
  } else if (verb === "format") {
    const drive = session.erasing(command);
    const setting = optionOf(command, ["-s", "--ses"]);
    requireSuccess(command);
    if (setting !== "1" && setting !== "2") refuse("erasure-weak", command);
    const variant = setting === "1" ? "user-data" : "crypto";
    // nvme-cli 3 says so only with -v.
    const isConfirmed = output.some(({ text }) => text.startsWith("Success formatting namespace:"));
    drive.erasure = { ...started("nvme-format", "nvme-cli", line), variant, isProofNeeded: !isConfirmed };
  } else if (verb === "sanitize") beginSanitize(session, command);
  else if (verb === "sanitize-log") readSanitizeLog(session, command);
}

function started(method: ErasureMethod, program: Erasure["program"], line: number): Erasure {
  return { method, variant: null, passes: null, program, proof: null, line, isProofNeeded: false };
}

const sanitizeActions: Readonly<Record<string, ErasureVariant>> = {
  "2": "block",
  "0x2": "block",
  "0x02": "block",
  "start-block-erase": "block",
  "4": "crypto",
  "0x4": "crypto",
  "0x04": "crypto",
  "start-crypto-erase": "crypto",
};

function beginSanitize(session: Session, command: TerminalCommand): void {
  const drive = session.erasing(command);
  requireSuccess(command);
  const variant = sanitizeActions[optionOf(command, ["-a", "--sanact"]) ?? ""];
  if (variant === undefined) refuse("erasure-weak", command);
  drive.erasure = { ...started("nvme-sanitize", "nvme-cli", command.line), variant, isProofNeeded: true };
}

/** The lowest three bits of the status: 1 and 4 are success, 2 is in progress, 3 is failure (NVM Express, Sanitize Status). */
function readSanitizeLog(session: Session, command: TerminalCommand): void {
  const erasure = session.drive(command)?.erasure;
  const status = valueIn(command, /\(SSTAT\)$/);
  if (!erasure || erasure.method !== "nvme-sanitize" || !status) return;
  const number = /^(?:0x[0-9a-f]{1,4}|\d{1,5})/i.exec(status.value)?.[0];
  if (number === undefined) throw new UnreadableFile("file-number", status.line, status.value);
  const outcome = Number(number) & 7;
  if (outcome === 3) throw new UnreadableFile("erasure-failed", status.line, status.value);
  if (outcome === 1 || outcome === 4) erasure.proof = "sanitize-log";
}

function readHdparm(session: Session, command: TerminalCommand): void {
  const { words, output, line } = command;
  const version = /^hdparm v(?<version>\d[\w.]{0,10})/.exec(output[0]?.text ?? "")?.groups?.["version"];
  if (words.includes("-V") && version !== undefined) session.versions.set("hdparm", version);
  const isEnhanced = words.includes("--security-erase-enhanced");
  if (isEnhanced || words.includes("--security-erase")) {
    const drive = session.erasing(command);
    requireSuccess(command);
    if (!output.some(({ text }) => text.includes("Issuing SECURITY_ERASE command"))) refuse("erasure-failed", command);
    drive.erasure = { ...started("ata-secure-erase", "hdparm", line), variant: isEnhanced ? "enhanced" : null };
  } else if (words.includes("-I")) {
    const drive = session.drive(command);
    if (!drive) return;
    name(drive, identityIn(command, { model: /^Model Number$/, serial: /^Serial Number$/ }));
    if (drive.erasure?.method === "ata-secure-erase") proveBySecurity(drive.erasure, command);
  }
}

/** A complete erase removes the password: the drive then reports that security is neither enabled nor locked. */
function proveBySecurity(erasure: Erasure, { output }: TerminalCommand): void {
  const start = output.findIndex(({ text }) => text.trim().startsWith("Security:"));
  const security = start === -1 ? [] : output.slice(start + 1, start + 12);
  const stays = security.find(({ text }) => /^(?:enabled|locked)$/.test(text.trim()));
  if (stays) throw new UnreadableFile("erasure-failed", stays.line, stays.text.trim());
  const isOff = (word: string) => security.some(({ text }) => new RegExp(`^not\\s+${word}$`).test(text.trim()));
  if (isOff("enabled") && isOff("locked")) erasure.proof = "security-state";
}

function readSmartctl(session: Session, command: TerminalCommand): void {
  const drive = session.drive(command);
  if (!drive) return;
  name(drive, identityIn(command, { model: /^(?:Device Model|Model Number)$/, serial: /^Serial Number$/ }));
  const size = valueIn(command, /^(?:User Capacity|Namespace 1 Size\/Capacity)$/)?.value.replaceAll(/[,.\s]/g, "");
  const bytes = /^\d{6,15}/.exec(size ?? "")?.[0];
  if (bytes !== undefined) drive.bytes = Number(bytes);
}

function readBlockdev(session: Session, command: TerminalCommand): void {
  const drive = session.drive(command);
  const bytes = /^\d{6,15}$/.exec(command.output[0]?.text.trim() ?? "")?.[0];
  if (drive && bytes !== undefined && command.words.includes("--getsize64")) drive.bytes = Number(bytes);
}

function coreutilsVersion(session: Session, { program, words, output }: TerminalCommand): boolean {
  const version = /\(coreutils\) (?<version>\d[\d.]{0,10})$|\(GNU coreutils\) (?<gnu>\d[\d.]{0,10})$/.exec(
    output[0]?.text ?? "",
  )?.groups;
  if (!words.includes("--version")) return false;
  const found = version?.["gnu"] ?? version?.["version"];
  if (found !== undefined) session.versions.set(program, found);
  return true;
}

function readShred(session: Session, command: TerminalCommand): void {
  if (coreutilsVersion(session, command)) return;
  const drive = session.erasing(command);
  requireSuccess(command);
  if (optionOf(command, ["-s", "--size"]) !== null) refuse("erasure-part-only", command);
  const passes = command.output.flatMap(({ text, line }) => {
    const found = /: pass (?<pass>\d{1,3})\/(?<all>\d{1,3}) \([\w-]{1,12}\)\.\.\.(?<progress>.*)$/s.exec(text)?.groups;
    return found
      ? [{ pass: Number(found["pass"]), all: Number(found["all"]), progress: found["progress"]!, line }]
      : [];
  });
  const last = passes.at(-1);
  // Without -v it prints nothing, and nothing shows that it ran to its end.
  if (!last) throw new UnreadableFile("erasure-unproved", command.line, "shred");
  const isWhole = last.pass === last.all && (last.progress === "" || last.progress.endsWith(" 100%"));
  if (!isWhole || new Set(passes.map(({ pass }) => pass)).size !== last.all)
    throw new UnreadableFile("file-cut-off", last.line, last.progress);
  drive.erasure = { ...started("overwrite", "shred", command.line), passes: last.all };
}

function readDd(session: Session, command: TerminalCommand): void {
  if (coreutilsVersion(session, command)) return;
  const { words, output, line } = command;
  const target = words.find((word) => word.startsWith("of="))?.slice(3) ?? "";
  const source = words.find((word) => word.startsWith("if="))?.slice(3) ?? "";
  if (!/^\/dev\/(?!(?:zero|null|u?random|tty)$)/.test(target)) return;
  const drive = session.erasing(command);
  if (!/^\/dev\/(?:zero|u?random)$/.test(source) || words.some((word) => /^(?:count|seek|skip)=/.test(word)))
    refuse("erasure-part-only", command);
  const isFull = output.some(({ text }) => /No space left on device/.test(text));
  const wrong = output.find(({ text }) => failure.test(text) && !/No space left on device/.test(text));
  if (wrong) throw new UnreadableFile("erasure-failed", wrong.line, wrong.text);
  const copied = output.findLast(({ text }) => /^\d{1,15} bytes .{0,60}copied, /.test(text));
  if (!copied) throw new UnreadableFile("file-cut-off", line, "dd");
  const bytes = Number.parseInt(copied.text, 10);
  if (drive.bytes !== null && bytes !== drive.bytes)
    throw new UnreadableFile("erasure-part-only", copied.line, copied.text);
  if (drive.bytes === null && !isFull) throw new UnreadableFile("erasure-part-only", copied.line, copied.text);
  drive.bytes = bytes;
  drive.erasure = { ...started("overwrite", "dd", line), passes: 1 };
}

function readBlkdiscard(session: Session, command: TerminalCommand): void {
  const version = /^blkdiscard from util-linux (?<version>\d[\d.]{0,10})/.exec(command.output[0]?.text ?? "")?.groups?.[
    "version"
  ];
  if (version !== undefined) session.versions.set("blkdiscard", version);
  if (/^(?:-V|--version)$/.test(command.words[0] ?? "")) return;
  const drive = session.erasing(command);
  requireSuccess(command);
  if (optionOf(command, ["-o", "--offset"]) !== null || optionOf(command, ["-l", "--length"]) !== null)
    refuse("erasure-part-only", command);
  const isZeroed = hasFlag(command, ["z", "--zeroout"]);
  const isSecure = hasFlag(command, ["s", "--secure"]);
  drive.erasure = {
    ...started(isZeroed ? "overwrite" : "discard", "blkdiscard", command.line),
    variant: isSecure && !isZeroed ? "secure" : null,
    passes: isZeroed ? 1 : null,
    // A drive may keep what was discarded: only reading it again shows that it is gone.
    isProofNeeded: !isZeroed,
  };
}

/** `cmp /dev/zero <drive>`: it reads until the drive ends, unless it finds something. */
function readCmp(session: Session, command: TerminalCommand): void {
  const { words, output } = command;
  const drive = words.some((word) => /^\/dev\/zero$/.test(word)) ? session.drive(command) : null;
  if (!drive?.erasure || optionOf(command, ["-n", "--bytes", "-i", "--ignore-initial"]) !== null) return;
  const differs = output.find(({ text }) => / differ: (?:byte|char) \d/.test(text));
  if (differs) throw new UnreadableFile("erasure-not-empty", differs.line, differs.text);
  const end = output.find(({ text }) => text.startsWith("cmp: EOF on ") && text.includes(deviceIn(command)!));
  if (!end) return;
  const read = / after byte (?<bytes>\d{1,15})/.exec(end.text)?.groups?.["bytes"];
  if (read !== undefined && drive.bytes !== null && Number(read) !== drive.bytes)
    throw new UnreadableFile("file-disagrees", end.line, end.text);
  drive.erasure.proof = "read-back";
}
