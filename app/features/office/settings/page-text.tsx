// The text of a page in one language: the editor with its preview, and the history.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/page-text";
import { readPageText } from "../../../../shop/settings/page-text.ts";
import { pageSetting } from "../../../../shop/settings/settings.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff, type Fields } from "../../../edge.server.ts";
import { languageNames, parseLanguage, type Language } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { editablePages, type EditablePage } from "../../../shared/content/editable-pages.ts";
import { firstText, pageFrame, renderedText, type InForce } from "../../../shared/content/page-texts.server.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextAreaField, TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { OfficePage } from "../components/page.tsx";
import { ConflictNotice } from "./components/conflict-notice.tsx";
import { PagePreview } from "./components/page-preview.tsx";
import { SettingHistory } from "./components/setting-history.tsx";
import { SettingsNavigation } from "./components/settings-navigation.tsx";
import { SourceLine } from "./components/source-line.tsx";
import { TextChanges } from "./components/text-changes.tsx";
import { useSettingErrors } from "./components/use-setting-errors.ts";
import { isTextDone, postText, textSettingView, type TextSetting } from "./text-setting.server.ts";

export const handle = {
  words: ["office", "office-settings"],
  body: { size: "list" },
} satisfies RouteHandle;

const done = ["saved", "restored", "reset"] as const;

type Which = { page: EditablePage; language: Language };

function whichOf(params: { page: string; language: string }): Which {
  const page = editablePages.find((known) => known === params.page);
  const language = parseLanguage(params.language);
  if (!page || !language) throw data(null, { status: 404 });
  return { page, language };
}

function settingOf(shop: InForce, { page, language }: Which): TextSetting {
  return { name: pageSetting(page, language), first: firstText(shop, page, language) };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "settings.edit");
  const which = whichOf(params);
  const search = new URL(request.url).searchParams;
  const compared = Number(search.get("version"));
  const { placeholders, parts } = pageFrame(shop, which.page);
  return {
    ...which,
    ...(await textSettingView(shop, settingOf(shop, which), compared > 0 ? compared : null)),
    names: [...placeholders, ...parts],
    done: done.find((each) => each === search.get("done")) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "settings.edit");
  const which = whichOf(params);
  const check = ({ title = "", lead = "", body = "" }: Fields) => {
    const read = readPageText({ title, lead, body }, pageFrame(shop, which.page));
    return read.ok ? read : { ok: false as const, ...read.domainError };
  };
  const answer = await postText(shop, settingOf(shop, which), { fields: await readFields(request), actor, check });
  if (isTextDone(answer)) return redirect(officeLinks.pageText(which, { done: answer.outcome }));
  const { title = "", lead = "", body = "" } = answer.outcome === "preview" ? answer.value : {};
  const preview = answer.outcome === "preview" ? renderedText(shop, which, { title, lead, body }) : null;
  return data({ ...answer, preview }, preview ? 200 : answer.outcome === "conflict" ? 409 : 422);
}

export default function OfficePageText({ loaderData, actionData }: Route.ComponentProps) {
  const { page, language, version, saved, history, shown } = loaderData;
  const { t } = useWords("office-settings");
  const errors = useSettingErrors(actionData?.outcome === "invalid" ? actionData.errors : {});
  const conflict = actionData?.outcome === "conflict" ? actionData.conflict : null;
  const labelOf = (field: string) => t(`pages.${field === "title" ? "heading" : field === "lead" ? "lead" : "body"}`);
  const address = (search: { version?: number } = {}) => officeLinks.pageText({ page, language }, search);
  return (
    <OfficePage title={`${t(`pages.names.${page}`)} · ${languageNames[language].name}`}>
      <div className="flex max-w-5xl flex-col gap-6">
        <SettingsNavigation current="pages" />
        {loaderData.done && !actionData ? (
          <FlashMessage key={`${loaderData.done} ${version}`} name="done" message={t(`done.${loaderData.done}`)} />
        ) : null}
        <SourceLine saved={saved} isText />
        {conflict ? (
          <ConflictNotice by={conflict.by} at={conflict.at}>
            <TextChanges changes={conflict.changes} labelOf={labelOf} />
          </ConflictNotice>
        ) : null}
        <ErrorSummary errors={errors} />
        <PageForm
          key={version}
          loaded={loaderData}
          fields={actionData?.fields ?? loaderData.fields}
          errors={errors}
          basedOn={conflict?.version ?? version}
        />
        {actionData?.preview ? <PagePreview text={actionData.preview} language={language} /> : null}
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

function PageForm({
  loaded: { page, language, names },
  fields,
  errors,
  basedOn,
}: {
  loaded: Route.ComponentProps["loaderData"];
  fields: Fields;
  errors: Record<string, string>;
  basedOn: number;
}) {
  const { t } = useWords("office-settings");
  const isBusy = useNavigation().state === "submitting";
  const field = (name: "title" | "lead" | "body") => ({
    name,
    defaultValue: fields[name],
    error: errors[name],
    lang: language,
    required: true,
  });
  return (
    <Form method="post" action={officeLinks.pageText({ page, language })} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="version" value={basedOn} />
      <TextField {...field("title")} label={t("pages.heading")} />
      <TextField {...field("lead")} label={t("pages.lead")} />
      <TextAreaField {...field("body")} label={t("pages.body")} hint={t("pages.bodyHint")} rows={28} />
      <details>
        <summary className="link inline-flex min-h-11 items-center">{t("pages.placeholders")}</summary>
        <p className="figure mt-1 text-sm break-words text-muted">{names.map((name) => `{{${name}}}`).join("  ")}</p>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="preview" variant="secondary">
          {t("preview")}
        </Button>
        <Button name="intent" value="save" busy={isBusy}>
          {t("pages.publish")}
        </Button>
      </div>
    </Form>
  );
}
