// Finds the inline scripts of a finished page that the shop wrote itself. While a page is rendered, React and the
// router put a random nonce on their own scripts. Injected HTML cannot know the nonce. A cached page is sent to many
// visitors, so a nonce would be no secret: the security policy names hashes instead, and the nonce is removed.

import { randomUUID } from "node:crypto";

export function newNonce(): string {
  return randomUUID();
}

/** The page without nonces, and the text of each own inline script, in order. */
export function ownInlineScripts(htmlWithNonce: Buffer, nonce: string): { html: Buffer; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  const pieces: Buffer[] = [];
  let taken = 0;
  for (
    let at = htmlWithNonce.indexOf(attribute);
    at >= 0;
    at = htmlWithNonce.indexOf(attribute, at + attribute.length)
  ) {
    const start = htmlWithNonce.lastIndexOf("<", at);
    const end = htmlWithNonce.indexOf(">", at) + 1;
    const tag = htmlWithNonce.toString("utf8", start, end);
    // Links and scripts with a `src` have the nonce too.
    if (/^<script\s/.test(tag) && !/\ssrc=/.test(tag))
      scripts.push(htmlWithNonce.toString("utf8", end, htmlWithNonce.indexOf("</script", end)));
    pieces.push(htmlWithNonce.subarray(taken, at));
    taken = at + attribute.length;
  }
  return { html: Buffer.concat([...pieces, htmlWithNonce.subarray(taken)]), scripts };
}
