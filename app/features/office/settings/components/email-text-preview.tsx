import type { Language } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { sampleOf } from "../email-text-title.ts";

/** The texts of an e-mail with sample values. Nothing is saved yet. */
export function EmailTextPreview({ texts, language }: { texts: readonly string[]; language: Language }) {
  const { t } = useWords("office-settings");
  return (
    <Panel label={t("previewTitle")}>
      <p className="mb-4 text-sm text-muted">{t("previewText")}</p>
      <div lang={language} className="flex max-w-[62ch] flex-col gap-3 break-words">
        {texts.map((text, index) => (
          <p key={index}>{sampleOf(text)}</p>
        ))}
      </div>
    </Panel>
  );
}
