import type { GroupName } from "../../../../../shop/settings/groups.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";
import type { SettingConflict } from "../setting.action.server.ts";
import { ChangeList } from "./change-list.tsx";

/** Says who saved what while the form was open; the form below keeps what was typed. */
export function ConflictNotice({ group, conflict }: { group: GroupName; conflict: SettingConflict }) {
  const { t, language } = useWords("office-settings");
  const { by, at, changes } = conflict;
  return (
    <Notice tone="warn" title={t("conflict.title")} live>
      <p>
        {t("conflict.text", {
          name: by ?? t("somebody"),
          at: at ? formatDateTime(at, language) : "",
        })}
      </p>
      <ChangeList group={group} changes={changes} />
      <p className="mt-2">{t("conflict.next")}</p>
    </Notice>
  );
}
