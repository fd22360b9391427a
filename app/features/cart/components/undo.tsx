import { Form, useNavigation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Button } from "../../../kit/button.tsx";

/** Restores what the last action removed from the cart. */
export function Undo({ items }: { items: string }) {
  const { t } = useWords("cart");
  const isBusy = useNavigation().formData?.get("intent") === "restore";
  return (
    <Form method="post" action={links.cart()} replace preventScrollReset className="mt-2">
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="items" value={items} />
      <Button variant="secondary" size="sm" busy={isBusy}>
        {t("notice.undo")}
      </Button>
    </Form>
  );
}
