import type { ReactNode } from "react";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";

/** Says who saved what (`children`) while the form was open; the form below keeps what was typed. */
export function ConflictNotice({ by, at, children }: { by: string | null; at: Date | null; children: ReactNode }) {
  const { t, language } = useWords("office-settings");
  return (
    <Notice tone="warn" title={t("conflict.title")} live>
      <p>{t("conflict.text", { name: by ?? t("somebody"), at: at ? formatDateTime(at, language) : "" })}</p>
      {children}
      <p className="mt-2">{t("conflict.next")}</p>
    </Notice>
  );
}
