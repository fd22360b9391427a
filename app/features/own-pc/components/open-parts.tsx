// Parts that may be one of several models: the visitor chooses.

import { Form } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { links } from "../../../links.ts";
import type { DescribedPc, MyPcView } from "../my-pc.view.server.ts";

type OpenPartsProps = Pick<DescribedPc, "open"> & Pick<MyPcView, "about"> & { error: string | null };

export function OpenParts({ open, about, error }: OpenPartsProps) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { formatFields } = useDomainErrors();
  const message = error === null ? null : formatFields({ option: error })["option"];
  return open.map(({ place, category, name, options }) => (
    <Form
      key={place}
      method="post"
      action={links.myPc({ for: about?.id })}
      className="mb-6 border-s-4 border-warn bg-warn-soft p-4"
    >
      <input type="hidden" name="intent" value="settle" />
      <input type="hidden" name="place" value={place} />
      <fieldset>
        <legend className="font-condensed text-lg font-bold">
          {parts(`part.${category}`)}: {t("open.title")}
        </legend>
        <p className="text-sm wrap-anywhere">{t("open.text", { name })}</p>
        {message ? <p className="mt-1 text-sm font-semibold text-danger">{message}</p> : null}
        <div className="mt-2 flex flex-col">
          {options.map((option) => (
            <label key={option.id} className="option">
              <input type="radio" name="option" value={option.id} required />
              <span>{option.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button variant="secondary" className="mt-3">
        {t("open.submit")}
      </Button>
    </Form>
  ));
}
