// The summary of a build: compatibility, price, power, what is missing, and the actions.

import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { BuildPageView } from "../build.view.server.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { Price } from "../../../kit/price.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import type { BuildAddress } from "../../../../shop/configurator/build-address.ts";
import { buildLink, chooseLink } from "../../../shared/configurator/build-links.ts";
import { PowerMeter } from "./power-meter.tsx";

type Summary = BuildPageView["summary"];

/** `children`: the controls to save and to share the build. */
export function BuildSummary({ build: { summary, address }, children }: { build: BuildPageView; children: ReactNode }) {
  const { t } = useWords("configurator");
  return (
    <Panel label={t("summary.title")}>
      <BuildState summary={summary} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Price amount={summary.total} size="lg" />
        <span className="text-sm text-muted">{t("summary.parts", { count: summary.pieces })}</span>
      </div>
      {summary.mayBeFree ? <ShippingHint missing={summary.missingForFreeShipping} /> : null}
      {summary.power ? <PowerMeter power={summary.power} /> : null}
      <Missing summary={summary} address={address} />
      <AddToCart summary={summary} address={address} />
      {children}
    </Panel>
  );
}

/** One line: the most important issue, or that the parts are compatible. */
export function useBuildState() {
  const { t } = useWords("configurator");
  return ({ wrong, unavailable, unsure }: Summary) => {
    if (wrong > 0) return { text: t("summary.wrong", { count: wrong }), icon: "warning", ink: "text-danger" } as const;
    if (unavailable > 0)
      return { text: t("summary.gone", { count: unavailable }), icon: "warning", ink: "text-warn" } as const;
    if (unsure > 0) return { text: t("summary.unsure", { count: unsure }), icon: "info", ink: "text-warn" } as const;
    return { text: t("summary.fits"), icon: "check", ink: "text-good" } as const;
  };
}

function BuildState({ summary }: { summary: Summary }) {
  const { text, icon, ink } = useBuildState()(summary);
  return (
    <p className={`flex items-center gap-2 leading-tight font-semibold ${ink}`}>
      <Icon name={icon} size={18} />
      {text}
    </p>
  );
}

function ShippingHint({ missing }: { missing: Summary["missingForFreeShipping"] }) {
  const { t } = useWords("cart");
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
      <Icon name="truck" size={16} />
      {missing === null
        ? t("hint.reached")
        : missing === 0
          ? t("hint.any")
          : t("hint.missing", { amount: formatPrice(missing) })}
    </p>
  );
}

const chooses = { storage: "ssd", graphics: "graphics-cards" } as const;

function Missing({ summary: { missing, isComplete, wrong }, address }: { summary: Summary; address: BuildAddress }) {
  const { t } = useWords("configurator");
  if (isComplete) return <p className="mt-4 text-sm">{t("summary.complete")}</p>;
  if (missing.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-condensed leading-tight font-semibold">{t("summary.missing")}</h3>
      <ul className="mt-0.5 flex flex-wrap gap-x-4">
        {missing.map((need) => (
          <li key={need}>
            <ShopLink
              to={chooseLink(address, need === "storage" || need === "graphics" ? chooses[need] : need)}
              rel="nofollow"
              className="link inline-flex min-h-11 items-center text-sm md:min-h-7"
            >
              {t(`needs.${need}`)}
            </ShopLink>
          </li>
        ))}
      </ul>
      {wrong > 0 ? null : (
        <>
          <Form method="post" action={buildLink(address)} className="mt-2.5">
            <CompleteButton />
          </Form>
          <p className="mt-1 text-xs text-muted">{t("complete.hint")}</p>
        </>
      )}
    </div>
  );
}

/** Whether the form with this intent is being submitted. */
export function useIsSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("intent") === intent;
}

function CompleteButton() {
  const { t } = useWords("configurator");
  return (
    <Button name="intent" value="complete" variant="secondary" busy={useIsSending("complete")} className="w-full">
      {t("complete.action")}
    </Button>
  );
}

function AddToCart({ summary, address }: { summary: Summary; address: BuildAddress }) {
  const { t } = useWords("configurator");
  const { wrong, unavailable, isComplete, pieces } = summary;
  if (wrong > 0 || unavailable > 0)
    return (
      <p className="mt-4 border-t border-line pt-4 text-sm font-semibold">
        {t(wrong > 0 ? "cart.blocked" : "cart.unavailable")}
      </p>
    );
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Form method="post" action={buildLink(address)}>
        <CartButton className="w-full" size="lg">
          {t("cart.add", { count: pieces })}
        </CartButton>
      </Form>
      <p className="mt-1.5 text-xs text-muted">
        {isComplete ? null : <>{t("cart.incomplete")} </>}
        {t("cart.loose")}
      </p>
    </div>
  );
}

function CartButton({ children, className, size }: { children: ReactNode; className?: string; size: "md" | "lg" }) {
  return (
    <Button name="intent" value="cart" size={size} busy={useIsSending("cart")} className={className ?? ""}>
      <Icon name="cart" size={18} />
      {children}
    </Button>
  );
}

/** On a phone: the main figures of the summary, always visible. */
export function BuildBar({ build: { summary, address, rows } }: { build: BuildPageView }) {
  const { t } = useWords("configurator");
  const { text, icon, ink } = useBuildState()(summary);
  const { wrong, unavailable } = summary;
  const issue = rows.find(({ incompatibilities, parts }) =>
    wrong > 0
      ? incompatibilities.some(({ severity }) => severity === "wrong")
      : parts.some(({ state }) => state !== "free"),
  );
  return (
    <div
      data-bar
      className="sticky bottom-0 z-20 -mx-[clamp(1rem,3.5vw,2.5rem)] flex items-center justify-between gap-3 border-t border-edge bg-raised px-[clamp(1rem,3.5vw,2.5rem)] py-2.5 lg:hidden print:hidden"
    >
      <div className="min-w-0">
        <Price amount={summary.total} />
        <p className={`flex items-center gap-1.5 text-xs leading-tight ${ink}`}>
          <Icon name={icon} size={14} />
          <span className="min-w-0">{text}</span>
        </p>
      </div>
      {wrong > 0 || unavailable > 0 ? (
        <ButtonLink to={buildLink(address, { at: issue?.category })} variant="secondary" className="shrink-0">
          {t("summary.see")}
        </ButtonLink>
      ) : (
        <Form method="post" action={buildLink(address)} className="shrink-0">
          <CartButton size="md">{t("cart.short")}</CartButton>
        </Form>
      )}
    </div>
  );
}
