import type { LastChange } from "../../../../base/read-audit.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { sentenceOf } from "../shared/audit/sentences.ts";
import { useActorName } from "./staff-names.ts";

/** Who changed a thing last, when, and what they did: for whoever comes second. Needs "office" and "office-audit". */
export function LastChangeLine({ change }: { change: LastChange }) {
  const { t, language } = useWords("office");
  const { t: audit } = useWords("office-audit");
  const nameOf = useActorName();
  const sentence = sentenceOf(change);
  const [name, at] = [nameOf(change.actor), formatDateTime(change.at, language)];
  return (
    <p className="mt-1">
      {sentence ? t("conflict.did", { name, at, what: audit(sentence) }) : t("conflict.changed", { name, at })}
    </p>
  );
}
