import { Form } from "react-router";
import { INVITATION_DAYS } from "../../../../../shop/accounts/staff/staff.ts";
import { languageNames, languages } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { RoleBoxes, tickedIn } from "./role-boxes.tsx";

type InvitePanelProps = {
  values: Readonly<Record<string, string>>;
  errors: Record<string, string>;
  /** False where the shop writes its e-mails to a folder. */
  goesByMail: boolean;
  isBusy: boolean;
};

export function InvitePanel({ values, errors, goesByMail, isBusy }: InvitePanelProps) {
  const { t, language } = useWords("office-staff");
  return (
    <Panel title={t("invite.title")} className="max-w-3xl">
      <ErrorSummary errors={errors} />
      <p className="mb-4 text-muted">
        {t("invite.lead", { count: INVITATION_DAYS })} {goesByMail ? null : t("invite.folder")}
      </p>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            label={t("invite.name")}
            error={errors["name"]}
            defaultValue={values["name"]}
            maxLength={100}
            required
            autoComplete="off"
          />
          <TextField
            name="email"
            type="email"
            label={t("invite.email")}
            error={errors["email"]}
            defaultValue={values["email"]}
            maxLength={200}
            required
            autoComplete="off"
          />
          <SelectField
            name="language"
            label={t("invite.language")}
            error={errors["language"]}
            defaultValue={values["language"] ?? language}
            required
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageNames[each].name}
              </option>
            ))}
          </SelectField>
        </div>
        <RoleBoxes ticked={tickedIn(values)} error={errors["roles"]} />
        <Button name="intent" value="invite" busy={isBusy} className="self-start">
          {t("invite.action")}
        </Button>
      </Form>
    </Panel>
  );
}
