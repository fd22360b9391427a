// The title of a line as it is sold: a PC names its operating system, so that order, e-mail and invoice say it too.

import { parseOs, soldTitle } from "../catalogue/operating-system.ts";

export function titleOf({ title, os }: { title: string; os: string | null }): string {
  return soldTitle(title, parseOs(os ?? ""));
}
