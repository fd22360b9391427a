import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import type { SavedReply } from "../../../../shop/messages/saved-reply.ts";
import { bothVersions } from "../../../../testing/office/conflicts.tsx";
import { WordSourceContext } from "../../../i18n/use-words.ts";
import { wordsOf } from "../../../i18n/words.server.ts";
import SavedReplies, { shouldRevalidate } from "./saved-replies.tsx";

const stored: SavedReply = {
  id: newId<"saved-reply">(),
  name: "Livrare",
  texts: { ro: "Trei zile.", en: "", hu: "", uk: "" },
  version: 2,
  savedBy: "staff:x",
  savedAt: new Date("2026-11-23T10:00:00Z"),
};
const typed = { id: stored.id, version: "1", title: "Livrare", ro: "O zi.", en: "", hu: "", uk: "" };

function shown(replies: readonly SavedReply[]): string {
  const props = {
    loaderData: { replies, done: null },
    actionData: { errors: {}, values: typed, domainError: { kind: "conflict", code: "saved-reply-changed" } },
  };
  const Screen = SavedReplies as unknown as (shown: typeof props) => ReactNode;
  const Stub = createRoutesStub([{ path: "/", Component: () => <Screen {...props} /> }]);
  return renderToString(
    <WordSourceContext value={wordsOf}>
      <Stub initialEntries={["/"]} />
    </WordSourceContext>,
  );
}

test("a reply that a colleague saved meanwhile is shown beside what was typed, which can be saved over it", () => {
  const html = shown([stored]);
  expect(bothVersions(html)).toEqual([["Română", "Trei zile.", "O zi."]]);
  expect(html).toMatch(/<textarea[^>]*name="ro"[^>]*>O zi\.<\/textarea>/);
  expect(html).toMatch(/name="version" value="2"/);
  expect(shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false } as never)).toBe(true);
});

test("what was typed into a reply that a colleague deleted is in the form of a new one", () => {
  expect(shown([])).toMatch(/<details[^>]*open=""[^>]*>.*O zi\./s);
});
