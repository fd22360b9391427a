// The connection to the shop, as this page sees it. What asks for data while the connection is lost waits and asks again; the page,
// and what was typed on it, stays.
// Invariant: a form that was sent is never sent again by itself: it may have arrived.

import { useSyncExternalStore } from "react";

/** page: asked for again by itself. unsent: a form that has certainly not left. unknown: a form that may have arrived. */
export type LostKind = "page" | "unsent" | "unknown";
type Waiting = { kind: LostKind; again: () => void };

const PAUSES = [2000, 4000, 8000, 15_000]; // milliseconds between tries
const PROBE = "/healthz";

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

/** What waits for the connection, the gravest kind of it; null while nothing does. */
export function useLostConnection(): LostKind | null {
  return useSyncExternalStore(
    subscribe,
    () => gravest.find((kind) => waiting.some((one) => one.kind === kind)) ?? null,
    () => null,
  );
}

/** Lets all that waits try again. */
export function tryAgain(): void {
  for (const { again } of waiting) again();
}

/**
 * A fetch for the page's own data that outlasts a lost connection. Everything else passes through as it is. The router of framework mode
 * has no place of its own for this: its data strategy is not open, and a middleware cannot ask twice.
 */
export function patient(quick: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isOwnData(input)) return await quick(input, init);
    const isForm = (init?.method ?? "GET").toUpperCase() === "POST";
    const turn = new Turn(init?.signal ?? null);
    try {
      for (;;) {
        const isOffline = !navigator.onLine;
        try {
          return await quick(input, init);
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          await turn.wait(isForm ? (isOffline ? "unsent" : "unknown") : "page");
        }
      }
    } finally {
      turn.end();
    }
  };
}

/** Data of screens and files of words. */
function isOwnData(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return (
    url.origin === location.origin && (url.pathname.endsWith(".data") || /^\/assets\/.*\.json$/.test(url.pathname))
  );
}

/** Whether a screen failed because the connection broke while its answer was being read. Browsers word it differently. */
export function isCutOff(error: unknown): boolean {
  return !import.meta.env.SSR && error instanceof TypeError && /network|fetch|load failed/i.test(error.message);
}

/** One thing that waits, shown until it has its answer or nobody wants it any more. */
class Turn {
  readonly #signal: AbortSignal | null;
  #shown: Waiting | null = null;
  #tries = 0;

  constructor(signal: AbortSignal | null) {
    this.#signal = signal;
  }

  /** Until it may be tried again; rejects where it is broken off. */
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

/** Resolves as soon as the shop answers: at once, or when the connection is back. True where it had to wait. */
async function whenReachable(): Promise<boolean> {
  const turn = new Turn(null);
  let hadToWait = false;
  try {
    for (;;) {
      try {
        await fetch(PROBE, { cache: "no-store" });
        return hadToWait;
      } catch {
        hadToWait = true;
        await turn.wait("page");
      }
    }
  } finally {
    turn.end();
  }
}

/** A part of the page that comes later: where the connection is lost it comes when that is back, and does not take the page with it. */
export function lateModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        // With a connection it is gone for good.
        if (!(await whenReachable())) throw error;
      }
    }
  };
}

/** What was pressed while the browser knew that it has no connection, and waits for one. */
let pressed: Turn | null = null;

/**
 * Where the browser knows that it has no connection, a link or a form is not even begun: the page stays as it is, whatever it still lacks.
 * A link goes on by itself when the connection is back, a form when it is sent again.
 */
export function holdWhileOffline(): void {
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && isPlainClick(event) && isWithinShop(link))
        allocation(event, { kind: "page", again: () => link.isConnected && link.click() });
    },
    { capture: true },
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
      const { submitter } = event;
      allocation(event, {
        kind: form.method === "post" ? "unsent" : "page",
        again: () => form.isConnected && form.requestSubmit(submitter?.isConnected ? submitter : null),
      });
    },
    { capture: true },
  );
}

function allocation(event: Event, { kind, again }: { kind: LostKind; again: () => void }): void {
  pressed?.end();
  pressed = null;
  if (navigator.onLine) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const turn = new Turn(null);
  pressed = turn;
  void turn.wait(kind).then(() => {
    if (pressed === turn) again();
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

/** Tells where the visitor is going; null at the end of the way. */
export function headFor(href: string | null): void {
  destination = href;
}

type Leaving = Event & { readonly navigationType: string; readonly userInitiated: boolean };

/**
 * The router loads the page anew where a screen's script does not arrive; without a connection that would leave the browser's own error
 * page. It waits for the connection instead, and then goes where the visitor wanted to go. Browsers without the Navigation API reload.
 */
export function waitBeforeReload(): void {
  const { navigation } = window as { navigation?: EventTarget };
  let isLeaving = false;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, cancelable } = event as Leaving;
    if (isLeaving || navigationType !== "reload" || userInitiated || !cancelable) return;
    event.preventDefault();
    void whenReachable().then(() => {
      // A part of this page alone was missing: what was typed is worth more.
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
