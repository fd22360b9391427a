// Withdrawing a live listing and deleting a draft: folded away, because they are rare and grave.

import { Form } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import type { EditorData } from "../editor-data.ts";

type ActionsProps = Pick<EditorData, "listing"> & { errors: Record<string, string>; isBusy: boolean };

export function ListingActions({ listing: { state }, errors, isBusy }: ActionsProps) {
  if (state === "live") return <Withdraw errors={errors} isBusy={isBusy} />;
  return state === "draft" ? <Discard isBusy={isBusy} /> : null;
}

function Withdraw({ errors, isBusy }: Omit<ActionsProps, "listing">) {
  const { t } = useWords("office-listings");
  return (
    <details className="rounded-sm border border-line bg-surface p-4 md:px-6" open={errors["reason"] !== undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("act.withdraw")}…</summary>
      <Form method="post" noValidate className="mt-2 flex flex-col items-start gap-4">
        <p className="text-sm text-muted">{t("act.withdrawHint")}</p>
        <TextField
          name="reason"
          label={t("act.reason")}
          error={errors["reason"]}
          minLength={3}
          maxLength={500}
          required
          autoComplete="off"
          className="w-full"
        />
        <Button variant="danger" name="intent" value="withdraw" busy={isBusy}>
          {t("act.withdraw")}
        </Button>
      </Form>
    </details>
  );
}

function Discard({ isBusy }: { isBusy: boolean }) {
  const { t } = useWords("office-listings");
  return (
    <details className="rounded-sm border border-line bg-surface p-4 md:px-6">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("act.discard")}…</summary>
      <Form method="post" className="mt-2 flex flex-col items-start gap-4">
        <p className="text-sm text-muted">{t("act.discardHint")}</p>
        <Button variant="danger" name="intent" value="discard" busy={isBusy}>
          {t("act.discard")}
        </Button>
      </Form>
    </details>
  );
}
