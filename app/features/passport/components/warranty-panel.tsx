// Until when the law and the shop stand behind the unit, apart from each other.

import type { PassportCover, WarrantyClocks } from "../../../../shop/passport/summarise.ts";
import { formatDay, formatList } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";

type Props = { warranty: WarrantyClocks | null; today: string };

export function WarrantyPanel({ warranty, today }: Props) {
  const { t, language } = useWords("passport");
  const sentence = useCoverSentence();
  if (!warranty)
    return (
      <Panel label={t("warranty.title")}>
        <p>{t("warranty.none")}</p>
      </Panel>
    );
  const { from, legalUntil, commercialUntil, isExtended, isPaused, parts } = warranty;
  return (
    <Panel label={t("warranty.title")}>
      <p className="mb-3 font-semibold">{sentence(warranty.today)}</p>
      <dl>
        {legalUntil ? <Clock name={t("warranty.legal")} until={legalUntil} today={today} /> : null}
        {commercialUntil ? (
          <Clock
            name={t(isExtended ? "warranty.extended" : "warranty.commercial")}
            until={commercialUntil}
            today={today}
          />
        ) : null}
      </dl>
      {parts.length > 0 ? (
        <>
          <h3 className="mt-4 text-lg">{t("warranty.parts")}</h3>
          <dl>
            {parts.map(({ part, until }) => (
              <Clock key={part} name={t(`partNames.${part}` as "partNames.cpu")} until={until} today={today} />
            ))}
          </dl>
        </>
      ) : null}
      {isPaused ? <p className="mt-3 font-semibold">{t("warranty.paused")}</p> : null}
      <p className="mt-3 text-sm text-muted">{t("warranty.from", { day: formatDay(from, language) })}</p>
    </Panel>
  );
}

/** What is covered today, in one sentence. */
function useCoverSentence(): (today: PassportCover) => string {
  const { t, language } = useWords("passport");
  return (today) => {
    if (!today) return t("warranty.today.over");
    const until = formatDay(today.until, language);
    const named = today.longest.map((part) => t(`partNames.${part}` as "partNames.cpu"));
    const parts = formatList(named, language);
    if (today.whole === null) return t("warranty.today.parts", { parts, until });
    const whole = formatDay(today.whole, language);
    return today.whole >= today.until
      ? t("warranty.today.whole", { whole })
      : t("warranty.today.wholeAndParts", { whole, parts, until });
  };
}

function Clock({ name, until, today }: { name: string; until: string; today: string }) {
  const { t, language } = useWords("passport");
  const day = formatDay(until, language);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5 last:border-0">
      <dt>{name}</dt>
      <dd className={until < today ? "text-muted" : "font-semibold"}>
        {t(until < today ? "warranty.ended" : "warranty.until", { day })}
      </dd>
    </div>
  );
}
