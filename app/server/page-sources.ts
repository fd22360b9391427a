// What public pages are made of: the catalogue, the settings, and what else is live. A change of any makes cached pages old.

import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";

type Changing = { readonly version: number; onChange(listener: () => void): () => void };
type PageIndex = Pick<CatalogueIndex, "byId" | "knows" | "version" | "onChange">;

type PageSources = Readonly<
  Record<"settings" | "liveReviews" | "liveSafety" | "livePriceBook" | "liveEstimates", Changing>
>;

/** What pages show beside the catalogue. */
export function pageSourcesOf({
  settings,
  liveReviews,
  liveSafety,
  livePriceBook,
  liveEstimates,
}: PageSources): readonly Changing[] {
  return [settings, liveReviews, liveSafety, livePriceBook, liveEstimates];
}

/** Another number after each change of a source: the versions only rise. */
export function sumOfVersions(sources: readonly Pick<Changing, "version">[]): number {
  return sources.reduce((sum, { version }) => sum + version, 0);
}

/** The index, whose version also rises with the others. */
export function withVersionsOf(others: readonly Changing[], catalogueIndex: PageIndex): PageIndex {
  return {
    byId: (id) => catalogueIndex.byId(id),
    knows: (...ids) => catalogueIndex.knows(...ids),
    get version() {
      return sumOfVersions([catalogueIndex, ...others]);
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
