// /keep/:id: the target of the emailed link that extends a guest's allocation beyond half an hour (rule 35). Only the button
// extends it: mail scanners follow links but press no buttons.

import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/extend";
import { parseId } from "../../../../base/id.ts";
import { extendAllocation } from "../../../../shop/orders/allocations/extend-allocation.server.ts";
import { viewExtensionLink } from "../../../../shop/orders/allocations/view-extension-link.server.ts";
import { shopContext } from "../../../context.server.ts";
import { clientNetwork } from "../../../edge.server.ts";
import { formatDateTime, formatLastDay } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";

export const handle = {
  words: ["orders-extend", "domain-errors"],
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const found = await viewExtensionLink(shop, linkIn(request, params.id));
  return found.ok
    ? data({ allocation: found.value, phone: shop.company.phone })
    : data(null, { status: statusOf(found.domainError) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const extended = await extendAllocation(context.get(shopContext), {
    ...linkIn(request, params.id),
    network: clientNetwork(request),
  });
  return extended.ok
    ? data({ done: true as const })
    : data({ domainError: extended.domainError }, { status: statusOf(extended.domainError) });
}

function linkIn(request: Request, id: string | undefined) {
  return { id: parseId<"hold-request">(id), key: new URL(request.url).searchParams.get("key") };
}

export default function ExtendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useWords("orders-extend");
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().state !== "idle";
  if (!loaderData) return <NoSuchLink />;
  const { allocation, phone } = loaderData;
  const domainError = actionData && "domainError" in actionData ? actionData.domainError : null;
  const until =
    allocation.of === "order"
      ? formatLastDay(allocation.fullUntil, language)
      : formatDateTime(allocation.fullUntil, language);
  const isDone = allocation.isOpen && allocation.isConfirmed && !domainError;
  const title = t(`keep.${allocation.of}.title`, { name: allocation.name });
  return (
    <Page title={title}>
      <Head title={title} hidden />
      <div className="flex max-w-2xl flex-col gap-6">
        {domainError ? (
          <Notice tone="danger" title={formatDomainError(domainError)} live>
            {t(`keep.${allocation.of}.next`, { phone })}
          </Notice>
        ) : null}
        {isDone ? (
          <Notice tone="good" title={t(`keep.${allocation.of}.done`, { until })} live={actionData !== undefined} />
        ) : null}
        {allocation.isOpen || domainError ? null : <Notice tone="warn">{t("keep.over")}</Notice>}
        {allocation.isOpen && !isDone ? (
          <>
            <p className="text-lg">{t(`keep.${allocation.of}.text`, { until })}</p>
            <Form method="post">
              <Button size="lg" busy={isBusy} className="max-sm:w-full">
                {t(`keep.${allocation.of}.action`)}
              </Button>
            </Form>
            <p className="text-sm text-muted">{t("keep.why")}</p>
          </>
        ) : null}
        <ButtonLink
          to={
            "listingId" in allocation.target
              ? links.product(allocation.target.listingId)
              : links.order(allocation.target.number, { key: allocation.target.linkKey })
          }
          variant="secondary"
          className="self-start max-sm:w-full"
        >
          {t(`keep.${allocation.of}.see`)}
        </ButtonLink>
      </div>
    </Page>
  );
}

function NoSuchLink() {
  const { t } = useWords("orders-extend");
  return (
    <main className="wrap py-12">
      <Head title={t("keep.unknown.title")} hidden />
      <Empty
        as="h1"
        title={t("keep.unknown.title")}
        actions={<ButtonLink to={links.products()}>{t("keep.unknown.action")}</ButtonLink>}
      >
        <p>{t("keep.unknown.text")}</p>
      </Empty>
    </main>
  );
}
