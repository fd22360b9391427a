import type { PageSection } from "../../../../../shop/settings/page-text.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { TextBlocks } from "../../../../shared/content/text-blocks.tsx";

/** A page as it would look with the text that was typed. Nothing is saved yet. */
export function PagePreview({
  text: { title, lead, sections },
  language,
}: {
  text: { title: string; lead: string; sections: readonly PageSection[] };
  language: Language;
}) {
  const { t } = useWords("office-settings");
  const part = (name: string) => (
    <p className="border border-dashed border-edge px-3 py-2 text-sm text-muted">{t("pages.part", { name })}</p>
  );
  return (
    <Panel label={t("previewTitle")}>
      <p className="mb-4 text-sm text-muted">{t("previewText")}</p>
      <div lang={language} className="flex max-w-[70ch] flex-col gap-6 break-words">
        <div>
          <p className="text-3xl font-bold">{title}</p>
          <p className="mt-2 text-lg text-muted">{lead}</p>
        </div>
        {sections.map((section) => (
          <section key={section.title}>
            <h3 className="text-2xl">{section.title}</h3>
            <div className="mt-2 flex flex-col gap-3">
              <TextBlocks blocks={section.blocks} part={part} />
            </div>
          </section>
        ))}
      </div>
    </Panel>
  );
}
