// The operating system that a PC is sold with, and what lies in the box of a listing.
// Invariant: a Windows is only named where its licence is sold with the PC.

export const operatingSystems = [
  "windows-11-pro",
  "windows-11-home",
  "windows-10-pro",
  "windows-10-home",
  "linux",
  "none",
] as const;
export type OperatingSystem = (typeof operatingSystems)[number];

const names: Record<OperatingSystem, string> = {
  "windows-11-pro": "Windows 11 Pro",
  "windows-11-home": "Windows 11 Home",
  "windows-10-pro": "Windows 10 Pro",
  "windows-10-home": "Windows 10 Home",
  linux: "Linux",
  none: "No OS",
};

/** Its name, the same in every language; "No OS" is how the trade says that there is none. */
export function osName(os: OperatingSystem): string {
  return names[os];
}

/** Whether it comes with a licence that the buyer gets. */
export function isLicensed(os: OperatingSystem): boolean {
  return os !== "linux" && os !== "none";
}

export function parseOs(text: string): OperatingSystem | null {
  return operatingSystems.find((os) => os === text) ?? null;
}

/** The operating system of a PC; null for a component, and for a PC of which staff have not said it. */
export function osOf(
  listing: { kind: "pc"; specs: { os?: OperatingSystem } } | { kind: "component" },
): OperatingSystem | null {
  return listing.kind === "pc" ? (listing.specs.os ?? null) : null;
}

/** The title of a sold line: a PC with an operating system names it. */
export function soldTitle(title: string, os: OperatingSystem | null): string {
  return os === null || os === "none" ? title : `${title}, ${osName(os)}`;
}

export const LONGEST_IN_BOX = 300;

/** What else lies in the box of this listing, as staff wrote it; null if it is only what its kind always has. */
export function inBoxOf(specs: object): string | null {
  return (specs as { inBox?: string }).inBox ?? null;
}
