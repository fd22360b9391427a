// The document around every screen.

import { use, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { languageContext } from "./context.server.ts";
import { rememberLanguage } from "./i18n/browser.ts";
import type { Room } from "./i18n/rooms.ts";
import { LanguageContext } from "./i18n/use-words.ts";
import { wordFile } from "./i18n/word-files.ts";
import "./ui/tokens.css";

/** The rooms whose words every screen needs. */
export const handle = { words: ["shell", "ui"] };

export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(languageContext) };
}

/** What the document shows changes with the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.searchParams.get("lng") !== nextUrl.searchParams.get("lng");
}

export function Layout({ children }: { children: React.ReactNode }) {
  const first = use(LanguageContext);
  const language = useRouteLoaderData<typeof loader>("root")?.language ?? first;
  const rooms = useMatches().flatMap((match) => (match.handle as { words?: Room[] } | undefined)?.words ?? []);
  useEffect(() => rememberLanguage(language), [language]);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {[...new Set(rooms)].map((room) => (
          <link key={room} rel="preload" as="fetch" crossOrigin="anonymous" href={wordFile(language, room)} />
        ))}
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
