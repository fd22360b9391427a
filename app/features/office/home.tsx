// The first page of the office: its sections, with the number of waiting tasks in each.

import { Link } from "react-router";
import type { Route } from "./+types/home";
import { warnOfAllocations } from "../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireStaff } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Badge } from "../../kit/badge.tsx";
import { Icon } from "../../kit/icon.tsx";
import { AllocationAlarmNotice } from "./components/allocation-alarm.tsx";
import { OpeningSteps } from "./components/opening-steps.tsx";
import { OfficePage } from "./components/page.tsx";
import { viewOpening } from "./opening.view.server.ts";
import { visibleSections } from "./sections.ts";
import { waitingCounts } from "./waiting.view.server.ts";

export const handle = { words: ["office-allocations"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { name, roles } = await requireStaff(request, shop, "office.view");
  const visible = new Set(visibleSections(roles).map((section) => section.name as string));
  const waiting = Object.entries(await waitingCounts(shop)).filter(([section]) => visible.has(section));
  return {
    name,
    roles,
    opening: await viewOpening(shop, { roles }),
    waiting: Object.fromEntries(waiting) as Awaited<ReturnType<typeof waitingCounts>>,
    alarm: visible.has("holds")
      ? await warnOfAllocations(shop, { alarmPercent: shop.settings.current().limits.alarmPercent })
      : null,
  };
}

export default function OfficeHome({ loaderData: { name, roles, opening, waiting, alarm } }: Route.ComponentProps) {
  const { t } = useWords("office");
  return (
    <OfficePage title={t("home.title", { name })}>
      <AllocationAlarmNotice alarm={alarm} />
      <OpeningSteps steps={opening} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {visibleSections(roles)
          .filter((section) => section.name !== "home")
          .map((section) => (
            <li key={section.name}>
              <Link
                to={section.to}
                className="flex min-h-16 items-center gap-4 rounded-sm border border-line bg-surface p-4 hover:border-ink"
              >
                <Icon name={section.icon} size={24} />
                <span className="grow font-condensed text-xl font-bold">{t(`sections.${section.name}`)}</span>
                {waiting[section.name] ? (
                  <Badge tone="action">
                    {t("home.waiting")} <span className="figure">{waiting[section.name]}</span>
                  </Badge>
                ) : null}
              </Link>
            </li>
          ))}
      </ul>
    </OfficePage>
  );
}
