// A page's schema.org data for search engines.

import { scriptText } from "./script-text.ts";

export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
