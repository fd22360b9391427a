// The parts by name, one line for each category.

import { Form } from "react-router";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { links } from "../../../links.ts";
import type { MyPcProblem } from "../my-pc.action.server.ts";
import type { MyPcView } from "../my-pc.view.server.ts";
import { PartField } from "./part-field.tsx";

type PartsFormProps = Pick<MyPcView, "pc" | "about"> & { problem: MyPcProblem };

export function PartsForm({ pc, about, problem }: PartsFormProps) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { formatFields } = useDomainErrors();
  const { name: _name, option: _option, ...ofParts } = problem.errors ?? {};
  const errors = formatFields(ofParts);
  const lines = new Map(pc?.lines.map((line) => [line.category, line]));
  return (
    <section id="parts" aria-labelledby="parts-title" className="scroll-mt-24">
      <h2 id="parts-title" className="text-2xl">
        {t("parts.title")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("parts.hint")}</p>
      <div className="mt-3 not-empty:mb-3">
        <ErrorSummary errors={errors} />
      </div>
      <Form method="post" action={links.myPc({ for: about?.id }, "parts")} noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="parts" />
        {categories.map((category) => {
          const line = lines.get(category);
          const value = problem.typed?.[category] ?? line?.text ?? "";
          return (
            <PartField
              key={`${category} ${value}`}
              category={category}
              label={parts(`part.${category}`)}
              hint={line?.isUnlisted ? t("parts.unlisted") : undefined}
              value={value}
              error={errors[category]}
            />
          );
        })}
        <label className="option">
          <input
            type="checkbox"
            name="isWithoutCard"
            value="1"
            key={String(pc?.isWithoutCard)}
            defaultChecked={pc?.isWithoutCard ?? false}
          />
          <span>{t("parts.withoutCard")}</span>
        </label>
        <Button className="self-start max-sm:w-full">{t("parts.submit")}</Button>
      </Form>
    </section>
  );
}
