// Splits a unit into parts: each with its name, category, worth and proposed grade. The cost follows by the worth, so
// the form asks no sums of anybody. Needs the words "office-bench" and "shell".

import { Form } from "react-router";
import { plainAmount } from "../../../../base/amount.ts";
import type { Piece } from "../../../../shop/inventory/receiving/receiving.ts";
import { partCategories } from "../../../../shop/parts/part.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { SelectField, TextField } from "../../../kit/field.tsx";

type PieceView = Pick<Piece, "name" | "category" | "worth" | "suggestedGrade">;

type Props = {
  pieces: readonly PieceView[];
  isOpen: boolean;
  typed: Record<string, string>;
  errors: Record<string, string>;
  isBusy: boolean;
};

const EXTRA = 2; // empty rows for parts that nobody listed

export function SplitForm({ pieces, isOpen, typed, errors, isBusy }: Props) {
  const { t } = useWords("office-bench");
  const rows: (PieceView | null)[] = [...pieces, ...Array.from({ length: EXTRA }, () => null)];
  return (
    <details className="rounded-sm border border-line bg-surface p-4 md:px-6" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center font-condensed text-lg font-semibold">
        {t("split.title")}…
      </summary>
      <Form method="post" noValidate className="mt-3 flex flex-col gap-5">
        <input type="hidden" name="intent" value="split" />
        <p className="text-sm text-muted">{t("split.hint")}</p>
        {rows.map((piece, place) => (
          <PieceFields key={`${place} ${piece?.name}`} piece={piece} place={place} typed={typed} errors={errors} />
        ))}
        <TextField
          name="reason"
          id="field-split-reason"
          label={t("split.reason")}
          error={errors["reason"]}
          defaultValue={typed["reason"]}
          maxLength={500}
          autoComplete="off"
          required={false}
        />
        <Button variant="secondary" className="self-start" busy={isBusy}>
          {t("split.action")}
        </Button>
      </Form>
    </details>
  );
}

type PieceProps = Pick<Props, "typed" | "errors"> & { piece: PieceView | null; place: number };

function PieceFields({ piece, place, typed, errors }: PieceProps) {
  const { t } = useWords("office-bench");
  const { t: shell } = useWords("shell");
  const name = (field: string) => `piece.${place}.${field}`;
  return (
    <div className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_15rem_7rem_7rem]">
      <TextField
        name={name("name")}
        label={piece ? t("split.name") : t("split.extra")}
        error={errors[name("name")]}
        defaultValue={typed[name("name")] ?? piece?.name ?? ""}
        maxLength={160}
        autoComplete="off"
      />
      <SelectField
        name={name("category")}
        label={t("split.category")}
        error={errors[name("category")]}
        defaultValue={typed[name("category")] ?? piece?.category ?? "processors"}
      >
        {partCategories.map((category) => (
          <option key={category} value={category}>
            {shell(`categories.${category}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name={name("worth")}
        label={t("split.worth")}
        error={errors[name("worth")]}
        defaultValue={typed[name("worth")] ?? (piece ? plainAmount(piece.worth) : "")}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        name={name("grade")}
        label={t("split.grade")}
        error={errors[name("grade")]}
        defaultValue={typed[name("grade")] ?? piece?.suggestedGrade ?? "B"}
      >
        {(["A", "B", "C"] as const).map((grade) => (
          <option key={grade} value={grade}>
            {grade}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
