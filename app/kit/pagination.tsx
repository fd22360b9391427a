// Pagination of a long list, as links.

import { useWords } from "../i18n/use-words.ts";
import { Icon } from "./icon.tsx";
import { ShopLink } from "./shop-link.tsx";

type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** Needed if a screen has more than one. */
  label?: string;
};

export function Pagination({ page, pages, hrefFor, label }: PaginationProps) {
  const { t } = useWords("kit");
  if (pages <= 1) return null;
  return (
    <nav aria-label={label ?? t("pagination.label")} className="flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? hrefFor(page - 1) : null} label={t("pagination.previous")} rel="prev" turn="rotate-90" />
      {visiblePages(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index < 3 ? "before" : "after"}`} className="px-1 text-muted" aria-hidden="true">
            …
          </span>
        ) : (
          <ShopLink
            key={number}
            to={hrefFor(number)}
            aria-label={t("pagination.page", { page: number })}
            aria-current={number === page ? "page" : undefined}
            className={`figure target items-center justify-center rounded-sm border border-transparent text-sm hover:border-edge aria-[current=page]:border-on-brand-muted aria-[current=page]:bg-brand aria-[current=page]:text-on-brand ${isBeside(number, page, pages) ? "hidden sm:inline-flex" : "inline-flex"}`}
          >
            {number}
          </ShopLink>
        ),
      )}
      <Step to={page < pages ? hrefFor(page + 1) : null} label={t("pagination.next")} rel="next" turn="-rotate-90" />
    </nav>
  );
}

function Step({ to, label, rel, turn }: { to: string | null; label: string; rel: string; turn: string }) {
  if (to === null) return null;
  return (
    <ShopLink
      to={to}
      rel={rel}
      aria-label={label}
      className="target inline-flex items-center justify-center rounded-sm border border-edge hover:border-ink"
    >
      <Icon name="chevron" size={18} className={turn} />
    </ShopLink>
  );
}

/** On a narrow screen, the pages beside the current one are hidden. */
function isBeside(number: number, page: number, pages: number): boolean {
  return number !== page && number !== 1 && number !== pages;
}

/** The first page, the last, and those around the current one; null stands for the pages left out. */
function visiblePages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const visible = [...new Set(near)].toSorted((a, b) => a - b);
  return visible.flatMap((number, index) => {
    const before = visible[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
