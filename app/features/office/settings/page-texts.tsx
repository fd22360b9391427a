// The pages whose text staff can write, in each language.

import { Link } from "react-router";
import type { Route } from "./+types/page-texts";
import { listSettings } from "../../../../shop/settings/list-settings.server.ts";
import { pageSetting } from "../../../../shop/settings/settings.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { languageNames, languages } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Panel } from "../../../kit/panel.tsx";
import { editablePages } from "../../../shared/content/editable-pages.ts";
import { OfficePage } from "../components/page.tsx";
import { SettingsNavigation } from "./components/settings-navigation.tsx";

export const handle = { words: ["office", "office-settings"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "settings.edit");
  const versions = await listSettings(shop);
  return {
    pages: editablePages.map((page) => ({
      page,
      texts: languages.map((language) => {
        const version = versions.find(({ name }) => name === pageSetting(page, language));
        return { language, saved: version ? { by: version.by, at: version.changedAt } : null };
      }),
    })),
  };
}

export default function OfficePageTexts({ loaderData }: Route.ComponentProps) {
  const { t, language } = useWords("office-settings");
  return (
    <OfficePage title={t("groups.pages.title")}>
      <div className="flex max-w-5xl flex-col gap-6">
        <SettingsNavigation current="pages" />
        <p className="max-w-[70ch] text-muted">{t("groups.pages.text")}</p>
        {loaderData.pages.map(({ page, texts }) => (
          <Panel key={page} label={t(`pages.names.${page}`)}>
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {texts.map((text) => (
                <li key={text.language} className="border-b border-line py-2">
                  <Link
                    to={officeLinks.pageText({ page, language: text.language })}
                    className="link inline-flex min-h-11 items-center font-semibold"
                  >
                    {languageNames[text.language].name}
                  </Link>
                  <span className="block text-sm text-muted">
                    {text.saved
                      ? t("savedBy", {
                          name: text.saved.by ?? t("somebody"),
                          at: formatDateTime(text.saved.at, language),
                        })
                      : t("source.first")}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </OfficePage>
  );
}
