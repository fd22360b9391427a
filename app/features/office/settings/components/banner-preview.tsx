import type { Banner } from "../../../../../shop/settings/settings.ts";
import { languageNames, languages } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { BannerLine } from "../../../../kit/pages/banner-line.tsx";
import { Panel } from "../../../../kit/panel.tsx";

/** The banners as they will stand above every page, in each language. Nothing is saved yet. */
export function BannerPreview({ banners }: { banners: readonly Banner[] }) {
  const { t } = useWords("office-settings");
  return (
    <Panel label={t("previewTitle")}>
      <p className="mb-3 text-sm text-muted">{t("previewText")}</p>
      {languages.map((language) => (
        <div key={language} lang={language} className="mb-3">
          <p className="text-sm text-muted">{languageNames[language].name}</p>
          {banners.map((banner, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the banners have no other key
            <BannerLine key={index} banner={{ text: banner[language], link: banner.link }} />
          ))}
        </div>
      ))}
    </Panel>
  );
}
