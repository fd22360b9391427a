// What the test found about one line. Staff search for the model first, because a list of all parts is too long to
// choose from.

import { Form, Link, useNavigation } from "react-router";
import { conditions } from "../../../../../shop/pricing/declaration.ts";
import type { OfficeTradeInView } from "../trade-in.view.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Button } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FormAnswer } from "../../components/form-answer.ts";

/** The line whose finding staff write down now. */
export type FindingDraft = {
  key: string;
  of: "part" | "box" | "accessories";
  /** The pieces that are left of the line; of a part that was split off, those of it. */
  quantity: number;
  /** The pieces that the seller declared. */
  declared: number;
  /** Whether it was split off its line by an earlier finding, which said how many pieces it has. */
  isSplitOff: boolean;
  /** Whether the seller named the model. */
  isNamed: boolean;
  /** A part declared faulty, or an extra that was not declared. */
  isFaulty: boolean;
  search: string;
  models: readonly { id: string; name: string; details: string }[];
};

export function FindingForm({
  tradeIn,
  draft,
  answer,
}: {
  tradeIn: OfficeTradeInView;
  draft: FindingDraft;
  answer: FormAnswer;
}) {
  const { t } = useWords("office-trade-ins");
  const { key, of } = draft;
  const line =
    of === "part" ? (tradeIn.lines.find((each) => each.key === key)?.declared?.name ?? key) : t(`compare.${of}`);
  return (
    <Panel title={t("finding.title", { line })} className="scroll-mt-4">
      <div id="finding" className="flex flex-col gap-5">
        {of === "part" ? (
          <Form method="get" className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="line" value={key} />
            <TextField
              name="model"
              type="search"
              label={t("finding.search")}
              defaultValue={draft.search}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              required={false}
              className="grow sm:max-w-md"
            />
            <Button variant="secondary">{t("finding.find")}</Button>
          </Form>
        ) : null}
        <RecordForm tradeIn={tradeIn} draft={draft} answer={answer} />
      </div>
    </Panel>
  );
}

function RecordForm({
  tradeIn,
  draft,
  answer: { errors, typed },
}: {
  tradeIn: OfficeTradeInView;
  draft: FindingDraft;
  answer: FormAnswer;
}) {
  const { t } = useWords("office-trade-ins");
  const isBusy = useNavigation().formData?.get("intent") === "found";
  const { key, of, isFaulty, search } = draft;
  return (
    <Form
      method="post"
      action={`?line=${encodeURIComponent(key)}&model=${encodeURIComponent(search)}`}
      className="flex flex-col gap-4"
    >
      <ErrorSummary errors={errors} />
      <input type="hidden" name="intent" value="found" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={tradeIn.findings.map(({ id }) => id).join(" ")} />
      {of === "part" ? (
        <PartFields draft={draft} errors={errors} typed={typed} />
      ) : (
        <>
          <input type="hidden" name="claim" value={of} />
          <p className="font-semibold">{t(isFaulty ? "finding.boxThere" : "finding.boxMissing")}</p>
        </>
      )}
      <EvidenceFields tradeIn={tradeIn} typed={typed} />
      <TextAreaField
        name="measured"
        label={t("finding.measured")}
        hint={t("finding.measuredHint")}
        rows={3}
        maxLength={2000}
        required={false}
        error={errors["measured"]}
        defaultValue={typed["measured"]}
      />
      <TextAreaField
        name="note"
        label={t("finding.note")}
        rows={2}
        maxLength={1000}
        required={false}
        error={errors["note"]}
        defaultValue={typed["note"]}
      />
      <CheckboxField
        name="visible"
        label={t("finding.visible")}
        hint={t("finding.visibleHint")}
        defaultChecked={typed["visible"] === "on"}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isBusy}>{t("finding.save")}</Button>
        <Link to={officeLinks.tradeIn(tradeIn.number)} className="link inline-flex min-h-11 items-center">
          {t("finding.cancel")}
        </Link>
      </div>
    </Form>
  );
}

type FieldsProps = { draft: FindingDraft } & FormAnswer;

/** What is wrong with a part; CSS alone shows the field that the chosen claim needs, and hides those that it does not read. */
function PartFields({ draft, errors, typed }: FieldsProps) {
  const { isNamed, isFaulty, search, models, quantity, declared, isSplitOff } = draft;
  const { t } = useWords("office-trade-ins");
  const { t: offer } = useWords("trade-in-offer");
  return (
    <>
      <SelectField
        name="claim"
        label={t("finding.claim")}
        defaultValue={typed["claim"] ?? (models.length > 0 ? "model" : "condition")}
        error={errors["claim"]}
        required
        className="sm:max-w-md"
      >
        <option value="model">{t(isNamed ? "finding.claims.model" : "finding.claims.identified")}</option>
        <option value="condition">{t("finding.claims.condition")}</option>
        <option value="fault">{t(isFaulty ? "finding.faultOther" : "finding.claims.fault")}</option>
        {isSplitOff ? null : <option value="quantity">{t("finding.claims.quantity")}</option>}
        <option value="missing">{t("finding.claims.missing")}</option>
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          name="partId"
          label={t("finding.model")}
          hint={search !== "" && models.length === 0 ? t("finding.noModel") : undefined}
          error={errors["partId"]}
          defaultValue={typed["partId"]}
          className="hidden in-[form:has([name=claim]_option[value=model]:checked)]:flex"
        >
          <option value="">–</option>
          {models.map(({ id, name, details }) => (
            <option key={id} value={id}>
              {details === "" ? name : `${name} (${details})`}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="condition"
          label={t("finding.condition")}
          error={errors["condition"]}
          defaultValue={typed["condition"] ?? "fair"}
          className="hidden in-[form:has([name=claim]_option[value=condition]:checked)]:flex"
        >
          {conditions.map((condition) => (
            <option key={condition} value={condition}>
              {offer(`condition.${condition}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="quantity"
          label={t("finding.quantity")}
          error={errors["quantity"]}
          defaultValue={typed["quantity"] ?? String(declared)}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          className="hidden in-[form:has([name=claim]_option[value=quantity]:checked)]:flex"
        />
        {!isSplitOff && quantity > 1 ? (
          <TextField
            name="pieces"
            label={t("finding.pieces")}
            hint={t("finding.piecesHint", { of: quantity })}
            error={errors["pieces"]}
            defaultValue={typed["pieces"]}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            required
            className="in-[form:has([name=claim]_option[value=quantity]:checked)]:hidden"
          />
        ) : null}
      </div>
    </>
  );
}

function EvidenceFields({ tradeIn, typed }: { tradeIn: OfficeTradeInView; typed: FormAnswer["typed"] }) {
  const { t } = useWords("office-trade-ins");
  const evidence = tradeIn.photos.filter((photo) => photo.of === "evidence");
  return (
    <fieldset>
      <legend className="mb-1 font-condensed font-semibold">{t("finding.photos")}</legend>
      {evidence.length === 0 ? <p className="text-sm text-muted">{t("finding.noPhotos")}</p> : null}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {evidence.map((photo) => (
          <CheckboxField
            key={photo.id}
            name={`proof-${photo.id}`}
            label={photo.name}
            defaultChecked={typed[`proof-${photo.id}`] === "on"}
          />
        ))}
      </div>
    </fieldset>
  );
}
