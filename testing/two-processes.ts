// Runs jobs in two test processes, half of them in each, all at the same time: for races on PostgreSQL.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

type Jobs = { url: string; jobs: readonly object[] };

/** `script` is a file of processes/; it gets the database's URL and its jobs. Returns the result of each job. */
export async function inTwoProcesses(script: `${string}-process.ts`, { url, jobs }: Jobs): Promise<string[]> {
  const half = Math.ceil(jobs.length / 2);
  const answers = await Promise.all(
    [jobs.slice(0, half), jobs.slice(half)].map((share) => inAProcess(script, { url, jobs: share })),
  );
  return answers.flat();
}

async function inAProcess(script: string, { url, jobs }: Jobs): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "processes", script), url, JSON.stringify(jobs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${script} failed with ${code}`);
  return (JSON.parse(output) as { answers: string[] }).answers;
}
