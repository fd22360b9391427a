// The navigation of the office: the sections that this person may open, in groups, with what waits in each. A column
// beside the screen, on a phone a drawer.

import { NavLink } from "react-router";
import type { StaffRole } from "../../../../shop/accounts/rights.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { OfficeIcon } from "./office-icon.tsx";
import { sectionGroups, visibleSections, type Section } from "../sections.ts";

export type Waiting = Partial<Record<Section["name"], number>>;

export function OfficeNavigation({ roles, waiting }: { roles: readonly StaffRole[]; waiting: Waiting }) {
  const { t } = useWords("office");
  const visible = visibleSections(roles);
  return (
    <nav aria-label={t("navigation")} className="flex flex-col gap-4">
      <SectionList sections={visible.filter(({ group }) => group === null)} waiting={waiting} />
      {sectionGroups.map((group) => {
        const within = visible.filter((section) => section.group === group);
        if (within.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="silk px-4 pb-1 text-muted">
              {t(`groups.${group}`)}
            </h2>
            <SectionList sections={within} waiting={waiting} />
          </section>
        );
      })}
    </nav>
  );
}

function SectionList({ sections, waiting }: { sections: readonly Section[]; waiting: Waiting }) {
  const { t } = useWords("office");
  return (
    <ul>
      {sections.map(({ name, to, icon }) => (
        <li key={name}>
          <NavLink
            to={to}
            end={name === "home"}
            className="flex min-h-11 items-center gap-3 border-s-4 border-transparent px-4 font-condensed text-lg leading-tight font-semibold text-muted outline-offset-[-4px] hover:text-ink aria-[current=page]:border-action aria-[current=page]:bg-sunken aria-[current=page]:text-ink lg:min-h-10"
          >
            <OfficeIcon name={icon} />
            <span className="grow">{t(`sections.${name}`)}</span>
            {waiting[name] ? (
              <span className="figure rounded-sm bg-action px-1.5 text-sm text-on-action">
                <span className="sr-only">{t("home.waiting")} </span>
                {waiting[name]}
              </span>
            ) : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
