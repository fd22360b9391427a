// The first screen of the configurator: the starting points, or the build with its summary.

import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { Category } from "../../../../shop/catalogue/specs.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { StarterBuildView } from "../starter-builds.view.server.ts";
import type { takeBuildForm } from "../build.action.server.ts";
import type { BuildPageView } from "../build.view.server.ts";
import type { SavedView } from "../saved-builds/saved-builds.view.server.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { BuildRow } from "./build-row.tsx";
import { ExpectedFps } from "./expected-fps.tsx";
import { BuildStart } from "./build-start.tsx";
import { BuildBar, BuildSummary, useBuildState } from "./build-summary.tsx";
import { SaveAndShare } from "./save-and-share.tsx";
import { SavedBuilds } from "../saved-builds/components/saved-builds.tsx";

type AnswerOf<Post extends (...given: never[]) => unknown> = Extract<
  Awaited<ReturnType<Post>>,
  { data: unknown }
>["data"];
type Answer = AnswerOf<typeof takeBuildForm>;

type BuildScreenProps = {
  build: BuildPageView;
  /** Null if the build has parts. */
  /** Why some games have no estimate. */
  noEstimates: readonly string[];
  starterBuilds: readonly StarterBuildView[] | null;
  saved: readonly SavedView[];
  /** The categories that the shop filled in. */
  filled: readonly Category[];
  did: "saved" | "removed" | undefined;
  answer: Answer | undefined;
};

/** Needs the namespaces "configurator", "cart" and "domain-errors". */
export function BuildScreen({ build, noEstimates, starterBuilds, saved, filled, did, answer }: BuildScreenProps) {
  const { t } = useWords("configurator");
  const { formatFields } = useDomainErrors();
  const [params] = useSearchParams();
  useFocusOnReturn();
  const { address } = build;
  const errors = answer && "errors" in answer ? formatFields(answer.errors) : {};
  const savedName = saved.find(({ id }) => id === address.saved)?.name ?? null;
  return (
    <Page title={starterBuilds ? t("title") : (savedName ?? t("build.title"))} lead={starterBuilds ? t("lead") : null}>
      {/* A build is personal, so the canonical URL and the description are those of the configurator itself. */}
      <Head
        title={t("title")}
        description={t("lead")}
        canonical={links.configurator()}
        hidden={params.size > 0 && !starterBuilds}
      />
      <div className="flex flex-col gap-4 not-empty:mb-6">
        <ErrorSummary errors={errors} />
        <AnswerNotices answer={answer} />
        {did && !answer ? (
          <FlashMessage key={did} name="did" message={t(did === "saved" ? "save.done" : "saved.removed")} />
        ) : null}
        {filled.length > 0 && !answer ? (
          <Notice tone="good" live>
            {t("complete.done", { parts: filled.map((category) => t(`needs.${category}`)).join(", ") })}
          </Notice>
        ) : null}
      </div>
      {starterBuilds ? (
        <>
          <SavedBuilds saved={saved} address={address} className="mb-12" />
          <BuildStart rows={build.rows} starterBuilds={starterBuilds} address={address} />
        </>
      ) : (
        <>
          <StartedBuild
            build={build}
            noEstimates={noEstimates}
            filled={filled}
            savedName={savedName}
            rejected={rejectedNameIn(answer, errors)}
          />
          <SavedBuilds saved={saved} address={address} className="mt-14" />
        </>
      )}
    </Page>
  );
}

type RejectedName = { name: string; error: string | null };

function rejectedNameIn(answer: Answer | undefined, errors: Record<string, string>): RejectedName | null {
  if (!answer || !("typed" in answer)) return null;
  const name = answer.typed["name"];
  return name === undefined ? null : { name, error: errors["name"] ?? null };
}

function StartedBuild({
  build,
  noEstimates,
  filled,
  savedName,
  rejected,
}: {
  build: BuildPageView;
  noEstimates: readonly string[];
  filled: readonly Category[];
  savedName: string | null;
  rejected: RejectedName | null;
}) {
  const { t } = useWords("configurator");
  const { text } = useBuildState()(build.summary);
  const next = build.rows.find(({ parts, isMissing }) => parts.length === 0 && isMissing)?.category;
  return (
    <>
      <output className="sr-only">{t("summary.said", { total: formatPrice(build.summary.total), state: text })}</output>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="build-parts">
          <h2 id="build-parts" className="sr-only">
            {t("build.parts")}
          </h2>
          <ul className="border-t border-line">
            {build.rows.map((row) => (
              <BuildRow
                key={row.category}
                row={row}
                address={build.address}
                isNext={row.category === next}
                isFilled={filled.includes(row.category)}
              />
            ))}
          </ul>
          <ShopLink to={links.configurator()} className="link mt-3 inline-flex min-h-11 items-center text-sm">
            {t("clear")}
          </ShopLink>
          <ExpectedFps expected={build.summary.expected} noEstimates={noEstimates} />
        </section>
        <aside className="lg:sticky lg:top-24">
          <BuildSummary build={build}>
            <SaveAndShare address={build.address} savedName={savedName} rejected={rejected} />
          </BuildSummary>
        </aside>
      </div>
      <BuildBar build={build} />
    </>
  );
}

function AnswerNotices({ answer }: { answer: Answer | undefined }) {
  const { t } = useWords("configurator");
  const { formatDomainError } = useDomainErrors();
  if (!answer) return null;
  if ("incomplete" in answer) {
    const { incomplete } = answer;
    return (
      <Notice tone="warn" live>
        {incomplete.code === "nothing-fits"
          ? t("complete.nothingFits", { part: t(`needs.${incomplete.category}`) })
          : t("cart.blocked")}
      </Notice>
    );
  }
  if (!("domainError" in answer)) return null;
  return (
    <Notice tone="danger" live>
      {formatDomainError(answer.domainError)}
    </Notice>
  );
}

/** After choosing or removing a part, the focus goes to its row. */
function useFocusOnReturn() {
  const { state, key } = useLocation();
  useEffect(() => {
    const focus: unknown = (state as { focus?: unknown } | null)?.focus;
    if (typeof focus !== "string") return;
    document.querySelector<HTMLElement>(`#${CSS.escape(focus)} a:not([tabindex="-1"])`)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a navigation
  }, [key]);
}
