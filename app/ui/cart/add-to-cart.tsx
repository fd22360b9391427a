// The way into the cart, the same on every screen: a form that works before JavaScript (it leads to the cart, which says
// what was added), and with JavaScript stays where it is and says so in passing.

import { useEffect, type FormEvent, type ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import type { takeCartForm } from "../../routes/buying/cart-posts.server.ts";
import { Button, type ButtonLook } from "../button.tsx";
import { useRefusals } from "../refused.tsx";
import { useToast } from "../toast.tsx";

/** A fetcher for the cart's forms, that says in passing what came of them. */
export function useCartForm() {
  const { t } = useWords("cart");
  const { sayRefusal, sayFields } = useRefusals();
  const fetcher = useFetcher<typeof takeCartForm>();
  const toast = useToast();
  const answer = fetcher.data;
  const toCart = useLocation().pathname === "/cart" ? {} : { way: { to: "/cart", label: t("notice.see") } };

  useEffect(() => {
    if (!answer) return;
    if ("refusal" in answer) toast(sayRefusal(answer.refusal), { tone: "danger" });
    else if ("added" in answer) toast(t("notice.added", { name: answer.added }), toCart);
    else if ("tested" in answer) toast(t("notice.tested", { name: answer.tested }), toCart);
    else if ("errors" in answer) toast(Object.values(sayFields(answer.errors))[0] ?? "", { tone: "danger" });
    else if ("removed" in answer) toast(t("notice.removed"));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once an answer, not again when the words around it change
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    fields.set("inPlace", "1");
    void fetcher.submit(fields, { method: "post", action: "/cart" });
  }
  return { form: { method: "post" as const, action: "/cart", onSubmit }, isBusy: fetcher.state !== "idle" };
}

type AddToCartProps = ButtonLook & {
  productId: number;
  /** Beside the button: how many, where more than one can be had. */
  quantity?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Needs the words of the rooms "cart" and "refusals" (its screen's `handle.words`). */
export function AddToCart({ productId, quantity, className = "", children, ...look }: AddToCartProps) {
  const { form, isBusy } = useCartForm();
  return (
    <form {...form} className={`flex flex-wrap items-stretch gap-3 ${className}`}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      {quantity}
      <Button {...look} busy={isBusy} className="grow">
        {children}
      </Button>
    </form>
  );
}
