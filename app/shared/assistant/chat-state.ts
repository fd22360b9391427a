// The chat's conversation. It is kept in the browser's session storage, so it survives reloads and a change of the
// language; a button anywhere can open it with a question.
// Invariant: what comes from the storage is checked, because an older version of the shop may have written it.

import { useSyncExternalStore } from "react";
import { links } from "../../links.ts";
import type { AnswerView } from "./answer.ts";

export type Message = { id: number } & (
  | { from: "visitor"; text: string }
  | { from: "shop"; answer: AnswerView | "failed" }
);

type Conversation = { open: boolean; busy: boolean; messages: readonly Message[] };

const STORED_AS = "assistant";
/** Older messages are forgotten. */
const MOST_STORED = 40;

const start: Conversation = { open: false, busy: false, messages: [] };
let state = start;
let isLoaded = false;
const listeners = new Set<() => void>();
let opener: Element | null = null;

function change(next: Partial<Conversation>) {
  state = { ...state, ...next };
  if (next.messages) store(next.messages);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // After the first render, which must equal the server's.
  if (!isLoaded) queueMicrotask(load);
  return () => listeners.delete(listener);
}

function load() {
  if (isLoaded) return;
  isLoaded = true;
  const messages = stored();
  if (messages.length > 0 && state.messages.length === 0) change({ messages });
}

function store(messages: readonly Message[]) {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(messages.slice(-MOST_STORED)));
  } catch {
    // A full or forbidden storage: the conversation lasts until the page is left.
  }
}

function stored(): Message[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? "[]");
    return Array.isArray(read) && read.every(isMessage) ? read : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null) return false;
  const { from, text, answer } = value as Record<string, unknown>;
  if (from === "visitor") return typeof text === "string";
  if (from !== "shop") return false;
  if (answer === "failed") return true;
  const { listings, text: answered, after } = (answer ?? {}) as Record<string, unknown>;
  return Array.isArray(listings) && typeof answered === "string" && typeof after === "string";
}

export function useChat(): Conversation {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => start,
  );
}

/** Opens the chat, and sends the question if there is one. */
export function openChat(question?: string) {
  if (!state.open) opener = document.activeElement;
  change({ open: true });
  if (question !== undefined) void ask(question);
}

/** The element that opened it, where it is still on the page. */
export function openerOfChat(): HTMLElement | null {
  return opener instanceof HTMLElement && opener.isConnected ? opener : null;
}

export function closeChat() {
  change({ open: false });
}

/** Forgets the conversation. */
export function restartChat() {
  change({ messages: [] });
}

/**
 * Takes over what the server answered in the page, unless the conversation has it already: the whole of it where there was none,
 * else its last question and answer.
 */
export function adopt(answered: readonly Message[]) {
  load();
  const [last, latest] = [state.messages.at(-1), answered.at(-1)];
  if (tokenOf(latest) === null || tokenOf(last) === tokenOf(latest)) return;
  const taken = state.messages.length === 0 ? answered : answered.slice(-2);
  const first = nextId();
  change({ messages: [...state.messages, ...taken.map((message, place) => ({ ...message, id: first + place }))] });
}

function tokenOf(message: Message | undefined): string | null {
  return message?.from === "shop" && message.answer !== "failed" ? message.answer.after : null;
}

const nextId = () => (state.messages.at(-1)?.id ?? -1) + 1;

/** Sends a message. Ignores a blank one (spec 5), and any while an answer is pending. */
export async function ask(question: string) {
  const text = question.trim();
  if (text === "" || state.busy) return;
  change({ busy: true, messages: [...state.messages, { id: nextId(), from: "visitor", text }] });
  const answer = await fetchAnswer(text);
  change({ busy: false, messages: [...state.messages, { id: nextId(), from: "shop", answer }] });
}

/** The token of the last answer that came. */
function lastToken(): string | undefined {
  for (const message of state.messages.toReversed())
    if (message.from === "shop" && message.answer !== "failed") return message.answer.after;
  return undefined;
}

async function fetchAnswer(text: string): Promise<AnswerView | "failed"> {
  try {
    const response = await fetch(links.apiAssistant({ q: text, after: lastToken() }));
    return response.ok ? ((await response.json()) as AnswerView) : "failed";
  } catch {
    return "failed";
  }
}
