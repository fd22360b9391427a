// The listings that the visitor viewed before. Loaded after everything else (lazy-recent.tsx).

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatPrice } from "../../i18n/format.ts";
import type { FoundListings } from "../catalogue/card.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { Picture } from "../../kit/picture/picture.tsx";
import { postViewed } from "./viewed.ts";

/** `except`: the listings that the page shows already. */
export type RecentProps = { current: number | null; except: readonly number[]; className: string };

export default function RecentlyViewed({ current, except, className }: RecentProps) {
  const { t } = useWords("saved-favourites");
  const [listings, setListings] = useState<FoundListings["listings"]>([]);
  // Records the view of this page; the response has what was viewed before.
  useEffect(() => {
    const leaving = new AbortController();
    findViewed(current, leaving.signal).then(setListings, () => {});
    return () => leaving.abort();
  }, [current]);

  const visible = listings.filter(({ id, isGone }) => !isGone && !except.includes(id));
  if (visible.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={className}>
      <h2 id="recent" className="mb-4 text-2xl">
        {t("recent")}
      </h2>
      <ul className="flex snap-x gap-3 overflow-x-auto pb-2 [scrollbar-width:thin]">
        {visible.map(({ id, title, picture, price }) => (
          <li key={id} className="w-40 shrink-0 snap-start border border-line bg-raised md:w-44">
            <Link to={links.product(id)} className="group flex h-full flex-col outline-offset-[-2px]">
              <Picture src={picture} alt="" width={800} height={600} />
              <span className="line-clamp-3 grow px-3 pt-2 font-condensed text-base leading-tight font-semibold group-hover:underline">
                {title}
              </span>
              <span className="money px-3 pt-2 pb-3 text-base font-semibold">{formatPrice(price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function findViewed(current: number | null, signal: AbortSignal): Promise<FoundListings["listings"]> {
  const ids = (await postViewed(current, signal)).filter((id) => id !== current);
  if (ids.length === 0) return [];
  const answer = await fetch(links.apiListings({ ids: ids.join(",") }), { signal });
  return answer.ok ? ((await answer.json()) as FoundListings).listings : [];
}
