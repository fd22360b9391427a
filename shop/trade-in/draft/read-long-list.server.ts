import { LONG_TEXT, readApart, type NotRead } from "../../../base/read-apart.server.ts";
import type { Result } from "../../../base/result.ts";
import { readComponentLines, type ComponentList, type NoList } from "./read-component-lines.ts";

/** `readComponentLines` that parses a long list in a process of its own. Refuses like it and with `reading-too-long`. */
export async function readLongList(text: string): Promise<Result<ComponentList, NoList | NotRead>> {
  if (text.length <= LONG_TEXT) return readComponentLines(text);
  const read = await readApart<Result<ComponentList, NoList>>(
    { file: "shop/trade-in/draft/read-component-lines.ts", name: "readComponentLines", of: "guest" },
    text,
  );
  return read.ok ? read.value : read;
}
