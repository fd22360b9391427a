// The repairs of a unit outside claims, for staff.

import { Link } from "react-router";
import type { Repair } from "../../../../../shop/repairs/repair.ts";
import { formatDay, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";

type Props = { unit: string; repairs: readonly Repair[]; mayRepair: boolean; seesCost: boolean };

export function UnitRepairs({ unit, repairs, mayRepair, seesCost }: Props) {
  const { t, language } = useWords("office-units");
  if (repairs.length === 0 && !mayRepair) return null;
  return (
    <Panel title={t("repair.title")}>
      {repairs.length === 0 ? <p className="text-muted">{t("repair.none")}</p> : null}
      <ul className="flex flex-col gap-3">
        {repairs.map((repair) => (
          <li key={repair.id} className="border-s-2 border-edge ps-3 leading-tight">
            <span className="font-condensed font-semibold">
              {[
                repair.work && t(`repair.works.${repair.work}`),
                repair.newName && t("repair.replaced", { part: repair.newName, old: repair.oldName ?? "–" }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="block text-sm text-muted">
              {[
                formatDay(repair.doneOn, language),
                t("repair.doneByWas", { name: repair.doneBy }),
                repair.newSerial,
                repair.isUnderWarranty && t("repair.underWarranty"),
                seesCost && formatPrice(repair.cost),
                seesCost && repair.partCost !== null && t("repair.partCost", { cost: formatPrice(repair.partCost) }),
              ]
                .filter(Boolean)
                .join(" · ")}
              {repair.partCode ? (
                <>
                  {" · "}
                  <Link to={officeLinks.unit(repair.partCode)} className="link figure">
                    {repair.partCode}
                  </Link>
                </>
              ) : null}
            </span>
            {repair.note ? <span className="block text-sm whitespace-pre-line">{repair.note}</span> : null}
          </li>
        ))}
      </ul>
      {mayRepair ? (
        <p className="mt-3">
          <ButtonLink to={officeLinks.repairUnit(unit)} variant="secondary">
            {t("repair.add")}
          </ButtonLink>
        </p>
      ) : null}
    </Panel>
  );
}
