// One delivery: the event as it is sent, and every attempt.

import { data, Form, Link, redirect } from "react-router";
import type { Route } from "./+types/delivery";
import { eventBody } from "../../../../shop/integrations/outgoing-event.ts";
import { replayDelivery } from "../../../../shop/integrations/replay-events.server.ts";
import { viewDelivery } from "../../../../shop/integrations/view-webhooks.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { DeliveryStateBadge } from "./components/delivery-state.tsx";

export const handle = {
  words: ["office-integrations", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "integrations.manage");
  const viewed = await viewDelivery(shop, { id: idOf(params.id) });
  if (!viewed.ok) throw data(null, { status: 404 });
  const { eventId, payload, at, ...delivery } = viewed.value;
  const body = eventBody({ id: eventId, type: delivery.type, thing: delivery.thing, payload, at });
  const isDone = new URL(request.url).searchParams.get("done") === "again";
  return { ...delivery, at, body: JSON.stringify(JSON.parse(body), null, 2), isDone };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const id = idOf(params.id);
  const replayed = await replayDelivery(shop, { id, actor });
  return replayed.ok
    ? redirect(officeLinks.delivery(id, { done: "again" }))
    : data({ domainError: replayed.domainError }, statusOf(replayed.domainError));
}

/** 0 is no delivery. */
function idOf(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
  const { id, type, thing, state, tries, dueAt, at, endpointId, endpointName, endpointState, body } = loaderData;
  const { t, language } = useWords("office-integrations");
  const { formatDomainError } = useDomainErrors();
  return (
    <OfficePage
      title={`${type} ${type.startsWith("endpoint.") ? "" : thing}`}
      actions={
        <ButtonLink to={officeLinks.deliveries({ endpoint: endpointId })} variant="secondary">
          {t("deliveries.title")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-5xl flex-col gap-6" key={id}>
        {loaderData.isDone && !actionData ? <FlashMessage name="done" message={t("done.again")} /> : null}
        {actionData ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DeliveryStateBadge state={state} />
          {endpointState === "removed" ? (
            <span>{endpointName}</span>
          ) : (
            <Link to={officeLinks.endpoint(endpointId)} className="link">
              {endpointName}
            </Link>
          )}
          <span className="text-sm text-muted">{formatDateTime(at, language)}</span>
          {state === "waiting" && endpointState === "active" ? (
            <span className="text-sm">{t("delivery.next", { time: formatDateTime(dueAt, language), tries })}</span>
          ) : null}
        </div>
        {state === "waiting" || endpointState === "removed" ? null : (
          <Form method="post">
            <Button variant="secondary">{t("delivery.again")}</Button>
          </Form>
        )}
        <Attempts attempts={loaderData.attempts} />
        <Panel title={t("delivery.body")}>
          <pre className="figure max-h-128 overflow-auto text-sm whitespace-pre-wrap wrap-anywhere">{body}</pre>
        </Panel>
      </div>
    </OfficePage>
  );
}

function Attempts({ attempts }: Pick<Route.ComponentProps["loaderData"], "attempts">) {
  const { t, language } = useWords("office-integrations");
  return (
    <Panel title={t("delivery.attempts")}>
      {attempts.length === 0 ? <p>{t("delivery.none")}</p> : null}
      <ol className="divide-y divide-line">
        {attempts.map(({ at, outcome, status, ms, answer }, index) => (
          <li key={attempts.length - index} className="py-3">
            <p className="flex flex-wrap gap-x-4">
              <span className="text-sm text-muted">{formatDateTime(at, language)}</span>
              <strong>
                {outcome === "answered" ? t("outcome.answered", { status: status ?? 0 }) : t(`outcome.${outcome}`)}
              </strong>
              <span className="figure text-sm">{t("delivery.ms", { ms })}</span>
            </p>
            {answer === "" ? null : (
              <pre className="figure mt-1 text-sm whitespace-pre-wrap text-muted wrap-anywhere">{answer}</pre>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
