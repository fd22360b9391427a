// The e-mails whose wording staff can change: each by its subject, in each language.

import { Link } from "react-router";
import type { Route } from "./+types/letters";
import { listSettings } from "../../../../shop/settings/list-settings.server.ts";
import { letterSetting } from "../../../../shop/settings/settings.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { firstWording, letterNamespaces, letters } from "../../../emails/letter-words.server.ts";
import { languageNames, languages } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "../components/page.tsx";
import { SettingsNavigation } from "./components/settings-navigation.tsx";
import { titleOfLetter } from "./letter-title.ts";

export const handle = { words: ["office", "office-settings"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "settings.edit");
  const staffLanguage = context.get(languageContext);
  const changed = new Set((await listSettings(shop)).map(({ name }) => name));
  const groups = [
    ...letterNamespaces.map((namespace) => ({
      namespace,
      list: letters.filter((letter) => letter.namespace === namespace && !letter.isShared),
    })),
    { namespace: "shared" as const, list: letters.filter(({ isShared }) => isShared) },
  ];
  return {
    namespaces: groups.map(({ namespace, list }) => ({
      namespace,
      letters: list.map((letter) => ({
        name: letter.name,
        title: titleOfLetter(firstWording(letter, staffLanguage)),
        changed: languages.filter((language) => changed.has(letterSetting(letter.name, language))),
      })),
    })),
  };
}

export default function OfficeLetters({ loaderData }: Route.ComponentProps) {
  const { t } = useWords("office-settings");
  return (
    <OfficePage title={t("groups.letters.title")}>
      <div className="flex max-w-5xl flex-col gap-6">
        <SettingsNavigation current="letters" />
        <p className="max-w-[70ch] text-muted">{t("letters.lead")}</p>
        {loaderData.namespaces.map(({ namespace, letters: list }) => (
          <Panel key={namespace} label={t(`letters.namespaces.${namespace}`)}>
            <ul className="divide-y divide-line">
              {list.map((letter) => (
                <li key={letter.name} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
                  <span className="min-w-0 grow basis-64 break-words">{letter.title}</span>
                  <span className="flex flex-wrap gap-x-4">
                    {languages.map((language) => (
                      <Link
                        key={language}
                        to={officeLinks.letter({ letter: letter.name, language })}
                        aria-label={`${letter.title}, ${languageNames[language].name}`}
                        className="link inline-flex min-h-11 items-center gap-1 uppercase"
                      >
                        {language}
                        {letter.changed.includes(language) ? <Badge tone="brand">{t("letters.changed")}</Badge> : null}
                      </Link>
                    ))}
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
