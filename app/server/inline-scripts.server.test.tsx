import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { newNonce, ownInlineScripts } from "./inline-scripts.server.ts";
import { pageHeaders } from "./security.server.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const options = { https: true, card: { mode: "sandbox", confirmOrigin: "https://cards.example" } } as const;

/** A page of the shop with injected HTML from a listing's text. */
const pageWith = (text: string, nonce: string) =>
  renderToString(
    <html lang="ro">
      <head>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `document.title = "<i>";` }} />
        <link rel="modulepreload" href="/assets/a.js" nonce={nonce} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "{}" }} />
      </head>
      <body>
        <p dangerouslySetInnerHTML={{ __html: text }} />
        <script nonce={nonce} type="module" async src="/assets/b.js" />
        <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: `import "/a.js";\n` }} />
      </body>
    </html>,
  );

test.each([
  "<script>alert(1)</script>",
  `<script nonce="guessed">alert(1)</script>`,
  `<script nonce=>alert(1)</script>`,
  `<script type="module">alert(1)</script>`,
  `<SCRIPT>alert(1)</SCRIPT>`,
  `<script x="`,
  `<script>alert(1)//`,
])("a script that got into the page is none of the shop's: %s", (text) => {
  const nonce = newNonce();
  const { html, scripts } = ownInlineScripts(Buffer.from(pageWith(text, nonce)), nonce);
  expect(scripts).toEqual([`document.title = "<i>";`, `import "/a.js";\n`]);
  expect(html.toString()).not.toContain(nonce);
  expect(html.toString()).toContain(text);
  const policy = pageHeaders({ scripts }, options)["content-security-policy"];
  expect(policy).not.toContain(hashOf("alert(1)"));
  expect(policy?.match(/'sha256-[^']+'/g)).toEqual(scripts.map(hashOf));
});

test("the page is the same as without nonces", () => {
  const nonce = newNonce();
  expect(ownInlineScripts(Buffer.from(pageWith("<b>mărfuri</b>", nonce)), nonce).html.toString()).toBe(
    pageWith("<b>mărfuri</b>", "").replaceAll(' nonce=""', ""),
  );
});
