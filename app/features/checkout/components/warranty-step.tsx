// The warranty question as a separate page, for browsers without JavaScript.

import { Form, Link, useNavigation } from "react-router";
import type { Bani } from "../../../../base/money.ts";
import type { PaymentMethod } from "../../../../shop/payments/payment.ts";
import { WITHDRAWAL_DAYS } from "../../../../shop/shipping/calendar.ts";
import { useCompany } from "../../../kit/pages/company.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { ORDER_FORM } from "./payment-step.tsx";
import { Processing } from "./processing.tsx";
import { WarrantyQuestion } from "./warranty-question.tsx";

type WarrantyStepProps = { total: Bani; pageKey: string; method: PaymentMethod; accountName: string | null };

export function WarrantyStep({ total, pageKey, method, accountName }: WarrantyStepProps) {
  const { t } = useWords("checkout");
  const returnDays = useCompany()?.returnDays ?? WITHDRAWAL_DAYS;
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form id={ORDER_FORM} method="post" action={links.checkout({ step: "warranty" })}>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="pageKey" value={pageKey} />
      <input type="hidden" name="seenTotal" value={total} />
      <input type="hidden" name="paymentMethod" value={method} />
      {accountName === null ? null : <input type="hidden" name="accountName" value={accountName} />}
      <Panel title={t("warranty.title")}>
        <WarrantyQuestion form={ORDER_FORM} total={total} isBusy={isBusy} />
        <p className="mt-4 text-sm text-muted">
          {t("legal.text", { count: returnDays })}{" "}
          <Link to={links.terms()} className="link">
            {t("legal.terms")}
          </Link>
        </p>
      </Panel>
      {isBusy ? <Processing /> : null}
      <ButtonLink to={links.checkout({ step: "payment" })} variant="secondary" className="mt-6">
        {t("warranty.back")}
      </ButtonLink>
    </Form>
  );
}
