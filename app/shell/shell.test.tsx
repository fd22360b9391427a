import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { aCompany } from "../../testing/trader/company.ts";
import { handle as login } from "../features/account/sign-in/login.tsx";
import { handle as cart } from "../features/cart/cart.tsx";
import { handle as checkout } from "../features/checkout/checkout.tsx";
import { handle as sellStep } from "../features/trade-in/wizard/sell-step.tsx";
import { LanguageContext, WordSourceContext } from "../i18n/use-words.ts";
import { wordsOf } from "../i18n/words.server.ts";
import { CompanyContext } from "../kit/pages/company.ts";
import type { RouteHandle } from "../route-handle.ts";
import { Shell } from "./shell.tsx";
import { signInPath } from "./site-links.ts";

/** The frame around a page of a route with this handle. */
function framed(
  handle: RouteHandle,
  path = "/page",
): { searches: boolean; chat: "none" | "shown" | "hidden on a phone" } {
  const Stub = createRoutesStub([{ path, handle, Component: () => <Shell>page</Shell> }]);
  const html = renderToString(
    <WordSourceContext value={wordsOf}>
      <LanguageContext value="en">
        <CompanyContext value={aCompany()}>
          <Stub initialEntries={[path]} />
        </CompanyContext>
      </LanguageContext>
    </WordSourceContext>,
  );
  const chat = /<aside[^>]*>/.exec(html)?.[0];
  return {
    searches: html.includes("header-search"),
    chat: chat === undefined ? "none" : chat.includes("hidden lg:block") ? "hidden on a phone" : "shown",
  };
}

test("nothing distracts from the checkout and from selling, and no chat covers a form or a total", () => {
  expect(framed({})).toEqual({ searches: true, chat: "shown" });
  expect(framed(cart, "/cart")).toEqual({ searches: true, chat: "none" });
  expect(framed({}, "/account/orders/ORD-000001")).toEqual({ searches: true, chat: "none" });
  expect(framed(checkout)).toEqual({ searches: false, chat: "none" });
  expect(framed(sellStep)).toEqual({ searches: false, chat: "none" });
  expect(framed(login, "/login")).toEqual({ searches: true, chat: "none" });
  expect(framed({ purpose: "form" })).toEqual({ searches: true, chat: "hidden on a phone" });
});

test.each([
  ["/cart", "?added=1", "/login?to=%2Fcart%3Fadded%3D1"],
  ["/checkout/pay/P-1", "", "/login?to=%2Fcheckout%2Fpay%2FP-1"],
  ["/cartridges", "", "/login"],
  ["/products", "?q=a", "/login"],
])("signing in at %s%s leads to %s", (pathname, search, path) => {
  expect(signInPath("login", { pathname, search })).toBe(path);
});
