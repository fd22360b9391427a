// Which inline scripts of a finished page the shop wrote itself. While a page is rendered they carry a mark that is drawn for
// this page alone, as a nonce: React and the router put it on their own scripts. What got into the page in any other way cannot
// know the mark. A cached page goes to many, so that a nonce would be no secret: the policy names hashes, and the mark is removed.

import { randomBytes } from "node:crypto";

export function newMark(): string {
  return randomBytes(16).toString("base64url");
}

/** The page without the mark, and what its marked inline scripts say, in order. */
export function ownScripts(marked: Buffer, mark: string): { html: Buffer; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  const pieces: Buffer[] = [];
  let taken = 0;
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, at + attribute.length)) {
    const start = marked.lastIndexOf("<", at);
    const end = marked.indexOf(">", at) + 1;
    const tag = marked.toString("utf8", start, end);
    // Links carry it too, and scripts of files.
    if (/^<script\s/.test(tag) && !/\ssrc=/.test(tag))
      scripts.push(marked.toString("utf8", end, marked.indexOf("</script", end)));
    pieces.push(marked.subarray(taken, at));
    taken = at + attribute.length;
  }
  return { html: Buffer.concat([...pieces, marked.subarray(taken)]), scripts };
}
