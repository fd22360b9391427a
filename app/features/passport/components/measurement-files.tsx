// The files of the test runs by their hashes: who has such a file can compare.

import { formatDay, formatNumber } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";
import type { PassportView } from "../passport.view.server.ts";

const SHOWN = 12; // hexadecimal digits of a hash

/** The name of the algorithm is the same in every language. */
const fingerprintOf = (digest: string) => `SHA-256 ${digest.slice(0, SHOWN)}…`;

export function MeasurementFiles({ files }: { files: PassportView["files"] }) {
  const { t, language } = useWords("passport");
  const { t: bench } = useWords("product-bench");
  if (files.length === 0) return null;
  return (
    <Panel label={t("files.title")}>
      <p className="text-sm text-muted">{t("files.lead")}</p>
      <ul className="mt-3 border-t border-line text-sm">
        {files.map(({ digest, name, on, sensors }) => (
          <li key={digest} data-file={digest} className="border-b border-line py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold break-all">{name ?? t("files.gone")}</span>
              <span className="text-muted">{formatDay(on, language)}</span>
            </p>
            <p className="text-muted">
              <abbr title={digest} className="figure no-underline">
                {fingerprintOf(digest)}
              </abbr>
            </p>
            {sensors.length === 0 ? null : (
              <ul className="mt-1 flex flex-wrap gap-x-4 text-muted">
                {sensors.map(({ sensor, low, high }) => {
                  const [of, what] = sensor.split("-") as ["cpu" | "gpu", "temperature" | "clock" | "power"];
                  return (
                    <li key={sensor}>
                      {t(`files.sensor.${what}`, { of: of.toUpperCase() })}{" "}
                      <span className="figure">
                        {formatNumber(low / 10)}–{formatNumber(high / 10)} {bench(`courses.unit.${what}`)}
                      </span>
                    </li>
                  );
                })}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
