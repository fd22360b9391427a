// The warranty question as a separate page, for browsers without JavaScript.

import { Form, useNavigation } from "react-router";
import type { PaymentMethod } from "../../../../shop/payments/payment.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Panel } from "../../../kit/panel.tsx";
import type { CartPageView } from "../../../shared/cart/cart.view.server.ts";
import { OrderClauses } from "./order-clauses.tsx";
import { ORDER_FORM } from "./payment-step.tsx";
import { Processing } from "./processing.tsx";
import { WarrantyQuestion } from "./warranty-question.tsx";

type WarrantyStepProps = {
  cart: CartPageView;
  guaranteeMonths: number | null;
  pageKey: string;
  method: PaymentMethod;
  accountName: string | null;
};

export function WarrantyStep({ cart, guaranteeMonths, pageKey, method, accountName }: WarrantyStepProps) {
  const { t } = useWords("checkout");
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form id={ORDER_FORM} method="post" action={links.checkout({ step: "warranty" })}>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="pageKey" value={pageKey} />
      <input type="hidden" name="seenTotal" value={cart.totals.total} />
      <input type="hidden" name="paymentMethod" value={method} />
      {guaranteeMonths === null ? null : <input type="hidden" name="guaranteeMonths" value={guaranteeMonths} />}
      {accountName === null ? null : <input type="hidden" name="accountName" value={accountName} />}
      <Panel title={t("warranty.title")}>
        <WarrantyQuestion
          form={ORDER_FORM}
          total={cart.totals.total}
          price={cart.totals.terms.extendedWarranty}
          isBusy={isBusy}
        />
        <div className="mt-4">
          <OrderClauses lines={cart.lines} guaranteeMonths={guaranteeMonths} />
        </div>
      </Panel>
      {isBusy ? <Processing /> : null}
      <ButtonLink to={links.checkout({ step: "payment" })} variant="secondary" className="mt-6">
        {t("warranty.back")}
      </ButtonLink>
    </Form>
  );
}
