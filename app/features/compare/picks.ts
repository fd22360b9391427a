// The listings that a visitor picked to compare, in the browser's storage under "compare".
// Invariant: at most four, all of one product type. Any other stored value counts as no picks.

import { useSyncExternalStore } from "react";
import { MOST_COMPARED } from "../../../shop/catalogue/comparison/comparison-address.ts";
import { PICKS_KEY } from "../../shared/compare/pick-fields.ts";

export type Pick = { id: number; title: string };
export type Picks = { productType: string; items: readonly Pick[] };

const nothing: Picks = { productType: "", items: [] };
let picks: Picks | null = null;
const listeners = new Set<() => void>();

export function usePicks(): Picks {
  return useSyncExternalStore(subscribe, currentPicks, () => nothing);
}

export function currentPicks(): Picks {
  return (picks ??= parsePicks(stored()));
}

export function setPicks(next: Picks): void {
  picks = next.items.length > 0 ? next : nothing;
  try {
    if (picks === nothing) localStorage.removeItem(PICKS_KEY);
    else localStorage.setItem(PICKS_KEY, JSON.stringify(picks));
  } catch {
    // Storage may be blocked: then the picks last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Adds a listing. "full": there are four already. "another": the earlier picks were of another type and were removed. */
export function pick(item: Pick, productType: string): "added" | "full" | "another" {
  const { productType: before, items } = currentPicks();
  if (items.length > 0 && before !== productType) {
    setPicks({ productType, items: [item] });
    return "another";
  }
  if (items.some(({ id }) => id === item.id)) return "added";
  if (items.length === MOST_COMPARED) return "full";
  setPicks({ productType, items: [...items, item] });
  return "added";
}

export function unpick(id: number): void {
  const { productType, items } = currentPicks();
  setPicks({ productType, items: items.filter((item) => item.id !== id) });
}

function stored(): string | null {
  try {
    return localStorage.getItem(PICKS_KEY);
  } catch {
    return null;
  }
}

export function parsePicks(text: string | null): Picks {
  try {
    const { productType, items } = JSON.parse(text ?? "") as { productType: unknown; items: unknown };
    if (typeof productType !== "string" || !Array.isArray(items)) return nothing;
    const known = items.flatMap(({ id, title }: Partial<Pick>) =>
      Number.isSafeInteger(id) && typeof title === "string" ? [{ id: Number(id), title }] : [],
    );
    return { productType, items: known.slice(0, MOST_COMPARED) };
  } catch {
    return nothing;
  }
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== PICKS_KEY && event.key !== null) return;
    // Another tab changed the picks.
    picks = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
