import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";

/** Shown for as long as the order is being made or paid (spec 8), and not a moment longer. */
export function Processing() {
  const { t } = useWords("checkout");
  return (
    <Notice live title={t("processing")}>
      {t("processingText")}
    </Notice>
  );
}
