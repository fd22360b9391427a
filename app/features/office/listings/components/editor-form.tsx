// The form of a listing: what the shop shows, where its unit came from, the units, and the specs of every part.

import { useEffect, useState } from "react";
import { Form } from "react-router";
import { badges } from "../../../../../shop/catalogue/listing.ts";
import { LONGEST_TITLE, sectionsOfListing, warrantyParts } from "../../../../../shop/catalogue/editing/listing-form.ts";
import { packedFields } from "../../../../../shop/catalogue/packed-size.ts";
import { LONGEST_IN_BOX, operatingSystems, osName } from "../../../../../shop/catalogue/operating-system.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { EditorData, FieldTexts } from "../editor-data.ts";
import { useSpecLabels } from "./field-labels.ts";
import { PriceField } from "./price-field.tsx";
import { PurchaseFields } from "./purchase-fields.tsx";
import { DriveButtons, SectionFields } from "./spec-fields.tsx";
import { UnitFields } from "./unit-fields.tsx";

type FormProps = { view: EditorData; typed: FieldTexts; version: string; errors: FieldTexts; isBusy: boolean };

export function EditorForm({ view, typed, version, errors, isBusy }: FormProps) {
  const { listing, units, may } = view;
  const [isDirty, markDirty] = useDirty(version);
  const sections = sectionsOfListing(listing, typed);
  const drives = sections.filter(({ of }) => of === "storage").length;
  const needsPurchase = listing.state === "draft" && may.cost && units.every(({ source }) => source === null);
  return (
    <Form method="post" noValidate preventScrollReset onInput={markDirty} className="flex flex-col gap-6">
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field presses the first button of a form. */}
      <button name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only" disabled={!may.edit} />
      <fieldset disabled={!may.edit} className="contents">
        {/* After a drive is added or removed, the fields show what was typed under their new names. */}
        <div key={`${typed["drives"] ?? ""} ${version}`} className="flex flex-col gap-6">
          <Basics view={view} typed={typed} errors={errors} />
          {needsPurchase ? <PurchaseFields suppliers={view.suppliers} typed={typed} errors={errors} /> : null}
          <UnitFields
            units={units}
            asksWhyUntested={listing.kind === "pc" && listing.state !== "live"}
            typed={typed}
            errors={errors}
          />
          {sections.map((section) => (
            <SectionFields key={section.name} section={section} drives={drives} typed={typed} errors={errors} />
          ))}
          {listing.kind === "pc" ? <DriveButtons drives={typed["drives"] ?? "ssd"} /> : null}
        </div>
      </fieldset>
      {may.edit ? <SaveBar state={listing.state} isDirty={isDirty} isBusy={isBusy} /> : null}
    </Form>
  );
}

/** Whether something was typed since the last save; the browser then asks before it leaves the page. */
function useDirty(version: string): [boolean, () => void] {
  const [dirtyAt, setDirtyAt] = useState<string | null>(null);
  const isDirty = dirtyAt === version;
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return [isDirty, () => setDirtyAt(version)];
}

function Basics({ view, typed, errors }: Pick<FormProps, "view" | "typed" | "errors">) {
  const { t } = useWords("office-listings");
  return (
    <Panel title={t("editor.basics")} className="flex flex-col gap-4">
      <TextField
        name="title"
        label={t("editor.title")}
        error={errors["title"]}
        defaultValue={typed["title"]}
        maxLength={LONGEST_TITLE}
        required
        autoComplete="off"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PriceField view={view} typed={typed["price"] ?? ""} error={errors["price"]} />
        <SelectField name="badge" label={t("editor.badge")} defaultValue={typed["badge"] ?? ""}>
          <option value="">{t("editor.noBadge")}</option>
          {badges.map((badge) => (
            <option key={badge} value={badge}>
              {t(`editor.badges.${badge}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <WarrantyFields kind={view.listing.kind} typed={typed} errors={errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {view.listing.kind === "pc" ? (
          <SelectField name="os" label={t("editor.os")} error={errors["os"]} defaultValue={typed["os"] ?? ""}>
            <option value="">{t("editor.osUnsaid")}</option>
            {operatingSystems.map((os) => (
              <option key={os} value={os}>
                {os === "none" ? t("editor.osNone") : osName(os)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          name="inBox"
          label={t("editor.inBox")}
          error={errors["inBox"]}
          defaultValue={typed["inBox"]}
          maxLength={LONGEST_IN_BOX}
          required={false}
          autoComplete="off"
        />
      </div>
      <PackedFields view={view} typed={typed} errors={errors} />
      <CheckboxField
        name="picture"
        value="category"
        label={t("editor.picture")}
        hint={t("editor.pictureHint")}
        defaultChecked={typed["picture"] === "category"}
      />
    </Panel>
  );
}

/** Measured with the packing; the hint says what the shop assumes where nothing is typed. */
function PackedFields({ view, typed, errors }: Pick<FormProps, "view" | "typed" | "errors">) {
  const { t } = useWords("office-listings");
  const { assumed } = view;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {packedFields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`editor.${name}`)}
          error={errors[name]}
          defaultValue={typed[name]}
          placeholder={assumed === "later" ? undefined : assumed?.[name]}
          required={false}
          autoComplete="off"
        />
      ))}
      <p className="text-sm text-muted sm:col-span-2">
        {assumed === "later"
          ? t("editor.packedLater")
          : assumed
            ? t("editor.packedAssumed", assumed)
            : t("editor.packedUnknown")}
      </p>
    </div>
  );
}

function WarrantyFields({ kind, typed, errors }: { kind: "pc" | "component" } & Pick<FormProps, "typed" | "errors">) {
  const { t } = useWords("office-listings");
  const specs = useSpecLabels();
  const months = { inputMode: "numeric", maxLength: 2, required: true, autoComplete: "off" } as const;
  if (kind === "component")
    return (
      <TextField
        {...months}
        name="warranty"
        label={t("editor.warranty")}
        error={errors["warranty"]}
        defaultValue={typed["warranty"]}
        className="sm:max-w-60"
      />
    );
  return (
    <fieldset>
      <legend className="font-condensed font-semibold">{t("editor.warrantyTitle")}</legend>
      <p className="mb-2 text-sm text-muted">{t("editor.warrantyHint")}</p>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {warrantyParts.map((part) => (
          <TextField
            key={part}
            {...months}
            name={`warranty.${part}`}
            label={specs.section({ of: part, number: 1 })}
            error={errors[`warranty.${part}`]}
            defaultValue={typed[`warranty.${part}`]}
          />
        ))}
      </div>
    </fieldset>
  );
}

const publishWords = { draft: "editor.publish", withdrawn: "editor.relist", live: null } as const;

function SaveBar({
  state,
  isDirty,
  isBusy,
}: {
  state: EditorData["listing"]["state"];
  isDirty: boolean;
  isBusy: boolean;
}) {
  const { t } = useWords("office-listings");
  const publish = publishWords[state];
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page px-4 py-3 md:mx-0 md:px-0">
      <Button variant={publish ? "secondary" : "primary"} name="intent" value="save" busy={isBusy}>
        {t("editor.save")}
      </Button>
      {publish ? (
        <Button name="intent" value="publish" busy={isBusy}>
          {t(publish)}
        </Button>
      ) : null}
      {isDirty ? <p className="text-sm text-muted">{t("editor.unsaved")}</p> : null}
    </div>
  );
}
