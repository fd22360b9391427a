// Repair or replacement: the buyer chooses (Directive 2019/771, art. 13(2)).

import { remedies } from "../../../../shop/returns/claim.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Choice } from "../../../kit/choice.tsx";
import { fieldId } from "../../../kit/field.tsx";

type Props = { chosen: string | undefined; error: string | undefined };

export function RemedyChoices({ chosen, error }: Props) {
  const { t } = useWords("returns");
  const id = fieldId("remedy");
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-condensed text-2xl font-bold">{t("claim.remedy")}</legend>
      <p className="mt-2 text-sm text-muted">{t("claim.remedyText")}</p>
      {error ? (
        <p id={`${id}-error`} className="mt-2 font-semibold text-danger">
          {error}
        </p>
      ) : null}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {remedies.map((remedy) => (
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
