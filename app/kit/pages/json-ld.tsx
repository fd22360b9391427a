// What a page says for search engines in schema.org's words, beside what it shows to people.

import { scriptText } from "./script-text.ts";

export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
