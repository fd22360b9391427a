// The frame of every wizard step: the progress, the answers so far with their estimate, and one question.

import type { ReactNode, Ref } from "react";
import { sellSteps, stepPercent, type SellStep } from "../../../../../shop/trade-in/draft/draft.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { WizardView } from "../wizard.view.server.ts";
import { Button, buttonClass, ButtonLink } from "../../../../kit/button.tsx";
import { Head } from "../../../../kit/pages/head.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { Price } from "../../../../kit/price.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { GuaranteedAmount } from "../../components/guaranteed-amount.tsx";

const LAST_COUNTED: SellStep = "cooler"; // spec 2: "components complete" at step 8 or lower

export function stepPath({ keyQuery }: Pick<WizardView, "keyQuery">, step: SellStep): string {
  return links.sellStep(step, keyQuery);
}

type FrameProps = { wizard: WizardView; children: ReactNode; /** Below the answers so far. */ beside?: ReactNode };

/** Needs the words of the namespaces "trade-in-wizard" and "trade-in-offer". */
export function WizardFrame({ wizard, beside, children }: FrameProps) {
  const { t } = useWords("trade-in-wizard");
  const { step } = wizard;
  return (
    <main className="wrap pt-4 pb-16 md:pt-6">
      <Head title={`${t(`step.${step}`)} · ${t("title")}`} hidden />
      <WizardHead wizard={wizard} />
      <div className="mt-7 grid items-start gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-w-3xl">
          <h1 className="text-4xl">{t(`ask.${step}`)}</h1>
          <p className="mt-2.5 max-w-[60ch] text-lg text-muted">{t(`hint.${step}`)}</p>
          <div className="mt-6">{children}</div>
        </div>
        <aside className="flex flex-col gap-6 lg:sticky lg:top-24">
          <Answers wizard={wizard} />
          {beside}
          {wizard.resume ? <ResumeLink link={wizard.resume} /> : null}
        </aside>
      </div>
    </main>
  );
}

function WizardHead({ wizard }: { wizard: WizardView }) {
  const { t } = useWords("trade-in-wizard");
  const { t: offer } = useWords("trade-in-offer");
  const { step, picture, complete, estimate } = wizard;
  const place = sellSteps.indexOf(step) + 1;
  const showsComplete = complete > 0 && place <= sellSteps.indexOf(LAST_COUNTED) + 1;
  return (
    <div>
      <div className="flex items-center gap-3 lg:hidden">
        <span className="inline-flex h-12 w-16 shrink-0 items-center justify-center border border-line bg-surface">
          {picture ? (
            <Picture src={picture} alt="" width={400} height={300} sizes="4rem" className="h-full w-full" />
          ) : (
            <Icon name={step === "photos" ? "eye" : "tag"} size={24} />
          )}
        </span>
        <span className="min-w-0 grow leading-tight">
          <span className="block font-condensed text-lg font-bold">{t(`step.${step}`)}</span>
          <span className="block text-sm text-muted">{t("steps.count", { step: place, total: sellSteps.length })}</span>
        </span>
        {estimate === null ? null : (
          <span className="shrink-0 text-end leading-tight">
            <span className="block text-xs text-muted">{offer("sure.label")}</span>
            <Price amount={estimate.floor} size="sm" className="text-estimate" />
            {estimate.total > estimate.floor ? (
              <span className="block text-xs whitespace-nowrap">
                {offer("upTo", { amount: formatPrice(estimate.total) })}
              </span>
            ) : null}
          </span>
        )}
      </div>
      <progress
        value={stepPercent(step)}
        max={100}
        aria-label={t("steps.progress", { step: place, total: sellSteps.length })}
        className="mt-3 block h-2.5 w-full appearance-none border border-edge bg-sunken lg:mt-0 [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-good [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
      />
      <StepStrip wizard={wizard} />
      {showsComplete || step === "cpu" ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-muted">{showsComplete ? t("complete", { percent: complete }) : null}</p>
          {step === "cpu" ? (
            <a href="#detect" className={`${buttonClass({ variant: "secondary", size: "sm" })} max-sm:hidden`}>
              <Icon name="chip" size={16} />
              {t("detect.open")}
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** All ten steps on wide screens; the steps that may be opened are links. */
function StepStrip({ wizard }: { wizard: WizardView }) {
  const { t } = useWords("trade-in-wizard");
  const last = sellSteps.indexOf(wizard.open);
  return (
    <nav aria-label={t("steps.label")} className="mt-3 hidden lg:block">
      <ol className="grid grid-cols-10 gap-1.5">
        {sellSteps.map((step, place) => {
          const isDone = wizard.done.includes(step);
          const inside = (
            <>
              {isDone ? (
                <Icon name="check" size={16} className="text-good" />
              ) : (
                <span className="figure text-xs text-muted">{place + 1}</span>
              )}
              <span className="min-w-0 truncate">{t(`step.${step}`)}</span>
              {isDone ? <span className="sr-only">({t("steps.done")})</span> : null}
            </>
          );
          const look = `flex min-h-9 items-center gap-1.5 border-t-4 pt-1 font-condensed text-sm font-semibold ${step === wizard.step ? "border-action" : isDone ? "border-good" : "border-line"}`;
          return (
            <li key={step} aria-current={step === wizard.step ? "step" : undefined} className="min-w-0">
              {place <= last && step !== wizard.step && !wizard.isClosed ? (
                <ShopLink to={stepPath(wizard, step)} className={`${look} hover:text-link`}>
                  {inside}
                </ShopLink>
              ) : (
                <span className={`${look} ${step === wizard.step ? "" : "text-muted"}`}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The answers so far, each with a link to its step, and the estimate. */
function Answers({ wizard }: { wizard: WizardView }) {
  const { t } = useWords("trade-in-wizard");
  const { answers, estimate, step, isClosed } = wizard;
  return (
    <section className={`border border-line bg-surface ${answers.length === 0 ? "max-lg:hidden" : ""}`}>
      <div className="border-b border-line bg-estimate-soft p-4 max-lg:hidden">
        <h2 className="font-condensed leading-tight font-semibold">{t(isClosed ? "step.offer" : "estimate.soFar")}</h2>
        {estimate === null ? (
          <p className="mt-1 text-sm text-muted">{t("estimate.none")}</p>
        ) : (
          <span className="mt-1 block">
            <GuaranteedAmount offer={estimate} className="text-estimate" />
          </span>
        )}
      </div>
      {answers.length === 0 ? null : (
        <ul className="divide-y divide-line">
          {answers.map((line) => (
            <li key={line.key}>
              {isClosed ? (
                <span className="block px-4 py-2">
                  <AnswerName line={line} />
                </span>
              ) : (
                <ShopLink
                  to={stepPath(wizard, line.step)}
                  aria-current={line.step === step ? "step" : undefined}
                  className="block min-h-11 px-4 py-2 hover:bg-raised"
                >
                  <AnswerName line={line} />
                </ShopLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The link that continues the draft on another device. */
function ResumeLink({ link }: { link: string }) {
  const { t } = useWords("trade-in-wizard");
  return (
    <details className="group text-sm">
      <summary className="link inline-flex min-h-11 items-center gap-1.5">
        <Icon name="chevron" size={16} className="transition-[rotate] group-open:rotate-180" />
        {t("resume.title")}
      </summary>
      <p className="mt-1 text-muted">{t("resume.text")}</p>
      <p className="figure mt-2 border border-line bg-surface p-3 text-xs break-all select-all">{link}</p>
    </details>
  );
}

function AnswerName({ line: { step, name } }: { line: WizardView["answers"][number] }) {
  const { t } = useWords("trade-in-wizard");
  return (
    <>
      <span className="block text-xs text-muted">{t(`step.${step}`)}</span>
      <span className="block leading-tight">{name ?? t(`skipped.${step as "gpu" | "psu" | "cooler"}`)}</span>
    </>
  );
}

type StepButtonsProps = {
  wizard: WizardView;
  isBusy: boolean;
  isReady: boolean;
  form?: string;
  nextRef?: Ref<HTMLButtonElement>;
};

/** "Back" is a link, "next" submits the step's form; the first step has no "back" (spec 4). */
export function StepButtons({ wizard, isBusy, isReady, form, nextRef }: StepButtonsProps) {
  const { t } = useWords("trade-in-wizard");
  const before = sellSteps[sellSteps.indexOf(wizard.step) - 1];
  return (
    <div className="mt-8 flex items-center justify-between gap-3 border-t border-line pt-5">
      {before ? (
        <ButtonLink to={stepPath(wizard, before)} variant="secondary" size="lg">
          <Icon name="arrow-left" size={16} />
          {t("back")}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Button
        ref={nextRef}
        name="intent"
        value="next"
        form={form}
        size="lg"
        busy={isBusy}
        disabled={!isReady}
        className="min-w-40"
      >
        {t("next")}
        <Icon name="arrow-right" size={16} />
      </Button>
    </div>
  );
}
