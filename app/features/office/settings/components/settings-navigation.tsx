import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Tabs } from "../../../../kit/tabs.tsx";

const tabs = [
  "company",
  "bank",
  "hours",
  "social",
  "delivery",
  "limits",
  "deadlines",
  "vat",
  "banners",
  "rates",
] as const;

/** The row of all groups. */
export function SettingsNavigation({ current }: { current: string }) {
  const { t } = useWords("office-settings");
  return (
    <Tabs
      label={t("title")}
      current={current}
      tabs={[
        ...tabs.map((name) => ({ id: name, label: t(`groups.${name}.tab`), to: officeLinks.setting(name) })),
        { id: "pages", label: t("groups.pages.tab"), to: officeLinks.pageTexts() },
        { id: "letters", label: t("groups.letters.tab"), to: officeLinks.letters() },
      ]}
    />
  );
}
