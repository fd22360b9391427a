// Choosing a part for the visitor's own PC: what surely fits first, then what may, and below why the rest does not.

import { Form } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Empty } from "../../../../kit/empty.tsx";
import { controlClass } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Head } from "../../../../kit/pages/head.tsx";
import { Pagination } from "../../../../kit/pagination.tsx";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { Price } from "../../../../kit/price.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { links } from "../../../../links.ts";
import { FitMark } from "../../../../shared/own-pc/fit-mark.tsx";
import type { OwnCandidateView, OwnChoiceView } from "../own-choice.view.server.ts";

export function ChooseForOwnPcScreen({ choice }: { choice: OwnChoiceView }) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { category, candidates, unfit, fits, unknown, of, page, pages, back } = choice;
  const title = parts(`pick.title.${category}`);
  return (
    <main className="wrap pt-4 pb-16 md:pt-6">
      <Head title={`${title} · ${t("build.title")}`} hidden />
      <ShopLink
        to={back}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 font-condensed font-semibold text-link underline-offset-4 hover:underline"
      >
        <Icon name="arrow-left" size={18} />
        {t("build.back")}
      </ShopLink>
      <h1 className="mt-2 text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">
        {t("build.found", { fits, of })}
        {unknown > 0 ? ` · ${t("lists.unknown", { unknown })}` : ""}
      </p>
      <SearchForm choice={choice} />
      {candidates.length > 0 ? (
        <ul className="mt-5 border-t border-line">
          {candidates.map((candidate) => (
            <CandidateItem key={candidate.id} candidate={candidate} />
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
          <Pagination page={page} pages={pages} hrefFor={(to) => pageLink(choice, to)} />
        </div>
      ) : null}
      <Unfit unfit={unfit} />
    </main>
  );
}

function pageLink({ self, q }: OwnChoiceView, page: number): string {
  const [path = "", search = ""] = self.split("?");
  const params = new URLSearchParams(search);
  if (q !== "") params.set("q", q);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

function SearchForm({ choice: { self, q } }: { choice: OwnChoiceView }) {
  const { t } = useWords("configurator");
  const [path = "", search = ""] = self.split("?");
  return (
    <search>
      <Form method="get" action={path} preventScrollReset className="mt-6 flex max-w-xl items-end gap-2">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="min-w-0 grow font-condensed text-sm leading-tight font-semibold">
          {t("pick.search")}
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            enterKeyHint="search"
            className={`${controlClass} mt-1 font-sans font-normal`}
          />
        </label>
        <Button variant="secondary">{t("pick.narrow")}</Button>
      </Form>
    </search>
  );
}

function CandidateItem({ candidate }: { candidate: OwnCandidateView }) {
  const { t } = useWords("configurator");
  const { id, title, price, picture, facts, fit, take } = candidate;
  return (
    <li
      data-candidate={id}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <ShopLink to={links.product(id)} tabIndex={-1} aria-hidden="true">
        <Picture src={picture} alt="" width={800} height={600} sizes="7rem" />
      </ShopLink>
      <div className="min-w-0">
        <h2 className="font-condensed text-lg leading-tight font-bold sm:text-xl">
          <ShopLink to={links.product(id)} className="underline-offset-4 hover:underline">
            {title}
          </ShopLink>
        </h2>
        <p className="mt-0.5 text-sm">{facts.join(" · ")}</p>
        <FitMark fit={fit} className="mt-1" />
      </div>
      <div className="flex items-center justify-between gap-x-6 gap-y-2 max-sm:col-span-2">
        <Price amount={price} />
        <ButtonLink
          to={take}
          rel="nofollow"
          variant="secondary"
          className="min-w-28"
          aria-label={t("pick.takeName", { name: title })}
        >
          {t("pick.take")}
        </ButtonLink>
      </div>
    </li>
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
