// The paid custom game test: 50 RON for 3 games of the buyer's choice (spec 9).

import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";

export function CustomTest() {
  const { t } = useWords("content-home");
  return (
    <Panel ground="open" className="flex flex-col">
      <p className="money text-3xl font-semibold">
        50<span className="text-[0.5em]"> RON</span>
      </p>
      <h2 className="mt-2 text-2xl">{t("customTest.title")}</h2>
      <p className="mt-2 mb-5 text-muted">{t("customTest.text")}</p>
      <ButtonLink to={links.products()} variant="secondary" className="mt-auto self-start">
        {t("customTest.action")}
      </ButtonLink>
    </Panel>
  );
}
