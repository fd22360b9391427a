// A form never ignores a field that it shows. Every form of the office is rendered from a filled office and sent to its action; each control that a
// person can fill in must be read there. A field that nobody reads looks like a decision that was taken.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Parser } from "htmlparser2";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, matchPath } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOfficeRecords } from "../../../testing/office/office-records.ts";
import { officePaths } from "../../../testing/office/office-addresses.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { siteRoutes } from "../../../testing/site-routes.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { WordSourceContext } from "../../i18n/use-words.ts";
import { wordsOf } from "../../i18n/words.server.ts";

type Control = { name: string; value: string; isShown: boolean };
type PageForm = {
  action: string;
  isMultipart: boolean;
  controls: Control[];
  buttons: { name: string; value: string }[];
};
type Verb = (args: never) => unknown;
type Screen = { pattern: string; file: string; loader?: Verb; action?: Verb; Component?: ComponentType<never> };

/** Every form of a page that changes something; a control outside belongs to the form that it names. */
function formsIn(html: string, page: string): PageForm[] {
  const forms: (PageForm & { id: string | undefined })[] = [];
  const outside: { form: string; control: Control }[] = [];
  let current: (PageForm & { id: string | undefined }) | null = null;
  let select: Control | null = null;
  const parser = new Parser({
    onopentag(tag, { name, value = "", type = "", form, ...rest }) {
      if (tag === "form" && rest["method"] === "post") {
        const isMultipart = rest["enctype"] === "multipart/form-data";
        current = { id: rest["id"], action: rest["action"] ?? page, isMultipart, controls: [], buttons: [] };
        forms.push(current);
      }
      if (tag === "button" && current && name) current.buttons.push({ name, value });
      if (tag === "option" && select && (select.value === "" || "selected" in rest)) select.value = value;
      if (!["input", "select", "textarea"].includes(tag) || !name || "disabled" in rest) return;
      const isTicked = type === "checkbox" || type === "radio";
      const control = { name, value: value || (isTicked ? "on" : ""), isShown: type !== "hidden" };
      if (tag === "select") select = control;
      if (form !== undefined) outside.push({ form, control });
      else current?.controls.push(control);
    },
    onclosetag(tag) {
      if (tag === "form") current = null;
      if (tag === "select") select = null;
    },
  });
  parser.end(html);
  for (const { form, control } of outside) forms.find(({ id }) => id === form)?.controls.push(control);
  return forms;
}

/** What the code reads of the posted fields while `send` runs: names, and whether it copied all of them. */
async function readsOf(send: () => Promise<unknown>): Promise<{ names: Set<string>; copiesAll: boolean }> {
  const names = new Set<string>();
  let copiesAll = false;
  const fromEntries = Object.fromEntries.bind(Object);
  const recorded = (fields: object): object => {
    let described: PropertyKey | null = null;
    return new Proxy(fields, {
      ownKeys(target) {
        copiesAll = true;
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor(target, key) {
        described = key;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      has(target, key) {
        names.add(String(key));
        return Reflect.has(target, key);
      },
      get(target, key) {
        // A copy describes each key before it gets it.
        if (described !== key) names.add(String(key));
        described = null;
        return Reflect.get(target, key) as unknown;
      },
    });
  };
  const { get, getAll } = FormData.prototype;
  Object.fromEntries = (entries: Iterable<readonly unknown[]>) => recorded(fromEntries(entries as never)) as never;
  FormData.prototype.get = function (name) {
    names.add(name);
    return get.call(this, name);
  };
  FormData.prototype.getAll = function (name) {
    names.add(name);
    return getAll.call(this, name);
  };
  try {
    await send().catch(() => null);
  } finally {
    Object.fromEntries = fromEntries;
    Object.assign(FormData.prototype, { get, getAll });
  }
  return { names, copiesAll };
}

const sources = new Map<string, string>();
const sourceOf = (file: string) => sources.get(file) ?? sources.set(file, readFileSync(file, "utf8")).get(file)!;
const DEPTH = 3;

/** Whether a file that the screen's code uses names the field: the proof where the fields were copied as a whole. */
function isNamedNear(screen: string, name: string): boolean {
  const words = name.split(/[^a-zA-Z]+/).filter((word) => word.length > 1);
  const seen = new Set<string>();
  let level = [screen];
  for (let depth = 0; depth <= DEPTH; depth++) {
    const next: string[] = [];
    for (const file of level) {
      if (seen.has(file)) continue;
      seen.add(file);
      const text = sourceOf(file);
      if (file.endsWith(".ts") && words.some((word) => new RegExp(String.raw`\b${word}\b`).test(text))) return true;
      for (const [, path] of text.matchAll(/from "(\.[^"]+\.ts)"/g)) next.push(join(dirname(file), path!));
    }
    level = next;
  }
  return false;
}

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let screens: Screen[];
let forms: (PageForm & { on: string })[];

beforeAll(async () => {
  shop = await openTestShop();
  const records = await createOfficeRecords(shop);
  staff = await aStaffMember(shop);
  screens = await officeScreens();
  forms = [];
  for (const path of officePaths({ ...records, staff: String(staff.accountId), photo: null }))
    for (const form of formsIn(await render(`/office/${path}`), `/office/${path}`)) forms.push({ ...form, on: path });
}, 600_000);
afterAll(() => shop.close());

async function officeScreens(): Promise<Screen[]> {
  const routes = await siteRoutes();
  return Object.values(routes).flatMap((route) => {
    if (!route?.parentId?.startsWith("features/office/layout")) return [];
    const {
      loader,
      action,
      default: Component,
    } = route.module as {
      loader?: Verb;
      action?: Verb;
      default?: ComponentType<never>;
    };
    const file = join("app", `${route.id}.tsx`);
    const pattern = `/office/${route.path ?? ""}`.replace(/\/$/, "");
    return [{ pattern, file, ...(loader && { loader }), ...(action && { action }), ...(Component && { Component }) }];
  });
}

/** The screen of an address; fixed steps win over parameters. */
function screenAt(pathname: string): { screen: Screen; params: Record<string, string> } | null {
  const found = screens.flatMap((screen) => {
    const match = screen.pattern.endsWith("*") ? null : matchPath(screen.pattern, pathname);
    return match ? [{ screen, params: match.params as Record<string, string> }] : [];
  });
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}

async function render(address: string): Promise<string> {
  const at = screenAt(new URL(address, "https://x").pathname);
  if (!at?.screen.Component || !at.screen.loader) return "";
  const { status, data } = await staff.get(at.screen.loader, address, at.params);
  if (status !== 200) return "";
  const Component = at.screen.Component as unknown as ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([
    {
      id: "features/office/layout",
      path: "/office",
      children: [
        { path: "*", Component: () => <Component loaderData={data} /> },
        { index: true, Component: () => <Component loaderData={data} /> },
      ],
    },
  ]);
  const layout = { roles: ["owner"], waiting: {}, names: {}, programs: {} };
  return renderToString(
    <WordSourceContext value={wordsOf}>
      <Stub initialEntries={[address]} hydrationData={{ loaderData: { "features/office/layout": layout } }} />
    </WordSourceContext>,
  );
}

/** The controls of a form that its action does not read, whichever of its buttons is pressed. */
async function ignoredIn({ action, isMultipart, controls, buttons, on }: PageForm & { on: string }): Promise<string[]> {
  const shown = [...new Set(controls.filter(({ isShown }) => isShown).map(({ name }) => name))];
  if (shown.length === 0) return [];
  const url = new URL(action.replaceAll("&amp;", "&"), "https://x");
  const at = screenAt(url.pathname);
  if (!at?.screen.action) return [`${on}: no action at ${action}`];
  const read = new Set<string>();
  let copiesAll = isMultipart;
  for (const button of buttons.length > 0 ? buttons : [null]) {
    const posted = controls.map(({ name, value, isShown }): [string, string] => [name, value || (isShown ? "x" : "")]);
    if (button) posted.push([button.name, button.value]);
    const verb = at.screen.action;
    const reads = await readsOf(() => staff.post(verb, `${url.pathname}${url.search}`, posted, at.params));
    for (const name of reads.names) read.add(name);
    copiesAll ||= reads.copiesAll;
  }
  const ignored = shown.filter((name) => !read.has(name) && !(copiesAll && isNamedNear(at.screen.file, name)));
  return ignored.map((name) => `${on}: ${name}`);
}

test(
  "the action of each form of the office reads every control that the form shows",
  { timeout: 600_000 },
  async () => {
    expect(forms.length).toBeGreaterThan(60);
    const ignored: string[] = [];
    for (const form of forms) ignored.push(...(await ignoredIn(form)));
    expect([...new Set(ignored)]).toEqual([]);
  },
);

test("a control that an action does not read is found, also where it copies all fields", async () => {
  const html = `<form method="post" action="/x"><input name="why"/><input type="hidden" name="key" value="1"/><select name="pieces"><option value="2"></option></select><button name="intent" value="go">Go</button></form>`;
  const [form] = formsIn(html, "/x");
  expect(form).toMatchObject({
    buttons: [{ name: "intent", value: "go" }],
    controls: [{ name: "why" }, { name: "key", isShown: false }, { name: "pieces", value: "2" }],
  });
  const posted = () =>
    Object.fromEntries([
      ["why", "x"],
      ["pieces", "2"],
    ]) as Record<string, string>;
  expect(await readsOf(async () => posted()["why"])).toEqual({ names: new Set(["why"]), copiesAll: false });
  expect(await readsOf(async () => ({ ...posted() }))).toEqual({ names: new Set(), copiesAll: true });
  expect(isNamedNear("app/features/office/orders/order.tsx", "trackingNumber")).toBe(true);
  expect(isNamedNear("app/features/office/orders/order.tsx", "noSuchFieldAtAll")).toBe(false);
});
