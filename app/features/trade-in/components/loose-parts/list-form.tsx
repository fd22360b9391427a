// The list and everything that is said about it: one form, so that whatever is pressed, all that was typed goes with it.

import { useEffect, useRef, type ChangeEvent, type FocusEvent, type SubmitEvent } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { LONGEST_TEXT } from "../../../../../shop/trade-in/draft/draft.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { ComponentsView } from "../../components.view.server.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { AddComponent } from "./add-component.tsx";
import { ComponentLines, ConditionField, type FieldErrors, type Typed } from "./component-lines.tsx";

type ListFormProps = { list: ComponentsView; action: string; typed: Typed | null; errors: FieldErrors };

export function ListForm({ list, action, typed, errors }: ListFormProps) {
  const { t } = useWords("trade-in-loose-parts");
  const sent = useNavigation().formData;
  const submit = useSubmit();
  /** The number of the next line when "add" was pressed. */
  const addedAt = useRef<number | null>(null);
  const addFields = useRef<HTMLFieldSetElement>(null);
  const isEmpty = list.lines.length === 0;

  // The part that was added stands in the list now: its fields are for the next one.
  useEffect(() => {
    if (addedAt.current === null || addedAt.current === list.next) return;
    addedAt.current = null;
    const fields = addFields.current;
    for (const control of fields?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [])
      control.value = control.name === "quantity" ? "1" : "";
    fields?.querySelector("input")?.focus();
  }, [list.next]);

  function save(form: HTMLFormElement) {
    const data = new FormData(form);
    data.set("intent", "save");
    void submit(data, { method: "post", action, preventScrollReset: true, replace: true });
  }

  /** Prices follow what is chosen at once; a number when it is left. Answers to questions wait for their button. */
  function onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const field = target as unknown as HTMLInputElement;
    if (/^(?:condition-|faulty-|whole$|boxIncluded$)/.test(field.name)) save(currentTarget);
  }
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const field = target as unknown as HTMLInputElement;
    if (/^(?:quantity-|accessories$)/.test(field.name) && field.value !== field.defaultValue) save(currentTarget);
  }
  function onSubmit({ nativeEvent }: SubmitEvent<HTMLFormElement>) {
    addedAt.current =
      (nativeEvent as unknown as { submitter: HTMLButtonElement | null }).submitter?.name === "add" ? list.next : null;
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
      onSubmit={onSubmit}
    >
      {/* The first button is the one that Enter presses: it keeps what was changed, and adds a name that was typed. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        {t("list.save")}
      </button>
      <Panel title={t("list.title")}>
        {list.unclear > 0 ? (
          <div className="mb-4">
            <Notice tone="warn" title={t("list.unclear", { count: list.unclear })}>
              <p>{t("list.unclearText")}</p>
              <Button variant="quiet" size="sm" name="intent" value="leave-out" className="-ms-3">
                {t("list.leaveOut")}
              </Button>
            </Notice>
          </div>
        ) : null}
        {isEmpty ? null : <ComponentLines lines={list.lines} typed={typed} errors={errors} />}
        <AddComponent
          isFirst={isEmpty}
          typed={typed}
          errors={errors}
          busy={sent?.get("add") === "yes"}
          fields={addFields}
        />
      </Panel>
      {isEmpty ? null : (
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
      )}
    </Form>
  );
}
