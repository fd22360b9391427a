// The compare tray at the edge of the page: the picked listings, and a link to the comparison.

import { useEffect } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { ListingId } from "../../../../base/id.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { isTask, usePurpose } from "../../../use-purpose.ts";
import { useToast } from "../../../kit/toast.tsx";
import { isPickBox, PICK_FORM } from "../../../shared/compare/pick-fields.ts";
import { currentPicks, pick, setPicks, unpick, usePicks, type Pick } from "../picks.ts";

const COMPARISON = links.compare();

export default function CompareTray() {
  const { t } = useWords("compare-tray");
  const { pathname } = useLocation();
  const isOnTask = isTask(usePurpose());
  const { items } = usePicks();
  usePickBoxes();
  useSyncWithComparison();
  if (items.length === 0 || pathname === COMPARISON || isOnTask) return null;
  return (
    <section
      aria-label={t("label")}
      className="fixed start-4 bottom-[calc(1rem+var(--lift,0rem))] z-30 flex max-w-[calc(100vw-6.5rem)] animate-[rise_0.18s_var(--ease-out)] items-center gap-1 border border-edge bg-raised ps-4 shadow-float md:start-6 md:gap-3 lg:bottom-6 print:hidden"
    >
      <p aria-live="polite" className="min-w-0 py-2 text-sm leading-tight xl:sr-only">
        {t("picked", { count: items.length })}
      </p>
      <ul className="hidden gap-2 xl:flex">
        {items.map(({ id, title }) => (
          <li key={id} className="flex max-w-52 items-center border-e border-line ps-1">
            <span className="line-clamp-2 text-sm leading-tight">{title}</span>
            <button
              type="button"
              onClick={() => unpick(id)}
              aria-label={t("remove", { title })}
              className="target inline-flex shrink-0 items-center justify-center text-muted hover:text-ink"
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <ButtonLink to={links.comparison(items.map(({ id }) => id as ListingId))} className="my-1.5 px-4">
        {t("compare")}
      </ButtonLink>
      <button
        type="button"
        onClick={() => setPicks({ productType: "", items: [] })}
        aria-label={t("clear")}
        className="target inline-flex shrink-0 items-center justify-center text-muted hover:text-ink"
      >
        <Icon name="trash" size={18} />
      </button>
    </section>
  );
}

/** Keeps the checkboxes on the page and the picks in sync, in both directions. */
function usePickBoxes() {
  const { t } = useWords("compare-tray");
  const toast = useToast();
  const { key } = useLocation();
  const { items } = usePicks();

  useEffect(() => {
    const take = (box: HTMLInputElement) => {
      const outcome = pick(pickOf(box), box.form?.dataset["productType"] ?? "");
      if (outcome === "full") box.checked = false;
      if (outcome !== "added") toast(outcome === "full" ? t("full") : t("another"), { tone: "info" });
    };
    // Checkboxes that were ticked before this code loaded.
    if (currentPicks().items.length === 0)
      pickBoxes()
        .filter(({ checked }) => checked)
        .forEach(take);
    const onChange = ({ target }: Event) => {
      if (!isPickBox(target)) return;
      if (target.checked) take(target);
      else unpick(Number(target.value));
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [t, toast]);

  useEffect(() => {
    const picked = new Set(items.map(({ id }) => String(id)));
    for (const box of pickBoxes()) box.checked = picked.has(box.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- going somewhere brings other boxes
  }, [items, key]);
}

/** On the page of the visitor's own comparison, the picks follow the listings added to it or removed from it. */
function useSyncWithComparison() {
  const columns = useRouteLoaderData<{ columns: Pick[] }>("features/compare/compare")?.columns;
  useEffect(() => {
    const { productType, items } = currentPicks();
    if (!columns || !columns.some(({ id }) => items.some((item) => item.id === id))) return;
    setPicks({ productType, items: columns.map(({ id, title }) => ({ id, title })) });
  }, [columns]);
}

function pickBoxes(): HTMLInputElement[] {
  const form = document.getElementById(PICK_FORM);
  return form instanceof HTMLFormElement ? [...form.elements].filter(isPickBox) : [];
}

function pickOf(box: HTMLInputElement): Pick {
  return {
    id: Number(box.value),
    title: box.dataset["title"] ?? box.closest(".card")?.querySelector("h2, h3")?.textContent ?? "",
  };
}
