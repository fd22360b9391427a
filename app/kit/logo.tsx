// The logo: a chip, its first pin marked by the cut corner, with a measured pulse. The name beside it is a setting.

import { links } from "../links.ts";
import { useShopName } from "./pages/company.ts";
import { ShopLink } from "./shop-link.tsx";

export function Logo() {
  const name = useShopName();
  return (
    <ShopLink to={links.home()} className="inline-flex min-h-11 items-center gap-2.5 text-on-brand">
      <Mark />
      <span className="font-condensed text-[1.75rem] leading-none font-extrabold tracking-[-0.02em]">{name}</span>
    </ShopLink>
  );
}

function Mark() {
  return (
    <svg width="38" height="32" viewBox="0 0 38 32" aria-hidden="true" className="shrink-0">
      <path
        d="M0 8h5M0 14.5h5M0 21h5M33 8h5M33 14.5h5M33 21h5"
        transform="translate(0 1.5)"
        stroke="var(--color-action)"
        strokeWidth="3"
      />
      <path d="M12 1h21v30H5V8z" fill="var(--color-screen)" />
      <path
        d="M9 21.5h5v-11h5.5v11H25v-6h4"
        fill="none"
        stroke="var(--color-phosphor)"
        strokeWidth="2.25"
        strokeLinejoin="miter"
      />
    </svg>
  );
}
