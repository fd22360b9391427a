// Results of 3DMark: a .3dmark-result file is a ZIP archive with Result.xml (arielle.xml in early releases) and SI.xml about the
// system; an exported result is that XML alone.

import { fileText, lineAt } from "./file-text.ts";
import { plainNumber } from "./file-lines.ts";
import { emptyFile, UnreadableFile, wordsOf, type MeasuredFile } from "./measurement-file.ts";
import { unpackEntry, zipEntries } from "./zip-entry.ts";

export function is3dMarkXml(text: string): boolean {
  const start = text.slice(0, 4000);
  return (
    /^\uFEFF?\s{0,20}(?:<\?xml|<benchmark)/.test(start) && /<benchmark[\s>]/.test(start) && /<results?[\s>]/.test(start)
  );
}

/** Elements that hold the score of a whole test; of each test the first one that is there. */
const scores: readonly (readonly [test: string, elements: readonly string[]])[] = [
  ["futuremark", ["timespyperformance3dmarkscore"]],
  ["3dmark-fire-strike", ["firestrikeoverallscorep", "firestrikeperformance3dmarkscore"]],
  [
    "3dmark-steel-nomad",
    [
      "steelnomadperformance3dmarkscore",
      "steelnomad3dmarkscore",
      "steelnomadperformancegraphicsscore",
      "steelnomadgraphicsscore",
      "steelnomadscore",
    ],
  ],
  [
    "3dmark-port-royal",
    ["portroyalperformance3dmarkscore", "portroyal3dmarkscore", "portroyalperformancegraphicsscore"],
  ],
];

/** The exported XML. Refuses tests that the bench does not have, and two different scores of one test. */
export function read3dMarkXml(text: string): MeasuredFile {
  if (!/<\/benchmark>\s*$/.test(text.slice(-200))) throw new UnreadableFile("file-cut-off", lineAt(text, text.length));
  const found = new Map<string, string>();
  for (const { groups, index } of text.matchAll(/<(?<name>[\w.]{1,80})(?: [^<>]{0,300})?>(?<value>[^<>]{1,200})<\//g)) {
    const name = groups!["name"]!.toLowerCase();
    const value = groups!["value"]!.trim();
    const before = found.get(name);
    if (before === undefined) found.set(name, value);
    else if (before !== value && scores.some(([, elements]) => elements.includes(name)))
      throw new UnreadableFile("file-disagrees", lineAt(text, index), `${groups!["name"]} ${before}, ${value}`);
  }
  const values = scores.flatMap(([test, elements]) => {
    const element = elements.find((name) => found.has(name));
    if (element === undefined) return [];
    const points = plainNumber(found.get(element)!);
    if (points === null) throw new UnreadableFile("file-number", null, `${element} ${found.get(element)}`);
    return points > 0 ? [{ test, value: Math.round(points) }] : [];
  });
  if (values.length === 0) {
    const other = [...found.keys()].find((name) => /score/.test(name));
    throw new UnreadableFile("file-other-test", null, other ?? "");
  }
  const version = wordsOf(found.get("productversion") ?? found.get("sourceversion"));
  return { ...emptyFile("3dmark"), version: version === null ? "3DMark" : `3DMark ${version}`, values };
}

/** A .3dmark-result file. The archive says on which day the result was written. */
export function read3dMarkArchive(bytes: Uint8Array): MeasuredFile {
  const entries = zipEntries(bytes);
  const result = entries.find(({ name }) => /(?:^|\/)(?:result|arielle)\.xml$/i.test(name));
  if (!result) throw new UnreadableFile("file-unknown", null, entries[0]?.name);
  const file = read3dMarkXml(fileText(unpackEntry(bytes, result)));
  const system = entries.find(({ name }) => /(?:^|\/)si\.xml$/i.test(name));
  const driver = system && driverIn(fileText(unpackEntry(bytes, system)));
  return { ...file, driver: driver ?? null, takenOn: result.day };
}

function driverIn(text: string): string | null {
  const found = /<Driver_Version>(?<driver>[\w. ]{1,60})<\/Driver_Version>/i.exec(text.slice(0, 500_000));
  return wordsOf(found?.groups?.["driver"]);
}
