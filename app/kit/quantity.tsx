// A quantity: a number field between two buttons.
// In a form of its own (`submits`) the buttons submit it: they send `${name}To` = the new quantity, and the form's
// action reads `${name}To` where it is present, else `name`. Works before JavaScript either way.

import { useEffect, useRef } from "react";
import { useWords } from "../i18n/use-words.ts";
import { Icon } from "./icon.tsx";

type QuantityProps = {
  name?: string;
  value: number;
  min?: number;
  max: number;
  /** What is counted, for screen readers ("Cantitate: AMD Ryzen 5 5600"). */
  label: string;
  submits?: boolean;
  /** The error of the submitted quantity. The field then shows the stored one. */
  error?: string | null;
  /** The result of the submission: each new one resets the field. */
  answer?: unknown;
  id?: string;
};

const stepClass =
  "inline-flex size-11 items-center justify-center hover:bg-sunken disabled:cursor-not-allowed disabled:text-edge disabled:hover:bg-transparent";

export function Quantity({
  name = "quantity",
  value,
  min = 1,
  max,
  label,
  submits = false,
  error = null,
  answer,
  id = "quantity",
}: QuantityProps) {
  const { t } = useWords("kit");
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) =>
    submits
      ? { type: "submit" as const, name: `${name}To`, value: value + by }
      : { type: "button" as const, onClick: () => stepBy(by) };
  const stepBy = (by: 1 | -1) => (by === 1 ? input.current?.stepUp() : input.current?.stepDown());
  useEffect(() => {
    if (error && answer !== null && input.current) input.current.value = String(value);
  }, [error, answer, value, input]);
  const errorId = `${id}-error`;
  return (
    <div className="inline-flex max-w-56 flex-col gap-1">
      <fieldset
        className={`inline-flex min-w-0 grow items-stretch self-start rounded-sm border bg-raised ${error ? "border-danger" : "border-edge"}`}
      >
        <legend className="sr-only">{label}</legend>
        {/* Enter in the field presses the first submit button. */}
        {submits ? (
          <button type="submit" tabIndex={-1} className="sr-only">
            {t("quantity.update")}
          </button>
        ) : null}
        <button {...step(-1)} disabled={submits && value <= min} aria-label={t("quantity.less")} className={stepClass}>
          <Icon name="minus" size={16} />
        </button>
        <input
          ref={input}
          key={value}
          type="number"
          inputMode="numeric"
          name={name}
          defaultValue={value}
          min={min}
          max={max}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onBlur={
            submits ? (event) => event.target.value !== String(value) && event.target.form?.requestSubmit() : undefined
          }
          className="figure w-12 [appearance:textfield] border-x border-edge bg-transparent text-center text-base outline-offset-[-2px] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button {...step(1)} disabled={submits && value >= max} aria-label={t("quantity.more")} className={stepClass}>
          <Icon name="plus" size={16} />
        </button>
      </fieldset>
      {error ? (
        <p id={errorId} role="alert" className="text-sm leading-tight font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
