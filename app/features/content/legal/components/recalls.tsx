// The open recalls of products that the shop sells or sold.

import type { AdviceLanguage, Recall } from "../../../../../shop/safety/recall.ts";
import { formatDay } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";

type RecallView = Pick<Recall, "number" | "product" | "model" | "serial" | "source" | "recalledOn"> & {
  advice: { text: string; language: AdviceLanguage };
};

export function Recalls({ recalls }: { recalls: readonly RecallView[] }) {
  const { t, language } = useWords("content-legal");
  if (recalls.length === 0) return <p>{t("recalls.none")}</p>;
  return (
    <ul className="flex flex-col gap-6">
      {recalls.map(({ number, product, model, serial, source, recalledOn, advice }) => (
        <li key={number} id={number} className="border-s-4 border-danger ps-4">
          <h3 className="text-xl wrap-anywhere">{product}</h3>
          <p className="text-sm text-muted">{t("recalls.date", { date: formatDay(recalledOn, language) })}</p>
          <p className="wrap-anywhere">
            {`${t("recalls.affected")}: `}
            {[model && `${t("recalls.model")} ${model}`, serial && `${t("recalls.serial")} ${serial}`]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p lang={advice.language} className="mt-2 wrap-anywhere whitespace-pre-line">
            {advice.text}
          </p>
          <p className="mt-2 text-sm wrap-anywhere text-muted">
            {`${t("recalls.source")}: `}
            {/^https:\/\/\S+$/.test(source) ? (
              <a href={source} rel="noreferrer" className="link">
                {source}
              </a>
            ) : (
              source
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
