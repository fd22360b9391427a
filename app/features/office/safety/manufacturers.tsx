// Manufacturers: who made what bears a brand, and who answers for it in the EU. Product pages show it.

import { Form, Link, redirect } from "react-router";
import type { Route } from "./+types/manufacturers";
import { newId, parseId } from "../../../../base/id.ts";
import { ManufacturerForm } from "../../../../shop/safety/forms.ts";
import { brandKey, type SavedManufacturer } from "../../../../shop/safety/manufacturer.ts";
import {
  listManufacturers,
  removeManufacturer,
  saveManufacturer,
} from "../../../../shop/safety/save-manufacturer.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff, type Fields } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { brandsOf } from "../../../shared/catalogue/brands.ts";
import { officeLinks } from "../../../office-links.ts";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { RemovalForm } from "../components/removal-form.tsx";
import { revalidateList } from "../components/revalidate-conflict.ts";
import { useConflict } from "../components/use-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { refusedPress, submitFields, type Decided } from "../post-form.server.ts";

export const handle = {
  words: ["office", "office-safety", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateList;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "safety.manage");
  const { searchParams } = new URL(request.url);
  const brand = (searchParams.get("brand") ?? "").slice(0, 60);
  const rows = await listManufacturers(shop);
  const known = new Set(rows.map((row) => brandKey(row.brand)));
  const missing = new Map<string, string>();
  for (const listing of shop.catalogueIndex.all())
    for (const name of brandsOf(listing)) if (!known.has(brandKey(name))) missing.set(brandKey(name), name);
  const edited = rows.find((row) => brandKey(row.brand) === brandKey(brand)) ?? null;
  return {
    rows,
    missing: [...missing.values()].toSorted((a, b) => a.localeCompare(b)),
    brand,
    edited,
    newRow: newId<"manufacturer">(),
    isDone: searchParams.get("done") === "saved",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "safety.manage");
  const fields = await readFields(request);
  const saved = () => redirect(officeLinks.manufacturers({ done: "saved" }));
  /** What `verb` answers; where a colleague was faster, with who it was. */
  const decided = async <Value,>(verb: Promise<Decided<Value>>) => {
    const result = await verb;
    if (result.ok) return result;
    const other = otherVersion(await listManufacturers(shop), fields ?? {});
    // One that was removed may have had another brand by then.
    const removed = { entity: "manufacturer", actions: ["removed"], before: { id: fields?.["id"] } };
    return withDecider(shop, result, other ? { entity: "manufacturer", entityId: other.brand } : removed);
  };
  if (fields?.["intent"] === "remove") {
    const seen = { id: parseId<"manufacturer">(fields["id"]), version: Number(fields["version"]) };
    const removed = await decided(removeManufacturer(shop, { ...seen, actor }));
    return removed.ok ? saved() : refusedPress(removed.domainError, fields);
  }
  const posted = await submitFields(fields, ManufacturerForm, (form) =>
    decided(saveManufacturer(shop, { form, actor })),
  );
  return posted.ok ? saved() : posted.answer;
}

/** The row that a refused form meets: its own, or the one that a colleague made of its brand. Null where a colleague removed it. */
function otherVersion(rows: readonly SavedManufacturer[], { id, brand = "" }: Fields) {
  return rows.find((row) => row.id === id) ?? rows.find((row) => brandKey(row.brand) === brandKey(brand)) ?? null;
}

export default function Manufacturers({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, missing, brand, edited, newRow, isDone } = loaderData;
  const { t } = useWords("office-safety");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const { conflict, stored, base } = useMakerConflict(loaderData, actionData);
  // A refused removal typed nothing.
  const isRemoval = actionData?.values["intent"] === "remove";
  const typed = isRemoval ? null : actionData?.values;
  const fresh: Record<string, string> = edited ? typedManufacturer(edited) : { id: newRow, version: "0", brand };
  const values = typed ? { ...typed, ...base } : fresh;
  return (
    <OfficePage
      title={t("makers.title")}
      actions={
        <ButtonLink to={officeLinks.safety()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-4xl flex-col gap-6">
        <p className="max-w-3xl text-muted">{t("makers.lead")}</p>
        {isDone && !actionData ? <FlashMessage name="done" message={t("done.saved", { count: 0 })} /> : null}
        {conflict ? (
          <Conflict
            conflict={conflict}
            reload={officeLinks.manufacturers({ brand })}
            removal={isRemoval && stored ? <MakerRemoval maker={stored} /> : null}
          />
        ) : null}
        <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
        <Panel title={t(edited ? "makers.edit" : "makers.add")}>
          <Form method="post" noValidate className="flex flex-col gap-5" key={`${values["id"]} ${values["version"]}`}>
            <input type="hidden" name="id" value={values["id"]} />
            <input type="hidden" name="version" value={values["version"]} />
            <MakerFields values={values} errors={errors} />
            <Button name="intent" value="save" className="self-start">
              {t("save")}
            </Button>
          </Form>
        </Panel>
        <Rows rows={rows} />
        {missing.length > 0 ? (
          <Panel title={t("makers.missing")}>
            <ul className="flex flex-wrap gap-x-5">
              {missing.map((name) => (
                <li key={name}>
                  <Link
                    to={officeLinks.manufacturers({ brand: name })}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
      </div>
    </OfficePage>
  );
}

type View = Route.ComponentProps;

/** Both versions where a colleague was faster, and the row and version that the form saves on top of. */
function useMakerConflict({ rows, newRow }: View["loaderData"], answer: View["actionData"]) {
  const { t } = useWords("office-safety");
  const values = answer?.values ?? {};
  const isRefused = answer?.domainError?.code === "manufacturer-changed";
  const other = isRefused ? otherVersion(rows, values) : null;
  // The version is as typed where another row has the brand that was typed.
  const stored = other && String(other.version) !== values["version"] ? typedManufacturer(other) : null;
  const conflict = useConflict(
    answer?.domainError?.change ?? null,
    stored &&
      makerFields.map((name) => ({
        label: (name.startsWith("eu") ? `${t("makers.euShort")}: ` : "") + t(`makers.fields.${name}`),
        stored: stored[name] ?? "",
        yours: values[name] ?? "",
      })),
  );
  if (stored) return { conflict, stored: other, base: { id: stored["id"]!, version: stored["version"]! } };
  return { conflict, stored: null, base: isRefused && !other ? { id: newRow, version: "0" } : null };
}

const makerFields = ["brand", "name", "address", "contact", "euName", "euAddress", "euContact"] as const;

function typedManufacturer({
  id,
  version,
  brand,
  name,
  address,
  contact,
  inEu,
}: SavedManufacturer): Record<string, string> {
  return {
    id,
    version: String(version),
    brand,
    name,
    address,
    contact,
    euName: inEu?.name ?? "",
    euAddress: inEu?.address ?? "",
    euContact: inEu?.contact ?? "",
  };
}

type FieldsProps = { values: Record<string, string>; errors: Record<string, string> };

function MakerFields({ values, errors }: FieldsProps) {
  const { t } = useWords("office-safety");
  const field = (name: (typeof makerFields)[number]) => ({
    name,
    label: t(`makers.fields.${name}`),
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
    maxLength: 200,
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("brand")} required />
        <TextField {...field("name")} required />
        <TextField {...field("address")} required />
        <TextField {...field("contact")} required />
      </div>
      <p className="text-muted">{t("makers.inEu")}</p>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field("euName")} required={false} />
        <TextField {...field("euAddress")} required={false} />
        <TextField {...field("euContact")} required={false} />
      </div>
    </>
  );
}

function Rows({ rows }: { rows: readonly SavedManufacturer[] }) {
  const { t } = useWords("office-safety");
  if (rows.length === 0) return <p className="text-muted">{t("makers.none")}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {rows.map((maker) => (
        <Row key={maker.id} maker={maker} />
      ))}
    </ul>
  );
}

function Row({ maker }: { maker: SavedManufacturer }) {
  const { t } = useWords("office-safety");
  const { brand, name, address, contact, inEu } = maker;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0">
        <Link
          to={officeLinks.manufacturers({ brand })}
          className="link inline-flex min-h-11 items-center font-semibold"
          aria-label={t("makers.editOf", { brand })}
        >
          {brand}
        </Link>
        <span className="block text-sm wrap-anywhere text-muted">{`${name}, ${address}, ${contact}`}</span>
        {inEu ? (
          <span className="block text-sm wrap-anywhere text-muted">
            {`${t("makers.euShort")}: ${inEu.name}, ${inEu.address}, ${inEu.contact}`}
          </span>
        ) : null}
      </span>
      <MakerRemoval maker={maker} />
    </li>
  );
}

function MakerRemoval({ maker }: { maker: SavedManufacturer }) {
  const { t } = useWords("office-safety");
  return (
    <RemovalForm
      seen={typedManufacturer(maker)}
      variant="secondary"
      aria-label={t("makers.removeOf", { brand: maker.brand })}
    >
      {t("makers.remove")}
    </RemovalForm>
  );
}
