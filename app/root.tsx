// The document around every screen.

import { useWords } from "./i18n/use-words.ts";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./ui/tokens.css";

/** The rooms whose words every screen needs. */
export const handle = { words: ["shell", "ui"] };

export function Layout({ children }: { children: React.ReactNode }) {
  const { language } = useWords("shell");
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
