// The document around every screen.

import { use, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { isAt } from "./address.ts";
import { languageContext, shopContext } from "./context.server.ts";
import { isRemembered, rememberLanguage } from "./i18n/browser.ts";
import { parseLanguage } from "./i18n/languages.ts";
import { LanguageContext } from "./i18n/use-words.ts";
import { wordFile } from "./i18n/word-files.ts";
import type { RouteHandle } from "./route-handle.ts";
import { links } from "./links.ts";
import { FailedPage } from "./kit/pages/failed-page.tsx";
import { firstFonts } from "./kit/styles/font-files.ts";
import { LostConnection } from "./kit/lost-connection.tsx";
import { ScriptNonceContext } from "./kit/pages/script-nonce.ts";
import { CompanyContext } from "./kit/pages/company.ts";
import { ShopFrameContext } from "./kit/pages/shop-frame.tsx";
import { companyOf } from "./kit/pages/company-of.ts";
import favicon from "./shell/favicon.svg?url";
import { Shell } from "./shell/shell.tsx";
import { themeScript } from "./shell/theme.tsx";
import "./styles.css";

/** Namespaces of words that every screen needs. */
export const handle = { words: ["shell", "kit"] } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { settings, publicUrl, clock } = context.get(shopContext);
  const language = context.get(languageContext);
  return { language, company: companyOf(settings.current(), { url: publicUrl, now: clock.now(), language }) };
}

/** The root's data changes only with the language: that of the address, or the one that was just chosen. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const current = parseLanguage(document.documentElement.lang);
  return (
    currentUrl.searchParams.get("lng") !== nextUrl.searchParams.get("lng") ||
    (current !== null && !isRemembered(current))
  );
}

const inShell = (page: React.ReactNode) => <Shell>{page}</Shell>;

export function Layout({ children }: { children: React.ReactNode }) {
  const first = use(LanguageContext);
  const data = useRouteLoaderData<typeof loader>("root");
  const language = data?.language ?? first;
  const namespaces = useMatches().flatMap((match) => (match.handle as RouteHandle | undefined)?.words ?? []);
  useEffect(() => rememberLanguage(language), [language]);
  // Tests wait for this mark. React never compares it: it is set after the page was hydrated.
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return (
    // The theme's script sets the visitor's choice on this element before React hydrates it.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={use(ScriptNonceContext)} dangerouslySetInnerHTML={{ __html: themeScript }} />
        {firstFonts[language].map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
        ))}
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <Meta />
        <Links />
        {[...new Set(namespaces)].map((namespace) => (
          <link
            key={namespace}
            data-words={namespace}
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={wordFile(language, namespace)}
          />
        ))}
      </head>
      <body>
        <LanguageContext value={language}>
          <CompanyContext value={data?.company ?? null}>
            <ShopFrameContext value={inShell}>{children}</ShopFrameContext>
          </CompanyContext>
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // The office has its own layout, without the shop's header and footer.
  const isOffice = isAt(useLocation().pathname, links.office());
  if (isOffice) {
    return (
      <>
        <Outlet />
        <LostConnection />
      </>
    );
  }
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A screen that fails replaces only itself: the shell stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <FailedPage error={error} />
    </Shell>
  );
}
