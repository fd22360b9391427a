// A part that many pages share, such as a menu or a card. The server renders it once (`html-cache.server.tsx`) and
// reuses its HTML in every page; in the browser it is an ordinary element with its children.
// Invariant: the children depend only on the name, the data, the language, the settings and the day. They do not
// read the address, and use no state and no `useId`.

import { createContext, use, type ComponentProps } from "react";
import type { HtmlCache } from "./html-cache.server.tsx";
import { useCompany } from "./pages/company.ts";

/** Null in the browser and in development, where everything is rendered with the page. */
export const HtmlCacheContext = createContext<HtmlCache | null>(null);

type Tag = "div" | "nav" | "li";
type CachedHtmlProps<As extends Tag> = Omit<ComponentProps<As>, "dangerouslySetInnerHTML"> & {
  as: As;
  /** The name of the part. Null: it is not cached. */
  name: string | null;
  /** All values that the children depend on; must be serializable as JSON. */
  data?: unknown;
};

export function CachedHtml<As extends Tag>({ as, name, data, children, ...attributes }: CachedHtmlProps<As>) {
  const cache = use(HtmlCacheContext);
  // On an error page whose root did not load, the browser does not know the company that cached HTML was made with.
  const hasCompany = useCompany() !== null;
  const Element: "div" = as as "div";
  const own = attributes as ComponentProps<"div">;
  if (cache === null || name === null || !hasCompany) return <Element {...own}>{children}</Element>;
  return <Element {...own} dangerouslySetInnerHTML={{ __html: cache.htmlOf(name, data, children) }} />;
}
