// The games to run on each PC before the parcel leaves, and the measured results.

import { Form, useNavigation } from "react-router";
import { gameSettings, MOST_FPS, resolutions } from "../../../../../shop/catalogue/game-result.ts";
import { standardRun } from "../../../../../shop/catalogue/specs.ts";
import type { GamesView } from "../../../../shared/orders/game-tests.view.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { GameResults } from "../../../../shared/orders/game-results.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FormAnswer } from "../../components/form-answer.ts";

type Props = {
  tests: readonly GamesView[];
  pageKey: string;
  answer: FormAnswer;
  /** Whether the parcel is still in the shop. */ isHere: boolean;
};

export function OrderGames({ tests, pageKey, answer, isHere }: Props) {
  const { t } = useWords("office-orders");
  if (tests.length === 0) return null;
  const isDone = ({ results, games, calledOff }: GamesView) => calledOff !== null || results.length >= games.length;
  return (
    <Panel label={t(tests.every(isDone) ? "games.done" : "games.title")}>
      {isHere && !tests.every(isDone) ? <p className="mb-4 text-sm text-muted">{t("games.holds")}</p> : null}
      <ul className="flex flex-col gap-6">
        {tests.map((test) => (
          <li key={test.unitId}>
            <p className="flex gap-3">
              <Icon name="bench" className="mt-0.5 text-muted" />
              <span>
                <span className="block font-condensed font-bold">{test.title}</span>
                {test.games.join(", ")}
              </span>
            </p>
            {test.calledOff !== null ? (
              <p className="mt-2 break-words">{t("games.calledOff", { reason: test.calledOff })}</p>
            ) : test.results.length > 0 ? (
              <>
                <GameResults results={test.results} />
                <details className="mt-2">
                  <summary className="link inline-flex min-h-11 items-center text-sm">{t("games.again")}</summary>
                  <ResultsForm test={test} pageKey={pageKey} answer={answer} />
                </details>
              </>
            ) : (
              <>
                <ResultsForm test={test} pageKey={pageKey} answer={answer} />
                {isHere ? <CallOffForm test={test} answer={answer} /> : null}
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CallOffForm({ test, answer: { errors, typed } }: { test: GamesView; answer: FormAnswer }) {
  const { t } = useWords("office-orders");
  const isBusy = useNavigation().formData?.get("intent") === "call-off-test";
  const isTyped = typed["intent"] === "call-off-test" && typed["unit"] === test.unitId;
  return (
    <details className="mt-4 border-t border-line pt-2" open={isTyped}>
      <summary className="link inline-flex min-h-11 items-center text-sm">{t("games.callOff")}…</summary>
      <Form method="post" className="mt-2 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="call-off-test" />
        <input type="hidden" name="unit" value={test.unitId} />
        <p className="text-sm text-muted">{t("games.callOffHint")}</p>
        <TextField
          name="callOffReason"
          id={`field-${test.unitId}-callOffReason`}
          label={t("move.reason")}
          error={isTyped ? errors["callOffReason"] : undefined}
          defaultValue={isTyped ? typed["callOffReason"] : undefined}
          minLength={3}
          maxLength={1000}
          required
          autoComplete="off"
          className="w-full"
        />
        <Button variant="danger" busy={isBusy}>
          {t("games.callOff")}
        </Button>
      </Form>
    </details>
  );
}

function ResultsForm({
  test,
  pageKey,
  answer: { errors, typed },
}: { test: GamesView } & Omit<Props, "tests" | "isHere">) {
  const { t } = useWords("office-orders");
  const { t: account } = useWords("account");
  const isBusy = useNavigation().formData?.get("unit") === test.unitId;
  const isTyped = typed["unit"] === test.unitId;
  return (
    <Form method="post" className="mt-4 flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value="game-results" />
      <input type="hidden" name="unit" value={test.unitId} />
      <input type="hidden" name="pageKey" value={pageKey} />
      {test.games.map((game, place) => (
        <fieldset key={game} className="grid w-full gap-4 sm:grid-cols-3">
          <legend className="mb-1 font-condensed font-semibold">{game}</legend>
          <TextField
            name={`fps${place}`}
            id={`field-${test.unitId}-fps${place}`}
            label={t("games.fps")}
            inputMode="numeric"
            pattern="[1-9][0-9]{0,3}"
            max={MOST_FPS}
            required
            autoComplete="off"
            error={isTyped ? errors[`fps${place}`] : undefined}
            defaultValue={isTyped ? typed[`fps${place}`] : undefined}
          />
          <SelectField
            name={`resolution${place}`}
            id={`field-${test.unitId}-resolution${place}`}
            label={t("games.resolution")}
            defaultValue={typed[`resolution${place}`] ?? standardRun.resolution}
            required
          >
            {resolutions.map((resolution) => (
              <option key={resolution} value={resolution}>
                {resolution.replace("x", " × ")}
              </option>
            ))}
          </SelectField>
          <SelectField
            name={`settings${place}`}
            id={`field-${test.unitId}-settings${place}`}
            label={t("games.settings")}
            defaultValue={typed[`settings${place}`] ?? standardRun.settings}
            required
          >
            {gameSettings.map((settings) => (
              <option key={settings} value={settings}>
                {account(`games.settings.${settings}`)}
              </option>
            ))}
          </SelectField>
        </fieldset>
      ))}
      <p className="text-sm text-muted">{t("games.hint")}</p>
      <Button busy={isBusy}>{t("games.send")}</Button>
    </Form>
  );
}
