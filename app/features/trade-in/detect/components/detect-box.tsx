// Beside a picker: a link to the detection scripts on the first step, for sellers who do not know their parts (spec 2).

import { useWords } from "../../../../i18n/use-words.ts";
import type { WizardView } from "../../wizard/wizard.view.server.ts";
import { Icon } from "../../../../kit/icon.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { stepPath } from "../../wizard/components/wizard-frame.tsx";

export function DetectBox({ wizard }: { wizard: WizardView }) {
  const { t } = useWords("trade-in-wizard");
  return (
    <section className="mt-8 flex gap-3 max-sm:hidden border border-line bg-surface p-4">
      <Icon name="chip" className="mt-0.5 text-muted" />
      <div>
        <h2 className="text-lg">{t("detect.title")}</h2>
        <p className="text-sm text-muted">{t("detect.text")}</p>
        <ShopLink to={`${stepPath(wizard, "cpu")}#detect`} className="link inline-flex min-h-11 items-center">
          {t("detect.action")}
        </ShopLink>
      </div>
    </section>
  );
}
