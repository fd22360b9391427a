import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";

/** Where the values come from: saved here by somebody, or the first ones. */
export function SourceLine({
  saved,
  isText = false,
}: {
  saved: { by: string | null; at: Date } | null;
  isText?: boolean;
}) {
  const { t, language } = useWords("office-settings");
  return (
    <p className="text-sm">
      {saved
        ? t("savedBy", { name: saved.by ?? t("somebody"), at: formatDateTime(saved.at, language) })
        : t(isText ? "source.first" : "source.installation")}
    </p>
  );
}
