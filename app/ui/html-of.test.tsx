import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { CardPicture } from "./catalogue/cards.tsx";
import { htmlOf } from "./html-of.ts";
import { Icon } from "./icon.tsx";
import { AsElement, Plain } from "./plain.tsx";
import { ShopLink } from "./shop-link.tsx";

/** What React makes of it, without what it puts before it to load pictures early. */
function reactsOwn(node: ReactNode): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => <main>{node}</main> }]);
  return /<main>([^]*)<\/main>/.exec(renderToString(<Stub />))?.[1] ?? "";
}

const title = `Mouse & "tastatură" <gaming> – 5' 'ș'`;
const plain: [string, ReactNode][] = [
  [
    "an option",
    <label key="1" className="option" hidden={false}>
      <input type="checkbox" name="cpus" value="ryzen-5" checked={true} onChange={() => {}} />
      <span>{title}</span>
      <span data-count={12}>{12}</span>
    </label>,
  ],
  ["an option that is not shown", <label key="1" className="option" hidden><input type="radio" value="" name="x" checked={false} onChange={() => {}} form="f" disabled aria-label={title} /></label>],
  [
    "a card",
    <li key="1" className="card">
      <img src="/pictures/one.svg" alt="" width={800} height={600} loading="eager" decoding="async" />
      <h3>
        <ShopLink to="/products/1?tab=warranty&x=1">{title}</ShopLink>
      </h3>
      {["a", 1, null, false].map((fact) => <b key={String(fact)}>{fact}</b>)}
      <Icon name="cart" size={16} className="x" />
    </li>,
  ],
  [
    "a picture of the set",
    <div key="1" className="picture">
      <CardPicture address="/assets/pictures/ssd-m2.3f9a2c#4a4d52" index={0} />
      <CardPicture address="/assets/pictures/ssd-m2.3f9a2c#4a4d52" index={9} />
      <CardPicture address="/pictures/one.svg" index={0} />
    </div>,
  ],
  ["texts side by side", <p key="1">{"one"}{" "}{2}{""}{null}<b>three</b>{"four"}{["five", "six"]}<br />{"seven"}</p>],
  ["texts in fragments", <p key="1"><>{"one"}<>two</></>{"three"}{undefined}</p>],
  ["a table", <tr key="1" aria-hidden={true} data-on={false}><th scope="row" colSpan={2}>{0}</th><td>{title}</td></tr>],
  ["nothing", null],
  ["text alone", title],
];

test.each(plain)("%s is written as React writes it", (_what, node) => {
  expect(htmlOf(node)).toBe(reactsOwn(node));
  const around = <Plain as="ul" className="all" onClick={() => {}}>{node}</Plain>;
  expect(reactsOwn(around)).toBe(reactsOwn(<AsElement as="ul" className="all">{node}</AsElement>));
});

const more: [string, ReactNode][] = [
  ["a style", <p key="1" style={{ width: "50%" }} />],
  ["a choice", <select key="1" defaultValue="1"><option value="1">1</option></select>],
  ["HTML of its own", <p key="1" dangerouslySetInnerHTML={{ __html: "<b>1</b>" }} />],
  ["an address that is not the shop's", <a key="1" href="ftp://shop.example">x</a>],
  ["an attribute that is not known", <p key="1" spellCheck={false}>x</p>],
];

test.each(more)("%s is left to React", (_what, node) => {
  expect(htmlOf(<div>{node}</div>)).toBeNull();
  expect(reactsOwn(<Plain as="div">{node}</Plain>)).toBe(reactsOwn(<AsElement as="div">{node}</AsElement>));
});
