// The versions of a group: who saved each and when, what it changed, and the button that brings it back.

import { Form, Link } from "react-router";
import type { FieldChange } from "../../../../../shop/settings/form-fields.ts";
import type { GroupName } from "../../../../../shop/settings/groups.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { HistoryEntry } from "../settings.view.server.ts";
import { ChangeList } from "./change-list.tsx";

type SettingHistoryProps = {
  group: GroupName;
  /** The version in force. */
  version: number;
  isSaved: boolean;
  history: readonly HistoryEntry[];
  shown: { version: number; changes: FieldChange[]; isInForce: boolean } | null;
};

export function SettingHistory({ group, version, isSaved, history, shown }: SettingHistoryProps) {
  const { t, language } = useWords("office-settings");
  return (
    <Panel label={t("history.title")}>
      {history.length === 0 ? <p className="text-muted">{t("history.none")}</p> : null}
      <ol className="divide-y divide-line">
        {history.map((entry) => (
          <li key={entry.version} className="py-2">
            <Link
              to={officeLinks.setting(group, { version: entry.version })}
              preventScrollReset
              aria-current={entry.version === shown?.version ? "true" : undefined}
              className="link inline-flex min-h-11 items-center font-semibold aria-[current=true]:no-underline"
            >
              {t("history.version", { version: entry.version })}
            </Link>{" "}
            <span className="text-sm text-muted">
              {entry.by ?? t("somebody")} · {formatDateTime(entry.at, language)}
              {entry.isReset ? ` · ${t("history.reset")}` : ""}
            </span>
            {entry.version === shown?.version ? (
              <div className="mb-3">
                <ChangeList group={group} changes={shown.changes} />
                {shown.isInForce ? null : (
                  <VersionForm group={group} version={version} intent="restore" of={shown.version} />
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {isSaved ? <VersionForm group={group} version={version} intent="reset" /> : null}
    </Panel>
  );
}

/** A button that puts an older version, or the installation's values, into force. */
function VersionForm({
  group,
  version,
  intent,
  of,
}: {
  group: GroupName;
  version: number;
  intent: "restore" | "reset";
  of?: number;
}) {
  const { t } = useWords("office-settings");
  return (
    <Form method="post" action={officeLinks.setting(group)} className="mt-3">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="of" value={of ?? ""} />
      <Button name="intent" value={intent} variant="secondary" size="sm">
        {of === undefined ? t("history.toInstallation") : t("history.restore", { version: of })}
      </Button>
    </Form>
  );
}
