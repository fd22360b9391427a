// The list of single parts: each with its price, or with a question if the part is unclear.
// Everything is in one form, so that no button loses what was typed.

import type { ReactNode } from "react";
import { partCategories } from "../../../../../shop/parts/part.ts";
import { MOST_OF_ONE } from "../../../../../shop/trade-in/draft/component-draft.ts";
import { conditions } from "../../../../../shop/pricing/declaration.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { ComponentCandidateView, LineView } from "../components.view.server.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, controlClass, fieldId, SelectField, TextField } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Price } from "../../../../kit/price.tsx";

export type TypedValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, string>>;

export function ComponentLines({
  lines,
  typed,
  errors,
}: {
  lines: readonly LineView[];
  typed: TypedValues | null;
  errors: FieldErrors;
}) {
  return (
    <ol className="border-t border-line">
      {lines.map((line) => (
        <li
          key={line.key}
          id={line.key}
          className={`scroll-mt-28 border-b border-line py-3 ${line.is === "unclear" ? "-mx-4 border-s-4 border-s-warn bg-warn-soft px-4 md:-mx-6 md:px-6" : ""}`}
        >
          {line.is === "unclear" ? (
            <UnclearLine line={line} typed={typed} errors={errors} />
          ) : (
            <KnownLine line={line} typed={typed} errors={errors} />
          )}
        </li>
      ))}
    </ol>
  );
}

type LineProps<Line> = { line: Line; typed: TypedValues | null; errors: FieldErrors };

function KnownLine({ line, typed, errors }: LineProps<Exclude<LineView, { is: "unclear" }>>) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-condensed text-lg leading-tight font-bold">{line.name}</p>
          <p className="mt-0.5 text-sm text-muted">
            {[t(`category.${line.category}`), line.details].filter(Boolean).join(" · ")}
          </p>
          {line.isConfirmedAtTesting ? (
            <p className="mt-0.5 text-sm font-semibold text-estimate">{t("line.confirmed")}</p>
          ) : null}
        </div>
        <div className="shrink-0 text-end">
          {line.isConfirmedAtTesting ? <p className="text-sm">{t("taken.upTo")}</p> : null}
          <Price amount={line.amount} className={line.isConfirmedAtTesting ? "text-estimate" : ""} />
          {line.quantity > 1 ? (
            <p className="money text-sm text-muted">
              {t("line.each", { count: line.quantity, each: formatPrice(line.each) })}
            </p>
          ) : null}
        </div>
      </div>
      <div className="mt-1 flex items-start justify-between gap-x-2">
        <LineDetails {...{ line, typed, errors }} />
        <Button
          variant="quiet"
          size="sm"
          name="remove"
          value={line.key}
          aria-label={t("line.removeOf", { name: line.name })}
          className="-me-3 shrink-0"
        >
          <Icon name="trash" />
          <span className="max-md:sr-only">{t("line.remove")}</span>
        </Button>
      </div>
    </>
  );
}

/** The candidates of an unclear line. None is preselected: the shop does not guess. */
function UnclearLine({ line, typed, errors }: LineProps<Extract<LineView, { is: "unclear" }>>) {
  const { t } = useWords("trade-in-loose-parts");
  const [name, kind, words] = [`pick-${line.key}`, `kind-${line.key}`, `text-${line.key}`];
  const chosen = typed?.[name];
  return (
    <fieldset className="min-w-0">
      <legend className="font-condensed text-lg leading-tight font-bold">
        <Icon name="warning" className="me-2 inline align-[-0.2em] text-warn" />
        {t("question.title", { text: line.text })}
      </legend>
      <p className="mt-1 text-sm">
        {line.reason === "unknown" && line.candidates.length > 0 ? t("reason.similar") : t(`reason.${line.reason}`)}
      </p>
      <div className="mt-2 flex max-w-2xl flex-col">
        {line.candidates.map((part) => (
          <Choice
            key={part.id}
            {...{ name, value: part.id, chosen }}
            label={<Candidate part={part} />}
            end={formatPrice(part.each)}
          />
        ))}
        {line.candidates.length > 0 ? (
          <Choice {...{ name, value: "other", chosen }} label={t("question.other")} />
        ) : null}
      </div>
      <div className="mt-2 grid items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_14rem]">
        <TextField
          name={words}
          label={t("question.text")}
          defaultValue={typed?.[words] ?? line.text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          error={errors[words]}
        />
        <KindField
          name={kind}
          label={t("add.kind")}
          chosen={typed?.[kind] ?? line.category ?? ""}
          error={errors[kind]}
        />
      </div>
      <div className="mt-2">
        <LineDetails {...{ line, typed, errors }} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm">{t("question.answer")}</Button>
        <Button variant="secondary" size="sm" name="keep" value={line.key} aria-describedby={`${line.key}-keep`}>
          {t("question.keep")}
        </Button>
        <Button variant="secondary" size="sm" name="remove" value={line.key}>
          {t("question.leaveOut")}
        </Button>
      </div>
      <p id={`${line.key}-keep`} className="mt-1.5 text-sm text-muted">
        {t("question.keepHint")}
      </p>
    </fieldset>
  );
}

function Choice({
  name,
  value,
  chosen,
  label,
  end,
}: {
  name: string;
  value: string;
  chosen: string | undefined;
  label: ReactNode;
  end?: ReactNode;
}) {
  return (
    <CheckboxField
      type="radio"
      id={fieldId(`${name}-${value}`)}
      name={name}
      value={value}
      defaultChecked={chosen === value}
      label={label}
      end={end}
    />
  );
}

function Candidate({ part }: { part: ComponentCandidateView }) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <>
      {part.name}
      <span className="block text-sm text-muted">
        {[t(`category.${part.category}`), part.details].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}

/** Quantity and condition. An unclear line has them too, so that the seller enters them only once. */
function LineDetails({ line, typed, errors }: LineProps<LineView>) {
  const { t } = useWords("trade-in-loose-parts");
  const [quantity, condition, faulty] = [`quantity-${line.key}`, `condition-${line.key}`, `faulty-${line.key}`];
  const name = line.is === "unclear" ? line.text : line.name;
  const error = errors[quantity];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex items-center gap-2 text-sm text-muted">
        <span>{t("line.quantity")}</span>
        <input
          id={fieldId(quantity)}
          name={quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_OF_ONE}
          aria-label={t("line.quantityOf", { name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId(quantity)}-error` : undefined}
          defaultValue={typed?.[quantity] ?? line.quantity}
          className={`${controlClass} figure w-18! px-2!`}
        />
      </label>
      <CheckboxField
        name={faulty}
        value="yes"
        label={t("line.faulty")}
        aria-label={t("line.faultyOf", { name })}
        defaultChecked={typed ? faulty in typed : line.faulty}
      />
      <label className="flex min-w-0 items-center gap-2 text-sm text-muted">
        <span>{t("line.condition")}</span>
        <span className="relative min-w-0">
          <select
            name={condition}
            aria-label={t("line.conditionOf", { name })}
            defaultValue={typed?.[condition] ?? line.condition ?? ""}
            className={`${controlClass} appearance-none pe-9!`}
          >
            <option value="">{t("line.asWhole")}</option>
            {conditions.map((each) => (
              <option key={each} value={each}>
                {t(`condition.${each}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={16} className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2" />
        </span>
      </label>
      {error ? (
        <p id={`${fieldId(quantity)}-error`} className="w-full text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

type ConditionFieldProps = {
  name: string;
  label: string;
  hint?: string;
  chosen: string;
  none: string | null;
  className?: string;
};

export function ConditionField({ name, label, hint, chosen, none, className }: ConditionFieldProps) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <SelectField name={name} label={label} hint={hint} defaultValue={chosen} className={className}>
      {none === null ? null : <option value="">{none}</option>}
      {conditions.map((condition) => (
        <option key={condition} value={condition}>
          {t(`condition.${condition}`)}
        </option>
      ))}
    </SelectField>
  );
}

export function KindField({
  name,
  label,
  hint,
  chosen,
  error,
}: {
  name: string;
  label: string;
  hint?: string;
  chosen: string;
  error?: string | undefined;
}) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <SelectField name={name} label={label} hint={hint} defaultValue={chosen} error={error}>
      <option value="">{t("add.anyKind")}</option>
      {partCategories.map((category) => (
        <option key={category} value={category}>
          {t(`category.${category}`)}
        </option>
      ))}
    </SelectField>
  );
}
