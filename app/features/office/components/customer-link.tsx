// The link to the page of a customer, for staff who may open it.

import { useRouteLoaderData } from "react-router";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { loader as layoutLoader } from "../layout.tsx";

export function CustomerLink({ email, label }: { email: string; label: string }) {
  const roles = useRouteLoaderData<typeof layoutLoader>("features/office/layout")?.roles ?? [];
  if (!hasRight(roles, "customers.view")) return null;
  return (
    <ShopLink to={officeLinks.customerOf(email)} className="link inline-flex min-h-11 items-center text-sm md:min-h-9">
      {label}
    </ShopLink>
  );
}
