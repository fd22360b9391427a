// Reserves a unit for a day, or as long as staff set (rule 22), for a visitor who gives an email address.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/reserve";
import { parseListingId } from "../../../../base/id.ts";
import { awaitedLink } from "../../../../shop/orders/allocations/awaited-link.server.ts";
import { ReserveForm } from "../../../../shop/inventory/allocations/forms.ts";
import { reserveUnit } from "../../../../shop/inventory/allocations/reserve-unit.server.ts";
import { ownAllocations } from "../../../../shop/orders/allocations/own-allocations.server.ts";
import { viewListing } from "../../../../shop/catalogue/view-listing.server.ts";
import { viewOrders } from "../../../../shop/orders/view-orders.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { guestOf, clientNetwork, parseFields, readFields, signedInOf, visitorFor } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatHours } from "../../../i18n/format.ts";
import { useCompany } from "../../../kit/pages/company.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { Button } from "../../../kit/button.tsx";
import { useFacts } from "../../../shared/catalogue/use-facts.ts";
import { SimilarGoods } from "../../../shared/cart/suggestions.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { ExtensionNotice } from "../../../shared/orders/extension-notice.tsx";
import { ReservationPanel } from "../../../shared/orders/reservation-panel.tsx";
import { OwnAllocation } from "../components/own-allocation.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Picture } from "../../../kit/picture/picture.tsx";
import { Price } from "../../../kit/price.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { allocationView } from "../../../shared/orders/allocation.view.ts";
import { goodsView } from "../../../shared/orders/goods.view.server.ts";

export const handle = {
  words: ["product-reserve", "account", "cart", "domain-errors", "orders-extend"],
  purpose: "form",
  body: { size: "form", rate: "email" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const id = parseListingId(params.id);
  const view = id === null ? null : await viewListing(shop, id);
  if (!view) throw data(null, { status: 404 });
  const { listing, availability, similar } = view;
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const [{ reservation }, allocations] = await Promise.all([
    viewOrders(shop, { visitorId }),
    visitorId ? ownAllocations(shop, { visitorId }) : [],
  ]);
  const awaited = reservation && visitorId ? await awaitedLink(shop, { visitorId }) : null;
  const own = allocations.find((allocation) => allocation.listingId === listing.id);
  const isSold = availability === "gone";
  return data(
    {
      goods: goodsView(listing, shop.catalogueIndex),
      isFree: availability === "free",
      isMailed: new URL(request.url).searchParams.get("mail") !== "no",
      isSold,
      own: own ? allocationView(own) : null,
      similar: availability === "free" ? [] : similar.map((goods) => goodsView(goods, shop.catalogueIndex)),
      reservation,
      awaited,
      isStranger: signedIn === null,
    },
    { status: isSold ? 409 : 200 },
  );
}

/** A domain error means that the data has changed: load the page again. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}) {
  const isRefused = typeof actionResult === "object" && actionResult !== null && "domainError" in actionResult;
  return isRefused || defaultShouldRevalidate;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const listingId = parseListingId(params.id);
  if (listingId === null) throw data(null, { status: 404 });
  const parsed = parseFields(ReserveForm, await readFields(request));
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const { visitorId, headers } = await visitorFor(request, shop);
  const reserved = await reserveUnit(shop, {
    visitorId,
    listingId,
    email: parsed.value.email,
    language: context.get(languageContext),
    network: clientNetwork(request),
  });
  if (!reserved.ok)
    return data({ domainError: reserved.domainError }, { status: statusOf(reserved.domainError), headers });
  return redirect(links.reserve(listingId, { mail: reserved.value.isMailed ? null : "no" }), { headers });
}

export default function ProductReserve({ loaderData, actionData }: Route.ComponentProps) {
  const { goods, isFree, isMailed, isSold, own, similar, reservation, awaited, isStranger } = loaderData;
  const { t, language } = useWords("product-reserve");
  const time = formatHours(useCompany()?.reservationHours ?? 0, language);
  const { t: allocations } = useWords("orders-extend");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().state !== "idle";
  const errors = actionData && "errors" in actionData ? formatFields(actionData.errors) : {};
  const isTheirs = reservation?.listingId === goods.id;
  const domainError = actionData && "domainError" in actionData ? actionData.domainError : null;
  const { t: cart } = useWords("cart");
  return (
    <Page
      title={t("title", { time })}
      crumbs={[{ label: goods.title, to: links.product(goods.id) }, { label: t("title", { time }) }]}
    >
      <Head title={`${t("title", { time })}: ${goods.title}`} hidden />
      <div className="grid items-start gap-8 md:grid-cols-[20rem_1fr]">
        <div>
          <Picture
            src={goods.picture}
            alt={goods.title}
            width={800}
            height={600}
            sizes="(min-width:64rem) 30rem,92vw"
            priority
            className="border border-line"
          />
          <p className="mt-3 font-condensed text-xl font-bold leading-tight">{goods.title}</p>
          <p className="mt-1 text-sm text-muted">{useFacts()(goods.facts).join(" · ")}</p>
          <Price amount={goods.price} className="mt-2" />
        </div>
        <div className="flex max-w-xl flex-col gap-6">
          {domainError && !isSold ? (
            <Notice tone="danger" live>
              {formatDomainError(domainError)}
            </Notice>
          ) : null}
          {isSold ? (
            <Notice tone="danger" live>
              {cart("issue.sold", { name: goods.title })}
            </Notice>
          ) : null}
          {isTheirs ? <ExtensionNotice of="reservation" awaited={awaited} heldUntil={reservation.until} /> : null}
          {isTheirs && !isMailed ? (
            <Notice tone="warn" live>
              {t("noMail")}
            </Notice>
          ) : null}
          {isTheirs ? <ReservationPanel reservation={reservation} /> : null}
          {!isTheirs && own ? <OwnAllocation allocation={own} /> : null}
          {!isTheirs && !own && !isFree && !isSold ? <Notice tone="warn">{t("held")}</Notice> : null}
          {!isTheirs && !own && similar.length > 0 ? <SimilarGoods similar={similar} /> : null}
          {!isTheirs && isFree ? (
            <Form method="post" noValidate className="flex flex-col gap-5">
              <p>{t("text", { time })}</p>
              {isStranger ? <p className="text-sm text-muted">{allocations("stranger.reserve")}</p> : null}
              {reservation ? <Notice tone="warn">{t("another", { title: reservation.title })}</Notice> : null}
              <ErrorSummary errors={errors} />
              <TextField
                name="email"
                type="email"
                label={t("email")}
                hint={t("emailHint")}
                required
                autoComplete="email"
                inputMode="email"
                error={errors["email"]}
                defaultValue={actionData && "values" in actionData ? actionData.values["email"] : ""}
              />
              <Button size="lg" busy={isBusy} className="self-start max-sm:w-full">
                {t("action")}
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
