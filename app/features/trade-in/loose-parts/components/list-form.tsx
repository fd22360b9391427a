// The list and all fields about it: one form, so that every button sends everything that was typed.

import { useEffect, useRef, type ChangeEvent, type FocusEvent, type SubmitEvent } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { LONGEST_TEXT } from "../../../../../shop/trade-in/draft/draft.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { ComponentsView } from "../components.view.server.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { AddComponent } from "./add-component.tsx";
import { ComponentLines, ConditionField, type FieldErrors, type TypedValues } from "./component-lines.tsx";

type ListFormProps = { list: ComponentsView; action: string; typed: TypedValues | null; errors: FieldErrors };

export function ListForm({ list, action, typed, errors }: ListFormProps) {
  const { t } = useWords("trade-in-loose-parts");
  const submitted = useNavigation().formData;
  const submit = useSubmit();
  const { addFields, rememberAdd } = useEmptiedAddFields(list.next);
  const isEmpty = list.lines.length === 0;

  function save(form: HTMLFormElement) {
    const data = new FormData(form);
    data.set("intent", "save");
    void submit(data, { method: "post", action, preventScrollReset: true, replace: true });
  }

  /**
   * A choice is saved at once, so that the prices follow. Numbers are saved on blur, answers to questions with their
   * button.
   */
  function onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const field = target as unknown as HTMLInputElement;
    if (/^(?:condition-|faulty-|whole$|boxIncluded$)/.test(field.name)) save(currentTarget);
  }
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const field = target as unknown as HTMLInputElement;
    if (/^(?:quantity-|accessories$)/.test(field.name) && field.value !== field.defaultValue) save(currentTarget);
  }
  return (
    <Form
      method="post"
      action={action}
      noValidate
      preventScrollReset
      replace
      id="list"
      className="scroll-mt-28"
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={rememberAdd}
    >
      {/* Enter presses the first button of a form: this one saves the changes and adds a name that was typed. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        {t("list.save")}
      </button>
      <Panel title={t("list.title")}>
        {list.unclear > 0 ? <UnclearNotice count={list.unclear} /> : null}
        {isEmpty ? null : <ComponentLines lines={list.lines} typed={typed} errors={errors} />}
        <AddComponent
          isFirst={isEmpty}
          typed={typed}
          errors={errors}
          busy={submitted?.get("add") === "yes"}
          fields={addFields}
        />
      </Panel>
      {isEmpty ? null : <WholeListPanel list={list} typed={typed} errors={errors} />}
    </Form>
  );
}

/**
 * Empties and focuses the fields for a new part once the added one is in the list; `next` is the number of the next
 * line.
 */
function useEmptiedAddFields(next: number) {
  const addFields = useRef<HTMLFieldSetElement>(null);
  /** `next` when "add" was pressed. */
  const addedAt = useRef<number | null>(null);

  useEffect(() => {
    if (addedAt.current === null || addedAt.current === next) return;
    addedAt.current = null;
    const fields = addFields.current;
    for (const control of fields?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [])
      control.value = control.name === "quantity" ? "1" : "";
    fields?.querySelector("input")?.focus();
  }, [next]);

  function rememberAdd({ nativeEvent }: SubmitEvent<HTMLFormElement>) {
    const { submitter } = nativeEvent as unknown as { submitter: HTMLButtonElement | null };
    addedAt.current = submitter?.name === "add" ? next : null;
  }

  return { addFields, rememberAdd };
}

function UnclearNotice({ count }: { count: number }) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <div className="mb-4">
      <Notice tone="warn" title={t("list.unclear", { count })}>
        <p>{t("list.unclearText")}</p>
        <Button variant="quiet" size="sm" name="intent" value="leave-out" className="-ms-3">
          {t("list.leaveOut")}
        </Button>
      </Notice>
    </div>
  );
}

/** The condition and the extras of the whole list, and the buttons that save or empty it. */
function WholeListPanel({ list, typed, errors }: Pick<ListFormProps, "list" | "typed" | "errors">) {
  const { t } = useWords("trade-in-loose-parts");
  return (
    <Panel title={t("whole.title")} className="mt-6">
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <ConditionField
          name="whole"
          label={t("whole.condition")}
          hint={t("whole.conditionHint")}
          chosen={typed?.["whole"] ?? list.condition}
          none={null}
        />
        <TextField
          name="accessories"
          label={t("whole.accessories")}
          hint={t("whole.accessoriesHint")}
          defaultValue={typed?.["accessories"] ?? list.extras.accessories}
          maxLength={LONGEST_TEXT}
          error={errors["accessories"]}
        />
      </div>
      <CheckboxField
        name="boxIncluded"
        value="yes"
        label={t("whole.box")}
        defaultChecked={typed ? "boxIncluded" in typed : list.extras.box}
        className="mt-2"
      />
      <TextAreaField
        name="comments"
        label={t("whole.comments")}
        rows={3}
        defaultValue={typed?.["comments"] ?? list.extras.comments}
        maxLength={LONGEST_TEXT}
        error={errors["comments"]}
        className="mt-2"
      />
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
        <Button variant="secondary" name="intent" value="save">
          {t("list.save")}
        </Button>
        <Button variant="quiet" name="intent" value="clear">
          {t("list.clear")}
        </Button>
      </div>
    </Panel>
  );
}
