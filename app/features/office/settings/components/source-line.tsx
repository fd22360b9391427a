import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";

/** Where the values come from: saved here by somebody, or the installation's own. */
export function SourceLine({ saved }: { saved: { by: string | null; at: Date } | null }) {
  const { t, language } = useWords("office-settings");
  return (
    <p className="text-sm">
      {saved
        ? t("savedBy", { name: saved.by ?? t("somebody"), at: formatDateTime(saved.at, language) })
        : t("source.installation")}
    </p>
  );
}
