// The head of a selling page: the promise, and the honest way to begin while the online offer is not open.

import { useWords } from "../../i18n/use-words.ts";
import { ButtonLink } from "../button.tsx";
import { Notice } from "../notice.tsx";

export function SellHead({ title, lead, topic }: { title: string; lead: string; topic: "sell-computer" | "sell-components" }) {
  const { t } = useWords("sell");
  return (
    <section className="border-b border-edge bg-surface">
      <div className="wrap py-10 md:py-14">
        <h1 className="max-w-[18ch] text-5xl">{title}</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-muted">{lead}</p>
        <div className="mt-7">
          <ButtonLink to={`/contact?topic=${topic}`} size="lg">
            {t("start")}
          </ButtonLink>
        </div>
        <div className="mt-6 max-w-2xl">
          <Notice title={t("soon.title")}>{t("soon.text")}</Notice>
        </div>
      </div>
    </section>
  );
}
