// The last step before the offer: the estimate, and the e-mail address that the full offer requires (spec 2 and 5).

import { Form, Link, useNavigation } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { WizardView } from "../wizard.view.server.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, TextField } from "../../../../kit/field.tsx";
import { GuaranteedAmount } from "../../components/guaranteed-amount.tsx";

type EstimateStepProps = {
  wizard: WizardView;
  floor: Bani;
  total: Bani;
  errors: Record<string, string>;
  typed: Record<string, string>;
};

export function EstimateStep({ wizard, floor, total, errors, typed }: EstimateStepProps) {
  const { t } = useWords("trade-in-wizard");
  const { state, formData } = useNavigation();
  return (
    <div className="flex flex-col gap-6">
      <div className="hatch border border-estimate bg-estimate-soft p-5 md:p-7">
        <p className="silk inline-block bg-estimate-soft pe-2">{t("email.estimate")}</p>
        <p className="mt-1">
          <GuaranteedAmount offer={{ floor, total }} className="text-estimate" ground="bg-estimate-soft pe-2" />
        </p>
      </div>
      <section className="border border-line bg-surface p-5 md:p-7">
        <h2 className="text-2xl">{t("email.title")}</h2>
        <p className="mt-1.5 text-muted">{t("email.hint")}</p>
        <Form
          method="post"
          action={links.sellStep("offer", wizard.keyQuery)}
          noValidate
          className="mt-5 flex flex-col gap-4"
        >
          <TextField
            name="email"
            type="email"
            label={t("email.label")}
            hint={t("email.why")}
            required
            autoComplete="email"
            inputMode="email"
            error={errors["email"]}
            defaultValue={typed["email"]}
          />
          <CheckboxField
            name="consent"
            required
            error={errors["consent"]}
            defaultChecked={"consent" in typed}
            label={
              <>
                {t("email.consent")}{" "}
                <Link to={links.privacy()} className="link">
                  {t("email.privacy")}
                </Link>
              </>
            }
          />
          <Button
            name="intent"
            value="email"
            size="lg"
            busy={state === "submitting" && formData?.get("intent") === "email"}
            className="self-start max-sm:w-full"
          >
            {t("email.action")}
          </Button>
        </Form>
      </section>
    </div>
  );
}
