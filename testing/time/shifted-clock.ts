// Starts a process at another time, for `npm run test:clocks`: its clock begins at the moment that TEST_CLOCK names, and then runs on.
// Node loads this file before the program (`--import`), so child processes, worker threads and the embedded database see the same time.

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
