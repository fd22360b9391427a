import { Form } from "react-router";
import { LONGEST_TAG } from "../../../../../shop/customers/customer.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { CustomerView } from "../customer.view.server.ts";

type Answer = { errors: Record<string, string>; typed: Record<string, string> };

export function CustomerTags({ view: { customer, may }, answer }: { view: CustomerView; answer: Answer }) {
  const { t } = useWords("office-customers");
  return (
    <Panel label={t("tags.title")}>
      {customer.tags.length === 0 ? <p className="text-muted">{t("tags.none")}</p> : null}
      <ul className="flex flex-wrap gap-2">
        {customer.tags.map((tag) => (
          <li key={tag} className="flex items-center gap-1">
            <Badge>{tag}</Badge>
            {may.edit ? (
              <Form method="post">
                <input type="hidden" name="tag" value={tag} />
                <button
                  name="intent"
                  value="tag-remove"
                  aria-label={t("tags.remove", { tag })}
                  className="link inline-flex min-h-11 min-w-9 items-center justify-center md:min-h-9"
                >
                  ×
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {may.edit ? (
        <Form key={customer.tags.join()} method="post" noValidate className="mt-3 flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="tag-add" />
          <TextField
            name="tag"
            label={t("tags.new")}
            maxLength={LONGEST_TAG}
            autoComplete="off"
            error={answer.errors["tag"]}
            defaultValue={answer.typed["tag"]}
          />
          <Button variant="secondary" size="sm">
            {t("tags.give")}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}
