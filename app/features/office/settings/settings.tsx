// The settings: every group, what it is for, and who saved it last.

import { Link } from "react-router";
import type { Route } from "./+types/settings";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { settingsOverview } from "./settings.view.server.ts";

export const handle = { words: ["office", "office-settings"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "settings.edit");
  return { groups: await settingsOverview(shop) };
}

export default function OfficeSettings({ loaderData }: Route.ComponentProps) {
  const { t, language } = useWords("office-settings");
  const { t: office } = useWords("office");
  return (
    <OfficePage title={t("title")}>
      <p className="max-w-[70ch] text-muted">{t("lead")}</p>
      <ul className="mt-6 grid gap-px border border-line bg-line md:grid-cols-2 xl:grid-cols-3">
        {loaderData.groups.map(({ name, saved, missing }) => (
          <li key={name} className="bg-surface">
            <Link
              to={officeLinks.setting(name)}
              className="flex h-full flex-col p-4 outline-offset-[-3px] hover:bg-raised"
            >
              <span className="font-condensed text-xl font-bold">{t(`groups.${name}.title`)}</span>
              <span className="mt-1 grow text-sm text-muted">{t(`groups.${name}.text`)}</span>
              {missing.map(({ code, weight }) => (
                <span key={code} className={`mt-2 text-sm ${weight === "advice" ? "" : "font-semibold text-danger"}`}>
                  {office(`readiness.${code}.title`)}
                </span>
              ))}
              <span className="mt-3 text-sm">
                {saved
                  ? t("savedBy", { name: saved.by ?? t("somebody"), at: formatDateTime(saved.at, language) })
                  : t("source.installation")}
              </span>
            </Link>
          </li>
        ))}
        {(["pages", "emailTexts"] as const).map((name) => (
          <li key={name} className="bg-surface">
            <Link
              to={name === "pages" ? officeLinks.pageTexts() : officeLinks.emailTexts()}
              className="flex h-full flex-col p-4 outline-offset-[-3px] hover:bg-raised"
            >
              <span className="font-condensed text-xl font-bold">{t(`groups.${name}.title`)}</span>
              <span className="mt-1 grow text-sm text-muted">{t(`groups.${name}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}
