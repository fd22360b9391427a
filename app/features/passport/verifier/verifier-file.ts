// /passport-verifier.html: the offline verifier with the shop's public keys, as one file that loads nothing.

import { createHash } from "node:crypto";
import type { Route } from "./+types/verifier-file";
import { canonicalJson } from "../../../../shop/passport/canonical-json.ts";
import { passportKeys } from "../../../../shop/passport/view-passport.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { languageNames, languages } from "../../../i18n/languages.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import words from "./verifier-texts.json";
import screen from "./screen.js?raw";
// oxlint-disable-next-line import/default -- its text, not what it exports
import verifier from "./verifier.js?raw";

export const handle = { kind: "file" } satisfies RouteHandle;

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 1.5rem; }
  nav { display: flex; gap: .5rem; flex-wrap: wrap; }
  button { font: inherit; padding: .5rem .75rem; min-height: 2.75rem; }
  label { display: block; margin: 1.5rem 0; padding: 2.5rem 1rem; border: 2px dashed; text-align: center; overflow-wrap: anywhere; }
  input { display: block; margin: 1rem auto 0; max-width: 100%; }
  #result { border: 3px solid; padding: 1rem; overflow-wrap: anywhere; }
  #result[data-is=valid] { border-color: #1a7f4b; } #result[data-is=altered] { border-color: #c2271b; }
  #verdict { font-size: 1.75rem; font-weight: 700; margin: 0; }`;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const keys = await passportKeys(shop);
  const file = {
    words,
    keys,
    language: context.get(languageContext),
    day: shop.clock.today(),
  };
  // In a script "</" could end it.
  const data = canonicalJson(file).replaceAll("<", String.raw`\u003c`);
  const script = `"use strict";\n${verifier.replaceAll(/^export /gm, "")}\nconst DATA = ${data};\n${screen}`;
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'`;
  return new Response(page(script, policy), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `${policy}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      "Content-Disposition": 'inline; filename="passport-verifier.html"',
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}

function page(script: string, policy: string): string {
  const buttons = languages.map(
    (language) =>
      `<button type="button" data-language="${language}" lang="${language}">${languageNames[language].name}</button>`,
  );
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${words.ro.title}</title>
<style>${STYLE}</style>
</head>
<body>
<nav>${buttons.join("")}</nav>
<main>
<h1 id="title"></h1>
<p id="lead"></p>
<label><span id="choose"></span><input id="file" type="file" accept=".json,application/json"></label>
<section id="result" role="status" hidden><p id="verdict"></p><p id="detail"></p></section>
<p><small id="needs"></small></p>
</main>
<script>${script}</script>
</body>
</html>
`;
}
