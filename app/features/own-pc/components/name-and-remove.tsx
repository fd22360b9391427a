// The name of the PC, and the deletion of its description.

import { Form } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { links } from "../../../links.ts";

export function NameAndRemove({ name, error }: { name: string; error: string | null }) {
  const { t } = useWords("own-pc");
  const { formatFields } = useDomainErrors();
  return (
    <div className="mt-10 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-6">
      <Form method="post" action={links.myPc()} noValidate className="flex grow flex-wrap items-end gap-3 sm:max-w-xl">
        <input type="hidden" name="intent" value="rename" />
        <TextField
          key={name}
          name="name"
          label={t("rename.label")}
          hint={t("rename.hint")}
          defaultValue={name}
          error={error === null ? null : formatFields({ name: error })["name"]}
          maxLength={60}
          autoComplete="off"
          className="grow"
        />
        <Button variant="secondary" className="max-sm:w-full">
          {t("rename.submit")}
        </Button>
      </Form>
      <Form method="post" action={links.myPc()} className="max-sm:w-full">
        <input type="hidden" name="intent" value="remove" />
        <Button variant="secondary" className="max-sm:w-full">
          <Icon name="trash" size={18} />
          {t("remove.submit")}
        </Button>
      </Form>
    </div>
  );
}
