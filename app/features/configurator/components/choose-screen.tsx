// Choosing a part for a build: the parts it must be compatible with, the compatible listings, and below them the others
// with the reason.

import type { ReactNode } from "react";
import { withPart } from "../../../../shop/compatibility/build.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { CandidateView, ChoiceView } from "../choice.view.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { Price } from "../../../kit/price.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { Guarantee } from "../../../kit/guarantee.tsx";
import { links } from "../../../links.ts";
import { buildLink, chooseLink } from "../../../shared/configurator/build-links.ts";
import { BackLink, CandidateItem, TakeButton } from "../../../shared/configurator/candidates.tsx";
import { IncompatibilityLine } from "./incompatibilities.tsx";
import { CandidateFilter, candidatesLink } from "./candidate-filter.tsx";
import { useFormatIncompatibility } from "../format-incompatibility.ts";

export function ChooseScreen({ choice }: { choice: ChoiceView }) {
  const { t } = useWords("configurator");
  const { category, candidates, fits, of, unfit, pages, query } = choice;
  const title = t(`pick.title.${category}`);
  return (
    <main className="wrap pt-4 pb-16 md:pt-6">
      <Head title={`${title} · ${t("title")}`} hidden />
      <BackLink to={buildLink(choice.before, { at: category })}>{t("pick.back")}</BackLink>
      <h1 className="mt-2 text-4xl">{title}</h1>
      {of === 0 ? null : (
        <p className={`mt-2 text-lg ${fits === 0 ? "font-semibold text-warn" : "text-muted"}`}>
          {fits === 0
            ? t("pick.foundNone", { of })
            : fits === of
              ? t("count", { count: of })
              : t("pick.found", { fits, of })}
        </p>
      )}
      <Limits choice={choice} />
      {of === 0 ? (
        <div className="mt-8">
          <Empty title={t(choice.hasFreeSlot ? "pick.empty" : "pick.full")} actions={<Back choice={choice} />}>
            {t(choice.hasFreeSlot ? "pick.emptyText" : "pick.fullText")}
          </Empty>
        </div>
      ) : (
        <>
          <CandidateFilter choice={choice} />
          {candidates.length > 0 ? (
            <ul className="mt-5 border-t border-line">
              {candidates.map((candidate) => (
                <CandidateRow key={candidate.id} candidate={candidate} choice={choice} />
              ))}
            </ul>
          ) : (
            <div className="mt-6">
              <NoCandidates choice={choice} />
            </div>
          )}
          {pages > 1 ? (
            <div className="mt-8">
              <Pagination
                page={query.page}
                pages={pages}
                hrefFor={(page) => candidatesLink(choice, { ...query, page })}
              />
            </div>
          ) : null}
          {unfit.length > 0 ? <IncompatibleCandidates choice={choice} /> : null}
        </>
      )}
    </main>
  );
}

function Back({ choice }: { choice: ChoiceView }) {
  const { t } = useWords("configurator");
  return (
    <ButtonLink to={buildLink(choice.before, { at: choice.category })} rel="nofollow" variant="secondary">
      {t("pick.back")}
    </ButtonLink>
  );
}

function Limits({ choice: { limits, address } }: { choice: ChoiceView }) {
  const { t } = useWords("configurator");
  const { formatLimit } = useFormatIncompatibility();
  if (address.requested.length === 0) return null;
  if (limits.length === 0) return <p className="mt-3 text-sm text-muted">{t("pick.noLimits")}</p>;
  return (
    <div className="mt-4">
      <h2 className="silk text-muted">{t("pick.limits")}</h2>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {limits.map((limit) => (
          <li
            key={limit.code}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-good bg-good-soft px-2.5 font-condensed text-sm font-semibold"
          >
            {formatLimit(limit)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** No candidates: because of the filter, or because of the parts already chosen. */
function NoCandidates({ choice }: { choice: ChoiceView }) {
  const { t } = useWords("configurator");
  if (choice.fits === 0) {
    return (
      <Empty title={t("pick.nothing")} actions={<Back choice={choice} />}>
        {t("pick.nothingText")}
      </Empty>
    );
  }
  return (
    <Empty
      title={t("pick.noMatch")}
      actions={
        <ButtonLink
          to={chooseLink(choice.before, choice.category, { instead: choice.instead ?? undefined })}
          rel="nofollow"
          variant="secondary"
        >
          {t("pick.reset")}
        </ButtonLink>
      }
    >
      {t("pick.noMatchText")}
    </Empty>
  );
}

function addLink({ category, address }: ChoiceView, { id }: Pick<CandidateView, "id">): string {
  return buildLink(
    { ...address, requested: withPart(address.requested, { category, listingId: id, quantity: 1 }) },
    { at: category },
  );
}

function CandidateRow({ candidate, choice }: { candidate: CandidateView; choice: ChoiceView }) {
  const { t } = useWords("configurator");
  const { id, title, price, incompatibilities } = candidate;
  const isCurrent = choice.chosen?.id === id;
  return (
    <CandidateItem
      candidate={candidate}
      aside={
        <>
          <div className="sm:text-end">
            <Price amount={price} />
            {choice.chosen && !isCurrent ? <PriceDifference amount={price - choice.chosen.price} /> : null}
          </div>
          {isCurrent ? (
            <span className="inline-flex min-h-11 min-w-28 items-center justify-center gap-1.5 font-condensed font-semibold text-good">
              <Icon name="check" size={18} />
              {t("pick.current")}
            </span>
          ) : (
            <TakeButton title={title} to={addLink(choice, candidate)} state={{ focus: choice.category }} />
          )}
        </>
      }
    >
      <Notes candidate={candidate} />
      {incompatibilities.map((incompatibility) => (
        <div key={incompatibility.code + JSON.stringify(incompatibility.values)} className="mt-1.5 text-sm text-muted">
          <IncompatibilityLine incompatibility={incompatibility} />
        </div>
      ))}
    </CandidateItem>
  );
}

function Notes({ candidate: { grade, warrantyMonths, free } }: { candidate: CandidateView }) {
  const { t } = useWords("configurator");
  const warranty: ReactNode = (
    <>
      {" · "}
      <Guarantee commercial={warrantyMonths} />
    </>
  );
  return (
    <p className="text-sm text-muted">
      {t("grade", { grade })}
      {warranty}
      {free > 1 ? ` · ${t("pick.stock", { count: free })}` : ""}
    </p>
  );
}

/** The price difference to the part chosen now. */
function PriceDifference({ amount }: { amount: number }) {
  const { t } = useWords("configurator");
  const text =
    amount === 0
      ? t("pick.same")
      : t(amount > 0 ? "pick.more" : "pick.less", { amount: formatPrice(Math.abs(amount) as CandidateView["price"]) });
  return (
    <p className={`text-xs ${amount < 0 ? "text-good" : "text-muted"}`}>
      {amount === 0 ? text : <span className="money text-sm">{text}</span>}
      <span className="sr-only"> {t("pick.difference")}</span>
    </p>
  );
}

function IncompatibleCandidates({ choice }: { choice: ChoiceView }) {
  const { t } = useWords("configurator");
  const { unfit, unfitRest } = choice;
  return (
    <details open={choice.candidates.length === 0} className="group mt-8 border border-line bg-surface">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-4 py-2 font-condensed text-lg font-semibold">
        {t("pick.unfit", { count: unfit.length + unfitRest })}
        <Icon name="chevron" className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line px-4">
        {unfit.map((candidate) => (
          <li
            key={candidate.id}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <h2 className="font-condensed leading-tight font-semibold">
                <ShopLink to={links.product(candidate.id)} className="underline-offset-4 hover:underline">
                  {candidate.title}
                </ShopLink>
              </h2>
              {candidate.incompatibilities
                .filter(({ severity }) => severity === "wrong")
                .map((incompatibility) => (
                  <div key={incompatibility.code} className="mt-1 text-sm text-muted">
                    <IncompatibilityLine incompatibility={incompatibility} />
                  </div>
                ))}
            </div>
            <div className="flex items-center justify-between gap-4 sm:justify-end">
              <Price amount={candidate.price} size="sm" />
              <ShopLink
                to={addLink(choice, candidate)}
                rel="nofollow"
                state={{ focus: choice.category }}
                aria-label={t("pick.takeAnywayName", { name: candidate.title })}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {t("pick.takeAnyway")}
              </ShopLink>
            </div>
          </li>
        ))}
      </ul>
      {unfitRest > 0 ? (
        <p className="border-t border-line px-4 py-3 text-sm text-muted">{t("pick.unfitRest", { count: unfitRest })}</p>
      ) : null}
    </details>
  );
}
