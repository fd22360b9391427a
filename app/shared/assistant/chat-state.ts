// The chat's conversation. It is a module variable: a button anywhere can open it with a question, and it survives
// closing the panel, but not a reload.

import { useSyncExternalStore } from "react";
import type { AssistantAnswer } from "../../../shop/assistant/answer-question.server.ts";
import { links } from "../../links.ts";

/** `href` leads to the list with all results. */
export type ShownAnswer = Omit<AssistantAnswer, "filter"> & { href: string };

export type Message = { id: number } & (
  { from: "visitor"; text: string } | { from: "shop"; answer: ShownAnswer | "failed" }
);

type Conversation = { open: boolean; busy: boolean; messages: readonly Message[] };

const start: Conversation = { open: false, busy: false, messages: [] };
let state = start;
const listeners = new Set<() => void>();
let opener: Element | null = null;

function change(next: Partial<Conversation>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
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

/** Sends a message. Ignores a blank one (spec 5), and any while an answer is pending. */
export async function ask(question: string) {
  const text = question.trim();
  if (text === "" || state.busy) return;
  change({ busy: true, messages: [...state.messages, { id: state.messages.length, from: "visitor", text }] });
  const answer = await fetchAnswer(text);
  change({ busy: false, messages: [...state.messages, { id: state.messages.length, from: "shop", answer }] });
}

async function fetchAnswer(text: string): Promise<ShownAnswer | "failed"> {
  try {
    const response = await fetch(links.apiAssistant({ q: text }));
    return response.ok ? ((await response.json()) as ShownAnswer) : "failed";
  } catch {
    return "failed";
  }
}
