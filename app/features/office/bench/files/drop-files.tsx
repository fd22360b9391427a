// Files of a test run for a unit: dropped here, or on the page of the unit.

import { data, redirect } from "react-router";
import type { Route } from "./+types/drop-files";
import { viewBenchUnit } from "../../../../../shop/catalogue/bench/view-bench-unit.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { OfficePage } from "../../components/page.tsx";
import { FileDropForm } from "./components/file-drop-form.tsx";
import { takeFiles } from "./take-files.server.ts";

export const handle = {
  words: ["office", "office-bench", "domain-errors"],
  body: { size: "form", photos: true },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "bench.record");
  const found = await viewBenchUnit(shop, params);
  if (!found.ok) throw data(null, { status: 404 });
  return { code: found.value.unit.code, title: found.value.unit.title };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "bench.record");
  const dropped = await takeFiles(shop, { request, code: params.code, actor });
  if (!dropped.ok) return data({ domainError: dropped.domainError }, statusOf(dropped.domainError));
  return redirect(officeLinks.benchFileDrop(params.code, dropped.value));
}

export default function OfficeDropFiles({ loaderData: { code, title }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-bench");
  const { formatDomainError } = useDomainErrors();
  const error = actionData ? formatDomainError(actionData.domainError) : null;
  return (
    <OfficePage
      title={t("files.dropTitle", { code })}
      actions={
        <ButtonLink to={officeLinks.benchUnit(code)} variant="quiet">
          {t("files.back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-3xl flex-col gap-6">
        <ErrorSummary errors={error ? { files: error } : null} />
        <Panel>
          <p className="mb-4 font-condensed text-xl font-bold break-words">{title}</p>
          <FileDropForm code={code} error={error} />
        </Panel>
      </div>
    </OfficePage>
  );
}
