// Takes the AWBs back from the courier's site: its export or pasted lines. First a preview, then what staff confirmed.

import { data, Link, useNavigation } from "react-router";
import { decodeSheet } from "../../../../base/csv.ts";
import type { Route } from "./+types/import-awbs";
import { hasRight, type StaffRole } from "../../../../shop/accounts/rights.ts";
import { readAwbRows } from "../../../../shop/shipments/courier-file.ts";
import { AwbImportForm } from "../../../../shop/shipments/forms.ts";
import { importAwbs, previewAwbs, type AwbEffect } from "../../../../shop/shipments/import-awbs.server.ts";
import { couriers, type Courier } from "../../../../shop/shipping/courier.ts";
import type { Shop } from "../../../composition.server.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFileForm, requireStaff, wasTooLarge, type Fields } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { controlClass, Field, TextAreaField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { CourierField } from "../components/courier-field.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { rightToChange } from "../shared/shipments/shipment-rights.server.ts";

export const handle = {
  words: ["office-shipments", "domain-errors"],
  // An AWB has as many digits as a card number.
  body: { size: "list", cards: "unsearched" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "shipments.edit");
  return { usualCourier: shop.settings.current().parcels.usualCourier };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor, roles } = await requireStaff(request, shop, "shipments.edit");
  const read = await readFields(request);
  if ("refused" in read) return data({ ...nothing, errors: { file: read.refused } }, 422);
  const parsed = parseFields(AwbImportForm, read.fields);
  if (!parsed.ok) return data({ ...nothing, errors: parsed.errors, typed: parsed.values }, 422);
  const { pasted, courier, intent } = parsed.value;
  const preview = await previewOf(shop, { pasted, courier, roles });
  const typed = { pasted, courier };
  if (intent === "check") return data({ ...nothing, typed, preview }, 200);
  const lines = preview.flatMap(({ line, isClear }) => (isClear && line.problem === null ? [line] : []));
  return data({ ...nothing, imported: await importAwbs(shop, { lines, at: shop.clock.now(), actor }) }, 200);
}

type PreviewRow = Awaited<ReturnType<typeof previewOf>>[number];

const nothing = {
  errors: {} as Record<string, string>,
  typed: {} as Fields,
  preview: null as PreviewRow[] | null,
  imported: null as Awaited<ReturnType<typeof importAwbs>> | null,
};

/** What each line would do. One that is not understood, or whose parcel this member of staff may not change, does nothing. */
async function previewOf(
  shop: Shop,
  { pasted, courier, roles }: { pasted: string; courier: Courier; roles: readonly StaffRole[] },
) {
  const previewed = await previewAwbs(shop, { rows: readAwbRows(pasted, { courier }) });
  return previewed.map(({ row: { row, read: line, unknownState }, subject, effect }) => {
    const isBarred = subject !== null && !hasRight(roles, rightToChange[subject]);
    const isClear = effect !== null && effect.domainError === null && !isBarred;
    return { row, line, unknownState, effect, isBarred, isClear };
  });
}

/** The fields of the form; the lines of a file stand in for pasted ones. */
async function readFields(request: Request): Promise<{ fields: Fields } | { refused: "too-long" | "sheet-not-text" }> {
  const form = await readFileForm(request);
  if (!form || wasTooLarge(request)) return { refused: "too-long" };
  const file = form.get("file");
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  if (!(file instanceof File) || file.size === 0) return { fields };
  const decoded = decodeSheet(new Uint8Array(await file.arrayBuffer()));
  return decoded ? { fields: { ...fields, pasted: decoded.text } } : { refused: "sheet-not-text" };
}

export default function ImportAwbs({ loaderData: { usualCourier }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-shipments");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().formData !== undefined;
  const errors = formatFields(actionData?.errors);
  const typed: Record<string, string> = actionData?.typed ?? {};
  return (
    <OfficePage
      title={t("import.title")}
      actions={
        <ButtonLink to={officeLinks.shipments()} variant="quiet">
          {t("title")}
        </ButtonLink>
      }
    >
      <div className="mb-4 flex max-w-5xl flex-col gap-3 empty:hidden">
        <FormProblems domainError={null} errors={errors} />
        <Outcome imported={actionData?.imported ?? null} />
        {actionData?.preview ? <Preview rows={actionData.preview} typed={typed} /> : null}
      </div>
      <p className="mb-4 max-w-prose">{t("import.lead")}</p>
      {/* A plain document form: an upload needs no script, and the response is a page. */}
      <form
        method="post"
        action={officeLinks.importAwbs()}
        encType="multipart/form-data"
        noValidate
        className="flex max-w-3xl flex-col items-start gap-4"
      >
        <CourierField label={t("import.courier")} chosen={typed["courier"] ?? usualCourier} />
        <Field name="file" label={t("import.file")} hint={t("import.fileHint")} error={errors["file"]}>
          {(control) => (
            <input {...control} type="file" accept=".csv,.txt,text/csv,text/plain" className={controlClass} />
          )}
        </Field>
        <TextAreaField
          name="pasted"
          label={t("import.lines")}
          hint={t("import.hint")}
          error={errors["pasted"]}
          defaultValue={typed["pasted"]}
          rows={8}
          spellCheck={false}
          className="w-full"
        />
        <Button name="intent" value="check" busy={isBusy}>
          {t("import.check")}
        </Button>
      </form>
    </OfficePage>
  );
}

/** What each line would do, and the button that does it. */
function Preview({ rows, typed }: { rows: readonly PreviewRow[]; typed: Readonly<Record<string, string>> }) {
  const { t } = useWords("office-shipments");
  const { formatFields } = useDomainErrors();
  const count = rows.filter(({ isClear, effect }) => isClear && effect && (effect.awb ?? effect.to) !== null).length;
  const left = rows.flatMap(({ row, line }) => (line.problem === null ? [] : [{ row, ...line }]));
  return (
    <Panel title={t("import.preview")}>
      <PreviewTable rows={rows} />
      {left.length > 0 ? (
        <Notice tone="warn" title={t("import.left", { count: left.length })}>
          <ul className="mt-1">
            {left.map(({ row, line, problem }) => (
              <li key={row} className="wrap-anywhere">
                {t("import.row", { row })}: {formatFields({ problem })["problem"] ?? problem} · {line}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {count === 0 ? (
        <p className="mt-3">{t("import.nothing")}</p>
      ) : (
        <form method="post" action={officeLinks.importAwbs()} encType="multipart/form-data" className="mt-4">
          <input type="hidden" name="pasted" value={typed["pasted"]} />
          <input type="hidden" name="courier" value={typed["courier"]} />
          <Button name="intent" value="import">
            {t("import.action", { count })}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function PreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  const { t } = useWords("office-shipments");
  const understood = rows.flatMap((row) => (row.line.problem === null ? [{ ...row, line: row.line }] : []));
  if (understood.length === 0) return null;
  return (
    <div className="mb-3 overflow-x-auto">
      <table className="w-full text-sm max-sm:block">
        <thead className="text-muted max-sm:sr-only">
          <tr>
            {(["row", "parcel", "awb", "effect"] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start font-normal">
                {t(`import.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {understood.map(({ row, line, effect, isBarred, unknownState }) => (
            <tr
              key={row}
              className="border-t border-line align-top max-sm:grid max-sm:grid-cols-[2rem_1fr] max-sm:py-1.5"
            >
              <td className="py-1.5 pe-3">{row}</td>
              <td className="figure py-1.5 pe-3 whitespace-nowrap">
                <Link to={officeLinks.shipment(line.number)} className="link">
                  {line.number}
                </Link>
              </td>
              <td className="figure py-1.5 pe-3 wrap-anywhere max-sm:col-start-2">
                {line.awb} · {couriers[line.courier].name}
              </td>
              <td className="py-1.5 max-sm:col-start-2">
                {isBarred ? t("import.effect.right") : <Effect effect={effect} />}
                {unknownState ? (
                  <p className="text-muted">{t("import.unknownState", { words: unknownState })}</p>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Effect({ effect }: { effect: AwbEffect | null }) {
  const { t } = useWords("office-shipments");
  const { formatDomainError } = useDomainErrors();
  if (effect === null) return null;
  if (effect.domainError) return formatDomainError(effect.domainError);
  const parts = [
    ...(effect.awb === null ? [] : [t("import.effect.awb")]),
    ...(effect.to === null ? [] : [t("import.effect.state", { state: t(`state.${effect.to}`) })]),
  ];
  return parts.length === 0 ? t("import.effect.same") : parts.join(", ");
}

function Outcome({ imported }: { imported: Awaited<ReturnType<typeof importAwbs>> | null }) {
  const { t } = useWords("office-shipments");
  const { formatDomainError } = useDomainErrors();
  if (!imported) return null;
  const stored = imported.filter(({ domainError }) => domainError === null).length;
  return (
    <>
      <Notice tone={stored > 0 ? "good" : "warn"} live>
        {t("import.stored", { count: stored })}
      </Notice>
      {imported.map(({ number, domainError }) =>
        domainError === null ? null : (
          <Notice key={number} tone="warn" live>
            <Link to={officeLinks.shipment(number)} className="link figure">
              {number}
            </Link>{" "}
            {formatDomainError(domainError)}
          </Notice>
        ),
      )}
    </>
  );
}
