// The form of the hearts on a page's cards. Before JavaScript a press leads to the favourites; with JavaScript the page
// stays and a toast answers. The cards are cached for everybody: the browser marks what the visitor has among the favourites.

import { useEffect, useRef, type FormEvent } from "react";
import { useFetcher, useLocation, useSubmit } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { useToast } from "../../kit/toast.tsx";
import { links } from "../../links.ts";
import { useKnownSession } from "../session/session.ts";
import { FAVOURITE_FORM } from "./favourite-fields.ts";
import type { takeFavouriteForm } from "./favourites.action.server.ts";

/** Needs the words of the namespace "saved-favourites" (its screen's `handle.words`). */
export function FavouritePicks() {
  const { t } = useWords("saved-favourites");
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormData | null>(null);
  const fetcher = useFetcher<typeof takeFavouriteForm>();
  const submit = useSubmit();
  const toast = useToast();
  const { key } = useLocation();
  const favourites = useKnownSession()?.favourites;
  const answer = fetcher.data;

  useEffect(() => {
    const own = new Set(favourites?.map(String));
    for (const heart of form.current?.elements ?? [])
      if (heart instanceof HTMLButtonElement) heart.ariaPressed = String(own.has(heart.value));
  }, [favourites, key]);

  useEffect(() => {
    if (!answer || !sent.current) return;
    if ("did" in answer) return toast(answer.did === "added" ? t("added") : t("removed"));
    // The page of the favourites says why it refuses; a list does not carry the words of every refusal.
    sent.current.delete("inPlace");
    void submit(sent.current, { method: "post", action: links.favourites() });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for an answer, not again when the words around it change
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const heart = (event.nativeEvent as SubmitEvent).submitter;
    if (!(heart instanceof HTMLButtonElement)) return;
    event.preventDefault();
    sent.current = new FormData(event.currentTarget, heart);
    sent.current.set("intent", heart.ariaPressed === "true" ? "remove" : "add");
    sent.current.set("inPlace", "1");
    void fetcher.submit(sent.current, { method: "post", action: links.favourites() });
  }

  return (
    <form ref={form} id={FAVOURITE_FORM} method="post" action={links.favourites()} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="add" />
    </form>
  );
}
