// The units of a listing: code, serial number, grade and shelf place, where each came from and who has it now.

import { Link } from "react-router";
import { unitField } from "../../../../../shop/catalogue/editing/listing-form.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { fieldId, SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import { UntestedFields } from "../../components/untested-fields.tsx";
import type { EditorData, FieldTexts } from "../editor-data.ts";

type Unit = EditorData["units"][number];

export function UnitFields({
  units,
  asksWhyUntested,
  typed,
  errors,
}: {
  units: readonly Unit[];
  /** Whether an untested unit needs a reason: a PC that is about to go on sale. */
  asksWhyUntested: boolean;
  typed: FieldTexts;
  errors: FieldTexts;
}) {
  const { t } = useWords("office-listings");
  return (
    <Panel title={t("editor.units")}>
      <div id={fieldId("units")} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {units.length === 0 ? <p className="text-muted">{t("editor.noUnits")}</p> : null}
        {units.map((unit) => (
          <OneUnit key={unit.id} unit={unit} asksWhyUntested={asksWhyUntested} typed={typed} errors={errors} />
        ))}
      </div>
    </Panel>
  );
}

type OneUnitProps = { unit: Unit; asksWhyUntested: boolean; typed: FieldTexts; errors: FieldTexts };

function OneUnit({ unit, asksWhyUntested, typed, errors }: OneUnitProps) {
  const { t } = useWords("office-listings");
  const { t: intake } = useWords("office-trade-ins");
  const field = (name: "serial" | "grade" | "place") => ({
    name: unitField(unit.id, name),
    label: t(`editor.${name}`),
    error: errors[unitField(unit.id, name)],
    defaultValue: typed[unitField(unit.id, name)],
    autoComplete: "off",
  });
  return (
    <fieldset className="min-w-0">
      <legend className="figure font-semibold">{unit.code}</legend>
      <UnitFacts unit={unit} />
      <div className="mt-2 grid items-end gap-4 sm:grid-cols-3">
        <TextField {...field("serial")} maxLength={60} spellCheck={false} />
        <SelectField {...field("grade")}>
          <option value="">–</option>
          {(["A", "B", "C"] as const).map((grade) => (
            <option key={grade} value={grade}>
              {intake(`intake.grades.${grade}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field("place")} maxLength={40} spellCheck={false} />
      </div>
      {unit.lacksErasure ? <MissingErasure unit={unit} /> : null}
      {asksWhyUntested && !unit.isTested ? (
        <div className="mt-4">
          <UntestedFields
            code={unit.code}
            typed={{
              untested: typed["untested"] ?? unit.untested?.reason ?? "",
              untestedNote: typed["untestedNote"] ?? unit.untested?.note ?? "",
            }}
            errors={errors}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/** Leads to the bench, where the log of the erasure is dropped or a reason is given. */
function MissingErasure({ unit: { id, code } }: { unit: Unit }) {
  const { t } = useWords("office-bench");
  return (
    <p
      id={fieldId(unitField(id, "erasure"))}
      tabIndex={-1}
      className="mt-3 border-s-4 border-warn ps-4 text-sm outline-none"
    >
      {t("erasure.missing")}{" "}
      <Link to={officeLinks.benchUnit(code)} className="link">
        {t("erasure.toBench")}
      </Link>
    </p>
  );
}

function UnitFacts({ unit }: { unit: Unit }) {
  const { t } = useWords("office-listings");
  const { t: intake } = useWords("office-trade-ins");
  const { state, isSold, isAllocated, cost, taxRegime, source, supplier, invoiceNumber, measurements } = unit;
  const now = isSold ? "sold" : isAllocated ? "allocated" : state;
  const facts = [
    t(`editor.unit.${now}`),
    ...(cost === null || (state === "intake" && cost === 0)
      ? []
      : [t("editor.unit.cost", { cost: formatPrice(cost) }), intake(`intake.regime.${taxRegime}`)]),
    ...(supplier ? [t("editor.unit.invoice", { supplier, number: invoiceNumber ?? "" })] : []),
    ...(measurements > 0 ? [t("editor.unit.measured", { count: measurements })] : []),
  ];
  return (
    <p className="text-sm text-muted">
      {facts.join(" · ")}
      {source === null ? null : (
        <>
          {" · "}
          {source.startsWith("VND-") ? (
            <Link to={officeLinks.tradeIn(source)} className="link figure">
              {t("editor.unit.source", { source })}
            </Link>
          ) : (
            t("editor.unit.source", { source })
          )}
        </>
      )}
    </p>
  );
}
