import { Form, useLocation, useNavigation } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { Button } from "../../kit/button.tsx";

/** Cancels an order after a confirmation: a native disclosure, so that it works before JavaScript. */
export function CancelOrder({ action }: { action: string }) {
  const { t } = useWords("account");
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get("intent") === "cancel";
  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="link inline-flex min-h-11 items-center text-sm">{t("cancel.ask")}</summary>
      <Form method="post" action={action + search} className="mt-2">
        <input type="hidden" name="intent" value="cancel" />
        <p className="text-sm text-muted">{t("cancel.text")}</p>
        <Button variant="danger" size="sm" busy={isBusy} className="mt-3">
          {t("cancel.action")}
        </Button>
      </Form>
    </details>
  );
}
