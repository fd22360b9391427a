// Starts a process at another time, for `npm run test:clocks`: its clock begins at the moment that TEST_CLOCK names, and then runs on.
// Node loads this file before the program (`--import`), so child processes, worker threads and the embedded database see the same time.

import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

const begins = Date.parse(process.env["TEST_CLOCK"] ?? "");
if (Number.isNaN(begins)) throw new Error("TEST_CLOCK is not a moment, such as 2027-12-31T21:30:00Z");

const Machine = Date;
// Child processes continue the clock of the first one instead of beginning again.
const shift = Number((process.env["TEST_CLOCK_SHIFT"] ??= String(begins - Machine.now())));
const now = () => Machine.now() + shift;

globalThis.Date = new Proxy(Machine, {
  construct: (_, args: unknown[], target) => Reflect.construct(Machine, args.length === 0 ? [now()] : args, target),
  apply: () => new Machine(now()).toString(),
  get: (machine, name, receiver) => (name === "now" ? now : Reflect.get(machine, name, receiver)),
});

// A process that is started without the environment of its parent sees the same time too.
const ours = Object.fromEntries(
  ["TEST_CLOCK", "TEST_CLOCK_SHIFT", "NODE_OPTIONS"].map((name) => [name, process.env[name]]),
);
for (const start of ["spawn", "fork"] as const) {
  const native: unknown = childProcess[start];
  const started = (file: string, ...rest: unknown[]) => {
    const args = Array.isArray(rest[0]) ? rest[0] : [];
    const options = (Array.isArray(rest[0]) ? rest[1] : rest[0]) as { env?: object } | undefined;
    const env = { ...(options?.env ?? process.env), ...ours };
    return Reflect.apply(native as () => unknown, childProcess, [file, args, { ...options, env }]);
  };
  Object.assign(childProcess, { [start]: started });
}
syncBuiltinESMExports();
