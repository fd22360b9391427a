// The incompatibilities between parts, one sentence each. Errors and warnings come with links to change either part.

import { useWords } from "../../../i18n/use-words.ts";
import type { Incompatibility, Severity } from "../../../../shop/compatibility/incompatibility.ts";
import { Icon, type IconName } from "../../../kit/icon.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import type { BuildAddress } from "../../../../shop/configurator/build-address.ts";
import { changeLink } from "../../../shared/configurator/build-links.ts";
import { useFormatIncompatibility } from "../format-incompatibility.ts";

const looks = {
  wrong: { box: "border-danger bg-danger-soft px-4 py-2", icon: "warning", ink: "text-danger" },
  unsure: { box: "border-warn bg-warn-soft px-4 py-2", icon: "info", ink: "text-warn" },
  note: { box: "border-line px-4 text-muted", icon: "info", ink: "text-muted" },
} as const satisfies Record<Severity, { box: string; icon: IconName; ink: string }>;

export function Incompatibilities({
  incompatibilities,
  address,
}: {
  incompatibilities: readonly Incompatibility[];
  address: BuildAddress;
}) {
  const { t } = useWords("configurator");
  if (incompatibilities.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {incompatibilities.map((incompatibility) => (
        <li
          key={incompatibility.code + JSON.stringify(incompatibility.values)}
          className={`border-s-4 text-sm ${looks[incompatibility.severity].box}`}
        >
          <IncompatibilityLine incompatibility={incompatibility} />
          {incompatibility.severity === "note" ? null : (
            <p className="flex flex-wrap gap-x-5 ps-6">
              {incompatibility.between.map((category) => (
                <ShopLink
                  key={category}
                  to={changeLink(address, category)}
                  rel="nofollow"
                  className="link inline-flex min-h-11 items-center md:min-h-8"
                >
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

export function IncompatibilityLine({ incompatibility }: { incompatibility: Incompatibility }) {
  const { formatIncompatibility } = useFormatIncompatibility();
  const { icon, ink } = looks[incompatibility.severity];
  return (
    <p className="flex gap-2">
      <Icon name={icon} size={16} className={`mt-[0.2rem] ${ink}`} />
      <span className="min-w-0">{formatIncompatibility(incompatibility)}</span>
    </p>
  );
}
