// Finds the inline scripts of a finished page that the shop wrote itself. While a page is rendered, React and the
// router put a random nonce on their own scripts. Injected HTML cannot know the nonce. A cached page is sent to many
// visitors, so a nonce would be no secret: the security policy names hashes instead, and the nonce is removed.

import { randomBytes } from "node:crypto";

export function newMark(): string {
  return randomBytes(16).toString("base64url");
}

/** The page without the nonce, and the texts of its marked inline scripts, in order. */
export function ownScripts(marked: Buffer, mark: string): { html: Buffer; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  const pieces: Buffer[] = [];
  let taken = 0;
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, at + attribute.length)) {
    const start = marked.lastIndexOf("<", at);
    const end = marked.indexOf(">", at) + 1;
    const tag = marked.toString("utf8", start, end);
    // Links and scripts with a `src` have the nonce too.
    if (/^<script\s/.test(tag) && !/\ssrc=/.test(tag))
      scripts.push(marked.toString("utf8", end, marked.indexOf("</script", end)));
    pieces.push(marked.subarray(taken, at));
    taken = at + attribute.length;
  }
  return { html: Buffer.concat([...pieces, marked.subarray(taken)]), scripts };
}
