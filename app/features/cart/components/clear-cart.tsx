import { Form, useNavigation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Button } from "../../../kit/button.tsx";

/** Removes everything from the cart. */
export function ClearCart() {
  const { t } = useWords("cart");
  const { formData } = useNavigation();
  return (
    <Form method="post" action={links.cart()} replace preventScrollReset>
      <input type="hidden" name="intent" value="clear" />
      <Button variant="quiet" className="-me-4" busy={formData?.get("intent") === "clear"}>
        {t("clear")}
      </Button>
    </Form>
  );
}
