import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { piecesOf, UnbrokenNames } from "./unbroken-names.tsx";

test.each([
  ["PC gaming Rarău – i5-12400F, RX 6650 XT", ["PC gaming", "Rarău –", "i5-12400F,", "RX 6650 XT"]],
  [
    "PC gaming Piatra Craiului – Ryzen 5 5600, RTX 3060",
    ["PC gaming Piatra", "Craiului –", "Ryzen 5 5600,", "RTX 3060"],
  ],
  ["Bucegi – Ryzen 5 7500F", ["Bucegi –", "Ryzen 5 7500F"]],
  ['ADATA SU800 512 GB, SSD SATA, 2.5"', ['ADATA SU800 512 GB, SSD SATA, 2.5"']],
])("%s breaks between its names alone", (title, pieces) => {
  expect(piecesOf(title)).toEqual(pieces);
});

test("reading, copying and searching use the title itself", () => {
  const title = "PC gaming Piatra Craiului – Ryzen 5 5600, RTX 3060";
  expect(renderToStaticMarkup(<UnbrokenNames title={title} />).replaceAll(/<[^>]*>/g, "")).toBe(title);
});
