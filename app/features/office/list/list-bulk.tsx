// Bulk selection of an office list. The checkboxes belong to the form of the bar below the list, so that rows may have
// forms of their own. Before JavaScript the bar is always there.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";

export type Bulk<Row> = {
  /** The name of the checkboxes. The action reads them with `readBulk`. */
  name?: string;
  value: (row: Row) => string;
  /** Buttons with `name="intent"`, and fields that they need. */
  children: ReactNode;
  /** Offers to choose everything that the list finds; the action reads the rest from its address. */
  everything?: boolean;
};

const FORM = "bulk";
const NAME = "ids";
const boxClass = "size-5 accent-brand-trace";

export type Selection = ReturnType<typeof useSelection>;

const none: ReadonlySet<string> = new Set();

/** The ticked rows, by the values of their checkboxes. */
export function useSelection(values: readonly string[]) {
  const { key } = useLocation();
  // Once an action has led to another page, or here again, nothing is ticked; after one that was refused, everything
  // still is.
  const [{ ticked, sentAt }, setState] = useState<{ ticked: ReadonlySet<string>; sentAt: string | null }>({
    ticked: none,
    sentAt: null,
  });
  const [last, setLast] = useState<string | null>(null);
  const chosen = sentAt === null || sentAt === key ? ticked : none;

  function tick(changed: readonly string[], on: boolean) {
    const next = new Set(chosen);
    for (const value of changed)
      if (on) next.add(value);
      else next.delete(value);
    setState({ ticked: next, sentAt: null });
  }
  /** With Shift, all rows from the last pressed one to this one become like this one. */
  function press(value: string, on: boolean, isRange: boolean) {
    const [from, to] = [values.indexOf(last ?? value), values.indexOf(value)].toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    tick(isRange && from !== -1 ? values.slice(from, to + 1) : [value], on);
    setLast(value);
  }
  return {
    has: (value: string) => chosen.has(value),
    count: values.filter((value) => chosen.has(value)).length,
    of: values.length,
    press,
    tickAll: (on: boolean) => tick(values, on),
    noteSent: () => setState({ ticked: chosen, sentAt: key }),
  };
}

type RowCheckboxProps<Row> = { bulk: Bulk<Row>; row: Row; label: ReactNode; selection: Selection };

export function RowCheckbox<Row>({ bulk: { name = NAME, value }, row, label, selection }: RowCheckboxProps<Row>) {
  const { t } = useWords("office");
  return (
    <label className="target inline-flex items-center @3xl:min-h-9 @3xl:min-w-9">
      <input
        type="checkbox"
        form={FORM}
        name={name}
        value={value(row)}
        checked={selection.has(value(row))}
        onChange={({ currentTarget, nativeEvent }) =>
          selection.press(currentTarget.value, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
        }
        className={boxClass}
      />
      <span className="sr-only">
        {t("list.select")} {label}
      </span>
    </label>
  );
}

export function SelectAll({ selection }: { selection: Selection }) {
  const { t } = useWords("office");
  const box = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { count, of, tickAll } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < of;
  }, [count, of]);
  return (
    <label
      className={`target inline-flex items-center gap-2 @3xl:min-h-9 @3xl:min-w-9 ${isHydrated ? "" : "invisible"}`}
    >
      <input
        ref={box}
        type="checkbox"
        checked={of > 0 && count === of}
        onChange={(event) => tickAll(event.currentTarget.checked)}
        className={boxClass}
      />
      <span className="text-sm @3xl:sr-only">{t("list.selectPage")}</span>
    </label>
  );
}

/** `here`: the address of the list, which an action for everything found reads. */
type BulkBarProps<Row> = { bulk: Bulk<Row>; total: number; here: string; selection: Selection };

export function BulkBar<Row>({ bulk, total, here, selection: { count, of, tickAll, noteSent } }: BulkBarProps<Row>) {
  const { t } = useWords("office");
  const isHydrated = useHydrated();
  return (
    <Form
      id={FORM}
      method="post"
      action={here}
      onSubmit={noteSent}
      data-bar
      className={`sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-t border-edge bg-raised px-3 py-3 shadow-float print:hidden ${isHydrated && count === 0 ? "hidden" : ""}`}
    >
      {isHydrated ? (
        <p aria-live="polite" className="font-condensed font-semibold">
          {t("list.selected", { count })}{" "}
          <button type="button" onClick={() => tickAll(false)} className="link ms-2 min-h-9 font-normal">
            {t("list.unselect")}
          </button>
        </p>
      ) : null}
      {bulk.everything && total > of && (count === of || !isHydrated) ? (
        <label className="inline-flex min-h-11 items-center gap-2">
          <input type="checkbox" name="everything" value="yes" className={boxClass} />
          {t("list.everything", { count: total })}
        </label>
      ) : null}
      {bulk.children}
    </Form>
  );
}
