// Looks up an order without an account: by its number and e-mail address.

import { Form, useNavigation } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { Button } from "../../kit/button.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { TextField } from "../../kit/field.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Panel } from "../../kit/panel.tsx";

const EXAMPLE = "ORD-123456";

export type LookUpAnswer = { errors: Record<string, string>; typed: Record<string, string>; refused: string | null };

export function LookUpForm({ answer }: { answer: LookUpAnswer }) {
  const { t } = useWords("account");
  const isBusy = useNavigation().formAction === links.orders();
  const { errors, typed, refused } = answer;
  return (
    <Panel title={t("lookUp.title")}>
      <p className="mb-4">{t("lookUp.text")}</p>
      <Form method="post" action={links.orders()} noValidate className="flex flex-col gap-4">
        {refused ? (
          <Notice tone="danger" live>
            {refused}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        <TextField
          name="number"
          label={t("lookUp.number")}
          placeholder={EXAMPLE}
          required
          error={errors["number"]}
          defaultValue={typed["number"]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          name="email"
          type="email"
          label={t("lookUp.email")}
          required
          error={errors["email"]}
          defaultValue={typed["email"]}
          autoComplete="email"
          inputMode="email"
        />
        <Button variant="secondary" busy={isBusy} className="self-start">
          {t("lookUp.action")}
        </Button>
      </Form>
    </Panel>
  );
}
