// About the shop, and how it tests a PC.

import type { Route } from "./+types/about";
import type { PageSection } from "../../../../shop/settings/page-text.ts";
import { gameNames, games } from "../../../../shop/catalogue/specs.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { CachedHtml } from "../../../kit/cached-html.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { Reading } from "../../../kit/reading.tsx";
import { useCompany } from "../../../kit/pages/company.ts";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { TextBlocks } from "../../../shared/content/text-blocks.tsx";

export const handle = { words: ["content-about"], cache: { query: "ignored" } } satisfies RouteHandle;

const steps = ["receive", "clean", "measure", "grade", "publish"] as const;
const synthetic = ["Cinebench R23", "3DMark Time Spy", "FurMark", "Unigine Heaven"];

export function loader({ context }: Route.LoaderArgs) {
  const { isOwn, sections, ...text } = pageTextView(context.get(shopContext), "about", context.get(languageContext));
  // The shop's own words are in the words of the screen.
  return { ...text, written: isOwn ? sections : null };
}

export default function About({ loaderData: text }: Route.ComponentProps) {
  const { t } = useWords("content-about");
  const company = useCompany();
  return (
    <Page title={text.title} lead={text.lead}>
      <Head title={text.title} description={text.lead} />
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[3fr_2fr]">
        {text.written ? (
          <WrittenColumn sections={text.written} />
        ) : (
          <CachedHtml as="div" name="about-own" className="flex flex-col gap-12">
            <OwnColumn />
          </CachedHtml>
        )}
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

/** The shop's own words: the steps of the bench, and how to read the figures. */
function OwnColumn() {
  const { t } = useWords("content-about");
  const { t: kit } = useWords("kit");
  const grades = { A: kit("condition.meaning.A"), B: kit("condition.meaning.B"), C: kit("condition.meaning.C") };
  return (
    <>
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
              <p className="mt-1 max-w-[60ch] text-muted">{t(`bench.${step}.text`, grades)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="text-3xl">{t("figures.title")}</h2>
        <p className="mt-2 max-w-[60ch]">{t("figures.text")}</p>
        <Readings />
      </section>
    </>
  );
}

const readings = () => <Readings />;

/** What staff wrote instead. */
function WrittenColumn({ sections }: { sections: readonly PageSection[] }) {
  return (
    <div className="flex flex-col gap-12">
      {sections.map(({ title, blocks }) => (
        <section key={title}>
          <h2 className="text-3xl">{title}</h2>
          <div className="mt-3 flex max-w-[60ch] flex-col gap-3">
            <TextBlocks blocks={blocks} part={readings} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** A measured figure and an estimate, as they look everywhere. */
function Readings() {
  const { t } = useWords("content-about");
  return (
    <>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Reading
          kind="measured"
          label={gameNames.cs2}
          value={211}
          unit="FPS"
          scale={300}
          note={t("figures.measured")}
        />
        <Reading
          kind="estimate"
          label={gameNames.cs2}
          low={180}
          high={230}
          unit="FPS"
          scale={300}
          note={t("figures.estimate")}
        />
      </div>
      <p className="mt-2 text-sm text-muted">{t("figures.example")}</p>
    </>
  );
}
