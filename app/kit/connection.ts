// The page's connection to the shop. While it is lost, requests for data wait and are retried; the page and what was
// typed into it stay.
// Invariant: a form that was sent is never sent again automatically: it may have arrived.

import { useSyncExternalStore } from "react";
import { isDataPath } from "../data-requests.ts";
import { folders, healthPath } from "../links.ts";

/**
 * page: retried automatically. unsent: a form that has certainly not been sent. unknown: a form that may have arrived.
 */
export type LostKind = "page" | "unsent" | "unknown";
type Waiting = { kind: LostKind; again: () => void };

const PAUSES = [2000, 4000, 8000, 15_000]; // milliseconds between retries

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Waiting[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const gravest: readonly LostKind[] = ["unknown", "unsent", "page"];

/** The most severe state of all waiting requests; null while none waits. */
export function useLostConnection(): LostKind | null {
  return useSyncExternalStore(
    subscribe,
    () => gravest.find((kind) => waiting.some((one) => one.kind === kind)) ?? null,
    () => null,
  );
}

/** Retries all waiting requests now. */
export function tryAgain(): void {
  for (const { again } of waiting) again();
}

/**
 * A fetch that retries requests for the page's own data after a lost connection. All others pass through unchanged. The
 * router's framework mode has no place for this: its data strategy is not configurable, and a middleware cannot retry.
 */
export function patient(quick: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isOwnData(input)) return await quick(input, init);
    const isForm = (init?.method ?? "GET").toUpperCase() === "POST";
    const pending = new PendingRequest(init?.signal ?? null);
    try {
      for (;;) {
        const isOffline = !navigator.onLine;
        try {
          return await quick(input, init);
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          await pending.wait(isForm ? (isOffline ? "unsent" : "unknown") : "page");
        }
      }
    } finally {
      pending.end();
    }
  };
}

/** Data of screens, and words files. */
function isOwnData(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return (
    url.origin === location.origin &&
    (isDataPath(url.pathname) || (url.pathname.startsWith(folders.assets) && url.pathname.endsWith(".json")))
  );
}

/**
 * Whether a screen failed because the connection broke while its response was being read. Browsers use different
 * messages.
 */
export function isCutOff(error: unknown): boolean {
  return !import.meta.env.SSR && error instanceof TypeError && /network|fetch|load failed/i.test(error.message);
}

/** One waiting request: counted until it has its response or is aborted. */
class PendingRequest {
  readonly #signal: AbortSignal | null;
  #shown: Waiting | null = null;
  #tries = 0;

  constructor(signal: AbortSignal | null) {
    this.#signal = signal;
  }

  /** Resolves when it may be retried; rejects when it is aborted. */
  async wait(kind: LostKind): Promise<void> {
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0;
    await new Promise<void>((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const timer = kind === "page" ? setTimeout(() => go(), pause) : undefined;
      const stop = () => {
        clearTimeout(timer);
        listening.abort();
      };
      const go = () => {
        stop();
        resolve();
      };
      if (kind === "page") addEventListener("online", go, { signal });
      this.#signal?.addEventListener(
        "abort",
        () => {
          stop();
          reject(this.#signal?.reason);
        },
        { signal },
      );
      if (this.#signal?.aborted) reject(this.#signal.reason);
      this.#show({ kind, again: go });
    });
  }

  end(): void {
    this.#show(null);
  }

  #show(next: Waiting | null) {
    const others = waiting.filter((one) => one !== this.#shown);
    if (next === null && this.#shown === null) return;
    this.#shown = next;
    change(next ? [...others, next] : others);
  }
}

/** Resolves when the shop can be reached: at once, or when the connection is back. True if it had to wait. */
async function whenReachable(): Promise<boolean> {
  const pending = new PendingRequest(null);
  let hadToWait = false;
  try {
    for (;;) {
      try {
        await fetch(healthPath, { cache: "no-store" });
        return hadToWait;
      } catch {
        hadToWait = true;
        await pending.wait("page");
      }
    }
  } finally {
    pending.end();
  }
}

/**
 * Loads a lazy part of the page: after a lost connection it loads when the connection is back, instead of failing the
 * page.
 */
export function lateModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    if (!import.meta.env.SSR && !navigator.onLine) await whenReachable();
    let attempt = load;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        // The connection works, so the part is gone for good.
        if (!(await whenReachable())) throw error;
        const address = failedModule(error);
        // Chromium never fetches a module again whose fetch failed (HTML: the module map keeps the failure): another address is
        // another module.
        if (address) attempt = () => import(/* @vite-ignore */ address) as Promise<Module>;
      }
    }
  };
}

/** A new address of the module that could not be fetched, from the browser's message; null if it names none. */
function failedModule(error: unknown): string | null {
  const named = error instanceof TypeError ? /module(?: script)?: (\S+)$/.exec(error.message)?.[1] : undefined;
  if (named === undefined || !URL.canParse(named)) return null;
  const address = new URL(named);
  address.searchParams.set("again", String(Number(address.searchParams.get("again") ?? 0) + 1));
  return address.origin === location.origin ? address.href : null;
}

/** The link or form that waits, because the browser knows that it is offline. */
let pressed: PendingRequest | null = null;

/**
 * While the browser knows that it is offline, no navigation starts: the page stays, even where parts of it have not
 * loaded. A link continues automatically when the connection is back; a form must be sent again.
 */
export function holdWhileOffline(): void {
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && isPlainClick(event) && isWithinShop(link))
        waitUntilOnline(event, { kind: "page", again: () => link.isConnected && link.click() });
    },
    { capture: true },
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
      const { submitter } = event;
      waitUntilOnline(event, {
        kind: form.method === "post" ? "unsent" : "page",
        again: () => form.isConnected && form.requestSubmit(submitter?.isConnected ? submitter : null),
      });
    },
    { capture: true },
  );
}

function waitUntilOnline(event: Event, { kind, again }: { kind: LostKind; again: () => void }): void {
  pressed?.end();
  pressed = null;
  if (navigator.onLine) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const pending = new PendingRequest(null);
  pressed = pending;
  void pending.wait(kind).then(() => {
    if (pressed === pending) again();
  });
}

function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

function isWithinShop(link: HTMLAnchorElement): boolean {
  const isHere =
    link.origin === location.origin &&
    (link.target === "" || link.target === "_self") &&
    !link.hasAttribute("download");
  return isHere && !(link.hash !== "" && link.pathname === location.pathname && link.search === location.search);
}

let destination: string | null = null;

/** Calls the callback with the target of a navigation; with null when it ends. */
export function headFor(href: string | null): void {
  destination = href;
}

type Leaving = Event & { readonly navigationType: string; readonly userInitiated: boolean };

/**
 * The router reloads the page where a screen's script does not load; offline, that would leave the browser's own error
 * page. Instead, this waits for the connection, and then navigates to the target. Browsers without the Navigation API
 * reload.
 */
export function waitBeforeReload(): void {
  const { navigation } = window as { navigation?: EventTarget };
  let isLeaving = false;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, cancelable } = event as Leaving;
    if (isLeaving || navigationType !== "reload" || userInitiated || !cancelable) return;
    event.preventDefault();
    void whenReachable().then(() => {
      // Only a part of the current page is missing: do not reload, because that would lose what was typed.
      if (destination === null && hasTyped()) return;
      isLeaving = true;
      location.assign(destination ?? location.href);
    });
  });
}

function hasTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("#main input, #main textarea")].some(
    (field) => field.value !== field.defaultValue,
  );
}
