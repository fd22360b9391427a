// A terminal session that script(1) recorded: when it began and ended, and each command with what it printed.

import { isoDate } from "../bench/files/file-lines.ts";
import { UnreadableFile } from "../bench/files/measurement-file.ts";
import { terminalLines } from "./terminal-text.ts";

export type OutputLine = { text: string; line: number };
export type TerminalCommand = { program: string; words: string[]; line: number; output: OutputLine[] };
export type TerminalSession = { startedAt: string; endedAt: string; commands: TerminalCommand[] };

const MOST_COMMANDS = 500;
const LONGEST_COMMAND = 1000; // characters
const STAMP = String.raw`(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d) (?<time>\d\d:\d\d:\d\d)(?:[+-]\d\d:?\d\d)?`;
const HEAD = new RegExp(`^Script started on ${STAMP}(?: |$)`);
const FOOT = new RegExp(`^Script done on ${STAMP}(?: |$)`);
/** "root@bench:~# ", "[root@bench ~]# ", "# ", and the "+ " of a shell that shows its commands. */
const PROMPT = /^(?:\+{1,4} |(?:\[[^\]]{1,60}\]|[^\s#$]{0,60})[#$] )(?<typed>\S.*)$/;

export const isTerminalRecording = (text: string) => text.startsWith("Script started on ");

/**
 * The session in a recording of script(1), of util-linux 2.35 or later. Refuses one without its end, with a second
 * recording appended, or whose script ended with an error.
 */
export function readTerminalSession(text: string): TerminalSession {
  const lines = terminalLines(text);
  const head = lines[0] ?? "";
  const startedAt = stampIn(HEAD, head);
  if (startedAt === null) throw new UnreadableFile("erasure-recording", 1, head);
  const last = lines.findLastIndex((line) => line !== "");
  const foot = lines[last] ?? "";
  const endedAt = stampIn(FOOT, foot);
  if (endedAt === null) throw new UnreadableFile("file-cut-off", last + 1, foot);
  if (endedAt < startedAt) throw new UnreadableFile("file-order", last + 1, foot);
  if (head.includes('[COMMAND="') && /COMMAND_EXIT_CODE="[1-9]/.test(foot))
    throw new UnreadableFile("erasure-failed", last + 1, foot);
  return { startedAt, endedAt, commands: commandsIn(lines.slice(1, last)) };
}

function stampIn(pattern: RegExp, line: string): string | null {
  const { y = "", m = "", d = "", time = "" } = pattern.exec(line.slice(0, 200))?.groups ?? {};
  const day = isoDate(Number(y), Number(m), Number(d));
  return day === null ? null : `${day} ${time}`;
}

function commandsIn(lines: readonly string[]): TerminalCommand[] {
  const commands: TerminalCommand[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 2;
    if (text.startsWith("Script started on ") || text.startsWith("Script done on "))
      throw new UnreadableFile("file-damaged", line, text);
    const typed = PROMPT.exec(text.slice(0, LONGEST_COMMAND))?.groups?.["typed"];
    if (typed === undefined) {
      if (text !== "") commands.at(-1)?.output.push({ text: text.slice(0, LONGEST_COMMAND), line });
      continue;
    }
    if (commands.length >= MOST_COMMANDS) throw new UnreadableFile("file-too-large", line);
    commands.push(commandOf(typed, line));
  }
  return commands;
}

const wrappers = new Set(["sudo", "time", "-p", "nice", "--"]);

function commandOf(typed: string, line: number): TerminalCommand {
  const words = typed.split(/\s+/).map((word) => word.replaceAll(/^["']|["']$/g, ""));
  const first = words.findIndex((word) => !wrappers.has(word));
  const [path = "", ...rest] = words.slice(Math.max(0, first));
  return { program: path.slice(path.lastIndexOf("/") + 1), words: rest, line, output: [] };
}

/** The value of an option, as "-s 1", "-s1", "--ses=1" or "--ses 1"; null if it is not given. */
export function optionOf({ words }: TerminalCommand, names: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    for (const name of names) {
      if (word === name) return words[index + 1] ?? "";
      if (name.startsWith("--") && word.startsWith(`${name}=`)) return word.slice(name.length + 1);
      if (/^-[a-z]$/i.test(name) && word.startsWith(name) && /^\d/.test(word.slice(2))) return word.slice(2);
    }
  }
  return null;
}

/** Whether a flag is given, alone or among other single letters: "-v" in "-vz". */
export function hasFlag({ words }: TerminalCommand, [short, long]: readonly [short: string, long: string]): boolean {
  return words.some((word) => word === long || (/^-[a-zA-Z]+\d*$/.test(word) && word.includes(short)));
}
