// The head of a selling page: the promise, and the honest way to begin while the online offer is not open.

import { useWords } from "../../i18n/use-words.ts";
import { ButtonLink } from "../button.tsx";
import { Notice } from "../notice.tsx";

type SellHeadProps = { title: string; lead: string; topic: "sell-computer" | "sell-components"; drawing: string };

export function SellHead({ title, lead, topic, drawing }: SellHeadProps) {
  const { t } = useWords("sell");
  return (
    <section className="relative border-b border-edge bg-surface">
      <div className="wrap py-10 md:py-14">
        <div className="lg:max-w-[34rem]">
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
      </div>
      <img
        src={drawing}
        alt=""
        width={800}
        height={600}
        className="absolute inset-y-0 end-0 hidden h-full w-[46%] border-s border-edge object-cover lg:block"
      />
    </section>
  );
}
