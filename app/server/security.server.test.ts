import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { siteRoutes } from "../../testing/site-routes.ts";
import { PolicyTable } from "./policy-table.server.ts";
import { commonHeaders, pageHeaders } from "./security.server.ts";

const policies = new PolicyTable(await siteRoutes());

const options = { https: true, card: { mode: "sandbox", confirmOrigin: "https://cards.example" } } as const;
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const policyOf = (scripts: string[]) => pageHeaders({ scripts }, options)["content-security-policy"] ?? "";

describe("the policy of a page", () => {
  test("names each script of the shop by its hash", () => {
    const scripts = [`alert("ț & ș")`, `\n  multi\n  line\n`, `x<y; "<!--"`, `import "/a.js"`];
    const named = policyOf(scripts).match(/'sha256-[^']+'/g) ?? [];
    expect(named.toSorted()).toEqual(scripts.map(hashOf).toSorted());
  });

  test("allows no inline script on a page that has none, and never any script whatever it contains", () => {
    expect(policyOf([])).toContain("script-src 'self';");
    expect(policyOf(["1"])).not.toMatch(/script-src[^;]*unsafe/);
  });

  test("allows a card to be sent to its provider, and nothing else to leave the shop", () => {
    const policy = policyOf([]);
    expect(policy).toContain("form-action 'self' https://cards.example");
    expect(policy).toContain("connect-src 'self' https://cards.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  test("allows Stripe only where Stripe takes the cards, and only on the payment page", () => {
    const stripe = {
      https: true,
      card: { mode: "stripe", publishableKey: "pk_test_1", isLive: false, wallets: true },
    } as const;
    const at = (path: string, with_: Parameters<typeof pageHeaders>[1]) =>
      pageHeaders({ scripts: [], csp: policies.at(path).csp }, with_)["content-security-policy"];
    expect(at("/checkout/pay/ORD-123456", options)).not.toContain("stripe");
    for (const path of ["/", "/checkout", "/checkout/complete/ORD-123456", "/account/orders/ORD-123456"])
      expect(at(path, stripe)).not.toContain("stripe");
    const openerAt = (path: string) =>
      pageHeaders({ scripts: [], csp: policies.at(path).csp }, stripe)["cross-origin-opener-policy"];
    expect([openerAt("/checkout"), openerAt("/checkout/pay/ORD-123456")]).toEqual([
      "same-origin",
      "same-origin-allow-popups",
    ]);
    const policy = at("/checkout/pay/ORD-123456", stripe);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain("form-action 'self';");
  });

  test("requires https (HSTS) only where the shop is reached by it", () => {
    expect(commonHeaders({ https: true })).toHaveProperty("strict-transport-security");
    expect(commonHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
    expect(pageHeaders({ scripts: [] }, { ...options, https: false })["content-security-policy"]).not.toContain(
      "upgrade-insecure-requests",
    );
  });
});
