import { LONG_TEXT, readApart, type NotRead } from "../../../base/read-in-thread.server.ts";
import type { Result } from "../../../base/result.ts";
import { readComponentLines, type ComponentList, type NoList } from "./read-component-lines.ts";

/** Reads a seller's list as `readComponentLines` does; a long one in a thread of its own. Refuses as that and with `reading-too-long`. */
export async function readLongList(text: string): Promise<Result<ComponentList, NoList | NotRead>> {
  if (text.length <= LONG_TEXT) return readComponentLines(text);
  const read = await readApart<Result<ComponentList, NoList>>(
    { file: "shop/trade-in/draft/read-component-lines.ts", name: "readComponentLines" },
    text,
  );
  return read.ok ? read.value : read;
}
