// One group of settings: its form, where the values come from, and its history.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/setting";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { OfficePage } from "../components/page.tsx";
import { MissingInGroup } from "../components/readiness-panel.tsx";
import { BannerPreview } from "./components/banner-preview.tsx";
import { ChangeList } from "./components/change-list.tsx";
import { ConflictNotice } from "./components/conflict-notice.tsx";
import { FieldSets } from "./components/field-sets.tsx";
import { SettingHistory } from "./components/setting-history.tsx";
import { SettingsNavigation } from "./components/settings-navigation.tsx";
import { SourceLine } from "./components/source-line.tsx";
import { useSettingErrors } from "./components/use-setting-errors.ts";
import { isDone, postSetting } from "./setting.action.server.ts";
import { checkedFields, groupView, parseGroup } from "./settings.view.server.ts";

export const handle = {
  words: ["office", "office-settings", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const done = ["saved", "restored", "reset"] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "settings.edit");
  const group = parseGroup(params.name);
  if (!group) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const compared = Number(search.get("version"));
  const view = await groupView(shop, group, Number.isSafeInteger(compared) && compared > 0 ? compared : null);
  return {
    ...view,
    ...(await checkedFields(shop, group, view.fields)),
    done: done.find((each) => each === search.get("done")) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "settings.edit");
  const group = parseGroup(params.name);
  if (!group) throw data(null, { status: 404 });
  const answer = await postSetting(shop, group, { fields: await readFields(request), actor });
  if (isDone(answer)) return redirect(officeLinks.setting(group, { done: answer.outcome }));
  return data(answer, answer.outcome === "conflict" ? 409 : answer.outcome === "invalid" ? 422 : 200);
}

export default function OfficeSetting({ loaderData, actionData }: Route.ComponentProps) {
  const { group, version, saved, history, shown } = loaderData;
  const { t } = useWords("office-settings");
  const isBusy = useNavigation().state === "submitting";
  const errors = useSettingErrors(actionData?.outcome === "invalid" ? actionData.errors : {});
  const conflict = actionData?.outcome === "conflict" ? actionData.conflict : null;
  const { fields, sets } = actionData ?? loaderData;
  return (
    <OfficePage title={t(`groups.${group}.title`)}>
      <div className="flex max-w-5xl flex-col gap-6">
        <SettingsNavigation current={group} />
        {loaderData.done && !actionData ? (
          <FlashMessage key={`${loaderData.done} ${version}`} name="done" message={t(`done.${loaderData.done}`)} />
        ) : null}
        <p className="max-w-[70ch] text-muted">{t(`groups.${group}.text`)}</p>
        <SourceLine saved={saved} />
        <MissingInGroup checks={loaderData.missing} />
        {conflict ? (
          <ConflictNotice by={conflict.by} at={conflict.at}>
            <ChangeList group={group} changes={conflict.changes} />
          </ConflictNotice>
        ) : null}
        <ErrorSummary errors={errors} />
        <Form method="post" action={officeLinks.setting(group)} noValidate className="flex flex-col gap-5">
          <input type="hidden" name="version" value={conflict?.version ?? version} />
          <FieldSets key={version} group={group} sets={sets} fields={fields} errors={errors} />
          {actionData?.outcome === "preview" ? <BannerPreview banners={actionData.banners} /> : null}
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="save" busy={isBusy}>
              {t("save")}
            </Button>
            {group === "banners" ? (
              <Button name="intent" value="preview" variant="secondary">
                {t("preview")}
              </Button>
            ) : null}
          </div>
        </Form>
        <SettingHistory
          address={(search) => officeLinks.setting(group, search)}
          version={version}
          isSaved={saved !== null}
          history={history}
          shown={shown}
          changes={<ChangeList group={group} changes={shown?.changes ?? []} />}
          resetLabel={t("history.toInstallation")}
        />
      </div>
    </OfficePage>
  );
}
