// /my-pc: the visitor's own PC, described once; whether a listing fits it, also before JavaScript; and what fits it in stock.

import type { Route } from "./+types/my-pc";
import { languageContext, shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Notice } from "../../kit/notice.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { AboutListing } from "./components/about-listing.tsx";
import { DescribedFits } from "./components/described-fits.tsx";
import { OpenParts } from "./components/open-parts.tsx";
import { PartsForm } from "./components/parts-form.tsx";
import { PasteForm } from "./components/paste-form.tsx";
import { NameAndRemove } from "./components/name-and-remove.tsx";
import { takeMyPcForm, type MyPcProblem } from "./my-pc.action.server.ts";
import { myPcView } from "./my-pc.view.server.ts";

export const handle = {
  words: ["own-pc", "configurator", "trade-in-detect", "domain-errors"],
  body: { size: "form", report: { query: "report", size: "list" } },
} satisfies RouteHandle;

const notices = ["described", "renamed", "removed", "draftless"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = await myPcView(context.get(shopContext), { request, language: context.get(languageContext) });
  const done = new URL(request.url).searchParams.get("done");
  return { view, done: notices.find((notice) => notice === done) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeMyPcForm(context.get(shopContext), request);
}

export default function MyPc({ loaderData: { view, done }, actionData }: Route.ComponentProps) {
  const { t } = useWords("own-pc");
  const { formatDomainError } = useDomainErrors();
  const problem: MyPcProblem = actionData ?? {};
  const { pc, about } = view;
  return (
    <Page title={pc?.name || t("title")} lead={t("lead")}>
      <Head title={t("title")} hidden />
      <div className="flex flex-col gap-4 not-empty:mb-8">
        {done && !actionData ? (
          <Notice tone={done === "draftless" ? "warn" : "good"} live>
            {t(`done.${done}`)}
          </Notice>
        ) : null}
        {problem.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(problem.domainError)}
          </Notice>
        ) : null}
        {about ? <AboutListing about={about} /> : null}
        {pc && pc.clashes.length > 0 ? (
          <Notice tone="warn" title={t("clash.title")}>
            <p>{t("clash.text")}</p>
            <ul className="mt-1 list-disc ps-5 text-sm">
              {pc.clashes.map((clash) => (
                <li key={clash}>{clash}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
      {pc ? <OpenParts open={pc.open} about={about} error={problem.errors?.["option"] ?? null} /> : null}
      {pc ? <DescribedFits counts={pc.counts} /> : null}
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <PasteForm key={pc?.version} about={about} hasDraft={view.hasDraft} paste={problem.paste ?? null} />
        <PartsForm pc={pc} about={about} problem={problem} />
      </div>
      {pc ? <NameAndRemove name={pc.name} error={problem.errors?.["name"] ?? null} /> : null}
      {view.isMember ? null : <p className="mt-8 max-w-[62ch] text-sm text-muted">{t("guest")}</p>}
    </Page>
  );
}
