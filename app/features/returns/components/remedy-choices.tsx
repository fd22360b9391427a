// Repair or replacement: the buyer chooses (Directive 2019/771, art. 13(2)).

import { useWords } from "../../../i18n/use-words.ts";
import { Choice } from "../../../kit/choice.tsx";

type Props = { chosen: string | undefined; error: string | undefined };

export function RemedyChoices({ chosen, error }: Props) {
  const { t } = useWords("returns");
  return (
    <fieldset id="field-remedy" aria-describedby={error ? "field-remedy-error" : undefined}>
      <legend className="font-condensed text-2xl font-bold">{t("claim.remedy")}</legend>
      <p className="mt-2 text-sm text-muted">{t("claim.remedyText")}</p>
      {error ? (
        <p id="field-remedy-error" className="mt-2 font-semibold text-danger">
          {error}
        </p>
      ) : null}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {(["repair", "replacement"] as const).map((remedy) => (
          <Choice
            key={remedy}
            name="remedy"
            value={remedy}
            title={t(`claim.${remedy}`)}
            hint={t(`claim.${remedy}Hint`)}
            checked={chosen === remedy}
          />
        ))}
      </div>
    </fieldset>
  );
}
