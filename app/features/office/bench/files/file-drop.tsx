// Dropped files before their values are recorded: staff see what was recognised and confirm it.

import { data, redirect } from "react-router";
import type { Route } from "./+types/file-drop";
import { parseId, type MeasurementDropId } from "../../../../../base/id.ts";
import { shopContext } from "../../../../context.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { readFields, requireStaff } from "../../../../edge.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { Conflict } from "../../components/conflict.tsx";
import { OfficePage } from "../../components/page.tsx";
import { revalidateConflict } from "../../components/revalidate-conflict.ts";
import { lastMeasured } from "../bench-unit.action.server.ts";
import { ConfirmErasures } from "../erasures/components/confirm-erasures.tsx";
import { ConfirmFiles } from "./components/confirm-files.tsx";
import { useFilesConflict } from "./components/files-conflict.ts";
import { RejectedFiles } from "./components/rejected-files.tsx";
import type { FileDropAnswer } from "./file-drop-answer.ts";
import { confirmErasures, confirmFiles } from "./file-drop.action.server.ts";
import { fileDropView } from "./file-drop.view.server.ts";

export const handle = {
  words: ["office", "office-bench", "product-bench", "domain-errors"],
  body: { size: "message" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

function idOf(text: string): MeasurementDropId {
  const id = parseId<"measurement-drop">(text);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "bench.record");
  const view = await fileDropView(shop, { code: params.code, id: idOf(params.id) });
  if (!view) throw data(null, { status: 404 });
  return view;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "bench.record");
  const { code } = params;
  const id = idOf(params.id);
  const fields = await readFields(request, "goods");
  const confirm = fields?.["intent"] === "erasures" ? confirmErasures : confirmFiles;
  const done = await confirm(shop, { code, id, fields, actor });
  if (done.outcome === "erased")
    return redirect(
      done.isMore ? officeLinks.benchFileDrop(code, id) : officeLinks.benchUnit(code, { erased: done.count }),
    );
  if (done.outcome === "saved") return redirect(officeLinks.benchUnit(code, { saved: done.count }));
  const typed = fields ?? {};
  if (done.outcome === "invalid")
    return data<FileDropAnswer>({ ...done, typed, domainError: null, view: null, change: null }, 422);
  const view = await fileDropView(shop, { code, id });
  const { domainError } = done;
  const change = domainError.code === "bench-changed" ? await lastMeasured(shop, code) : null;
  return data<FileDropAnswer>({ typed, errors: {}, problems: {}, domainError, view, change }, statusOf(domainError));
}

export default function OfficeFileDrop({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-bench");
  const { formatDomainError } = useDomainErrors();
  const answer = actionData as FileDropAnswer | undefined;
  const view = answer?.view ?? loaderData;
  const conflict = useFilesConflict(view, answer);
  const { unit, files, erasures, rejected, isConfirmed } = view;
  return (
    <OfficePage
      title={t("files.dropTitle", { code: unit.code })}
      actions={
        <ButtonLink to={officeLinks.benchUnit(unit.code)} variant="quiet">
          {t("files.back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-5xl flex-col gap-6">
        <p className="font-condensed text-xl font-bold break-words">{unit.title}</p>
        {conflict ? (
          <Conflict conflict={conflict} reload={officeLinks.benchFileDrop(unit.code, loaderData.id)} />
        ) : null}
        {answer?.domainError && !conflict ? (
          <Notice tone="danger" live>
            {formatDomainError(answer.domainError)}
          </Notice>
        ) : null}
        {isConfirmed ? <Notice tone="good">{t("files.confirmed")}</Notice> : null}
        {erasures.length > 0 ? (
          <ConfirmErasures view={view} typed={answer?.typed["intent"] === "erasures" ? answer.typed : null} />
        ) : null}
        {files.length > 0 ? (
          <ConfirmFiles
            key={view.seen}
            view={view}
            answer={answer?.typed["intent"] === "erasures" ? undefined : answer}
          />
        ) : null}
        {files.length + erasures.length === 0 && !isConfirmed ? <Notice tone="warn">{t("files.none")}</Notice> : null}
        <RejectedFiles rejected={rejected} />
      </div>
    </OfficePage>
  );
}
