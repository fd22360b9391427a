// Form fields: label, control, hint and error, connected for screen readers.
// Invariant: the control's id is `fieldId(name)`, so that an error summary can link to it.

import type { ComponentProps, ReactNode } from "react";
import { useWords } from "../i18n/use-words.ts";
import { Icon } from "./icon.tsx";

export function fieldId(name: string): string {
  return `field-${name}`;
}

type Common = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error message in the visitor's language; it marks the field as invalid. */
  error?: string | null | undefined;
  /** Needed if two forms of one page have fields with the same name. */
  id?: string;
};

export type Control = {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Label, hint and error of a custom control: spread the props that the child function gets onto it. */
export function Field({
  name,
  label,
  hint,
  error,
  id = fieldId(name),
  optional = false,
  className = "",
  children,
}: Common & { optional?: boolean; className?: string; children: (control: Control) => ReactNode }) {
  const { t } = useWords("kit");
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-condensed text-base font-semibold leading-tight">
        {label}
        {optional ? <span className="font-normal text-muted"> ({t("field.optional")})</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        name,
        "aria-describedby": describedBy(id, hint, error),
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}

function describedBy(id: string, hint: ReactNode, error: string | null | undefined): string | undefined {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return ids === "" ? undefined : ids;
}

function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <Icon name="warning" size={16} className="mt-0.5" />
      {error}
    </p>
  );
}

/** The classes of a text control. */
export const controlClass =
  "w-full min-h-11 rounded-sm border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-muted " +
  "hover:border-ink focus-visible:border-ink disabled:bg-sunken disabled:text-muted " +
  "aria-invalid:border-danger aria-invalid:border-2 aria-invalid:px-[calc(0.75rem-1px)]";

type Of<Tag extends "input" | "select" | "textarea"> = Common & Omit<ComponentProps<Tag>, keyof Common | "children">;

/** A one-line text field. Set `autoComplete` wherever the browser may know the value. */
export function TextField({ name, label, hint, error, id, className, required, type = "text", ...rest }: Of<"input">) {
  return (
    <Field {...{ name, label, hint, error, id, className }} optional={required === false}>
      {(control) => <input {...rest} {...control} type={type} required={required} className={controlClass} />}
    </Field>
  );
}

export function TextAreaField({
  name,
  label,
  hint,
  error,
  id,
  className,
  required,
  rows = 5,
  ...rest
}: Of<"textarea">) {
  return (
    <Field {...{ name, label, hint, error, id, className }} optional={required === false}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} required={required} className={`${controlClass} resize-y`} />
      )}
    </Field>
  );
}

/** A select: pass `<option>`s as children. */
export function SelectField({
  name,
  label,
  hint,
  error,
  id,
  className,
  required,
  children,
  ...rest
}: Of<"select"> & { children: ReactNode }) {
  return (
    <Field {...{ name, label, hint, error, id, className }} optional={required === false}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} required={required} className={`${controlClass} appearance-none pe-10`}>
            {children}
          </select>
          <Icon name="chevron" size={16} className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2" />
        </span>
      )}
    </Field>
  );
}

/**
 * A checkbox or, with `type="radio"`, a radio button; the whole line can be pressed. `end` is shown at its far side (a
 * count, a price).
 */
export function CheckboxField({
  name,
  label,
  hint,
  error,
  id = fieldId(name),
  className = "",
  type = "checkbox",
  end,
  ...rest
}: Of<"input"> & { end?: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="group flex min-h-11 items-center gap-3 py-1.5 md:min-h-9">
        <input
          {...rest}
          type={type}
          id={id}
          name={name}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          className={`size-5 shrink-0 accent-brand-trace ${type === "radio" ? "" : "rounded-sm"} aria-invalid:outline-2 aria-invalid:outline-danger`}
        />
        <span className="min-w-0 grow leading-snug">{label}</span>
        {end === undefined ? null : <span className="figure shrink-0 text-xs text-muted">{end}</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ps-8 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
