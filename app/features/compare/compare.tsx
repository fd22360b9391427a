// /compare?ids=1,2,3: two to four listings side by side. The URL is the whole state, so that it can be shared.

import { Link } from "react-router";
import type { Route } from "./+types/compare";
import type { LeftOut } from "../../../shop/catalogue/comparison/comparison.ts";
import { FEWEST_COMPARED, readComparison } from "../../../shop/catalogue/comparison/comparison-address.ts";
import { pictureOf } from "../../../shop/catalogue/picture.ts";
import { viewComparison } from "../../../shop/catalogue/comparison/view-comparison.server.ts";
import { shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { cardsOf, type ListingCard } from "../../shared/catalogue/card.ts";
import { Chip } from "../../kit/chip.tsx";
import { ComparisonTable } from "./components/comparison-table.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useFits } from "../../shared/own-pc/use-fits.ts";
import { Picture } from "../../kit/picture/picture.tsx";
import { Price } from "../../kit/price.tsx";

export const handle = { words: ["compare", "cart", "domain-errors"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const selection = readComparison(new URL(request.url).searchParams);
  const { compared, suggested, ...view } = await viewComparison(context.get(shopContext), selection);
  return {
    ...view,
    onlyDifferences: selection.onlyDifferences,
    columns: compared.map(({ listing, availability }) => ({
      id: listing.id,
      title: listing.title,
      picture: pictureOf(listing),
      availability,
    })),
    isOfComponents: compared.some(({ listing }) => listing.kind === "component"),
    suggested: cardsOf(suggested),
  };
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { columns, rows, hidden, leftOut, suggested, onlyDifferences } = loaderData;
  const { t } = useWords("compare");
  const ids = columns.map(({ id }) => id);
  const fits = useFits({ ids: loaderData.isOfComponents ? ids : [] })?.fits;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} hidden />
      <div className="flex flex-col gap-6">
        <LeftOutNotice leftOut={leftOut} />
        {columns.length === 0 ? <EmptyComparison /> : null}
        {columns.length === 1 ? (
          <Notice title={t("one.title")}>{t("one.text", { title: columns[0]?.title ?? "" })}</Notice>
        ) : null}
        {columns.length >= FEWEST_COMPARED ? (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <nav aria-label={t("view.label")} className="flex flex-wrap gap-2">
                <Chip to={links.comparison(ids)} current={!onlyDifferences}>
                  {t("view.all")}
                </Chip>
                <Chip to={links.comparison(ids, { onlyDifferences: true })} current={onlyDifferences}>
                  {t("view.differences")}
                </Chip>
              </nav>
              <p className="text-sm text-muted">{t("legend")}</p>
            </div>
            <ComparisonTable columns={columns} rows={rows} fits={fits} onlyDifferences={onlyDifferences} />
            {onlyDifferences && rows.length === 0 ? <p>{t("view.same")}</p> : null}
            {hidden > 0 ? <p className="text-sm text-muted">{t("view.hidden", { count: hidden })}</p> : null}
          </>
        ) : null}
        <Suggested cards={suggested} hrefFor={(id) => links.comparison([...ids, id], { onlyDifferences })} />
      </div>
    </Page>
  );
}

function LeftOutNotice({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useWords("compare");
  if (leftOut.length === 0) return null;
  return (
    <Notice tone="warn" title={t("leftOut.title")}>
      <ul>
        {leftOut.map((left) => (
          <li key={left.reason === "unknown" ? left.text : left.id}>
            {left.reason === "unknown"
              ? t("leftOut.unknown", { text: left.text })
              : t(`leftOut.${left.reason}`, { title: left.title })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function EmptyComparison() {
  const { t } = useWords("compare");
  return (
    <Empty
      title={t("none.title")}
      actions={
        <>
          <ButtonLink to={links.products()}>{t("none.pcs")}</ButtonLink>
          <ButtonLink to={links.components()} variant="secondary">
            {t("none.components")}
          </ButtonLink>
        </>
      }
    >
      {t("none.text")}
    </Empty>
  );
}

function Suggested({ cards, hrefFor }: { cards: readonly ListingCard[]; hrefFor: (id: ListingCard["id"]) => string }) {
  const { t } = useWords("compare");
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="mt-4">
      <h2 id="suggested" className="text-2xl">
        {t("suggested.title")}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="flex gap-3 border border-line bg-surface p-3">
            <Picture src={card.picture} alt="" width={800} height={600} className="w-24 shrink-0 self-start" />
            <div className="flex min-w-0 grow flex-col gap-1">
              <Link
                to={links.product(card.id)}
                className="line-clamp-2 font-condensed font-semibold leading-tight underline-offset-4 hover:underline"
              >
                {card.title}
              </Link>
              <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
                <Price amount={card.price} size="sm" />
                <Link
                  to={hrefFor(card.id)}
                  preventScrollReset
                  aria-label={t("suggested.addLong", { title: card.title })}
                  className="link inline-flex min-h-11 items-center gap-1.5 font-condensed font-semibold"
                >
                  <Icon name="plus" size={16} />
                  {t("suggested.add")}
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
