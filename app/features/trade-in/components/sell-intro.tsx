// Step 0 of selling a computer: the introduction and the start button.

import type { SellStep } from "../../../../shop/trade-in/draft/draft.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { Stage } from "../../../kit/picture/stage.tsx";

/** `resumeStep`: the step at which an existing draft continues. */
export function SellIntro({ resumeStep }: { resumeStep: SellStep | null }) {
  const { t } = useWords("trade-in");
  return (
    <section className="relative overflow-clip border-b border-edge bg-surface">
      <div className="wrap relative z-1 pt-10 md:pt-14 lg:pb-14">
        <div className="lg:max-w-[34rem]">
          <h1 className="max-w-[18ch] text-5xl">{t("computer.title")}</h1>
          <p className="mt-4 max-w-[56ch] text-lg text-muted">{t("computer.lead")}</p>
          <ul className="mt-6 flex flex-col gap-2">
            {(["time", "free", "clear"] as const).map((fact) => (
              <li key={fact} className="flex gap-3">
                <Icon name="check" className="mt-0.5 text-good" />
                {t(`intro.facts.${fact}`)}
              </li>
            ))}
          </ul>
          {resumeStep ? (
            <div className="mt-6">
              <Notice tone="good" title={t("intro.resumeText")} />
            </div>
          ) : null}
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={links.sellStep(resumeStep ?? "cpu")} size="lg" className="max-sm:w-full">
              {t(resumeStep ? "intro.resume" : "intro.start")}
            </ButtonLink>
            <ShopLink to={links.sellComponents()} className="link inline-flex min-h-11 items-center">
              {t("intro.components")}
            </ShopLink>
          </div>
        </div>
      </div>
      <div className="relative mx-auto aspect-5/4 max-w-[36rem] lg:absolute lg:inset-y-0 lg:end-[max(0rem,calc(50%-42rem))] lg:h-full lg:max-w-[54%]">
        <Stage
          stage="stage-sell"
          sizes="(min-width:64rem) 54vw,min(100vw,36rem)"
          alt={t("intro.picture")}
          width={1200}
          height={960}
          priority
        />
      </div>
    </section>
  );
}
