// A part of every page that says the same on each (the menu, the footer): the server renders it once a language and keeps
// its HTML. In the browser it is an ordinary element, and finds there what it would have rendered itself.
// Must always hold: what is in it follows from its name and the language alone.

import { createContext, use, type ComponentProps } from "react";
import { LanguageContext } from "../i18n/use-words.ts";
import type { KeptPieces } from "./kept-pieces.ts";

/** Null where nothing is kept: in the browser, and while the shop is being worked on. */
export const KeptContext = createContext<KeptPieces | null>(null);

type KeptProps<Tag extends "div" | "nav"> = Omit<ComponentProps<Tag>, "dangerouslySetInnerHTML"> & { as: Tag; name: string };

export function Kept<Tag extends "div" | "nav">({ as, name, children, ...attributes }: KeptProps<Tag>) {
  const key = `${name} ${use(LanguageContext)}`;
  const html = use(KeptContext)?.find(key, { tag: as }) ?? null;
  const Element: "div" = as as "div";
  if (html === null) {
    return (
      <Element {...(attributes as ComponentProps<"div">)} data-kept={key}>
        {children}
      </Element>
    );
  }
  return <Element {...(attributes as ComponentProps<"div">)} data-kept={key} dangerouslySetInnerHTML={{ __html: html }} />;
}
