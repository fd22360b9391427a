// The sticky header: the circuit board's edge, with its row of copper contacts.

import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { links } from "../links.ts";
import { Icon } from "../kit/icon.tsx";
import { CachedHtml } from "../kit/cached-html.tsx";
import { DrawerButton } from "../kit/drawer.tsx";
import { ComputersMenu } from "./computers-menu.tsx";
import { Logo } from "../kit/logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PhoneLinks } from "../kit/pages/phone-links.tsx";
import { SearchBox } from "./search-box.tsx";
import { useSession } from "../shared/session/session.ts";
import { isTask, usePurpose } from "../use-purpose.ts";
import { signInPath } from "./site-links.ts";
import { NavigationLine } from "./navigation.tsx";
import { ShopLink } from "../kit/shop-link.tsx";

const MENU = "site-menu";

export function Header() {
  const { t } = useWords("shell");
  const session = useSession();
  const showsShopping = !isTask(usePurpose());
  const isSignedIn = session?.signedIn ?? false;
  const counts = { favourites: session?.favourites.length ?? 0, cartItems: session?.cartItems ?? 0 };
  return (
    <>
      {showsShopping ? (
        <div className="hidden bg-brand-deep text-sm text-on-brand md:block">
          <CachedHtml as="div" name="phone-links" className="wrap">
            <PhoneLinks
              className="flex flex-wrap items-center justify-end gap-x-6"
              linkClass="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
            />
          </CachedHtml>
        </div>
      ) : null}
      <header className="sticky top-0 z-40 bg-brand text-on-brand">
        <div className="wrap flex h-15 items-center gap-1 lg:h-17 lg:gap-3">
          <CachedHtml as="div" name="logo" className="contents">
            <Logo />
          </CachedHtml>
          <nav aria-label={t("menu.label")} className="hidden self-stretch md:ms-2 md:flex lg:ms-4">
            <ComputersMenu />
            <CachedHtml as="div" name="header-links" className="contents">
              <NavigationLinks />
            </CachedHtml>
          </nav>
          {showsShopping ? <SearchBox className="hidden min-w-0 grow xl:flex" id="header-search" /> : null}
          <div className="ms-auto flex items-center gap-1">
            {showsShopping ? (
              <CachedHtml as="div" name="header-own" data={{ ...counts, isSignedIn }} className="contents">
                <FavouritesLink count={counts.favourites} />
                <AccountLink isSignedIn={isSignedIn} />
                <CartLink items={counts.cartItems} />
              </CachedHtml>
            ) : null}
            {isSignedIn ? null : <SignInLinks className={showsShopping ? "hidden xl:flex" : "hidden md:flex"} />}
            <DrawerButton
              sheet={MENU}
              aria-label={t("menu.open")}
              className="target -me-2 inline-flex items-center justify-center md:hidden"
            >
              <Icon name="menu" size={24} />
            </DrawerButton>
          </div>
        </div>
        <div aria-hidden="true" className="contacts h-1.5" />
        <NavigationLine />
      </header>
      {showsShopping ? (
        <div className="bg-brand-deep py-2 text-on-brand xl:hidden">
          <div className="wrap flex items-center gap-2">
            <SearchBox className="flex min-w-0 grow" id="header-search-narrow" />
            {isSignedIn ? null : <SignInLinks className="hidden md:flex" />}
          </div>
        </div>
      ) : null}
      <MobileMenu id={MENU} showsShopping={showsShopping} signedIn={isSignedIn} />
    </>
  );
}

/** The header of the checkout: no menu, and not over the summary, which stays in view instead. */
export function PaymentHeader() {
  const { t } = useWords("shell");
  const session = useSession();
  const here = useLocation();
  return (
    <header className="relative bg-brand text-on-brand">
      <div className="wrap flex h-13 items-center justify-between gap-4 lg:h-15">
        <CachedHtml as="div" name="logo" className="contents">
          <Logo />
        </CachedHtml>
        {session?.signedIn ? null : (
          <ShopLink
            to={signInPath("login", here)}
            className="inline-flex min-h-11 items-center font-condensed font-semibold whitespace-nowrap underline-offset-4 hover:underline"
          >
            {t("menu.login")}
          </ShopLink>
        )}
      </div>
      <div aria-hidden="true" className="contacts h-1.5" />
      <NavigationLine />
    </header>
  );
}

/** Beside the Computers menu (rule 32). */
const navigationLinks = [
  { to: links.components(), name: "components" },
  { to: links.configurator(), name: "configurator" },
  { to: links.sell(), name: "sell" },
] as const;

function NavigationLinks() {
  const { t } = useWords("shell");
  return navigationLinks.map(({ to, name }) => (
    <ShopLink
      key={to}
      to={to}
      className="inline-flex items-center px-2 font-condensed text-base font-semibold whitespace-nowrap hover:bg-brand-trace lg:px-3 lg:text-lg"
    >
      {t(`menu.${name}`)}
    </ShopLink>
  ));
}

function SignInLinks({ className }: { className: string }) {
  const { t } = useWords("shell");
  const here = useLocation();
  return (
    <div className={`shrink-0 items-center gap-2 ${className}`}>
      <ShopLink
        to={signInPath("login", here)}
        className="inline-flex min-h-11 items-center px-2 font-condensed font-semibold whitespace-nowrap underline-offset-4 hover:underline"
      >
        {t("menu.login")}
      </ShopLink>
      <ShopLink
        to={signInPath("register", here)}
        className="inline-flex min-h-10 items-center rounded-sm border border-on-brand-muted px-3 font-condensed font-semibold whitespace-nowrap hover:border-on-brand hover:bg-brand-trace"
      >
        {t("menu.register")}
      </ShopLink>
    </div>
  );
}

const iconLink =
  "relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-condensed font-semibold hover:bg-brand-trace";

/** Where "Log in" has room beside it, a guest needs no second way to the same form. */
function AccountLink({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useWords("shell");
  return (
    <ShopLink to={links.account()} className={`${iconLink} ${isSignedIn ? "" : "xl:hidden"}`}>
      <Icon name="account" size={22} />
      <span className="sr-only">{t("menu.account")}</span>
    </ShopLink>
  );
}

/** On a phone it is in the menu. */
function FavouritesLink({ count }: { count: number }) {
  const { t } = useWords("shell");
  return (
    <ShopLink to={links.favourites()} className={`${iconLink} max-sm:hidden`}>
      <Icon name="heart" size={22} />
      <span className="sr-only">{t("menu.favourites")}</span>
      <Count of={count} label={t("menu.favouriteItems", { count })} />
    </ShopLink>
  );
}

function CartLink({ items }: { items: number }) {
  const { t } = useWords("shell");
  return (
    <ShopLink to={links.cart()} className={iconLink}>
      <Icon name="cart" size={22} />
      <span className="sr-only 2xl:not-sr-only">{t("menu.cart")}</span>
      <Count of={items} label={t("menu.cartItems", { count: items })} />
    </ShopLink>
  );
}

/** A count at an icon's corner. */
function Count({ of: count, label }: { of: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="figure absolute -top-0.5 start-6 min-w-5 rounded-full bg-action px-1 text-center text-2xs font-semibold text-on-action">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
