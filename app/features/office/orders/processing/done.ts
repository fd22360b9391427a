// What was just done to an order, in its page's address, for the message that says so.

const dones = [
  "prepare",
  "ship",
  "deliver",
  "take-back",
  "cancel",
  "cash",
  "game-results",
  "refund",
  "refund-done",
  "refund-account",
  "refund-ask",
  "refund-bounce",
  "call-off-test",
  "delivery",
  "phone",
  "sold",
  "note-add",
  "note-edit",
  "note-delete",
  "note-pin",
  "note-unpin",
] as const;
export type OrderDone = (typeof dones)[number];

export function doneOf(request: Request): OrderDone | null {
  const done = new URL(request.url).searchParams.get("done");
  return dones.find((known) => known === done) ?? null;
}
