import type { DataRequest } from "../../../../../shop/customers/data-request.ts";
import { formatDay } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = { open: "action", done: "good", refused: "neutral" } as const;

/** The state of a request about personal data, and whether its deadline has passed. */
export function RequestState({ request: { state }, late }: { request: Pick<DataRequest, "state">; late: boolean }) {
  const { t } = useWords("office-customers");
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[state]}>{t(`requests.states.${state}`)}</Badge>
      {late ? <Badge tone="danger">{t("requests.late")}</Badge> : null}
    </span>
  );
}

/** An ISO date as people read it. */
export function DayText({ day }: { day: string }) {
  const { language } = useWords("office-customers");
  return <span className="text-sm whitespace-nowrap">{formatDay(day, language)}</span>;
}
