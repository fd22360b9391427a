// The sticky header: the board's edge, with its row of copper contacts.

import { useLocation } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { Icon } from "../icon.tsx";
import { SheetButton } from "../sheet.tsx";
import { ComputersMenu } from "./computers-menu.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { useSession } from "./session.ts";
import { isOnTask } from "./site-links.ts";
import { ShopLink } from "../shop-link.tsx";

const MENU = "site-menu";

export function Header() {
  const { t } = useWords("shell");
  const { pathname } = useLocation();
  const session = useSession();
  const showsShopping = !isOnTask(pathname);
  return (
    <>
      <header className="sticky top-0 z-40 bg-brand text-on-brand">
        <div className="wrap flex h-15 items-center gap-1 lg:h-17 lg:gap-3">
          <Logo />
          <nav aria-label={t("menu.label")} className="hidden self-stretch lg:ms-4 lg:flex">
            <ComputersMenu />
          </nav>
          {showsShopping ? <SearchBox className="hidden min-w-0 grow lg:flex" id="header-search" /> : null}
          <div className="ms-auto flex items-center gap-1">
            {showsShopping ? (
              <>
                <FavouritesLink count={session?.favourites.length ?? 0} />
                <AccountLink />
                <CartLink items={session?.cartItems ?? 0} />
              </>
            ) : null}
            {session?.signedIn ? null : (
              <div className="ms-2 hidden items-center gap-2 lg:flex">
                <ShopLink to="/login" className="inline-flex min-h-11 items-center px-2 font-condensed font-semibold underline-offset-4 hover:underline">
                  {t("menu.login")}
                </ShopLink>
                <ShopLink
                  to="/register"
                  className="inline-flex min-h-10 items-center rounded-sm border border-on-brand-muted px-4 font-condensed font-semibold hover:border-on-brand hover:bg-brand-trace"
                >
                  {t("menu.register")}
                </ShopLink>
              </div>
            )}
            <SheetButton sheet={MENU} aria-label={t("menu.open")} className="target -me-2 inline-flex items-center justify-center lg:hidden">
              <Icon name="menu" size={24} />
            </SheetButton>
          </div>
        </div>
        <div aria-hidden="true" className="contacts h-1.5" />
      </header>
      {showsShopping ? (
        <div className="bg-brand-deep px-4 py-2 lg:hidden">
          <SearchBox className="flex" id="header-search-phone" />
        </div>
      ) : null}
      <MobileMenu id={MENU} showsShopping={showsShopping} signedIn={session?.signedIn ?? false} />
    </>
  );
}

const iconLink = "relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-condensed font-semibold hover:bg-brand-trace";

function AccountLink() {
  const { t } = useWords("shell");
  return (
    <ShopLink to="/account" className={iconLink}>
      <Icon name="account" size={22} />
      <span className="sr-only xl:not-sr-only">{t("menu.account")}</span>
    </ShopLink>
  );
}

/** On a phone it is in the menu. */
function FavouritesLink({ count }: { count: number }) {
  const { t } = useWords("shell");
  return (
    <ShopLink to="/favourites" className={`${iconLink} max-sm:hidden`}>
      <Icon name="heart" size={22} />
      <span className="sr-only">{t("menu.favourites")}</span>
      <Count of={count} said={t("menu.favouriteItems", { count })} />
    </ShopLink>
  );
}

function CartLink({ items }: { items: number }) {
  const { t } = useWords("shell");
  return (
    <ShopLink to="/cart" className={iconLink}>
      <Icon name="cart" size={22} />
      <span className="sr-only xl:not-sr-only">{t("menu.cart")}</span>
      <Count of={items} said={t("menu.cartItems", { count: items })} />
    </ShopLink>
  );
}

/** How many there are, at an icon's corner. */
function Count({ of: count, said }: { of: number; said: string }) {
  if (count === 0) return null;
  return (
    <span className="figure absolute -top-0.5 start-6 min-w-5 rounded-full bg-action px-1 text-center text-2xs font-semibold text-on-action">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
