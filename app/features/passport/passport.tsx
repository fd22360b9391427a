// /p/{code}: the public passport of one unit. It works for ever, also after the sale, on paper too.

import { data } from "react-router";
import type { Route } from "./+types/passport";
import { shopContext } from "../../context.server.ts";
import { formatDay } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Picture } from "../../kit/picture/picture.tsx";
import { ShopLink } from "../../kit/shop-link.tsx";
import { Qr } from "../../kit/picture/qr.tsx";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Courses } from "../../shared/measurements/courses.tsx";
import { Grade } from "./components/grade.tsx";
import { History } from "./components/history.tsx";
import { MeasurementFiles } from "./components/measurement-files.tsx";
import { Measurements } from "./components/measurements.tsx";
import { WarrantyPanel } from "./components/warranty-panel.tsx";
import { passportView, type PassportView } from "./passport.view.server.ts";

export const handle = { words: ["passport", "product", "product-bench"] } satisfies RouteHandle;

/** Whoever holds a code keeps it: no search engine lists passports, and no other site learns a code as a referrer. */
export function headers() {
  return { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const view = await passportView(request, context.get(shopContext), params.code);
  return view ? data(view) : data(null, { status: 404 });
}

export default function PassportPage({ loaderData: view }: Route.ComponentProps) {
  return view ? <Found view={view} /> : <NotFound />;
}

function NotFound() {
  const { t } = useWords("passport");
  return (
    <main className="wrap py-12">
      <Head title={t("notFound.title")} hidden />
      <Empty
        as="h1"
        title={t("notFound.title")}
        actions={<ButtonLink to={links.home()}>{t("notFound.home")}</ButtonLink>}
      >
        <p>{t("notFound.text")}</p>
      </Empty>
    </main>
  );
}

function Found({ view }: { view: PassportView }) {
  const { t } = useWords("passport");
  return (
    <Page title={view.title ?? t("title")} lead={t("lead")}>
      <Head title={`${t("title")} · ${view.code}`} description={t("description")} hidden />
      <Front view={view} />
      {view.events.length === 0 ? <p className="mt-8 text-lg">{t("pending")}</p> : null}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <Parts view={view} />
          <Measurements measured={view.measured} />
          <MeasurementFiles files={view.files} />
          <Photos view={view} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <WarrantyPanel warranty={view.warranty} today={view.today} />
          <Grade view={view} />
          <Care view={view} />
          <Panel label={t("history.title")}>
            <History events={view.events} />
          </Panel>
        </div>
      </div>
      {view.courses.length === 0 ? null : (
        <div className="mt-10">
          <Courses courses={view.courses} />
        </div>
      )}
      <Proof view={view} />
      <Yours />
    </Page>
  );
}

function Front({ view: { code, state, listingId, qr, care } }: { view: PassportView }) {
  const { t } = useWords("passport");
  return (
    <div className="flex flex-wrap items-start justify-between gap-6">
      <div>
        <p className="silk text-muted">{t("code")}</p>
        <p className="figure text-xl font-semibold break-all" data-passport={code}>
          {code}
        </p>
        <p className="mt-2">{t(`state.${state}`)}</p>
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {listingId === null ? null : <ButtonLink to={links.product(listingId)}>{t("actions.product")}</ButtonLink>}
          <ButtonLink to={links.passportFile(code)} variant="secondary" reloadDocument>
            {t("actions.file")}
          </ButtonLink>
          <ButtonLink to={links.passportVerifier()} variant="secondary" reloadDocument>
            {t("actions.verifier")}
          </ButtonLink>
          {care.some(({ kind }) => kind === "erased") ? (
            <ButtonLink to={links.passportErasure(code)} variant="secondary" reloadDocument>
              {t("actions.erasure")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <figure className="w-36">
        <Qr code={qr} title={t("scan")} />
        <figcaption className="mt-1 text-sm text-muted">{t("scan")}</figcaption>
      </figure>
    </div>
  );
}

function Parts({ view: { published } }: { view: PassportView }) {
  const { t } = useWords("passport");
  if (!published) return null;
  return (
    <Panel label={t("what.title")}>
      <dl className="border-t border-line">
        {published.parts.map(({ part, name, size }, index) => (
          <div
            key={`${part} ${index}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
          >
            <dt className="text-muted">{t(`category.${part}`)}</dt>
            <dd className="min-w-0 font-semibold break-words">{[name, size].filter(Boolean).join(", ")}</dd>
          </div>
        ))}
      </dl>
      {published.serialEnd ? (
        <p className="mt-3 text-sm text-muted">{t("what.serial", { end: `…${published.serialEnd}` })}</p>
      ) : null}
    </Panel>
  );
}

function Photos({ view: { photos } }: { view: PassportView }) {
  const { t } = useWords("passport");
  if (photos.length === 0) return null;
  return (
    <Panel label={t("photos.title")}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map(({ address, isSigned }, index) => (
          <li key={address}>
            <Picture src={address} alt={t("photos.alt", { number: index + 1 })} width={4} height={3} />
            {isSigned ? null : <p className="mt-1 text-sm text-muted">{t("photos.unsigned")}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Care({ view: { care } }: { view: PassportView }) {
  const { t } = useWords("passport");
  if (care.length === 0) return null;
  return (
    <Panel label={t("care.title")}>
      <History events={care} />
    </Panel>
  );
}

function Proof({ view: { head, events } }: { view: PassportView }) {
  const { t, language } = useWords("passport");
  const last = events.at(-1);
  return (
    <Panel label={t("proof.title")} className="mt-6">
      <p className="max-w-[75ch]">{t("proof.text")}</p>
      {head && last ? (
        <p className="mt-3 text-sm">
          <span className="text-muted">{t("proof.head")}: </span>
          <span className="figure break-all">{head}</span>{" "}
          <span className="text-muted">({t("history.signed", { day: formatDay(last.at, language) })})</span>
        </p>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        <ShopLink to={links.passportKeys()} reloadDocument className="text-link underline">
          {t("proof.keys")}
        </ShopLink>
        <ShopLink to={links.passportRoots()} reloadDocument className="text-link underline">
          {t("proof.roots")}
        </ShopLink>
      </p>
    </Panel>
  );
}

function Yours() {
  const { t } = useWords("passport");
  return (
    <section aria-labelledby="yours" className="mt-10 print:hidden">
      <h2 id="yours" className="text-2xl">
        {t("yours.title")}
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">{t("yours.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={links.warranties()} variant="secondary">
          {t("yours.account")}
        </ButtonLink>
        <ButtonLink to={links.contact()} variant="secondary">
          {t("yours.contact")}
        </ButtonLink>
      </div>
    </section>
  );
}
