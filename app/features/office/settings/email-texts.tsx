// The e-mails whose wording staff can change: each by its subject, in each language.

import { Link } from "react-router";
import type { Route } from "./+types/email-texts";
import { listSettings } from "../../../../shop/settings/list-settings.server.ts";
import { emailTextSetting } from "../../../../shop/settings/settings.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { firstWording, emailNamespaces, emailTexts } from "../../../emails/email-texts.server.ts";
import { languageNames, languages } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "../components/page.tsx";
import { SettingsNavigation } from "./components/settings-navigation.tsx";
import { titleOfEmail } from "./email-text-title.ts";

export const handle = { words: ["office", "office-settings"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "settings.edit");
  const staffLanguage = context.get(languageContext);
  const changed = new Set((await listSettings(shop)).map(({ name }) => name));
  const groups = [
    ...emailNamespaces.map((namespace) => ({
      namespace,
      list: emailTexts.filter((email) => email.namespace === namespace && !email.isShared),
    })),
    { namespace: "shared" as const, list: emailTexts.filter(({ isShared }) => isShared) },
  ];
  return {
    namespaces: groups.map(({ namespace, list }) => ({
      namespace,
      emailTexts: list.map((email) => ({
        name: email.name,
        title: titleOfEmail(firstWording(email, staffLanguage)),
        changed: languages.filter((language) => changed.has(emailTextSetting(email.name, language))),
      })),
    })),
  };
}

export default function OfficeEmailTexts({ loaderData }: Route.ComponentProps) {
  const { t } = useWords("office-settings");
  return (
    <OfficePage title={t("groups.emailTexts.title")}>
      <div className="flex max-w-5xl flex-col gap-6">
        <SettingsNavigation current="emailTexts" />
        <p className="max-w-[70ch] text-muted">{t("emailTexts.lead")}</p>
        {loaderData.namespaces.map(({ namespace, emailTexts: list }) => (
          <Panel key={namespace} label={t(`emailTexts.namespaces.${namespace}`)}>
            <ul className="divide-y divide-line">
              {list.map((email) => (
                <li key={email.name} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
                  <span className="min-w-0 grow basis-64 break-words">{email.title}</span>
                  <span className="flex flex-wrap gap-x-4">
                    {languages.map((language) => (
                      <Link
                        key={language}
                        to={officeLinks.emailText({ email: email.name, language })}
                        aria-label={[
                          language,
                          ...(email.changed.includes(language) ? [t("emailTexts.changed")] : []),
                          email.title,
                          languageNames[language].name,
                        ].join(" ")}
                        className="link inline-flex min-h-11 items-center gap-1 uppercase"
                      >
                        {language}
                        {email.changed.includes(language) ? (
                          <Badge tone="brand">{t("emailTexts.changed")}</Badge>
                        ) : null}
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
