// The title of a computer, which breaks between its names and never inside one: "i5-12400F" stays on one line.

import { Fragment } from "react";

/** Any other title is returned unchanged: a component's title may break anywhere. */
export function UnbrokenNames({ title }: { title: string }) {
  const pieces = piecesOf(title);
  if (pieces.length === 1) return title;
  return pieces.map((piece, place) => (
    <Fragment key={piece}>
      {place > 0 ? " " : null}
      <span className="whitespace-nowrap">{piece}</span>
    </Fragment>
  ));
}

/** "PC gaming Piatra Craiului – i5-12400F, RTX 3060" split where it may break: the dash stays with the word before it. */
export function piecesOf(title: string): string[] {
  const [name = "", parts] = title.split(" – ");
  return parts === undefined
    ? [title]
    : [...`${name} –`.split(/ (?=\S+ –$)/), ...parts.replaceAll(", ", ",\n").split("\n")];
}
