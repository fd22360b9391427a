// The target of the links in the newsletter's e-mails: one button, what was done, or that the link is no longer good.

import { Form, useNavigation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Page } from "../../../kit/pages/page.tsx";

type NewsletterLinkPageProps = { step: "confirm" | "off"; email: string | null; isDone: boolean };

/** `email` is null if the link is no longer good. */
export function NewsletterLinkPage({ step, email, isDone }: NewsletterLinkPageProps) {
  const { t } = useWords("newsletter");
  const isBusy = useNavigation().state !== "idle";
  if (email === null && !isDone)
    return (
      <main className="wrap py-12">
        <Head title={t("unknown.title")} hidden />
        <Empty
          as="h1"
          title={t("unknown.title")}
          actions={<ButtonLink to={links.newsletter()}>{t("unknown.action")}</ButtonLink>}
        >
          <p>{t("unknown.text")}</p>
        </Empty>
      </main>
    );
  return (
    <Page title={t(`step.${step}.title`)}>
      <Head title={t(`step.${step}.title`)} hidden />
      <div className="flex max-w-2xl flex-col gap-6">
        {isDone ? (
          <Notice tone="good" title={t(`step.${step}.doneTitle`)} live>
            {t(`step.${step}.doneText`)}
          </Notice>
        ) : (
          <>
            <p className="text-lg wrap-anywhere">{t(`step.${step}.text`, { email: email ?? "" })}</p>
            <Form method="post">
              <Button busy={isBusy}>{t(`step.${step}.button`)}</Button>
            </Form>
          </>
        )}
      </div>
    </Page>
  );
}
