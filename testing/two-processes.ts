// Jobs for two processes of a test's own, for races on PostgreSQL: half of them in each, all at once.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

type Jobs = { url: string; jobs: readonly object[] };

/** `script` is a file of processes/, which is told the database and its jobs. Answers with what each job was told. */
export async function inTwoProcesses(script: `${string}-process.ts`, { url, jobs }: Jobs): Promise<string[]> {
  const half = Math.ceil(jobs.length / 2);
  const told = await Promise.all(
    [jobs.slice(0, half), jobs.slice(half)].map((share) => inAProcess(script, { url, jobs: share })),
  );
  return told.flat();
}

async function inAProcess(script: string, { url, jobs }: Jobs): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "processes", script), url, JSON.stringify(jobs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${script} failed with ${code}`);
  return (JSON.parse(said) as { answers: string[] }).answers;
}
