import type { ComponentProps, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Link } from "react-router";
import { expect, test } from "vitest";
import { ShopLink } from "./shop-link.tsx";

function htmlOf(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: "/products", Component: () => element }]);
  return renderToString(<Stub initialEntries={["/products?page=2"]} />);
}

const links: ComponentProps<typeof ShopLink>[] = [
  { to: "/products/3", children: "PC gaming Moldoveanu – Ryzen 7 7800X3D" },
  { to: "/products?priceRange=2000-3000&ramType=DDR4&sort=priceAsc", className: "link", rel: "nofollow" },
  {
    to: "/terms#withdrawal",
    replace: true,
    preventScrollReset: true,
    lang: "hu",
    hrefLang: "hu",
    "aria-current": "true",
  },
  { to: "/", prefetch: "none", onClick: () => {}, children: <b>1</b> },
  {
    to: "/products?q=pl%C4%83ci%20de%20baz%C4%83+%22x%22",
    state: { from: "here" },
    viewTransition: true,
    reloadDocument: true,
  },
];

test.each(links)("a link to $to has the same HTML as the router's link", (props) => {
  expect(htmlOf(<ShopLink {...props} />)).toBe(htmlOf(<Link {...props} />));
});
