import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";

/** Displayed only while the order is being placed or paid (spec 8). */
export function Processing() {
  const { t } = useWords("checkout");
  return (
    <Notice live title={t("processing")}>
      {t("processingText")}
    </Notice>
  );
}
