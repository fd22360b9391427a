// Adds to the cart, the same on every screen: a form that works before JavaScript (it redirects to the cart, which
// shows what was added), and with JavaScript stays on the page and shows a toast.

import { useEffect, type FormEvent, type ReactNode } from "react";
import { useFetcher, useLocation, useSubmit } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { takeCartForm } from "./cart.action.server.ts";
import { Button, type ButtonLook } from "../../kit/button.tsx";
import { Quantity } from "../../kit/quantity.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { useToast } from "../../kit/toast.tsx";

type CartFormOptions = {
  /** Errors are shown at the form's field (`error`, `errors`) and not as a toast. */
  inField?: boolean;
};

/** A fetcher for the cart's forms that shows the result as a toast. */
export function useCartForm({ inField = false }: CartFormOptions = {}) {
  const { t } = useWords("cart");
  const { formatDomainError, formatFields } = useDomainErrors();
  const fetcher = useFetcher<typeof takeCartForm>();
  const toast = useToast();
  const answer = fetcher.data;
  const restore = useRestore();
  const toCart = useLocation().pathname === links.cart() ? {} : { link: { to: links.cart(), label: t("notice.see") } };

  const errors = answer && "errors" in answer ? formatFields(answer.errors) : {};
  const error =
    answer && "domainError" in answer ? formatDomainError(answer.domainError) : (Object.values(errors)[0] ?? null);

  useEffect(() => {
    if (!answer) return;
    if ("domainError" in answer || "errors" in answer) {
      if (!inField) toast(error ?? "", { tone: "danger" });
    } else if ("added" in answer) toast(t("notice.added", { name: answer.added }), toCart);
    else if ("tested" in answer) toast(t("notice.tested", { name: answer.tested }), toCart);
    else if ("undo" in answer && answer.undo) {
      const { undo } = answer;
      toast(t("notice.removed"), { press: { label: t("notice.undo"), run: () => restore(undo) } });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown once for an answer, not again when the words around it change
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    fields.set("inPlace", "1");
    void fetcher.submit(fields, { method: "post", action: links.cart() });
  }
  return {
    form: { method: "post" as const, action: links.cart(), onSubmit },
    isBusy: fetcher.state !== "idle",
    answer,
    error,
    errors,
  };
}

/** Undo of a removal. It outlives the row that was removed. */
function useRestore() {
  const submit = useSubmit();
  return (items: string) =>
    void submit(
      { intent: "restore", items, inPlace: "1" },
      { method: "post", action: links.cart(), navigate: false, fetcherKey: "restore" },
    );
}

type AddToCartProps = ButtonLook & {
  productId: number;
  /** Beside the button: the quantity, where more than one can be bought. */
  quantity?: { max: number; label: string } | null;
  className?: string;
  children: ReactNode;
};

/** Needs the words of the namespaces "cart" and "domain-errors" (its screen's `handle.words`). */
export function AddToCart({ productId, quantity, className = "", children, ...look }: AddToCartProps) {
  const { form, isBusy, answer, error } = useCartForm({ inField: Boolean(quantity) });
  return (
    <form {...form} noValidate className={`flex flex-wrap items-stretch gap-3 ${className}`}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      {quantity ? <Quantity value={1} {...quantity} error={error} answer={answer} /> : null}
      <Button {...look} busy={isBusy} className="grow">
        {children}
      </Button>
    </form>
  );
}
