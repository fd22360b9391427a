// The form of all measurements of a unit, made for the keyboard: Enter moves to the next field, and the last one saves.

import type { KeyboardEvent } from "react";
import { Form } from "react-router";
import { gameSettings, resolutions } from "../../../../../shop/catalogue/game-result.ts";
import { gameNames, games } from "../../../../../shop/catalogue/specs.ts";
import {
  driveField,
  driveTests,
  fpsField,
  runFields,
  typedRuns,
  versionField,
  wholeTests,
  type BenchProblem,
} from "../../../../../shop/catalogue/bench/bench-form.ts";
import { benchTools, type BenchTest } from "../../../../../shop/inventory/bench/bench-tests.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { controlClass, Field, fieldId, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import type { BenchAnswer } from "../bench-answer.ts";
import type { BenchView } from "./bench-fields.ts";

type FormProps = { view: BenchView; answer: BenchAnswer | undefined; isBusy: boolean };

/** The values shown in the fields, what is wrong with them, and what somebody else has stored meanwhile. */
type Cells = {
  typed: Record<string, string>;
  problems: Record<string, BenchProblem>;
  stored: Record<string, string> | null;
};

export function MeasurementForm({ view, answer, isBusy }: FormProps) {
  const { t } = useWords("office-bench");
  const { formatFields } = useDomainErrors();
  const describe = useProblems();
  const typed: Record<string, string> = answer ? answer.typed : view.typed;
  const problems: Record<string, BenchProblem> = answer?.problems ?? {};
  const errors = formatFields(answer?.errors);
  const runs = typedRuns(typed);
  const cells: Cells = { typed, problems, stored: answer?.fresh?.typed ?? null };
  const messages = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, describe(problem)]));
  return (
    <Panel title={t("form.title")}>
      <p className="mb-4 text-sm text-muted">{t("form.hint")}</p>
      <Form method="post" noValidate onKeyDown={moveOnEnter} className="flex flex-col gap-8">
        <input type="hidden" name="intent" value="measure" />
        <input type="hidden" name="seen" value={answer?.fresh?.seen ?? view.seen} />
        <ErrorSummary errors={{ ...messages, ...errors }} />
        {view.kind === "pc" ? <GameGrid runs={runs.length > 0 ? runs : view.runs} cells={cells} /> : null}
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
          {benchTools.map((tool) =>
            tool === "drive" ? null : (
              <TestGroup
                key={tool}
                legend={t(`form.tools.${tool}`)}
                tests={wholeTests.filter((test) => test.tool === tool)}
                nameOf={(test) => test}
                cells={cells}
              />
            ),
          )}
          {view.drives.map((name, place) => (
            <TestGroup
              key={name + String(place)}
              legend={t("form.drive", { number: place + 1, name })}
              tests={driveTests}
              nameOf={(test) => driveField(test, String(place + 1))}
              cells={cells}
            />
          ))}
        </div>
        <SessionFields view={view} typed={typed} errors={errors} />
        <Button className="self-start" busy={isBusy}>
          {t("form.save")}
        </Button>
      </Form>
    </Panel>
  );
}

/** Enter in a field moves to the next one; in the last it sends the form, as without JavaScript. */
function moveOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const fields = [...currentTarget.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.type !== "hidden" &&
      element.offsetParent !== null,
  );
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement && next.type === "text") next.select();
}

function useProblems(): (problem: BenchProblem) => string {
  const { t } = useWords("office-bench");
  return (problem) =>
    "from" in problem
      ? t(`problem.${problem.code}`, { from: problem.from, to: problem.to })
      : t(`problem.${problem.code}`);
}

/** One value: a narrow field with its message, and the confirmation of an unusual value once it was asked. */
function Cell({ name, label, cells }: { name: string; label: string; cells: Cells }) {
  const { t } = useWords("office-bench");
  const describe = useProblems();
  const [value, problem] = [cells.typed[name] ?? "", cells.problems[name]];
  const needsConfirmation = problem?.code === "unusual" || problem?.code === "load-below-idle";
  const stored =
    cells.stored !== null && (cells.stored[name] ?? "") !== value.trim() ? (cells.stored[name] ?? "–") : null;
  return (
    <>
      <input
        id={fieldId(name)}
        name={name}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || stored ? `${fieldId(name)}-error` : undefined}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={12}
        className={`${controlClass} figure text-end`}
      />
      {needsConfirmation ? <input type="hidden" name={`sure.${name}`} value={value.trim()} /> : null}
      {problem || stored ? (
        <p id={`${fieldId(name)}-error`} className="text-sm font-semibold text-danger">
          {problem ? describe(problem) : null} {stored === null ? null : t("problem.stored", { value: stored })}
        </p>
      ) : null}
    </>
  );
}

function GameGrid({ runs, cells }: { runs: BenchView["runs"]; cells: Cells }) {
  const { t } = useWords("office-bench");
  const describe = useProblems();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-condensed text-lg font-bold">{t("form.games")}</legend>
      <div className="overflow-x-auto">
        <table className="min-w-[34rem] border-separate border-spacing-x-2 border-spacing-y-1.5">
          <thead>
            <tr>
              <td aria-hidden="true" />
              {runs.map((run, column) => {
                const names = runFields(column);
                const problem = cells.problems[names.resolution];
                return (
                  <th key={names.resolution} scope="col" className="w-44 text-start align-bottom font-normal">
                    <RunSelect
                      name={names.resolution}
                      label={t("form.resolution")}
                      chosen={cells.typed[names.resolution] ?? run.resolution}
                      options={resolutions.map((value) => [value, value.replace("x", " × ")])}
                    />
                    <RunSelect
                      name={names.settings}
                      label={t("form.settings")}
                      chosen={cells.typed[names.settings] ?? run.settings}
                      options={gameSettings.map((value) => [value, t(`form.quality.${value}`)])}
                    />
                    {problem ? <p className="text-sm font-semibold text-danger">{describe(problem)}</p> : null}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game}>
                <th scope="row" className="pe-2 text-start font-condensed font-semibold">
                  {gameNames[game]}
                </th>
                {runs.map((run, column) => (
                  <td key={fpsField(game, column)} className="align-top">
                    <Cell
                      name={fpsField(game, column)}
                      label={`${gameNames[game]}, ${run.resolution}, ${run.settings}`}
                      cells={cells}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

type RunSelectProps = {
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
};

function RunSelect({ name, label, chosen, options }: RunSelectProps) {
  return (
    <select
      id={fieldId(name)}
      name={name}
      aria-label={label}
      defaultValue={chosen}
      className={`${controlClass} mb-1 py-1 text-sm`}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

type GroupProps = { legend: string; tests: readonly BenchTest[]; nameOf: (test: string) => string; cells: Cells };

function TestGroup({ legend, tests, nameOf, cells }: GroupProps) {
  const { t: words } = useWords("product-bench");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-condensed text-lg font-bold break-words">{legend}</legend>
      <div className="flex flex-col gap-2">
        {tests.map(({ test, unit }) => {
          const name = nameOf(test);
          const label = words(`test.${test}` as "test.cinebench");
          return (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_6.5rem_3.5rem] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8rem_3.5rem]"
            >
              <label htmlFor={fieldId(name)} className="leading-tight break-words hyphens-auto">
                {label}
              </label>
              <div className="contents [&>p]:col-span-3 [&>p]:row-start-2">
                <Cell name={name} label={label} cells={cells} />
              </div>
              <span className="text-sm text-muted">
                {unit === "code" || unit === "answer" ? null : words(`unit.${unit}`)}
              </span>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

type SessionProps = { view: BenchView; typed: Record<string, string>; errors: Record<string, string> };

function SessionFields({ view, typed, errors }: SessionProps) {
  const { t } = useWords("office-bench");
  const versions = [
    ...(view.kind === "pc" ? games.map((game) => ({ of: game as string, name: gameNames[game] })) : []),
    ...benchTools.map((tool) => ({ of: tool as string, name: t(`form.tools.${tool}`) })),
  ];
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="pe-3 font-condensed text-lg font-bold">{t("form.session")}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="measuredOn"
          type="date"
          label={t("form.date")}
          error={errors["measuredOn"]}
          defaultValue={typed["measuredOn"] ?? view.today}
          max={view.today}
          required
        />
        <TextField
          name="driver"
          label={t("form.driver")}
          error={errors["driver"]}
          defaultValue={typed["driver"]}
          maxLength={80}
          autoComplete="off"
          required={false}
        />
      </div>
      <details className="mt-3">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {t("form.versions")}
        </summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {versions.map(({ of, name }) => (
            <Field key={of} name={versionField(of)} label={t("form.version", { of: name })}>
              {(control) => (
                <input
                  {...control}
                  defaultValue={typed[versionField(of)]}
                  maxLength={80}
                  autoComplete="off"
                  className={controlClass}
                />
              )}
            </Field>
          ))}
        </div>
      </details>
      <TextAreaField
        name="note"
        label={t("form.note")}
        error={errors["note"]}
        defaultValue={typed["note"] ?? ""}
        rows={2}
        maxLength={500}
        required={false}
        className="mt-3"
      />
    </fieldset>
  );
}
