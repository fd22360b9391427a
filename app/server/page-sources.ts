// What public pages are made of: the catalogue, the settings, and published reviews. A change of any makes cached pages
// old.

import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";

type Changing = { readonly version: number; onChange(listener: () => void): () => void };
type PageIndex = Pick<CatalogueIndex, "byId" | "knows" | "version" | "onChange">;

/** The index, whose version also rises with the others: all only rise, so their sum is new after each change. */
export function withVersionsOf(others: readonly Changing[], catalogueIndex: PageIndex): PageIndex {
  return {
    byId: (id) => catalogueIndex.byId(id),
    knows: (...ids) => catalogueIndex.knows(...ids),
    get version() {
      return others.reduce((sum, { version }) => sum + version, catalogueIndex.version);
    },
    onChange(listener) {
      const stops = [
        catalogueIndex.onChange(listener),
        ...others.map((other) => other.onChange(() => listener("all"))),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
