// The frame of a legal text: a table of contents, the sections, and a note while the texts are a draft.

import type { ReactNode } from "react";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";
import { Page } from "../../../../kit/pages/page.tsx";
import { legalSections, type LegalPageName } from "../../../../shared/content/editable-pages.ts";
import type { PageTextView } from "../../../../shared/content/page-texts.server.ts";
import { TextBlocks } from "../../../../shared/content/text-blocks.tsx";

export function LegalPage({
  page,
  text: { title, lead, sections: written, isDraft },
  part,
}: {
  page: LegalPageName;
  text: PageTextView;
  part: (name: string) => ReactNode;
}) {
  const { t } = useWords("content-legal");
  const anchors: readonly string[] = legalSections[page];
  const sections = written.map((section, index) => ({ ...section, id: anchors[index] ?? `section-${index + 1}` }));
  return (
    <Page title={title} lead={lead}>
      {isDraft ? (
        <Notice tone="warn" title={t("draft.title")}>
          {t("draft.text")}
        </Notice>
      ) : null}
      <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[17rem_1fr]">
        <nav aria-label={t("contents")} className="lg:sticky lg:top-24">
          <h2 className="silk text-muted">{t("contents")}</h2>
          <ol className="mt-2 border-s border-line">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block py-2 ps-4 leading-snug underline-offset-4 hover:underline md:py-1"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex max-w-[70ch] flex-col gap-9">
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2 className="text-2xl">{section.title}</h2>
              <div className="mt-2 flex flex-col gap-3">
                <TextBlocks blocks={section.blocks} part={part} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
