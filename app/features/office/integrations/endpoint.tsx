// One endpoint: its address and events, its secret, whether it is paused, and what failed.

import { data, Form } from "react-router";
import type { Route } from "./+types/endpoint";
import { parseId } from "../../../../base/id.ts";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { viewEndpoint } from "../../../../shop/integrations/view-webhooks.server.ts";
import { localTimeOf } from "../../../../shop/stock/bulk/local-time.ts";
import { DAY } from "../../../../base/clock.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Conflict, type ConflictView } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { useConflict } from "../components/use-conflict.ts";
import { goneFrom } from "../last-change.server.ts";
import { EndpointFields, typedTypes } from "./components/endpoint-fields.tsx";
import { EndpointState } from "./components/endpoint-state.tsx";
import { SecretOnce } from "./components/secret-once.tsx";
import { changeEndpointBy } from "./endpoint.action.server.ts";

export const handle = {
  words: ["office", "office-integrations", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const done = ["saved", "paused", "resumed", "replayed"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "integrations.manage");
  const id = parseId<"endpoint">(params.id);
  const endpoint = id && (await viewEndpoint(shop, { id }));
  if (!endpoint) throw await goneFrom(shop, { entity: "endpoint", id: params.id });
  const query = new URL(request.url).searchParams;
  const now = shop.clock.now();
  return {
    endpoint,
    lastChange: await lastChange(shop.db, { entity: "endpoint", entityId: id }),
    isOldSecretValid: endpoint.oldSecretUntil !== null && endpoint.oldSecretUntil > now,
    since: localTimeOf(new Date(now.getTime() - DAY)),
    done: done.find((each) => each === query.get("done")) ?? null,
    count: Number.parseInt(query.get("count") ?? "0", 10) || 0,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const id = parseId<"endpoint">(params.id);
  if (!id) throw data(null, { status: 404 });
  return changeEndpointBy(shop, { id, actor, fields: (await readFields(request)) ?? {} });
}

export default function EndpointPage({ loaderData, actionData }: Route.ComponentProps) {
  const { endpoint, done, count } = loaderData;
  const { t } = useWords("office-integrations");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const isStale = actionData?.domainError?.code === "endpoint-changed" && actionData.values["name"] !== undefined;
  const bothVersions = useBothVersions(endpoint);
  const conflict = useConflict(loaderData.lastChange, isStale ? bothVersions(actionData.values) : null);
  if (actionData?.secret)
    return (
      <OfficePage title={endpoint.name}>
        <SecretOnce title={t("secret.rotated")} secret={actionData.secret} back={officeLinks.endpoint(endpoint.id)} />
      </OfficePage>
    );
  return (
    <OfficePage
      title={endpoint.name}
      actions={
        <ButtonLink to={officeLinks.deliveries({ endpoint: endpoint.id })} variant="secondary">
          {t("deliveries.title")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-5xl flex-col gap-6">
        {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`, { count })} /> : null}
        {conflict ? <Conflict conflict={conflict} reload={officeLinks.endpoint(endpoint.id)} /> : null}
        <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
        <StatePanel endpoint={endpoint} />
        <EditPanel endpoint={endpoint} values={actionData?.values ?? {}} errors={errors} />
        <SecretPanel endpoint={endpoint} isOldSecretValid={loaderData.isOldSecretValid} />
        <ReplayPanel since={loaderData.since} error={errors["since"]} />
        <ButtonLink to={officeLinks.removeEndpoint(endpoint.id)} variant="danger" className="self-start">
          {t("endpoints.remove")}
        </ButtonLink>
      </div>
    </OfficePage>
  );
}

/** What a colleague may have changed meanwhile, as it is stored and as it was typed. */
function useBothVersions({ name, url, types }: EndpointView["endpoint"]) {
  const { t } = useWords("office-integrations");
  return (typed: Readonly<Record<string, string>>): ConflictView["fields"] => [
    { label: t("fields.name"), stored: name, yours: typed["name"] ?? "" },
    { label: t("fields.url"), stored: url, yours: typed["url"] ?? "" },
    { label: t("fields.types"), stored: types.join(", "), yours: typedTypes(typed).join(", ") },
  ];
}

type EndpointView = Pick<Route.ComponentProps["loaderData"], "endpoint">;

function StatePanel({ endpoint }: EndpointView) {
  const { t, language } = useWords("office-integrations");
  const { state, pausedWhy, failingSince } = endpoint;
  return (
    <Panel title={t("state.title")}>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <EndpointState {...endpoint} />
        {failingSince ? <span>{t("state.since", { time: formatDateTime(failingSince, language) })}</span> : null}
      </p>
      {state === "paused" ? <p className="mb-3 max-w-3xl">{t(`state.text.${pausedWhy ?? "staff"}`)}</p> : null}
      <Form method="post" className="flex flex-wrap gap-3">
        <Button name="intent" value={state === "paused" ? "resume" : "pause"} variant="secondary">
          {t(state === "paused" ? "endpoints.resume" : "endpoints.pause")}
        </Button>
        <Button name="intent" value="test" variant="secondary">
          {t("endpoints.test")}
        </Button>
      </Form>
    </Panel>
  );
}

type EditPanelProps = EndpointView & { values: Record<string, string>; errors: Record<string, string> };

function EditPanel({ endpoint, values, errors }: EditPanelProps) {
  const { t } = useWords("office-integrations");
  const isTyped = values["name"] !== undefined;
  return (
    <Panel title={t("endpoints.edit")}>
      <Form method="post" noValidate className="flex flex-col gap-5" key={endpoint.version}>
        <input type="hidden" name="version" value={endpoint.version} />
        <EndpointFields
          values={{
            name: values["name"] ?? endpoint.name,
            url: values["url"] ?? endpoint.url,
            types: isTyped ? typedTypes(values) : endpoint.types,
          }}
          errors={errors}
        />
        <Button name="intent" value="save" className="self-start">
          {t("endpoints.save")}
        </Button>
      </Form>
    </Panel>
  );
}

function SecretPanel({ endpoint, isOldSecretValid }: EndpointView & { isOldSecretValid: boolean }) {
  const { t, language } = useWords("office-integrations");
  return (
    <Panel title={t("secret.title")}>
      <p className="mb-3 max-w-3xl text-muted">{t("secret.lead")}</p>
      {isOldSecretValid && endpoint.oldSecretUntil ? (
        <p className="mb-3">{t("secret.old", { time: formatDateTime(endpoint.oldSecretUntil, language) })}</p>
      ) : null}
      <Form method="post">
        <input type="hidden" name="version" value={endpoint.version} />
        <Button name="intent" value="rotate" variant="secondary">
          {t("secret.rotate")}
        </Button>
      </Form>
    </Panel>
  );
}

function ReplayPanel({ since, error }: { since: string; error: string | undefined }) {
  const { t } = useWords("office-integrations");
  return (
    <Panel title={t("replay.title")}>
      <Form method="post" noValidate className="flex flex-wrap items-end gap-4">
        <TextField name="since" type="datetime-local" label={t("replay.since")} defaultValue={since} error={error} />
        <Button name="intent" value="replay" variant="secondary">
          {t("replay.all")}
        </Button>
      </Form>
    </Panel>
  );
}
