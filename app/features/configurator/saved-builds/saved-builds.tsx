// The saved builds of the account, or of a guest's browser: the current price, the state of the parts, and the actions. The
// URL says which one is being renamed or removed.

import { data, redirect } from "react-router";
import type { Route } from "./+types/saved-builds";
import { addAllToCart } from "../../../../shop/cart/add-all-to-cart.server.ts";
import { SavedBuildForm } from "../../../../shop/configurator/forms.ts";
import { getBuild } from "../../../../shop/configurator/get-build.server.ts";
import { removeBuild } from "../../../../shop/configurator/remove-build.server.ts";
import { renameBuild } from "../../../../shop/configurator/rename-build.server.ts";
import { viewSavedBuilds } from "../../../../shop/configurator/view-saved-builds.server.ts";
import { shopContext } from "../../../context.server.ts";
import { guestOf, parseFields, readFields, signedInOf, visitorFor, type Fields } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { AccountColumns } from "../../../shared/account/account-page.tsx";
import { SavedBuild } from "./components/saved-build.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ownBuildView } from "./saved-build.view.server.ts";

export const handle = {
  words: ["account", "configurator-saved-builds", "domain-errors"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

const outcomes = ["renamed", "removed"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const builds = visitorId ? await viewSavedBuilds(shop, visitorId) : [];
  const params = new URL(request.url).searchParams;
  return {
    isGuest: signedIn === null,
    builds: builds.map(ownBuildView),
    renaming: params.get("rename"),
    removing: params.get("remove"),
    done: outcomes.find((outcome) => outcome === params.get("done")) ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const parsed = parseFields(SavedBuildForm, await readFields(request));
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, domainError: null, titles: [] }, 422);
  const { visitorId, headers } = await visitorFor(request, shop);
  const { intent, saved: buildId } = parsed.value;
  const rejected = (domainError: AnyDomainError, titles: string[] = []) =>
    data({ errors: {}, values: {} as Fields, domainError, titles }, { status: statusOf(domainError), headers });
  switch (intent) {
    case "rename": {
      const renamed = await renameBuild(shop, { visitorId, buildId, name: parsed.value.name });
      return renamed.ok ? redirect(links.builds({ done: "renamed" })) : rejected(renamed.domainError);
    }
    case "remove": {
      const removed = await removeBuild(shop, { visitorId, buildId });
      return removed.ok ? redirect(links.builds({ done: "removed" })) : rejected(removed.domainError);
    }
    case "cart": {
      const build = await getBuild(shop, { visitorId, buildId });
      if (!build) return rejected({ kind: "not-found", code: "build-unknown" });
      const added = await addAllToCart(shop, { visitorId, items: build.parts });
      if (added.ok) return redirect(links.cart({ build: "1" }));
      const gone =
        added.domainError.code === "items-unavailable" ? added.domainError.items.map(({ listingId }) => listingId) : [];
      return rejected(
        added.domainError,
        build.parts.filter(({ listingId }) => gone.includes(listingId)).map(({ title }) => title),
      );
    }
  }
}

export default function Builds({ loaderData, actionData }: Route.ComponentProps) {
  const { isGuest, builds, renaming, removing, done } = loaderData;
  const { t } = useWords("configurator-saved-builds");
  const account = useWords("account");
  const { formatDomainError, formatFields } = useDomainErrors();
  const { name: wrongName, ...wrong } = formatFields(actionData?.errors);
  const message = actionData?.domainError ? formatDomainError(actionData.domainError) : Object.values(wrong)[0];
  const list = (
    <>
      {message ? (
        <Notice tone="danger" live>
          <p>{message}</p>
          {actionData && actionData.titles.length > 0 ? (
            <p>{t("unavailable", { titles: actionData.titles.join(", ") })}</p>
          ) : null}
        </Notice>
      ) : null}
      {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
      {isGuest && builds.length > 0 ? (
        <Notice>
          <p>{t("guest.text")}</p>
          <ButtonLink to={links.login({ to: links.builds() })} size="sm" className="mt-3">
            {t("guest.action")}
          </ButtonLink>
        </Notice>
      ) : null}
      {builds.length === 0 ? (
        <Empty
          carton
          title={t("empty.title")}
          actions={<ButtonLink to={links.configurator()}>{t("empty.action")}</ButtonLink>}
        >
          {t("empty.text")}
        </Empty>
      ) : (
        <ul className="flex flex-col gap-8">
          {builds.map((build) => (
            <SavedBuild
              key={build.id}
              build={build}
              dialog={renaming === build.id ? "name" : removing === build.id ? "remove" : null}
              typed={actionData?.values["saved"] === build.id ? actionData.values["name"] : undefined}
              wrongName={actionData?.values["saved"] === build.id ? wrongName : undefined}
            />
          ))}
        </ul>
      )}
    </>
  );
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      crumbs={[{ label: account.t("title"), to: links.account() }, { label: t("title") }]}
    >
      <Head title={t("title")} hidden />
      {isGuest ? <div className="flex flex-col gap-8">{list}</div> : <AccountColumns>{list}</AccountColumns>}
    </Page>
  );
}
