// The first page of the office: figures, then what waits and what is late, then the sections.

import { Link, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/home";
import { listWrongSignIns } from "../../../../shop/accounts/staff/list-wrong-sign-ins.server.ts";
import type { WrongSignIns } from "../../../../shop/accounts/staff/staff.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { warnOfAllocations } from "../../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import type { StaffRole } from "../../../../shop/accounts/rights.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { Notice } from "../../../kit/notice.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficeIcon } from "../components/office-icon.tsx";
import { AllocationAlarmNotice } from "../components/allocation-alarm.tsx";
import { OpeningSteps } from "../components/opening-steps.tsx";
import { ReadinessPanel } from "../components/readiness-panel.tsx";
import { OfficePage } from "../components/page.tsx";
import type { loader as layoutLoader } from "../layout.tsx";
import { visibleSections } from "../sections.ts";
import { viewOpening } from "../opening.view.server.ts";
import { lateCounts } from "../waiting.view.server.ts";
import { HomeSalesPanel } from "./components/home-sales.tsx";
import { HomeStockPanel } from "./components/home-stock.tsx";
import { HomeWaiting } from "./components/home-waiting.tsx";
import { viewHomeFigures } from "./home.view.server.ts";

export const handle = { words: ["office-home", "office-reports", "office-allocations"] } satisfies RouteHandle;

/** What waits is counted by the layout, once for the navigation and for this page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { name, roles } = await requireStaff(request, shop, "office.view");
  const { limits, deadlines } = shop.settings.current();
  const seesAllocations = visibleSections(roles).some((section) => section.name === "holds");
  const [figures, late, alarm, left, wrongSignIns] = await Promise.all([
    viewHomeFigures(shop, { roles }),
    lateCounts(shop, { roles }),
    seesAllocations ? warnOfAllocations(shop, { alarmPercent: limits.alarmPercent }) : null,
    viewOpening(shop, { roles }),
    hasRight(roles, "staff.manage") ? listWrongSignIns(shop) : [],
  ]);
  return {
    name,
    roles,
    ...figures,
    late,
    alarm,
    ...left,
    wrongSignIns,
    transferDays: deadlines.transferDays,
  };
}

export default function OfficeHome({ loaderData }: Route.ComponentProps) {
  const { name, roles, sales, stock, late, alarm, opening, readiness, wrongSignIns, transferDays } = loaderData;
  const { t } = useWords("office-home");
  const waiting = useRouteLoaderData<typeof layoutLoader>("features/office/layout")?.waiting ?? {};
  return (
    <OfficePage title={t("title", { name })}>
      <AllocationAlarmNotice alarm={alarm} />
      <WrongSignInsNotice members={wrongSignIns} />
      <OpeningSteps steps={opening} />
      <ReadinessPanel checks={readiness} />
      <div className="flex flex-col gap-8">
        {sales === null ? null : <HomeSalesPanel sales={sales} roles={roles} />}
        <div className="grid gap-8 xl:grid-cols-2 xl:items-start">
          <HomeWaiting sections={visibleSections(roles)} {...{ waiting, late, transferDays }} />
          {stock === null ? null : <HomeStockPanel stock={stock} />}
        </div>
        <Sections roles={roles} />
      </div>
    </OfficePage>
  );
}

/** For owners: into whose account somebody tried to get. */
function WrongSignInsNotice({ members }: { members: readonly WrongSignIns[] }) {
  const { t, language } = useWords("office-home");
  if (members.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn" title={t("wrongSignIns.title")}>
        <ul>
          {members.map(({ id, name, codes, passwords, lastAt }) => (
            <li key={id}>
              <Link to={officeLinks.staffMember(id)} className="link inline-flex min-h-11 items-center">
                {t("wrongSignIns.codes", { name, count: codes, passwords, at: formatDateTime(lastAt, language) })}
              </Link>
            </li>
          ))}
        </ul>
        <p>{t("wrongSignIns.hint")}</p>
      </Notice>
    </div>
  );
}

function Sections({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useWords("office-home");
  const { t: office } = useWords("office");
  return (
    <section aria-labelledby="sections" className="print:hidden">
      <h2 id="sections" className="mb-3 text-2xl">
        {t("sections")}
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-4">
        {visibleSections(roles)
          .filter((section) => section.name !== "home")
          .map((section) => (
            <li key={section.name}>
              <Link
                to={section.to}
                className="flex h-full min-h-12 items-center gap-3 rounded-sm border border-line bg-surface px-3 py-2 hover:border-ink"
              >
                <OfficeIcon name={section.icon} />
                <span className="min-w-0 font-condensed text-lg leading-tight font-semibold wrap-anywhere">
                  {office(`sections.${section.name}`)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
