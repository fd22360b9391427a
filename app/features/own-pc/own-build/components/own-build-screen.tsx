// The visitor's own PC with what is bought for it: a row for each category, and a summary with the way into the cart.

import { Form } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Empty } from "../../../../kit/empty.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Head } from "../../../../kit/pages/head.tsx";
import { Page } from "../../../../kit/pages/page.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { Price } from "../../../../kit/price.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { links } from "../../../../links.ts";
import type { OwnBuildPageView } from "../own-build.view.server.ts";
import { OwnBuildRow } from "./own-build-row.tsx";

type OwnBuildScreenProps = {
  view: OwnBuildPageView | null;
  answer:
    | Parameters<ReturnType<typeof useDomainErrors>["formatDomainError"]>[0]
    | { code: "chosen-does-not-fit" }
    | undefined;
};

export function OwnBuildScreen({ view, answer }: OwnBuildScreenProps) {
  const { t } = useWords("own-pc");
  return (
    <Page
      title={t("build.title")}
      lead={t("build.lead")}
      crumbs={[{ label: view?.name || t("title"), to: links.myPc() }, { label: t("build.title") }]}
    >
      <Head title={t("build.title")} hidden />
      <div className="not-empty:mb-6">{answer ? <DomainErrorNotice answer={answer} /> : null}</div>
      {view ? (
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="own-build-parts">
            <h2 id="own-build-parts" className="sr-only">
              {t("parts.title")}
            </h2>
            <ul className="border-t border-line">
              {view.rows.map((row) => (
                <OwnBuildRow key={row.category} row={row} />
              ))}
            </ul>
          </section>
          <aside className="lg:sticky lg:top-24">
            <Summary view={view} />
          </aside>
        </div>
      ) : (
        <Empty title={t("upgrades.none")} actions={<ButtonLink to={links.myPc()}>{t("upgrades.describe")}</ButtonLink>}>
          {t("build.undescribed")}
        </Empty>
      )}
    </Page>
  );
}

function DomainErrorNotice({ answer }: { answer: NonNullable<OwnBuildScreenProps["answer"]> }) {
  const { t } = useWords("own-pc");
  const { formatDomainError } = useDomainErrors();
  return (
    <Notice tone="danger" live>
      {answer.code === "chosen-does-not-fit" ? t("build.wrong") : formatDomainError(answer)}
    </Notice>
  );
}

function Summary({ view }: { view: OwnBuildPageView }) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { total, pieces, blocked, unsure, wanted, supply } = view;
  const isNew = pieces > 0;
  return (
    <Panel label={t("build.summary")}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Price amount={total} size="lg" />
        <span className="text-sm text-muted">{parts("summary.parts", { count: pieces })}</span>
      </div>
      <p className="mt-1 text-sm text-muted">{t("build.onlyNew")}</p>
      {isNew && blocked === null ? (
        <p className={`mt-3 flex items-center gap-2 font-semibold ${unsure > 0 ? "text-warn" : "text-good"}`}>
          <Icon name={unsure > 0 ? "info" : "check"} size={18} />
          {unsure > 0 ? t("build.unsure", { count: unsure }) : t("build.fits")}
        </p>
      ) : null}
      {isNew && unsure > 0 ? (
        <ShopLink to={links.myPc({}, "parts")} className="link inline-flex min-h-11 items-center text-sm">
          {t("complete")}
        </ShopLink>
      ) : null}
      {isNew ? (
        <p className="mt-3 text-sm">
          {t("upgrades.supply", { watts: wanted })}
          {supply === null ? null : <> {t("build.supplyNow", { watts: supply })}</>}
        </p>
      ) : null}
      {isNew ? <Frames frames={view.frames} noEstimates={view.noEstimates} /> : null}
      <div className="mt-4 border-t border-line pt-4">
        {!isNew ? <p className="text-sm">{t("build.nothing")}</p> : null}
        {blocked ? <p className="text-sm font-semibold text-danger">{t(`build.${blocked}`)}</p> : null}
        {isNew && blocked === null ? (
          <Form method="post">
            <Button name="intent" value="cart" size="lg" className="w-full">
              <Icon name="cart" size={18} />
              {t("upgrades.addAll", { count: pieces })}
            </Button>
          </Form>
        ) : null}
      </div>
    </Panel>
  );
}

function Frames({ frames, noEstimates }: Pick<OwnBuildPageView, "frames" | "noEstimates">) {
  const { t } = useWords("own-pc");
  if (frames.length === 0)
    return (noEstimates.length > 0 ? noEstimates : [t("build.noFrames")]).map((sentence) => (
      <p key={sentence} className="mt-3 text-sm text-muted">
        {sentence}
      </p>
    ));
  return (
    <div className="mt-4 rounded-sm bg-screen p-4 text-on-screen">
      <h3 className="silk">{t("build.frames")}</h3>
      <dl className="mt-2 grid gap-1.5">
        {frames.map(({ game, before, after }) => (
          <div key={game} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-sm">{game}</dt>
            <dd className="figure text-sm text-amber">
              {before ? `${t("upgrades.range", before)} → ` : ""}
              {t("upgrades.range", after)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs">{[t("build.standard"), ...noEstimates].join(" ")}</p>
    </div>
  );
}
