// The form of a seller's identity. Without JavaScript the fields of persons and companies follow the choice by CSS.

import { Form, useNavigation } from "react-router";
import { documentTypes } from "../../../../../shop/trade-in/seller-documents/identity.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type IdentityFormProps = {
  view: { number: string; keyQuery: string; legalName: string; address: string };
  errors: Record<string, string>;
  typed: Record<string, string>;
};

export function IdentityForm({ view, errors, typed }: IdentityFormProps) {
  const { t } = useWords("trade-in-seller-documents");
  const isBusy = useNavigation().state === "submitting";
  const { number, keyQuery, ...given } = view;
  const field = (name: string, usual = "") => ({
    name,
    label: t(`identity.${name}` as "identity.legalName"),
    error: errors[name],
    defaultValue: typed[name] ?? usual,
    autoComplete: "off",
  });
  const sellsAs = typed["sellsAs"] ?? "person";
  return (
    <Form
      method="post"
      action={links.tradeInIdentity(number, keyQuery)}
      noValidate
      className="group flex flex-col gap-6"
    >
      <fieldset>
        <legend className="font-condensed text-xl font-bold">{t("identity.sellsAs")}</legend>
        {(["person", "company"] as const).map((kind) => (
          <CheckboxField
            key={kind}
            id={`field-sellsAs-${kind}`}
            type="radio"
            name="sellsAs"
            value={kind}
            label={t(`identity.${kind}`)}
            hint={t(`identity.${kind}Hint`)}
            defaultChecked={sellsAs === kind}
          />
        ))}
      </fieldset>
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field("legalName", given.legalName)}
            hint={t("identity.legalNameHint")}
            autoComplete="name"
            maxLength={200}
            className="sm:col-span-2"
          />
          <div className="grid gap-4 group-has-[input[value=company]:checked]:hidden sm:col-span-2 sm:grid-cols-2">
            <PersonFields field={field} chosen={typed["document"] ?? "id-card"} />
          </div>
          <div className="hidden gap-4 group-has-[input[value=company]:checked]:grid sm:col-span-2 sm:grid-cols-2">
            <TextField {...field("cui")} maxLength={40} />
            <TextField {...field("tradeRegister")} required={false} />
            <TextField {...field("signatory", given.legalName)} maxLength={200} className="sm:col-span-2" />
          </div>
          <TextField {...field("address", given.address)} maxLength={200} className="sm:col-span-2" />
        </div>
      </Panel>
      <p className="text-sm text-muted">{t("identity.privacy")}</p>
      <Button size="lg" busy={isBusy} className="self-start max-sm:w-full">
        {t("identity.save")}
      </Button>
    </Form>
  );
}

type FieldOf = (
  name: string,
  usual?: string,
) => { name: string; label: string; error: string | undefined; defaultValue: string; autoComplete: string };

function PersonFields({ field, chosen }: { field: FieldOf; chosen: string }) {
  const { t } = useWords("trade-in-seller-documents");
  return (
    <>
      <SelectField {...field("document")} defaultValue={chosen}>
        {documentTypes.map((type) => (
          <option key={type} value={type}>
            {t(`identity.documents.${type}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field("documentNumber")}
        hint={t("identity.documentNumberHint")}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
      <TextField {...field("cnp")} hint={t("identity.cnpHint")} inputMode="numeric" maxLength={20} />
      <TextField {...field("bornOn")} type="date" hint={t("identity.bornOnHint")} autoComplete="bday" />
    </>
  );
}
