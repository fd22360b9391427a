// Asks for the e-mail address of the offer and for consent (spec 5); then the full offer is shown.

import { Form, Link, useNavigation } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FieldErrors, TypedValues } from "./component-lines.tsx";

export function AskForOffer({
  action,
  typed,
  errors,
}: {
  action: string;
  typed: TypedValues | null;
  errors: FieldErrors;
}) {
  const { t } = useWords("trade-in-loose-parts");
  const submitted = useNavigation().formData;
  return (
    <div id="offer" className="scroll-mt-28">
      <Panel title={t("send.title")}>
        <p className="max-w-[62ch] text-muted">{t("send.text")}</p>
        <Form method="post" action={action} noValidate className="mt-5 flex max-w-xl flex-col gap-4">
          <TextField
            name="email"
            type="email"
            label={t("send.email")}
            hint={t("send.emailHint")}
            required
            autoComplete="email"
            inputMode="email"
            error={errors["email"]}
            defaultValue={typed?.["email"]}
          />
          <CheckboxField
            name="consent"
            required
            error={errors["consent"]}
            defaultChecked={typed !== null && "consent" in typed}
            label={
              <>
                {t("send.consent")}{" "}
                <Link to={links.privacy()} className="link">
                  {t("send.privacy")}
                </Link>
              </>
            }
          />
          <Button
            name="intent"
            value="email"
            size="lg"
            busy={submitted?.get("intent") === "email"}
            className="self-start max-sm:w-full"
          >
            {t("estimate.go")}
          </Button>
        </Form>
      </Panel>
    </div>
  );
}
