// A part of a page that other pages have too, such as a menu or a card. The server renders it once (`html-cache.server.tsx`) and
// puts that HTML into every page that has it; in the browser it is an ordinary element with its children.
// Invariant: the children follow from the name, the data, the language and the process's settings alone. They read no address, and
// have no state and no ids of React's.

import { createContext, use, type ComponentProps } from "react";
import type { HtmlCache } from "./html-cache.server.tsx";

/** Null where all is rendered with the page: in the browser and in development. */
export const HtmlCacheContext = createContext<HtmlCache | null>(null);

type Tag = "div" | "nav" | "li" | "tbody";
type CachedHtmlProps<As extends Tag> = Omit<ComponentProps<As>, "dangerouslySetInnerHTML"> & {
  as: As;
  /** What it is; null: it is rendered with the page after all. */
  name: string | null;
  /** Everything that its children show and that differs, as JSON has it. */
  data?: unknown;
};

export function CachedHtml<As extends Tag>({ as, name, data, children, ...attributes }: CachedHtmlProps<As>) {
  const cache = use(HtmlCacheContext);
  const Element: "div" = as as "div";
  const own = attributes as ComponentProps<"div">;
  if (cache === null || name === null) return <Element {...own}>{children}</Element>;
  return <Element {...own} dangerouslySetInnerHTML={{ __html: cache.htmlOf(name, data, children) }} />;
}
