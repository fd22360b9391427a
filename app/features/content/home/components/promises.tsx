// The four value propositions (spec 1), each with the fact that supports it.

import { useWords } from "../../../../i18n/use-words.ts";
import { WITHDRAWAL_DAYS } from "../../../../../shop/shipping/calendar.ts";
import { useCompany } from "../../../../kit/pages/company.ts";
import { Icon, type IconName } from "../../../../kit/icon.tsx";

const promises = [
  { key: "transparent", icon: "eye" },
  { key: "warranty", icon: "shield" },
  { key: "tested", icon: "bench" },
  { key: "riskFree", icon: "truck" },
] as const satisfies readonly { key: string; icon: IconName }[];

export function Promises() {
  const { t } = useWords("content-home");
  const days = useCompany()?.returnDays ?? WITHDRAWAL_DAYS;
  return (
    <section className="border-y border-edge bg-surface">
      <div className="wrap py-12 md:py-16">
        <h2 className="text-3xl">{t("promises.title")}</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {promises.map(({ key, icon }) => (
            <li key={key} className="border-t-2 border-ink pt-4">
              <Icon name={icon} size={30} className="text-good" />
              <h3 className="mt-3 text-xl">{t(`promises.${key}.title`)}</h3>
              <p className="mt-1.5 text-muted">{t(`promises.${key}.text`, { count: days })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
