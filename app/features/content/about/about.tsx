// About the shop, and how it tests a PC.

import { gameNames, games } from "../../../../shop/catalogue/specs.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { Reading } from "../../../kit/reading.tsx";
import { useCompany, useShopName } from "../../../kit/pages/company.ts";

export const handle = { words: ["content-about"], cache: { query: "ignored" } } satisfies RouteHandle;

const steps = ["receive", "clean", "measure", "grade", "publish"] as const;
const synthetic = ["Cinebench R23", "3DMark Time Spy", "FurMark", "Unigine Heaven"];

export default function About() {
  const { t } = useWords("content-about");
  const shop = useShopName();
  const company = useCompany();
  return (
    <Page title={t("title", { shop })} lead={t("lead")}>
      <Head title={t("title", { shop })} description={t("lead")} />
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-12">
          <section>
            <h2 className="text-3xl">{t("bench.title")}</h2>
            <ol className="mt-5 border-s-[3px] border-brand-trace">
              {steps.map((step) => (
                <li key={step} className="relative pb-6 ps-7 last:pb-0">
                  <span
                    aria-hidden="true"
                    className="absolute -start-[0.6rem] top-1.5 size-4 rounded-full border-[3px] border-action bg-page"
                  />
                  <h3 className="text-xl">{t(`bench.${step}.title`)}</h3>
                  <p className="mt-1 max-w-[60ch] text-muted">{t(`bench.${step}.text`)}</p>
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2 className="text-3xl">{t("figures.title")}</h2>
            <p className="mt-2 max-w-[60ch]">{t("figures.text")}</p>
            <div className="mt-5 grid gap-3 sm:grid-cols-2">
              <Reading
                kind="measured"
                label={gameNames.cs2}
                value={211}
                unit="fps"
                scale={300}
                note={t("figures.measured")}
              />
              <Reading
                kind="estimate"
                label={gameNames.cs2}
                low={180}
                high={230}
                unit="fps"
                scale={300}
                note={t("figures.estimate")}
              />
            </div>
            <p className="mt-2 text-sm text-muted">{t("figures.example")}</p>
          </section>
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-24">
          <Panel label={t("tests.title")}>
            <ul className="flex flex-col">
              {[...synthetic, ...games.map((game) => gameNames[game])].map((test) => (
                <li key={test} className="border-b border-line py-2 last:border-0">
                  {test}
                </li>
              ))}
            </ul>
          </Panel>
          {company ? (
            <Panel label={t("company.title")}>
              <p className="font-semibold">{company.legalName}</p>
              <p>{company.address}</p>
              <p className="figure mt-1 text-sm">
                {company.cui} · {company.tradeRegister}
              </p>
              <ButtonLink to={links.contact()} variant="secondary" className="mt-4">
                {t("company.contact")}
              </ButtonLink>
            </Panel>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
