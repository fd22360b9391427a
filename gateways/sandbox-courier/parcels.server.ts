// The parcels of the sandbox courier, in memory and, if it has a file, on disk.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { romanianTimeOf } from "../../base/day.ts";
import type { Clock } from "../../base/clock.ts";

type SandboxEvent = { id: string; name: string; location: string; date: string };
export type SandboxParcel = {
  awb: string;
  reference: string;
  day: string;
  name: string;
  city: string;
  service: string;
  /** The name of the locker that it goes to. */
  locker?: string | null;
  isCancelled: boolean;
  events: SandboxEvent[];
};

/** What its page and tests can let happen to a parcel. */
export const sandboxSteps = {
  "picked-up": { id: "C0", name: "Expediție ridicată" },
  "in-delivery": { id: "S1", name: "Expediție în livrare" },
  delivered: { id: "S2", name: "Expediție livrată" },
  returned: { id: "S43", name: "Retur" },
} as const;
export type SandboxStep = keyof typeof sandboxSteps;

export type SandboxParcels = {
  all(): readonly SandboxParcel[];
  find(awb: string): SandboxParcel | null;
  add(parcel: Pick<SandboxParcel, "reference" | "name" | "city" | "service" | "locker">): SandboxParcel;
  step(awb: string, step: SandboxStep): boolean;
  /** False if the courier has the parcel already. */
  cancel(awb: string): boolean;
};

const FIRST_AWB = 2_000_000_000_000;

/** `file`: where the parcels outlive the process; null: in memory only. */
export function openParcels({ clock, file }: { clock: Clock; file: string | null }): SandboxParcels {
  const parcels = new Map<string, SandboxParcel>(read(file).map((parcel) => [parcel.awb, parcel]));
  const store = () => {
    if (file === null) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...parcels.values()]));
  };
  return {
    all: () => [...parcels.values()],
    find: (awb) => parcels.get(awb) ?? null,
    add(given) {
      const parcel = {
        ...given,
        awb: String(FIRST_AWB + parcels.size + 1),
        day: clock.today(),
        isCancelled: false,
        events: [],
      };
      parcels.set(parcel.awb, parcel);
      store();
      return parcel;
    },
    step(awb, step) {
      const parcel = parcels.get(awb);
      if (!parcel || parcel.isCancelled) return false;
      parcel.events.push({ ...sandboxSteps[step], location: parcel.city, date: romanian(clock.now()) });
      store();
      return true;
    },
    cancel(awb) {
      const parcel = parcels.get(awb);
      if (!parcel || parcel.events.length > 0) return false;
      parcel.isCancelled = true;
      store();
      return true;
    },
  };
}

function read(file: string | null): SandboxParcel[] {
  if (file === null) return [];
  try {
    return JSON.parse(readFileSync(file, "utf8")) as SandboxParcel[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** "2026-11-23 14:05:00", Romanian time. */
export function romanian(at: Date): string {
  return romanianTimeOf(at).replace("T", " ");
}
