// Why a PC goes on sale although nothing was measured on it. Needs the words of the namespace "office-bench".

import { Link } from "react-router";
import { LONGEST_UNTESTED_NOTE, untestedReasons } from "../../../../shop/inventory/untested.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { SelectField, TextField } from "../../../kit/field.tsx";
import { officeLinks } from "../../../office-links.ts";

type Props = { code: string; typed: Record<string, string>; errors: Record<string, string> };

export function UntestedFields({ code, typed, errors }: Props) {
  const { t } = useWords("office-bench");
  return (
    <fieldset className="border-s-4 border-warn ps-4">
      <legend className="sr-only">{t("untested.title")}</legend>
      <p className="mb-3 text-sm text-muted">
        {t("untested.hint")}{" "}
        <Link to={officeLinks.benchUnit(code)} className="link">
          {t("untested.test")}
        </Link>
      </p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          name="untested"
          label={t("untested.title")}
          error={errors["untested"]}
          defaultValue={typed["untested"] ?? ""}
        >
          <option value="">{t("untested.choose")}</option>
          {untestedReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`untested.reasons.${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="untestedNote"
          label={t("untested.note")}
          error={errors["untestedNote"]}
          defaultValue={typed["untestedNote"]}
          maxLength={LONGEST_UNTESTED_NOTE}
          autoComplete="off"
          required={false}
        />
      </div>
    </fieldset>
  );
}
