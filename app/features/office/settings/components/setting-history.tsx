// The versions of a setting: who saved each and when, what it changed, and the button that brings it back.

import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { SettingHistoryEntry } from "../settings.view.server.ts";

type SettingHistoryProps = {
  /** The address of the setting's screen. */
  address: (search?: { version: number }) => string;
  /** The version in force. */
  version: number;
  isSaved: boolean;
  history: readonly SettingHistoryEntry[];
  shown: { version: number; isInForce: boolean } | null;
  /** What the shown version changed. */
  changes: ReactNode;
  resetLabel: string;
};

export function SettingHistory(props: SettingHistoryProps) {
  const { address, version, isSaved, history, shown, changes, resetLabel } = props;
  const { t, language } = useWords("office-settings");
  return (
    <Panel label={t("history.title")}>
      {history.length === 0 ? <p className="text-muted">{t("history.none")}</p> : null}
      <ol className="divide-y divide-line">
        {history.map((entry) => (
          <li key={entry.version} className="py-2">
            <Link
              to={address({ version: entry.version })}
              preventScrollReset
              aria-current={entry.version === shown?.version ? "true" : undefined}
              className="link inline-flex min-h-11 items-center font-semibold aria-[current=true]:no-underline"
            >
              {t("history.version", { version: entry.version })}
            </Link>{" "}
            <span className="text-sm text-muted">
              {entry.by ?? t("somebody")} · {formatDateTime(entry.at, language)}
              {entry.isReset ? ` · ${resetLabel}` : ""}
            </span>
            {entry.version === shown?.version ? (
              <div className="mb-3">
                {changes}
                {shown.isInForce ? null : (
                  <VersionForm
                    address={address()}
                    version={version}
                    of={shown.version}
                    label={t("history.restore", { version: shown.version })}
                  />
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {isSaved ? <VersionForm address={address()} version={version} of={null} label={resetLabel} /> : null}
    </Panel>
  );
}

/** A button that puts an older version, or with `of` null the first values, into force. */
function VersionForm({
  address,
  version,
  of,
  label,
}: {
  address: string;
  version: number;
  of: number | null;
  label: string;
}) {
  return (
    <Form method="post" action={address} className="mt-3">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="of" value={of ?? ""} />
      <Button name="intent" value={of === null ? "reset" : "restore"} variant="secondary" size="sm">
        {label}
      </Button>
    </Form>
  );
}
