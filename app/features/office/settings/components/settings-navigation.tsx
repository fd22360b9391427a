import { Link } from "react-router";
import { groupNames } from "../../../../../shop/settings/group-names.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";

/** The row of all groups: it scrolls on a phone and breaks into lines on a wider screen. */
export function SettingsNavigation({ current }: { current: string }) {
  const { t } = useWords("office-settings");
  const tabs = [
    ...groupNames.map((name) => ({ id: name, label: t(`groups.${name}.tab`), to: officeLinks.setting(name) })),
    { id: "pages", label: t("groups.pages.tab"), to: officeLinks.pageTexts() },
    { id: "emailTexts", label: t("groups.emailTexts.tab"), to: officeLinks.emailTexts() },
  ];
  return (
    <nav aria-label={t("title")} className="no-scrollbar overflow-x-auto border-b border-edge">
      <ul className="flex md:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.id} className="shrink-0">
            <Link
              to={tab.to}
              aria-current={tab.id === current ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center border-b-4 border-transparent px-3 font-condensed text-lg font-semibold text-muted outline-offset-[-4px] hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink aria-[current=page]:[scroll-initial-target:nearest]"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
