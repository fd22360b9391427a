// One recall: the units that it matches, the buyers to write to, and its terms.

import { data, Form } from "react-router";
import type { Route } from "./+types/recall";
import { parseId } from "../../../../base/id.ts";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { viewRecall } from "../../../../shop/safety/view-recalls.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { useConflict } from "../components/use-conflict.ts";
import { RecallBuyers } from "./components/recall-buyers.tsx";
import { RecallFields, typedRecall } from "./components/recall-fields.tsx";
import { RecalledUnits } from "./components/recalled-units.tsx";
import { postRecall } from "./recall.action.server.ts";

export const handle = {
  words: ["office", "office-safety", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const done = ["saved", "closed", "reopened", "notified", "cleared"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "safety.manage");
  const view = await viewRecall(shop, { id: parseId<"recall">(params.id) });
  if (!view) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const count = Number.parseInt(searchParams.get("count") ?? "", 10);
  return {
    ...view,
    lastChange: await lastChange(shop.db, { entity: "recall", entityId: view.recall.number }),
    done: done.find((each) => each === searchParams.get("done")) ?? null,
    count: Number.isNaN(count) ? 0 : count,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "safety.manage");
  const id = parseId<"recall">(params.id);
  if (!id) throw data(null, { status: 404 });
  return postRecall(request, shop, { id, actor });
}

export default function OfficeRecall({ loaderData, actionData }: Route.ComponentProps) {
  const { recall, units, buyers, count } = loaderData;
  const { t } = useWords("office-safety");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const typed = actionData?.values;
  // The page has other forms besides the one of the terms.
  const values = typed && "product" in typed ? typed : typedRecall(recall);
  const stored = typedRecall(recall);
  const conflict = useConflict(
    loaderData.lastChange,
    actionData?.domainError?.code === "recall-changed"
      ? Object.entries(stored).map(([name, text]) => ({
          label: t(`fields.${name as "product"}`),
          stored: text,
          yours: values[name] ?? "",
        }))
      : null,
  );
  const isClosed = recall.closedAt !== null;
  return (
    <OfficePage
      title={`${recall.number} ${recall.product}`}
      actions={
        <ButtonLink to={officeLinks.safety()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-4xl flex-col gap-6">
        {loaderData.done && !actionData ? (
          <FlashMessage name="done" message={t(`done.${loaderData.done}`, { count })} />
        ) : null}
        {conflict ? <Conflict conflict={conflict} reload={officeLinks.recall(recall.id)} /> : null}
        <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
        <Panel title={t("state")}>
          <p className="mb-3">
            <Badge {...(!isClosed && { tone: "warn" })}>{t(isClosed ? "closed" : "open")}</Badge>
          </p>
          <p className="mb-4 text-muted">{t(isClosed ? "closedText" : "openText")}</p>
          <Form method="post">
            <Button name="intent" value={isClosed ? "reopen" : "close"} variant="secondary">
              {t(isClosed ? "reopen" : "close")}
            </Button>
          </Form>
        </Panel>
        <RecalledUnits units={units} />
        <RecallBuyers buyers={buyers} isClosed={isClosed} />
        <Panel title={t("terms")}>
          <Form method="post" noValidate className="flex flex-col gap-5" key={recall.version}>
            <input type="hidden" name="id" value={recall.id} />
            <input type="hidden" name="version" value={recall.version} />
            <RecallFields values={values} errors={errors} />
            <Button name="intent" value="save" className="self-start">
              {t("save")}
            </Button>
          </Form>
        </Panel>
      </div>
    </OfficePage>
  );
}
