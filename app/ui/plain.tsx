// A part of a page that is many elements and nothing else: the options of a filter, the cards of a list, a table. The server
// writes it as text; in the browser it is an ordinary element, and finds there what it would have rendered itself.

import { createElement, type ComponentProps, type ReactElement } from "react";
import { htmlOf } from "./html-of.ts";

type Tag = "div" | "fieldset" | "ul" | "tbody";
export type PlainProps<As extends Tag> = Omit<ComponentProps<As>, "dangerouslySetInnerHTML"> & { as: As };

export const Plain: <As extends Tag>(props: PlainProps<As>) => ReactElement = import.meta.env.SSR ? AsText : AsElement;

function AsText<As extends Tag>(props: PlainProps<As>) {
  const { as, children, ...attributes } = props;
  const html = htmlOf(children);
  return html === null ? AsElement(props) : createElement<Record<string, unknown>>(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

/** What it stands for. */
export function AsElement<As extends Tag>({ as, ...attributes }: PlainProps<As>) {
  return createElement<Record<string, unknown>>(as, attributes);
}
