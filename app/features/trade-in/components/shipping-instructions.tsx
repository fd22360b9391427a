// How to send an accepted PC to the shop: the courier's label where there is one, and the packing instructions.

import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { TradeInView } from "../sent/trade-in.view.server.ts";
import { buttonClass } from "../../../kit/button.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { ParcelList } from "../../../shared/shipments/parcel-list.tsx";
import type { ParcelView } from "../../../shared/shipments/parcels.view.server.ts";

const steps = {
  machine: ["data", "gpu", "inside", "box", "photo", "slip"],
  components: ["parts", "pins", "box", "photo", "slip"],
  drives: ["drives", "parts", "pins", "box", "photo", "slip"],
} as const;

/** Needs the words of the namespace "orders-parcels" too. */
export function ShippingInstructions({
  view: { number, keyQuery, of, hasDrives },
  parcels,
}: {
  view: TradeInView;
  parcels: readonly ParcelView[];
}) {
  const { t } = useWords("trade-in-sent");
  return (
    <Panel title={t("send.title")}>
      {parcels.length > 0 ? (
        <ParcelList parcels={parcels} labelLink={() => links.tradeInDocument(number, "label", keyQuery)} />
      ) : (
        <p>{t("send.waiting")}</p>
      )}
      <h3 className="mt-7 text-xl">{t("send.packing")}</h3>
      <ol className="mt-3 flex flex-col gap-3">
        {steps[of === "components" && hasDrives ? "drives" : of].map((step, place) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="figure inline-flex size-8 items-center justify-center rounded-full border-2 border-edge text-sm"
            >
              {place + 1}
            </span>
            <span className="pt-0.5">{t(`send.steps.${step}`, { number })}</span>
          </li>
        ))}
      </ol>
      <a
        href={links.tradeInDocument(number, "sheet", keyQuery)}
        className={`${buttonClass({ variant: "secondary" })} mt-6 max-sm:w-full`}
      >
        {t("send.sheet")}
      </a>
      <p className="mt-2 text-sm text-muted">{t("send.sheetText")}</p>
    </Panel>
  );
}
