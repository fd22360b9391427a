// Which inline scripts of a finished page the shop wrote itself. While a page is rendered they carry a mark that is drawn for
// this page alone (as a nonce: the router's own scripts take it from the document). What got into the page in any other way cannot
// know the mark. A kept page goes to many, so that a nonce would be no secret: the policy names hashes, and the mark is taken away.

import { randomBytes } from "node:crypto";

export function newMark(): string {
  return randomBytes(16).toString("base64url");
}

/** The page without the mark, and what its marked inline scripts say, in order. */
export function ownScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, at + attribute.length)) {
    const start = marked.lastIndexOf("<", at);
    const end = marked.indexOf(">", at) + 1;
    const tag = marked.slice(start, end);
    // Links carry it too, and scripts of files.
    if (/^<script\s/.test(tag) && !/\ssrc=/.test(tag)) scripts.push(marked.slice(end, marked.indexOf("</script", end)));
  }
  return { html: marked.replaceAll(attribute, ""), scripts };
}
