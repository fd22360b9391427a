// Every value that holds today, with its test, version, conditions and day.

import { gameNames } from "../../../../shop/catalogue/specs.ts";
import { findBenchTest } from "../../../../shop/inventory/bench/bench-tests.ts";
import type { PassportMeasurement } from "../../../../shop/passport/summarise.ts";
import { formatDay, formatNumber } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { useReading } from "../../../shared/measurements/use-reading.ts";
import { Panel } from "../../../kit/panel.tsx";

export function Measurements({ measured }: { measured: readonly PassportMeasurement[] }) {
  const { t } = useWords("passport");
  return (
    <Panel label={t("tests.title")}>
      {measured.length === 0 ? (
        <p>{t("tests.none")}</p>
      ) : (
        <table className="w-full text-sm">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-edge text-start text-muted">
              <th className="py-2 text-start font-normal">{t("tests.test")}</th>
              <th className="py-2 text-end font-normal">{t("tests.value")}</th>
              <th className="py-2 ps-4 text-start font-normal">{t("tests.conditions")}</th>
              <th className="py-2 ps-4 text-start font-normal">{t("tests.day")}</th>
            </tr>
          </thead>
          <tbody>
            {measured.map((result) => (
              <Row key={[result.test, result.resolution, result.settings, result.subject].join(" ")} result={result} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Row({ result }: { result: PassportMeasurement }) {
  const { t, language } = useWords("passport");
  const { name, value } = useNamedReading(result);
  const lowOf = (tenths: number | undefined, share: string) =>
    tenths === undefined ? null : t("tests.low", { share, value: formatNumber(tenths / 10) });
  const conditions = [
    lowOf(result.low1, formatNumber(1)),
    lowOf(result.low01, formatNumber(0.1)),
    result.resolution?.replace("x", " × "),
    result.settings,
    result.version,
    result.driver && t("tests.driver", { driver: result.driver }),
    result.by === "demo" ? t("tests.demo") : null,
  ].filter((part) => part);
  return (
    <tr className="border-b border-line align-baseline last:border-0 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2">
      <th scope="row" className="text-start font-normal sm:py-2 sm:pe-4">
        {name}
        {result.subject === undefined ? null : (
          <span className="text-muted"> ({t("tests.drive", { number: result.subject })})</span>
        )}
      </th>
      <td className="figure text-end font-semibold whitespace-nowrap sm:py-2">{value}</td>
      <td className="text-muted sm:py-2 sm:ps-4">{conditions.join(" · ")}</td>
      <td className="text-muted sm:py-2 sm:ps-4 sm:whitespace-nowrap">{formatDay(result.on, language)}</td>
    </tr>
  );
}

/** The name of a test and its value with the unit; a game counts frames. */
function useNamedReading({ test, value }: PassportMeasurement): { name: string; value: string } {
  const { t } = useWords("passport");
  const { t: bench } = useWords("product-bench");
  const reading = useReading();
  const known = findBenchTest(test);
  if (!known) {
    const name = Object.hasOwn(gameNames, test) ? gameNames[test as keyof typeof gameNames] : test;
    return { name, value: `${formatNumber(value)} ${t("tests.fps")}` };
  }
  const shown = formatNumber(known.decimals === 1 ? value / 10 : value);
  return { name: bench(`test.${test}` as "test.cinebench"), value: reading(shown, known.unit) };
}
