// The hero of the home page: a question with an answer. Game, resolution and budget are a sentence of three selects; beside it are three PCs
// of the stock with frame rate and price. With JavaScript the answer changes at once; without, the form's button loads it.

import { Form, useNavigation, useSubmit } from "react-router";
import { guaranteeOf, LEAST_GUARANTEE_MONTHS } from "../../../../../shop/warranty/legal-guarantee.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { controlClass } from "../../../../kit/field.tsx";
import { FrameBar, FrameFigure, scaleEnd } from "../../../../shared/measurements/frame-bar.tsx";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { Stage } from "../../../../kit/picture/stage.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { useCompany } from "../../../../kit/pages/company.ts";
import { UnbrokenNames } from "../../../../kit/unbroken-names.tsx";
import type { AnsweredPc, HomeAnswer } from "../home.view.server.ts";

export function Hero({ answer }: { answer: HomeAnswer }) {
  const { t } = useWords("content-home");
  return (
    <section className="relative overflow-clip bg-surface">
      {/* It stands behind the answer, as goods behind a counter. On a phone the answer takes its place. */}
      <div className="pointer-events-none absolute end-[max(0rem,calc(50%-42rem))] top-0 hidden h-96 w-[48%] max-w-[44rem] lg:block">
        <Stage
          stage="stage-hero"
          sizes="(min-width:64rem) min(48vw,44rem),1px"
          widths={[800, 1200]}
          alt=""
          width={1600}
          height={1120}
        />
      </div>
      <div className="relative z-1 wrap grid gap-x-12 gap-y-5 py-5 md:py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:pt-44 lg:pb-8">
        <div className="lg:-mt-24">
          <h1 className="text-3xl lg:text-5xl">{t("hero.title")}</h1>
          <Question answer={answer} />
          <p className="mt-4 hidden max-w-[46ch] text-muted lg:block">{t("hero.lead")}</p>
          <Ways className="mt-6 hidden lg:flex" />
        </div>
        <Answer answer={answer} />
        <div className="lg:hidden">
          <Ways className="flex" />
          <p className="mt-4 max-w-[46ch] text-muted">{t("hero.lead")}</p>
        </div>
      </div>
    </section>
  );
}

function Ways({ className }: { className: string }) {
  const { t } = useWords("content-home");
  return (
    <div className={`flex-wrap gap-3 ${className}`}>
      <ButtonLink to={links.products()}>{t("hero.buy")}</ButtonLink>
      <ButtonLink to={links.sell()} variant="secondary">
        {t("hero.sell")}
      </ButtonLink>
    </div>
  );
}

/** The sentence. Its form is the home page itself, so that each answer has an address. */
function Question({ answer: { game, games, resolution, resolutions, budget, budgets } }: { answer: HomeAnswer }) {
  const { t } = useWords("content-home");
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={links.home()}
      preventScrollReset
      replace
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      className="mt-4 grid grid-cols-[1fr_auto] gap-2 font-condensed text-lg sm:flex sm:flex-wrap sm:items-center"
    >
      <Choice name="game" label={t("hero.ask.game")} chosen={game} options={games} />
      <Choice name="resolution" label={t("hero.ask.resolution")} chosen={resolution} options={resolutions} />
      <Choice
        name="budget"
        label={t("hero.ask.budget")}
        className="col-span-2"
        chosen={budget}
        options={budgets.map(({ value, amount }) => ({
          value,
          label: amount === null ? t("hero.ask.anyBudget") : t("hero.ask.atMost", { amount: formatPrice(amount) }),
        }))}
      />
      <Button type="submit" variant="secondary" className="without-script col-span-2">
        {t("hero.ask.submit")}
      </Button>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
  className?: string;
};

function Choice({ name, label, chosen, options, className = "" }: ChoiceProps) {
  return (
    <label className={`flex min-w-0 items-center gap-2 ${className}`}>
      <span className="shrink-0">{label}</span>
      <select
        key={chosen}
        name={name}
        defaultValue={chosen}
        className={`${controlClass} min-w-0 font-semibold sm:w-auto`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Answer({ answer }: { answer: HomeAnswer }) {
  const { t } = useWords("content-home");
  const isLoading = useNavigation().state === "loading";
  const { pcs, at, gameName, resolution, isOtherResolution, inBudget, cheapest, list } = answer;
  const end = scaleEnd(pcs.map(({ rate }) => rate));
  return (
    <section aria-labelledby="answer" aria-busy={isLoading || undefined} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-screen px-3 py-2 text-on-screen">
        <h2 id="answer" className="font-condensed text-base font-semibold">
          {t("hero.answer.title")}
        </h2>
        {at ? (
          <p className="text-xs">
            {gameName} · {at.resolution} · {t(`hero.settings.${at.settings}`)}
          </p>
        ) : null}
      </div>
      {isOtherResolution ? (
        <p className="border-x border-line bg-raised px-3 py-2 text-sm">
          {t("hero.answer.otherResolution", { game: gameName, resolution })}
        </p>
      ) : null}
      {pcs.length === 0 && cheapest ? (
        <p className="border border-line bg-raised px-3 py-4">
          {t("hero.answer.none")}{" "}
          <ShopLink to={links.product(cheapest.id)} className="link">
            {t("hero.answer.cheapest", { price: formatPrice(cheapest.price) })}
          </ShopLink>
        </p>
      ) : null}
      <ol aria-live="polite">
        {pcs.map((pc) => (
          <Pc key={pc.id} pc={pc} end={end} />
        ))}
      </ol>
      <ShopLink
        to={list}
        className="link inline-flex min-h-11 items-center bg-surface pe-3 font-condensed font-semibold"
      >
        {t("hero.answer.all", { count: inBudget })}
      </ShopLink>
    </section>
  );
}

function Pc({ pc: { id, title, picture, price, grade, warrantyMonths, rate }, end }: { pc: AnsweredPc; end: number }) {
  const { t: list } = useWords("catalogue");
  const { t: kit } = useWords("kit");
  const legal = useCompany()?.guaranteeMonths ?? LEAST_GUARANTEE_MONTHS;
  const { months } = guaranteeOf({ legal, commercial: warrantyMonths });
  return (
    <li className="relative grid grid-cols-[6rem_minmax(0,1fr)] border border-t-0 border-line bg-raised hover:border-edge has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="flex items-center bg-sunken">
        <Picture src={picture} alt="" width={800} height={600} sizes="8rem" className="w-full" />
      </div>
      <div className="flex min-w-0 flex-col justify-between gap-1 p-2.5 sm:px-4">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <h3 className="line-clamp-2 min-w-0 text-base leading-tight max-sm:basis-full sm:flex-1">
            <ShopLink to={links.product(id)} className="after:absolute after:inset-0 focus-visible:outline-none">
              <UnbrokenNames title={title} />
            </ShopLink>
          </h3>
          <p className="amount money shrink-0 text-xl leading-tight font-bold">{formatPrice(price)}</p>
        </div>
        <p className="font-condensed text-sm leading-tight text-muted">
          {list("card.grade", { grade })} · {list("card.warranty", { count: months })}
        </p>
        {rate ? (
          <p className="-mx-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 bg-screen px-2 py-1 text-sm text-on-screen">
            <FrameBar rate={rate} end={end} />
            <span>
              <FrameFigure rate={rate} /> fps <span className="text-2xs">{kit(`reading.${rate.kind}`)}</span>
            </span>
          </p>
        ) : null}
      </div>
    </li>
  );
}
