// Takes a courier's list of lockers from a CSV, where no API brings it.

import { data, Form, redirect, useNavigation } from "react-router";
import { CourierField } from "../components/courier-field.tsx";
import type { Route } from "./+types/import-lockers";
import { importLockers } from "../../../../shop/lockers/import-lockers.server.ts";
import { lockerColumns, type LockerFileProblem } from "../../../../shop/lockers/locker-file.ts";
import { couriers, type Courier } from "../../../../shop/shipping/courier.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { readFileForm, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { controlClass, Field } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";

export const handle = {
  words: ["office", "office-shipments", "domain-errors"],
  body: { size: "table", cards: "unsearched" },
} satisfies RouteHandle;

const codes = Object.keys(couriers) as Courier[];

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "shipments.edit");
  return { usualCourier: shop.settings.current().parcels.usualCourier };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "shipments.edit");
  const form = await readFileForm(request);
  const file = form?.get("file");
  const courier = codes.find((code) => code === form?.get("courier"));
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const imported = courier ? await importLockers(shop, { courier, bytes, actor }) : null;
  if (imported?.ok) return redirect(officeLinks.lockers({ done: "imported" }));
  const { problems = [], ...domainError } = imported?.domainError ?? {
    kind: "invalid" as const,
    code: "locker-file" as const,
  };
  return data({ domainError, problems: problems as LockerFileProblem[] }, statusOf(domainError));
}

export default function ImportLockers({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-shipments");
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().formData !== undefined;
  return (
    <OfficePage
      title={t("lockers.import")}
      actions={
        <ButtonLink to={officeLinks.lockers()} variant="quiet">
          {t("lockers.title")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-3xl flex-col gap-4">
        {actionData ? (
          <Notice tone="danger" live>
            <p>{formatDomainError(actionData.domainError)}</p>
            <ul>
              {actionData.problems.map(({ line, code, column }) => (
                <li key={`${line} ${column}`}>{t(`lockers.file.${code}`, { line, column })}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <p className="max-w-prose">{t("lockers.importLead")}</p>
        <p className="figure text-sm wrap-anywhere">{lockerColumns.join(";")}</p>
        <Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-4">
          <CourierField label={t("new.courier")} chosen={loaderData.usualCourier} />
          <Field name="file" label={t("lockers.fileLabel")}>
            {(control) => <input {...control} type="file" accept=".csv,text/csv" className={controlClass} required />}
          </Field>
          <Button busy={isBusy}>{t("lockers.importAction")}</Button>
        </Form>
      </div>
    </OfficePage>
  );
}
