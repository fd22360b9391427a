// A page's texts as bytes. With letters beyond Latin-1, as in every Romanian page, a text of a hundred thousand signs is
// measured and written in half the time into room that is there already.

const encoder = new TextEncoder();
const ROOM = 600_000; // bytes
const MOST_OF_A_SIGN = 3; // bytes in UTF-8, for each unit of a text
const room = new Uint8Array(ROOM);

/** The texts, one after another, in UTF-8. */
export function bytesOf(texts: readonly string[]): Buffer {
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  if (units * MOST_OF_A_SIGN > ROOM) return Buffer.from(texts.join(""));
  let end = 0;
  for (const text of texts) end += encoder.encodeInto(text, room.subarray(end)).written;
  return Buffer.from(room.subarray(0, end));
}
