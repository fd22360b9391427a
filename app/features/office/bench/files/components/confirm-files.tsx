// The form in which staff confirm what was read: values to take, the run or the drive that they belong to, date and driver.

import { Form, useNavigation } from "react-router";
import { gameSettings, resolutions } from "../../../../../../shop/catalogue/game-result.ts";
import { gameNames, games } from "../../../../../../shop/catalogue/specs.ts";
import { choiceField } from "../../../../../../shop/catalogue/bench/file-choices.ts";
import { formatDate, formatNumber } from "../../../../../i18n/format.ts";
import { useWords } from "../../../../../i18n/use-words.ts";
import { Button } from "../../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../../kit/error-summary.tsx";
import { CheckboxField, fieldId, SelectField, TextAreaField, TextField } from "../../../../../kit/field.tsx";
import { useDomainErrors } from "../../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../../kit/panel.tsx";
import { useReading } from "../../../../../shared/measurements/use-reading.ts";
import { CoursePlot } from "../../../../../shared/measurements/course-plot.tsx";
import { officeLinks } from "../../../../../office-links.ts";
import { DriveWarnings } from "../../../shared/units/drive-warnings.tsx";
import type { FileDropAnswer } from "../file-drop-answer.ts";
import type { FileDropView } from "../file-drop.view.server.ts";

type FormState = { typed: Record<string, string>; errors: Record<string, string> };
type RecognisedFile = FileDropView["files"][number];

export function ConfirmFiles({ view, answer }: { view: FileDropView; answer: FileDropAnswer | undefined }) {
  const { t } = useWords("office-bench");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const problems = Object.fromEntries(
    Object.entries(answer?.problems ?? {}).map(([field, problem]) => [field, t(`files.problem.${problem}`)]),
  );
  const state = { typed: answer?.typed ?? view.typed, errors: { ...problems, ...formatFields(answer?.errors) } };
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <input type="hidden" name="seen" value={view.seen} />
      <ErrorSummary errors={state.errors} />
      <p className="text-muted">{t("files.confirmLead")}</p>
      {view.files.map((file, place) => (
        <FilePanel key={file.id} file={file} place={place} drives={view.drives} state={state} />
      ))}
      <Panel title={t("form.session")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="measuredOn"
            type="date"
            label={t("form.date")}
            error={state.errors["measuredOn"]}
            defaultValue={state.typed["measuredOn"]}
            max={view.today}
            required
          />
          <TextField
            name="driver"
            label={t("form.driver")}
            error={state.errors["driver"]}
            defaultValue={state.typed["driver"]}
            maxLength={80}
            autoComplete="off"
            required={false}
          />
        </div>
        <TextAreaField
          name="note"
          label={t("form.note")}
          error={state.errors["note"]}
          defaultValue={state.typed["note"] ?? ""}
          rows={2}
          maxLength={500}
          required={false}
          className="mt-3"
        />
      </Panel>
      <Button className="self-start" busy={isBusy}>
        {t("files.confirm")}
      </Button>
    </Form>
  );
}

type FileProps = { file: RecognisedFile; place: number; state: FormState };

function FilePanel({ file, place, drives, state }: FileProps & { drives: readonly string[] }) {
  const { t, language } = useWords("office-bench");
  const { name, program, facts, notes, warnings, frames, plots, needs } = file;
  return (
    <Panel label={name}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-condensed text-lg font-bold">{program}</h2>
        <a href={officeLinks.benchFile(file.id)} className="link text-sm break-all">
          {name}
        </a>
      </div>
      {facts.length > 0 ? (
        <p className="text-sm break-words text-muted">{facts.map((fact) => asDate(fact, language)).join(" · ")}</p>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm font-semibold text-warn">
          {t(`files.note.${note}`)}
        </p>
      ))}
      {warnings.length > 0 ? (
        <div className="mt-3">
          <DriveWarnings warnings={warnings}>
            <p className="mt-1 text-sm">{t("driveWarning.recorded")}</p>
          </DriveWarnings>
        </div>
      ) : null}
      {file.isOtherDrive ? <p className="mt-2 text-sm font-semibold text-warn">{t("files.otherDrive")}</p> : null}
      {frames?.low1 === null ? (
        <p className="mt-2">
          {t("files.sampled", {
            count: frames.count,
            seconds: formatNumber(frames.seconds),
            average: formatNumber(frames.average / 10),
          })}
        </p>
      ) : null}
      {frames && frames.low1 !== null ? (
        <p className="mt-2">
          {t("files.frames", {
            count: frames.count,
            seconds: formatNumber(frames.seconds),
            average: formatNumber(frames.average / 10),
            low: formatNumber(frames.low1 / 10),
            lowest: frames.low01 === null ? "–" : formatNumber(frames.low01 / 10),
          })}
        </p>
      ) : null}
      <ul className="mt-3 flex flex-col gap-1">
        {file.values.map((value) => (
          <ValueLine key={value.field} value={value} state={state} />
        ))}
      </ul>
      {needs === "run" ? <RunChoice place={place} state={state} /> : null}
      {needs === "drive" ? <DriveChoice place={place} drives={drives} state={state} /> : null}
      {plots.length > 0 ? (
        <details className="mt-3">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {t("files.plots", { count: plots.length })}
          </summary>
          <div className="mt-2 grid gap-3 md:grid-cols-2">
            {plots.map((plot) => (
              <CoursePlot key={plot.kind} plot={plot} />
            ))}
          </div>
        </details>
      ) : null}
    </Panel>
  );
}

function asDate(fact: string, language: Parameters<typeof formatDate>[1]): string {
  return /^\d{4}-\d\d-\d\d$/.test(fact) ? formatDate(new Date(`${fact}T12:00:00Z`), language) : fact;
}

function ValueLine({
  value: { field, test, value, unit, isUnusual, isFault, replaces },
  state,
}: {
  value: RecognisedFile["values"][number];
  state: FormState;
}) {
  const { t } = useWords("office-bench");
  const { t: words } = useWords("product-bench");
  const label = test === null ? t("files.fps") : words(`test.${test}` as "test.cinebench");
  const reading = useReading();
  const figure = unit === null ? `${value} ${t("files.fpsUnit")}` : reading(value, unit);
  const shown = (
    <>
      {label}: <span className="figure font-semibold">{figure}</span>
    </>
  );
  return (
    <li>
      {isFault ? (
        <p className="ps-8 font-semibold text-danger">{shown}</p>
      ) : (
        <CheckboxField
          name={field}
          value="on"
          label={shown}
          defaultChecked={state.typed[field] === "on"}
          error={state.errors[field]}
        />
      )}
      {state.errors[field] ? (
        <p id={`${fieldId(field)}-error`} className="ps-8 text-sm font-semibold text-danger">
          {state.errors[field]}
        </p>
      ) : null}
      {isUnusual ? <p className="ps-8 text-sm font-semibold text-warn">{t("files.unusual")}</p> : null}
      {replaces.map((before) => (
        <p key={before.at} className="ps-8 text-sm text-muted">
          {t("files.onRecord", { value: before.value, at: before.at === "" ? label : before.at })}
        </p>
      ))}
    </li>
  );
}

function RunChoice({ place, state: { typed, errors } }: { place: number; state: FormState }) {
  const { t } = useWords("office-bench");
  const [game, resolution, settings] = (["game", "resolution", "settings"] as const).map((of) =>
    choiceField(of, place),
  ) as [string, string, string];
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-3">
      <SelectField name={game} label={t("files.game")} error={errors[game]} defaultValue={typed[game] ?? ""}>
        <option value="">{t("files.chooseOne")}</option>
        {games.map((each) => (
          <option key={each} value={each}>
            {gameNames[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name={resolution}
        label={t("form.resolution")}
        error={errors[resolution]}
        defaultValue={typed[resolution] ?? ""}
      >
        <option value="">{t("files.chooseOne")}</option>
        {resolutions.map((each) => (
          <option key={each} value={each}>
            {each.replace("x", " × ")}
          </option>
        ))}
      </SelectField>
      <SelectField
        name={settings}
        label={t("form.settings")}
        error={errors[settings]}
        defaultValue={typed[settings] ?? ""}
      >
        <option value="">{t("files.chooseOne")}</option>
        {gameSettings.map((each) => (
          <option key={each} value={each}>
            {t(`form.quality.${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function DriveChoice({
  place,
  drives,
  state: { typed, errors },
}: {
  place: number;
  drives: readonly string[];
  state: FormState;
}) {
  const { t } = useWords("office-bench");
  const field = choiceField("drive", place);
  return (
    <SelectField
      name={field}
      label={t("files.drive")}
      error={errors[field]}
      defaultValue={typed[field] ?? ""}
      className="mt-3 max-w-md"
    >
      {drives.map((name, number) => (
        <option key={`${number} ${name}`} value={number + 1}>
          {t("form.drive", { number: number + 1, name })}
        </option>
      ))}
    </SelectField>
  );
}
