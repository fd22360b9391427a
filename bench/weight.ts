// The scripts that a browser loads for a page, by a tag, a preload or an import; sizes after gzip.

type Weight = { scripts: number; files: number; page: number; styles: number; words: number };

export async function weigh(url: string, path: string): Promise<Weight> {
  const html = await (await fetch(url + path)).text();
  const scripts = new Set<string>();
  for (const [, address] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) scripts.add(address ?? "");
  for (const [, address] of html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g))
    scripts.add(address ?? "");
  for (const [, address] of html.matchAll(/(?:import|from)\s*\(?"(\/assets\/[^"]+\.js)"/g)) scripts.add(address ?? "");
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].length;
  if (scripts.size === 0 || inline === 0) throw new Error(`${path} names no scripts`);
  // The scripts may import files that the page does not name: search their text too. Files that are added here are visited as well.
  for (const address of scripts) {
    const body = await (await fetch(url + address)).text();
    for (const [, name] of body.matchAll(/(?:^|[;}])(?:import|export)[^"'`;]*?["'`]\.\/([^"'`]+\.js)["'`]/g))
      scripts.add(`/assets/${name}`);
  }
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, address]) => address ?? "",
  );
  const words = [...html.matchAll(/<link[^>]*as="fetch"[^>]*href="([^"]+)"/g)].map(([, address]) => address ?? "");
  return {
    scripts: await total(url, [...scripts]),
    files: scripts.size,
    page: await total(url, [path]),
    styles: await total(url, styles),
    words: await total(url, words),
  };
}

async function total(url: string, addresses: string[]): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    const answer = await fetch(url + address, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
    const length = Number(answer.headers.get("content-length"));
    if (!answer.ok || !length) throw new Error(`${address}: ${answer.status}, ${length} bytes`);
    bytes += length;
  }
  return bytes;
}
