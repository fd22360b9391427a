// What is between parts, each in one sentence: what is wrong or to be looked at comes with the way to change either part.

import { useWords } from "../../../i18n/use-words.ts";
import type { Misfit, Severity } from "../../../../shop/compatibility/incompatibility.ts";
import { Icon, type IconName } from "../../../kit/icon.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import type { BuildAddress } from "../../../../shop/configurator/build-address.ts";
import { changeLink } from "../../../shared/configurator/build-links.ts";
import { useFitWords } from "../format-incompatibility.ts";

const looks = {
  wrong: { box: "border-danger bg-danger-soft px-4 py-2", icon: "warning", ink: "text-danger" },
  unsure: { box: "border-warn bg-warn-soft px-4 py-2", icon: "info", ink: "text-warn" },
  note: { box: "border-line px-4 text-muted", icon: "info", ink: "text-muted" },
} as const satisfies Record<Severity, { box: string; icon: IconName; ink: string }>;

export function Misfits({ misfits, address }: { misfits: readonly Misfit[]; address: BuildAddress }) {
  const { t } = useWords("configurator");
  if (misfits.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {misfits.map((misfit) => (
        <li key={misfit.code + JSON.stringify(misfit.values)} className={`border-s-4 text-sm ${looks[misfit.severity].box}`}>
          <MisfitLine misfit={misfit} />
          {misfit.severity === "note" ? null : (
            <p className="flex flex-wrap gap-x-5 ps-6">
              {misfit.between.map((category) => (
                <ShopLink key={category} to={changeLink(address, category)} rel="nofollow" className="link inline-flex min-h-11 items-center md:min-h-8">
                  {t(`changeOf.${category}`)}
                </ShopLink>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function MisfitLine({ misfit }: { misfit: Misfit }) {
  const { sayMisfit } = useFitWords();
  const { icon, ink } = looks[misfit.severity];
  return (
    <p className="flex gap-2">
      <Icon name={icon} size={16} className={`mt-[0.2rem] ${ink}`} />
      <span className="min-w-0">{sayMisfit(misfit)}</span>
    </p>
  );
}
