// A PostgreSQL for tests: a fresh cluster in a temporary folder, on a free port of the loopback, removed at the end.

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

export type Cluster = {
  readonly url: string;
  /** Stops the server at once, as in a restart or failover; its data remain. */
  halt(): Promise<void>;
  /** Starts the server again at the same address; resolves when it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

const READY_WITHIN = 20_000; // milliseconds
const ASK_EVERY = 50;
const USER = "pcbis";

/** The folder of the newest PostgreSQL's programs, or null if none is installed. */
export function findPostgres(): string | null {
  const debian = globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...debian];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

/** PostgreSQL refuses to run as root: if we are root, it runs as another user. */
function servant(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL refuses to run as root, and this machine has no user postgres or nobody");
}

/** Starts a cluster whose only user is the superuser. `settings` as in postgresql.conf; without them, those of production. */
export async function startPostgres(programs: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const as = servant();
  const folder = await mkdtemp(join(tmpdir(), "pcbis-postgres-"));
  const password = randomBytes(18).toString("base64url");
  const secret = join(folder, "password");
  await writeFile(secret, password);
  if (as.uid !== undefined && as.gid !== undefined) {
    await chown(folder, as.uid, as.gid);
    await chown(secret, as.uid, as.gid);
  }
  const data = join(folder, "data");
  const options = [
    "-D",
    data,
    "-U",
    USER,
    "-A",
    "scram-sha-256",
    `--pwfile=${secret}`,
    "-E",
    "UTF8",
    "--no-locale",
    "--no-sync",
  ];
  const count = spawnSync(join(programs, "initdb"), options, { ...as, cwd: folder, encoding: "utf8" });
  if (count.status !== 0) throw new Error(`initdb failed:\n${count.error?.message ?? count.stderr}`);

  const port = await freePort();
  const given = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    ...settings,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  let output = "";
  const killWithUs = () => server?.kill("SIGQUIT");
  process.once("exit", killWithUs);

  async function end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    if (!server || !isRunning(server)) return;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  }
  const halt = () => end("SIGINT"); // "fast" ends connections instead of waiting for them
  async function stop(): Promise<void> {
    process.off("exit", killWithUs);
    await end("SIGQUIT"); // "immediate" writes nothing more: the data are removed
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  async function resume(): Promise<void> {
    if (server && isRunning(server)) return;
    server = spawn(join(programs, "postgres"), ["-D", data, ...flags], {
      ...as,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server.stderr?.on("data", (text) => (output += text));
    for (let tries = READY_WITHIN / ASK_EVERY; !(await answers(url)); tries--) {
      if (server.exitCode !== null || tries <= 0) {
        await stop();
        throw new Error(`PostgreSQL did not start:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
    }
  }
  await resume();
  return { url, halt, resume, stop };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const CLUSTER = "TEST_POSTGRES";
const TEMPLATE = "migrated";

/** Publishes the address of the running cluster to the test processes. Returns the URL of the template database, to be migrated. */
export function offerPostgres(url: string): string {
  process.env[CLUSTER] = url;
  return databaseUrl(url, TEMPLATE);
}

/** Whether this run is on PostgreSQL (vitest.pg.config.ts). */
export function onPostgres(): boolean {
  return process.env[CLUSTER] !== undefined;
}

let count = 0;

/** The URL of a new database on the run's cluster, migrated unless it is requested empty. */
export async function freshPostgres(options: { bare?: boolean } = {}): Promise<string> {
  const cluster = process.env[CLUSTER];
  if (!cluster) throw new Error("name the file *.pg.test.ts: then it runs where there is a PostgreSQL");
  const name = `test_${process.pid}_${++count}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${options.bare ? "template1" : TEMPLATE}`);
  } finally {
    await client.end();
  }
  return databaseUrl(cluster, name);
}

function databaseUrl(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}
