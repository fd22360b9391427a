// Connections to other programs: endpoints that events are delivered to, and tokens of the staff API.

import { Link } from "react-router";
import type { Route } from "./+types/integrations";
import { listTokens } from "../../../../shop/integrations/change-tokens.server.ts";
import { listEndpoints } from "../../../../shop/integrations/view-webhooks.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { removedBefore } from "../last-change.server.ts";
import { EndpointState } from "./components/endpoint-state.tsx";

export const handle = {
  words: ["office", "office-integrations", "office-audit", "domain-errors"],
} satisfies RouteHandle;

const done = ["removed", "revoked"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "integrations.manage");
  const doneParam = new URL(request.url).searchParams.get("done");
  const [endpoints, tokens, gone] = await Promise.all([
    listEndpoints(shop),
    listTokens(shop),
    removedBefore(shop, request, ["endpoint", "api-token"]),
  ]);
  return { endpoints, tokens, gone, done: done.find((each) => each === doneParam) ?? null };
}

type Data = Route.ComponentProps["loaderData"];

export default function Integrations({ loaderData: { endpoints, tokens, gone, done } }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  return (
    <OfficePage
      title={t("title")}
      actions={
        <ButtonLink to={officeLinks.deliveries()} variant="secondary">
          {t("deliveries.title")}
        </ButtonLink>
      }
    >
      {done ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
      <div className="flex max-w-5xl flex-col gap-6">
        <FormProblems domainError={gone} />
        <Panel title={t("endpoints.title")}>
          <p className="mb-4 max-w-3xl text-muted">{t("endpoints.lead")}</p>
          <EndpointList endpoints={endpoints} />
          <ButtonLink to={officeLinks.newEndpoint()}>{t("endpoints.new")}</ButtonLink>
        </Panel>
        <Panel title={t("tokens.title")}>
          <p className="mb-4 max-w-3xl text-muted">
            {t("tokens.lead")}{" "}
            <a href={officeLinks.staffApi()} className="link">
              {t("tokens.document")}
            </a>
          </p>
          <TokenList tokens={tokens} />
          <ButtonLink to={officeLinks.newToken()}>{t("tokens.new")}</ButtonLink>
        </Panel>
      </div>
    </OfficePage>
  );
}

function EndpointList({ endpoints }: Pick<Data, "endpoints">) {
  const { t } = useWords("office-integrations");
  if (endpoints.length === 0) return <p className="mb-4 font-semibold">{t("endpoints.none")}</p>;
  return (
    <ul className="mb-4 divide-y divide-line border-y border-line">
      {endpoints.map(({ id, name, url, state, pausedWhy, failingSince, waiting, failed }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[1fr_auto] md:items-center">
          <div className="min-w-0">
            <Link to={officeLinks.endpoint(id)} className="link font-condensed text-lg font-bold">
              {name}
            </Link>
            <p className="text-sm wrap-anywhere text-muted">{url}</p>
          </div>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <EndpointState {...{ state, pausedWhy, failingSince }} />
            <span>{t("endpoints.counts", { waiting, failed })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function TokenList({ tokens }: Pick<Data, "tokens">) {
  const { t, language } = useWords("office-integrations");
  if (tokens.length === 0) return <p className="mb-4 font-semibold">{t("tokens.none")}</p>;
  return (
    <ul className="mb-4 divide-y divide-line border-y border-line">
      {tokens.map(({ id, name, begins, scopes, expiresAt, lastUsedAt, revokedAt, isExpired }) => (
        <li key={id} className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_auto] md:items-center">
          <div className="min-w-0">
            <p className="font-condensed text-lg font-bold">
              {name} <span className="figure text-sm font-normal text-muted">{begins}…</span>
            </p>
            <p className="figure text-sm wrap-anywhere">{scopes.join(" · ")}</p>
            <p className="text-sm text-muted">
              {expiresAt ? t("tokens.until", { time: formatDateTime(expiresAt, language) }) : t("tokens.noEnd")}
              {" · "}
              {lastUsedAt ? t("tokens.used", { time: formatDateTime(lastUsedAt, language) }) : t("tokens.unused")}
            </p>
          </div>
          {revokedAt ? (
            <Badge>{t("tokens.revoked")}</Badge>
          ) : isExpired ? (
            <Badge tone="warn">{t("tokens.expired")}</Badge>
          ) : (
            <ButtonLink to={officeLinks.revokeToken(id)} variant="secondary" size="sm">
              {t("tokens.revoke")}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
