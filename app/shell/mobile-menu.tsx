// The menu on narrow screens: the links of the desktop's header, in a drawer from the right.

import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { links } from "../links.ts";
import { ButtonLink } from "../kit/button.tsx";
import { CachedHtml } from "../kit/cached-html.tsx";
import { Icon } from "../kit/icon.tsx";
import { PhoneLinks } from "../kit/pages/phone-links.tsx";
import { Drawer } from "../kit/drawer.tsx";
import { categoryLinks, signInPath } from "./site-links.ts";

const row =
  "flex min-h-12 items-center justify-between gap-3 border-b border-line font-condensed text-xl font-semibold";

export function MobileMenu({ id, showsShopping, signedIn }: { id: string; showsShopping: boolean; signedIn: boolean }) {
  const { t } = useWords("shell");
  const here = useLocation();
  return (
    <Drawer id={id} title={t("menu.title")}>
      <CachedHtml
        as="nav"
        name="mobile-menu"
        data={showsShopping}
        aria-label={t("menu.label")}
        className="flex flex-col gap-6"
      >
        <MobileMenuContent showsShopping={showsShopping} />
      </CachedHtml>
      {/* Its target depends on the page. */}
      {signedIn ? null : (
        <div className="mt-6 grid grid-cols-2 gap-3">
          <ButtonLink to={signInPath("login", here)} variant="secondary">
            {t("menu.login")}
          </ButtonLink>
          <ButtonLink to={signInPath("register", here)}>{t("menu.register")}</ButtonLink>
        </div>
      )}
    </Drawer>
  );
}

function MobileMenuContent({ showsShopping }: { showsShopping: boolean }) {
  const { t } = useWords("shell");
  return (
    <>
      <Group title={t("menu.buy")}>
        <Link to={links.products()} className={row}>
          {t("menu.pcs")}
        </Link>
        <details className="group">
          <summary className={row}>
            {t("menu.components")}
            <Icon name="chevron" size={18} className="transition-[rotate] duration-150 group-open:rotate-180" />
          </summary>
          <ul className="border-b border-line py-1 ps-4">
            <li>
              <Link to={links.components()} className="flex min-h-11 items-center">
                {t("menu.allComponents")}
              </Link>
            </li>
            {categoryLinks.map(({ category, to }) => (
              <li key={category}>
                <Link to={to} className="flex min-h-11 items-center">
                  {t(`categories.${category}`)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
        <Link to={links.configurator()} className={row}>
          {t("menu.configurator")}
        </Link>
      </Group>
      <Group title={t("menu.sell")}>
        <Link to={links.sell()} className={row}>
          {t("menu.sellComputer")}
        </Link>
        <Link to={links.sellComponents()} className={row}>
          {t("menu.sellComponents")}
        </Link>
      </Group>
      {showsShopping ? (
        <Group title={t("menu.yours")}>
          <Link to={links.cart()} className={row}>
            {t("menu.cart")}
          </Link>
          <Link to={links.favourites()} className={row}>
            {t("menu.favourites")}
          </Link>
          <Link to={links.account()} className={row}>
            {t("menu.account")}
          </Link>
        </Group>
      ) : null}
      <Group title={t("footer.contact")}>
        <PhoneLinks linkClass={row} />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="silk text-muted">{title}</h2>
      {children}
    </section>
  );
}
