// Choosing a part for the visitor's own PC: what surely fits first, then what may, and below why the rest does not.

import { useWords } from "../../../../i18n/use-words.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Empty } from "../../../../kit/empty.tsx";
import { Head } from "../../../../kit/pages/head.tsx";
import { Pagination } from "../../../../kit/pagination.tsx";
import { Price } from "../../../../kit/price.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { links } from "../../../../links.ts";
import { BackLink, CandidateItem, NarrowingForm, TakeButton } from "../../../../shared/configurator/candidates.tsx";
import { narrowedLink } from "../../../../shared/configurator/narrowing.ts";
import { FitMark } from "../../../../shared/own-pc/fit-mark.tsx";
import type { OwnCandidateView, OwnChoiceView } from "../own-choice.view.server.ts";

export function ChooseForOwnPcScreen({ choice }: { choice: OwnChoiceView }) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { category, candidates, unfit, fits, unknown, of, page, pages, back, self, q } = choice;
  const title = parts(`pick.title.${category}`);
  return (
    <main className="wrap pt-4 pb-16 md:pt-6">
      <Head title={`${title} · ${t("build.title")}`} hidden />
      <BackLink to={back}>{t("build.back")}</BackLink>
      <h1 className="mt-2 text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">
        {t("build.found", { fits, of })}
        {unknown > 0 ? ` · ${t("lists.unknown", { unknown })}` : ""}
      </p>
      <div className="max-w-xl">
        <NarrowingForm link={self} q={q} />
      </div>
      {candidates.length > 0 ? (
        <ul className="mt-5 border-t border-line">
          {candidates.map((candidate) => (
            <CandidateRow key={candidate.id} candidate={candidate} />
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <Empty
            title={t("build.noneFit")}
            actions={
              <ButtonLink to={back} rel="nofollow" variant="secondary">
                {t("build.back")}
              </ButtonLink>
            }
          />
        </div>
      )}
      {pages > 1 ? (
        <div className="mt-8">
          <Pagination page={page} pages={pages} hrefFor={(to) => narrowedLink(self, { q, page: to })} />
        </div>
      ) : null}
      <Unfit unfit={unfit} />
    </main>
  );
}

function CandidateRow({ candidate }: { candidate: OwnCandidateView }) {
  return (
    <CandidateItem
      candidate={candidate}
      aside={
        <>
          <Price amount={candidate.price} />
          <TakeButton title={candidate.title} to={candidate.take} />
        </>
      }
    >
      <FitMark fit={candidate.fit} className="mt-1" />
    </CandidateItem>
  );
}

function Unfit({ unfit }: Pick<OwnChoiceView, "unfit">) {
  const { t } = useWords("own-pc");
  if (unfit.length === 0) return null;
  return (
    <section aria-labelledby="unfit" className="mt-10">
      <h2 id="unfit" className="text-2xl">
        {t("build.unfit")}
      </h2>
      <ul className="mt-2 border-t border-line">
        {unfit.map(({ id, title, fit }) => (
          <li key={id} className="border-b border-line py-3">
            <ShopLink to={links.product(id)} className="font-condensed font-semibold hover:underline">
              {title}
            </ShopLink>
            <FitMark fit={fit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
