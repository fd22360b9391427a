// What the seller sent and what staff show, small; each opens at full size.

import type { ShownTradeIn } from "../../routes/office/shown-trade-in.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../panel.tsx";

export function TradeInPhotos({ shown: { photos } }: { shown: ShownTradeIn }) {
  const { t } = useWords("purchases");
  return (
    <Panel label={t("photos.title")}>
      {photos.length === 0 ? <p className="text-muted">{t("photos.none")}</p> : null}
      {(["declaration", "evidence"] as const).map((of) => {
        const mine = photos.filter((photo) => photo.of === of);
        if (mine.length === 0) return null;
        return (
          <section key={of} className="mb-4 last:mb-0">
            <h3 className="mb-2 text-lg">{t(of === "declaration" ? "photos.declared" : "photos.evidence")}</h3>
            <ul className="flex flex-wrap gap-3">
              {mine.map((photo, index) => (
                <li key={photo.id} className="w-28">
                  <span className="block truncate text-sm" title={photo.name}>{photo.name}</span>
                  <span className="sr-only">{t("photos.whole", { number: index + 1 })}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}
