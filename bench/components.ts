// Benchmark of a pasted list of 200 parts: the time to parse, match, price and render it. Most lines are known, every tenth is
// unclear.

import { knownParts } from "../shop/parts/known-parts.server.ts";
import { median } from "./table.ts";

const LINES = 200;
const TIMES = 5;

function aList(): string {
  const step = Math.floor(knownParts.length / LINES);
  const lines = Array.from({ length: LINES }, (_, place) => {
    const { name } = knownParts[place * step]!;
    return place % 10 === 9 ? `${name.slice(0, -3)} ${place}` : `${(place % 4) + 1}x ${name}, stare bună`;
  });
  return lines.join("\n");
}

/** Milliseconds from the POST of a pasted list to the last byte of the resulting page, as in a browser without scripts. */
export async function measureList(url: string): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    const sent = await fetch(`${url}/components/sell`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: url },
      body: new URLSearchParams({ intent: "paste", list: aList() }),
    });
    if (sent.status !== 302) throw new Error(`the list was answered with ${sent.status}`);
    const [cookie = ""] = (sent.headers.get("set-cookie") ?? "").split(";");
    const page = await (await fetch(`${url}/components/sell`, { headers: { cookie } })).text();
    took.push(performance.now() - start);
    const shown = page.split('name="quantity-line-').length - 1;
    if (shown !== LINES) throw new Error(`${shown} of ${LINES} lines are on the page`);
  }
  return median(took);
}
