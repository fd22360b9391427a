// The wording of one e-mail in one language: its texts, a preview, and the history.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/email-text";
import { emailTextSetting } from "../../../../shop/settings/settings.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { firstWording, emailTexts, readWording, type EmailText } from "../../../emails/email-texts.server.ts";
import { isSubject } from "../../../emails/subject-key.ts";
import { languageNames, parseLanguage, type Language } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextAreaField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { OfficePage } from "../components/page.tsx";
import { ConflictNotice } from "./components/conflict-notice.tsx";
import { EmailTextPreview } from "./components/email-text-preview.tsx";
import { SettingHistory } from "./components/setting-history.tsx";
import { SettingsNavigation } from "./components/settings-navigation.tsx";
import { SourceLine } from "./components/source-line.tsx";
import { TextChanges } from "./components/text-changes.tsx";
import { useSettingErrors } from "./components/use-setting-errors.ts";
import { titleOfEmail } from "./email-text-title.ts";
import { isTextDone, postText, textSettingView } from "./text-setting.server.ts";

export const handle = {
  words: ["office", "office-settings"],
  body: { size: "list" },
} satisfies RouteHandle;

const done = ["saved", "restored", "reset"] as const;

function whichOf(params: { email: string; language: string }): { email: EmailText; language: Language } {
  const email = emailTexts.find(({ name }) => name === params.email);
  const language = parseLanguage(params.language);
  if (!email || !language) throw data(null, { status: 404 });
  return { email, language };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "settings.edit");
  const { email, language } = whichOf(params);
  const first = firstWording(email, language);
  const search = new URL(request.url).searchParams;
  const compared = Number(search.get("version"));
  const setting = { name: emailTextSetting(email.name, language), first };
  return {
    email: email.name,
    language,
    first,
    title: titleOfEmail(first),
    ...(await textSettingView(shop, setting, compared > 0 ? compared : null)),
    done: done.find((each) => each === search.get("done")) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "settings.edit");
  const { email, language } = whichOf(params);
  const first = firstWording(email, language);
  const setting = { name: emailTextSetting(email.name, language), first };
  const check = (typed: Readonly<Record<string, string>>) => readWording(first, typed);
  const answer = await postText(shop, setting, { fields: await readFields(request), actor, check });
  if (isTextDone(answer))
    return redirect(officeLinks.emailText({ email: email.name, language }, { done: answer.outcome }));
  return data(answer, answer.outcome === "preview" ? 200 : answer.outcome === "conflict" ? 409 : 422);
}

export default function OfficeEmailText({ loaderData, actionData }: Route.ComponentProps) {
  const { email, language, first, title, version, saved, history, shown } = loaderData;
  const { t } = useWords("office-settings");
  const isBusy = useNavigation().state === "submitting";
  const errors = useSettingErrors(actionData?.outcome === "invalid" ? actionData.errors : {});
  const conflict = actionData?.outcome === "conflict" ? actionData.conflict : null;
  const fields: Record<string, string> = actionData?.fields ?? loaderData.fields;
  const keys = Object.keys(first);
  const labelOf = (key: string) =>
    isSubject(key) ? t("emailTexts.subject") : t("emailTexts.text", { number: keys.indexOf(key) + 1 });
  const address = (search: { version?: number } = {}) => officeLinks.emailText({ email, language }, search);
  return (
    <OfficePage title={`${title} · ${languageNames[language].name}`}>
      <div className="flex max-w-4xl flex-col gap-6">
        <SettingsNavigation current="emailTexts" />
        {loaderData.done && !actionData ? (
          <FlashMessage key={`${loaderData.done} ${version}`} name="done" message={t(`done.${loaderData.done}`)} />
        ) : null}
        <p className="max-w-[70ch] text-muted">{t("emailTexts.hint")}</p>
        <SourceLine saved={saved} isText />
        {conflict ? (
          <ConflictNotice by={conflict.by} at={conflict.at}>
            <TextChanges changes={conflict.changes} labelOf={labelOf} />
          </ConflictNotice>
        ) : null}
        <ErrorSummary errors={errors} />
        <Form key={version} method="post" action={address()} noValidate className="flex flex-col gap-5">
          <input type="hidden" name="version" value={conflict?.version ?? version} />
          {keys.map((key) => (
            <TextAreaField
              key={key}
              name={key}
              label={labelOf(key)}
              {...(fields[key] !== first[key] && { hint: t("emailTexts.own", { text: first[key] ?? "" }) })}
              defaultValue={fields[key]}
              error={errors[key]}
              lang={language}
              rows={Math.max(1, Math.ceil((fields[key] ?? "").length / 80))}
              required
            />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="preview" variant="secondary">
              {t("preview")}
            </Button>
            <Button name="intent" value="save" busy={isBusy}>
              {t("save")}
            </Button>
          </div>
        </Form>
        {actionData?.outcome === "preview" ? (
          <EmailTextPreview texts={keys.map((key) => actionData.value[key] ?? first[key] ?? "")} language={language} />
        ) : null}
        <SettingHistory
          address={address}
          version={version}
          isSaved={saved !== null}
          history={history}
          shown={shown}
          changes={<TextChanges changes={shown?.changes ?? []} labelOf={labelOf} />}
          resetLabel={t("history.toFirst")}
        />
      </div>
    </OfficePage>
  );
}
