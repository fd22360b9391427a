// The events of a passport, the newest last, each in a sentence and with its day.

import type { PassportBody } from "../../../../shop/passport/passport-event.ts";
import { formatDay } from "../../../i18n/format.ts";
import { erasureName } from "../../../shared/erasure/erasure-names.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { PassportEventView } from "../passport.view.server.ts";

export function History({ events }: { events: readonly PassportEventView[] }) {
  const { t, language } = useWords("passport");
  const sentenceOf = useSentences();
  return (
    <ol className="flex flex-col gap-3">
      {events.map((event) => (
        <li key={event.seq} data-event={event.kind} className="border-s-2 border-edge ps-3 leading-tight">
          <span className="font-condensed font-semibold">{sentenceOf(event)}</span>
          <span className="block text-sm text-muted">
            {formatDay(event.body.on, language)}
            {event.at === event.body.on ? null : ` · ${t("history.signed", { day: formatDay(event.at, language) })}`}
          </span>
          {event.kind === "erased" ? <ErasedDrive body={event.body} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** Which drive was erased, with what, what verifies it, and the hash of the log. */
function ErasedDrive({ body }: { body: PassportBody<"erased"> }) {
  const { t } = useWords("passport");
  const { drive, serialEnd, tool, proof, log } = body;
  const facts = [drive, serialEnd && `…${serialEnd}`, tool, proof && t(`erasure.proof.${proof}`)].filter(Boolean);
  return (
    <span className="block text-sm text-muted">
      <span className="block break-words">{facts.join(" · ")}</span>
      {log ? (
        <span className="block text-xs break-all">
          {t("erasure.log")} {log}
        </span>
      ) : null}
    </span>
  );
}

function useSentences(): (event: PassportEventView) => string {
  const { t } = useWords("passport");
  return (event) => {
    switch (event.kind) {
      case "received":
        return t(`event.received.${event.body.way}`);
      case "graded":
      case "published":
        return t(`event.${event.kind}`, { grade: event.body.grade });
      case "measured":
      case "outdated":
        return t(`event.${event.kind}`, { count: event.body.results.length });
      case "erased":
        return t(event.body.isVerified ? "event.erasedVerified" : "event.erased", {
          method: erasureName(event.body),
        });
      case "repaired":
        return t("event.repaired", { work: t(`work.${event.body.work}`) });
      case "part-replaced": {
        const { part, name } = event.body;
        return t("event.part-replaced", { part: [t(`category.${part}`), name].filter(Boolean).join(", ") });
      }
      case "transferred":
        return t("event.transferred", { count: event.body.owners });
      case "delivered":
        return t(event.body.replaces === undefined ? "event.delivered" : "event.delivered-replacement");
      case "claim-opened":
        return t("event.claim-opened", { claim: t(`claim.${event.body.claim}`) });
      case "claim-settled":
        return t("event.claim-settled", { outcome: t(`outcome.${event.body.outcome}`) });
      case "returned":
        return t("event.returned", { why: t(`why.${event.body.why}`) });
      case "inspected":
        return t("event.inspected", { outcome: t(`inspected.${event.body.outcome}`) });
      case "converted":
        return t(`event.converted.${event.body.how}-${event.body.side}`);
      default:
        return t(`event.${event.kind}`);
    }
  };
}
