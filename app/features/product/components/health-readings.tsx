// What was read on the machine beside its speed: temperatures, noise, and the state of each drive.

import { benchTests, findBenchTest } from "../../../../shop/inventory/bench/bench-tests.ts";
import type { HealthReading } from "../../../../shop/catalogue/listing.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { useReading } from "../../../shared/measurements/use-reading.ts";

export function HealthReadings({ readings }: { readings: readonly HealthReading[] }) {
  const { t } = useWords("product-bench");
  if (readings.length === 0) return null;
  const whole = inOrder(readings.filter(({ subject }) => subject === null));
  const drives = [...new Set(readings.flatMap(({ subject }) => (subject === null ? [] : [subject])))];
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="mb-4 text-2xl">
        {t("health.title")}
      </h2>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {whole.length > 0 ? <ReadingList readings={whole} /> : null}
        {drives.map((subject) => (
          <div key={subject}>
            <h3 className="silk mb-1 text-muted">{t("health.drive", { number: subject })}</h3>
            <ReadingList readings={inOrder(readings.filter((reading) => reading.subject === subject))} />
            <DriveLife readings={readings.filter((reading) => reading.subject === subject)} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Hours of a month of work: 8 hours on each of 30.4 days. */
const MONTH = 243;

/** What the figures of a drive mean, in a buyer's words; nothing for values of the demo catalogue. */
function DriveLife({ readings }: { readings: readonly HealthReading[] }) {
  const { t } = useWords("product-bench");
  const valueOf = (test: HealthReading["test"]) =>
    readings.find((reading) => reading.test === test && reading.source === "bench")?.value;
  const [life, hours, written] = [valueOf("drive-life"), valueOf("drive-hours"), valueOf("drive-written")];
  const sentences = [
    life === undefined ? null : t(`drive.${life >= 90 ? "high" : life >= 70 ? "middle" : "low"}`, { life }),
    hours === undefined || hours < MONTH
      ? null
      : t("drive.hours", { hours: formatNumber(hours), count: Math.round(hours / MONTH) }),
    written === undefined ? null : t("drive.written", { written: formatNumber(written / 10) }),
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : <p className="mt-2 text-sm">{sentences.join(" ")}</p>;
}

function inOrder(readings: readonly HealthReading[]): HealthReading[] {
  const place = ({ test }: HealthReading) => benchTests.findIndex((each) => each.test === test);
  return readings.toSorted((a, b) => place(a) - place(b));
}

function ReadingList({ readings }: { readings: readonly HealthReading[] }) {
  const { t } = useWords("product-bench");
  const reading = useReading();
  return (
    <dl className="border-t border-line">
      {readings.map(({ unitId, test, value, source }) => {
        const { unit, decimals } = findBenchTest(test)!;
        return (
          <div
            key={`${unitId} ${test}`}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2"
          >
            <dt className="min-w-0">
              {t(`test.${test}`)}
              {source === "demo" ? <span className="text-sm text-warn"> ({t("health.demo")})</span> : null}
            </dt>
            <dd className="figure shrink-0 font-semibold">
              {reading(formatNumber(decimals === 1 ? value / 10 : value), unit)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
