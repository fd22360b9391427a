// What public pages are made of: the catalogue and the settings. A change of either makes cached pages old.

import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";

type Changing = { readonly version: number; onChange(listener: () => void): () => void };
type PageIndex = Pick<CatalogueIndex, "byId" | "knows" | "version" | "onChange">;

/** The index, whose version also rises with the settings: both only rise, so their sum is new after each change. */
export function withVersionsOf(settings: Changing, catalogueIndex: PageIndex): PageIndex {
  return {
    byId: (id) => catalogueIndex.byId(id),
    knows: (...asked) => catalogueIndex.knows(...asked),
    get version() {
      return catalogueIndex.version + settings.version;
    },
    onChange(listener) {
      const stops = [catalogueIndex.onChange(listener), settings.onChange(() => listener("all"))];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
