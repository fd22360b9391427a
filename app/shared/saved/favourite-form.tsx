// Adds a listing to the favourites or removes it: before JavaScript the form redirects to the favourites, with
// JavaScript it stays on the page and shows a toast.

import { useEffect, type FormEvent } from "react";
import { useFetcher } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { takeFavouriteForm } from "./favourites.action.server.ts";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { useToast } from "../../kit/toast.tsx";

/** Needs the words of the namespaces "saved-favourites" and "domain-errors" (its screen's `handle.words`). */
export function useFavouriteForm() {
  const { t } = useWords("saved-favourites");
  const { formatDomainError } = useDomainErrors();
  const fetcher = useFetcher<typeof takeFavouriteForm>();
  const toast = useToast();
  const answer = fetcher.data;

  useEffect(() => {
    if (!answer) return;
    if ("domainError" in answer) toast(formatDomainError(answer.domainError), { tone: "danger" });
    else if ("did" in answer) toast(answer.did === "added" ? t("added") : t("removed"));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown once for an answer, not again when the words around it change
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set("inPlace", "1");
    void fetcher.submit(fields, { method: "post", action: links.favourites() });
  }
  return {
    form: { method: "post" as const, action: links.favourites(), onSubmit },
    isBusy: fetcher.state !== "idle",
    intent: fetcher.formData?.get("intent") ?? null,
  };
}
