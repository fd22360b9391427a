// The screen of a right that somebody does not have, or no longer has. What they typed stays: they can copy it, and send
// it again once they have the right.

import { Form, useLocation, type ErrorResponse } from "react-router";
import { rights, rolesThatMay, type Right } from "../../../../shop/accounts/rights.ts";
import type { MissingRight } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "./page.tsx";

/** What a 403 of `requireStaff` says, or null for any other answer. */
export function missingRightIn({ status, data }: ErrorResponse): MissingRight | null {
  if (status !== 403 || typeof data !== "object" || data === null) return null;
  const { missingRight, typed } = data as Partial<MissingRight>;
  const right = rights.find((known) => known === missingRight);
  return right ? { missingRight: right, typed: typed ?? null } : null;
}

export function MissingRightPage({ missingRight, typed }: MissingRight) {
  const { t } = useWords("office");
  return (
    <OfficePage title={t("missingRight.title")}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Notice tone="warn" title={t("missingRight.text")} live>
          <RolesThatMay right={missingRight} />
        </Notice>
        {typed && Object.keys(typed).length > 0 ? <Typed typed={typed} /> : null}
        <ButtonLink to={links.office()} variant="secondary" className="self-start">
          {t("missingRight.home")}
        </ButtonLink>
      </div>
    </OfficePage>
  );
}

function RolesThatMay({ right }: { right: Right }) {
  const { t } = useWords("office");
  return (
    <p>
      {t("missingRight.roles", {
        roles: rolesThatMay(right)
          .map((role) => t(`roles.${role}`))
          .join(", "),
      })}
    </p>
  );
}

/** Fields of the form that name a step or a version are sent again, but not shown. */
const unseen = /^(?:intent|pageKey|key|version|seen|id|to)$/;

function Typed({ typed }: { typed: Readonly<Record<string, string>> }) {
  const { t } = useWords("office");
  const { pathname, search } = useLocation();
  const fields = Object.entries(typed);
  const shown = fields.filter(([name, value]) => !unseen.test(name) && value.trim() !== "");
  return (
    <Panel title={t("missingRight.typed")}>
      <p className="mb-4 text-muted">{t("missingRight.typedText")}</p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,12rem)_1fr]">
        {shown.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={pathname + search} className="mt-5">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{t("missingRight.again")}</Button>
      </Form>
    </Panel>
  );
}
