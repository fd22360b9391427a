// The visitor's last saved builds, a line each. Needs the words of the namespace "configurator-saved-builds".

import type { BuildId } from "../../../../base/id.ts";
import type { Bani } from "../../../../base/money.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";

type ListedBuild = { id: BuildId; name: string; savedAt: Date; parts: number; total: Bani };

export function BuildList({ builds }: { builds: readonly ListedBuild[] }) {
  const { t, language } = useWords("configurator-saved-builds");
  return (
    <ul className="divide-y divide-line border-y border-line">
      {builds.map(({ id, name, savedAt, parts, total }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span className="min-w-0 grow basis-60">
            <ShopLink
              to={links.builds({}, id)}
              className="link inline-flex min-h-11 items-center font-condensed text-lg font-semibold wrap-anywhere"
            >
              {name}
            </ShopLink>
            <span className="block text-sm text-muted">{t("savedAt", { date: formatDate(savedAt, language) })}</span>
          </span>
          <span className="text-sm text-muted">
            {t("overview.parts", { count: parts })} · <span className="money">{formatPrice(total)}</span>{" "}
            {t("overview.before")}
          </span>
        </li>
      ))}
    </ul>
  );
}
