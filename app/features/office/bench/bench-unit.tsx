// One unit at the bench: its measurements, typed quickly; the photographs of the results; and its grade by questions.

import { data, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/bench-unit";
import { parseId } from "../../../../base/id.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { isFileForm } from "../../../server/uploaded-files.server.ts";
import { issueWithPhotos } from "../../../server/uploaded-photos.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Conflict } from "../components/conflict.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { postGrade, postMeasurements, postUnerased, takeBenchPhotos } from "./bench-unit.action.server.ts";
import { benchUnitView } from "./bench-unit.view.server.ts";
import type { BenchAnswer } from "./bench-answer.ts";
import { useBenchConflict } from "./components/bench-conflict.ts";
import { BenchSessions, EarlierValues } from "./components/bench-sessions.tsx";
import { GradeForm } from "./components/grade-form.tsx";
import { ErasuresPanel } from "./erasures/components/erasures-panel.tsx";
import { AttachedFiles } from "./files/components/attached-files.tsx";
import { MeasurementForm } from "./components/measurement-form.tsx";

export const handle = {
  words: ["office", "office-bench", "product-bench", "office-trade-ins", "domain-errors"],
  body: { size: "message", photos: true },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const view = await benchUnitView(shop, params.code);
  if (!view) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const saved = /^\d{1,3}$/.exec(searchParams.get("saved") ?? "");
  return {
    ...view,
    saved: saved ? Number(saved[0]) : null,
    graded: /^[ABC]$/.exec(searchParams.get("graded") ?? "")?.[0] ?? null,
    photographed: searchParams.has("photos"),
    erasedDrives: /^\d{1,3}$/.exec(searchParams.get("erased") ?? "")?.[0] ?? null,
    noted: searchParams.has("unerased"),
  };
}

const nothing = { intent: "", typed: {}, errors: {}, problems: {}, domainError: null, fresh: null, rejected: [] };

const posts = { grade: postGrade, measure: postMeasurements, unerased: postUnerased };
const intents = ["grade", "unerased"] as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "bench.record");
  const { code } = params;
  if (isFileForm(request.headers)) {
    const sessionId = parseId<"bench-session">(new URL(request.url).searchParams.get("session"));
    if (!sessionId) throw data(null, { status: 404 });
    const issue = issueWithPhotos(await takeBenchPhotos(shop, { request, code, sessionId, actor }));
    if (!issue) return redirect(officeLinks.benchUnit(code, { photos: "added" }));
    const { status, ...rejection } = issue;
    return data({ ...nothing, ...rejection, intent: "photos" }, status);
  }
  // A scanner may have typed a barcode into a note.
  const fields = await readFields(request, "goods");
  const intent = intents.find((each) => each === fields?.["intent"]) ?? "measure";
  const done = await posts[intent](shop, { code, fields, actor });
  if (done.outcome === "saved") return redirect(officeLinks.benchUnit(code, { saved: done.count }));
  if (done.outcome === "noted") return redirect(officeLinks.benchUnit(code, { unerased: "noted" }));
  if (done.outcome === "graded") return redirect(officeLinks.benchUnit(code, { graded: done.grade }));
  const added = done.outcome === "refused" ? done.fresh?.added : undefined;
  const answer = { ...nothing, ...done, intent, typed: { ...fields, ...added } };
  return data(answer, done.outcome === "invalid" ? 422 : statusOf(done.domainError));
}

export default function OfficeBenchUnit({ loaderData, actionData }: Route.ComponentProps) {
  const { unit } = loaderData;
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const answer = actionData as BenchAnswer | undefined;
  const conflict = useBenchConflict(loaderData, answer);
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined);
  return (
    <OfficePage title={unit.code} actions={<NextSteps unit={unit} />}>
      <div className="flex max-w-6xl flex-col gap-6">
        {answer ? null : <Saved view={loaderData} />}
        {conflict ? <Conflict conflict={conflict} reload={officeLinks.benchUnit(unit.code)} /> : null}
        {answer?.domainError && !conflict ? (
          <Notice tone="danger" live>
            {formatDomainError(answer.domainError)}
          </Notice>
        ) : null}
        <UnitSummary unit={unit} />
        <AttachedFiles view={loaderData} />
        <ErasuresPanel view={loaderData} answer={answerTo("unerased")} isBusy={isBusy} />
        <MeasurementForm
          key={`${loaderData.seen} ${loaderData.saved}`}
          view={loaderData}
          answer={answerTo("measure")}
          isBusy={isBusy}
        />
        <GradeForm key={loaderData.grading?.id} view={loaderData} answer={answerTo("grade")} isBusy={isBusy} />
        <BenchSessions view={loaderData} rejected={answerTo("photos")?.rejected ?? []} isBusy={isBusy} />
        <EarlierValues earlier={loaderData.earlier} />
      </div>
    </OfficePage>
  );
}

/** What was just done. */
function Saved({ view }: { view: Route.ComponentProps["loaderData"] }) {
  const { unit, saved, graded, photographed, erasedDrives, noted } = view;
  const { t } = useWords("office-bench");
  const doneParam = [
    saved !== null && { name: "saved", message: t("saved.values", { count: saved, code: unit.code }) },
    graded !== null && { name: "graded", message: t("saved.grade", { grade: graded, code: unit.code }) },
    photographed && { name: "photos", message: t("saved.photos") },
    erasedDrives !== null && { name: "erased", message: t("erasure.saved", { count: Number(erasedDrives) }) },
    noted && { name: "unerased", message: t("erasure.why.saved") },
  ].find((each) => each !== false);
  return doneParam ? <FlashMessage key={doneParam.name} name={doneParam.name} message={doneParam.message} /> : null;
}

type Unit = Route.ComponentProps["loaderData"]["unit"];

/** Where to go once the unit was tested. */
function NextSteps({ unit: { code, state, isSold, listingId, listingState } }: { unit: Unit }) {
  const { t } = useWords("office-bench");
  if (listingId !== null && listingState === "draft")
    return <ButtonLink to={officeLinks.listing(listingId, {}, "photos")}>{t("unit.toIntake")}</ButtonLink>;
  if (state === "intake") return <ButtonLink to={officeLinks.receivingUnit(code)}>{t("unit.toIntake")}</ButtonLink>;
  if (state === "inspection")
    return <ButtonLink to={officeLinks.inspection(code)}>{t("unit.toInspection")}</ButtonLink>;
  return listingId === null || isSold ? null : (
    <ButtonLink to={`${links.product(listingId)}?tab=benchmarks`} variant="secondary">
      {t("unit.toProduct")}
    </ButtonLink>
  );
}

function UnitSummary({ unit: { title, state, isSold, serial, listingId, listingState } }: { unit: Unit }) {
  const { t } = useWords("office-bench");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {listingId === null ? (
        <span className="font-condensed text-xl font-bold break-words">{title}</span>
      ) : (
        <Link
          to={listingState === "draft" ? officeLinks.listing(listingId) : links.product(listingId)}
          className="link font-condensed text-xl font-bold break-words"
        >
          {title}
        </Link>
      )}
      <Badge>{t(`unit.state.${state === "stock" && isSold ? "sold" : state}`)}</Badge>
      {serial ? <span className="text-sm text-muted">{t("unit.serial", { serial })}</span> : null}
    </p>
  );
}
