// Reviews and questions are two tabs of one section.

import { useWords } from "../../../../i18n/use-words.ts";
import { Tabs } from "../../../../kit/tabs.tsx";
import { officeLinks } from "../../../../office-links.ts";

export function ReviewTabs({ current }: { current: "reviews" | "questions" }) {
  const { t } = useWords("office-reviews");
  return (
    <div className="mb-6">
      <Tabs
        label={t("tabs.label")}
        current={current}
        tabs={[
          { id: "reviews", label: t("tabs.reviews"), to: officeLinks.reviews({ state: "pending" }) },
          { id: "questions", label: t("tabs.questions"), to: officeLinks.questions() },
        ]}
      />
    </div>
  );
}
