// Links to the passports of the listing's units: who looks at a machine can check its whole history.

import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import type { ListingPageView } from "../product.view.server.ts";

export function PassportLinks({ passports }: { passports: ListingPageView["passports"] }) {
  const { t } = useWords("product");
  return (
    <ul className="mt-4">
      {passports.map(({ unit, code }) => (
        <li key={code}>
          <ShopLink to={links.passport(code)} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="shield" size={18} />
            {passports.length > 1 ? t("passport.one", { unit }) : t("passport.only")}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
