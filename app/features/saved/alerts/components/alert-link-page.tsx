// The target of the links in an alert's emails: the alert and one button, what was done, or that the link is invalid.

import { Form, useNavigation } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { AnyDomainError } from "../../../../domain-errors.server.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Empty } from "../../../../kit/empty.tsx";
import { Head } from "../../../../kit/pages/head.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Page } from "../../../../kit/pages/page.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";

type AlertLinkScreenProps = {
  step: "confirm" | "off";
  view: { text: string; href: string } | null;
  isDone: boolean;
  domainError: AnyDomainError | null;
};

export function AlertLinkScreen({ step, view, isDone, domainError }: AlertLinkScreenProps) {
  const { t } = useWords("saved-alerts");
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().state !== "idle";
  if (!view) return <NoSuchLink />;
  return (
    <Page title={t(`step.${step}.title`)}>
      <Head title={t(`step.${step}.title`)} hidden />
      <div className="flex max-w-2xl flex-col gap-6">
        {domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(domainError)}
          </Notice>
        ) : null}
        {isDone ? (
          <Notice tone="good" title={t(`step.${step}.done.title`)} live>
            {t(`step.${step}.done.text`)}
          </Notice>
        ) : (
          <p className="text-lg">{t(`step.${step}.text`)}</p>
        )}
        <p className="border-s-4 border-edge bg-surface px-4 py-3 font-condensed text-xl font-bold wrap-anywhere">
          {view.text}
        </p>
        {isDone ? (
          <ButtonLink to={view.href} variant="secondary" className="self-start">
            {t("list")}
          </ButtonLink>
        ) : (
          <Form method="post">
            <Button busy={isBusy}>{t(`step.${step}.button`)}</Button>
          </Form>
        )}
      </div>
    </Page>
  );
}

function NoSuchLink() {
  const { t } = useWords("saved-alerts");
  return (
    <main className="wrap py-12">
      <Head title={t("unknown.title")} hidden />
      <Empty
        as="h1"
        title={t("unknown.title")}
        actions={<ButtonLink to={links.products()}>{t("unknown.action")}</ButtonLink>}
      >
        <p>{t("unknown.text")}</p>
      </Empty>
    </main>
  );
}
