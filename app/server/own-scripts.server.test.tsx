import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { newMark, ownScripts } from "./own-scripts.server.ts";
import { pageHeaders } from "./security.server.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const options = { https: true, card: { mode: "sandbox", confirmOrigin: "https://cards.example" } } as const;

/** A page of the shop with injected HTML from a listing's text. */
const pageWith = (text: string, mark: string) =>
  renderToString(
    <html lang="ro">
      <head>
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: `document.title = "<i>";` }} />
        <link rel="modulepreload" href="/assets/a.js" nonce={mark} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "{}" }} />
      </head>
      <body>
        <p dangerouslySetInnerHTML={{ __html: text }} />
        <script nonce={mark} type="module" async src="/assets/b.js" />
        <script nonce={mark} type="module" async dangerouslySetInnerHTML={{ __html: `import "/a.js";\n` }} />
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
  const mark = newMark();
  const { html, scripts } = ownScripts(Buffer.from(pageWith(text, mark)), mark);
  expect(scripts).toEqual([`document.title = "<i>";`, `import "/a.js";\n`]);
  expect(html.toString()).not.toContain(mark);
  expect(html.toString()).toContain(text);
  const policy = pageHeaders({ scripts }, options)["content-security-policy"];
  expect(policy).not.toContain(hashOf("alert(1)"));
  expect(policy?.match(/'sha256-[^']+'/g)).toEqual(scripts.map(hashOf));
});

test("the page is the same as without marks", () => {
  const mark = newMark();
  expect(ownScripts(Buffer.from(pageWith("<b>mărfuri</b>", mark)), mark).html.toString()).toBe(
    pageWith("<b>mărfuri</b>", "").replaceAll(' nonce=""', ""),
  );
});
