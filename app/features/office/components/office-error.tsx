// What a screen of the office shows in its place when it cannot be shown: the office's navigation stays around it.

import { isRouteErrorResponse } from "react-router";
import { rights, type Right } from "../../../../shop/accounts/rights.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { FailedPage } from "../../../kit/pages/failed-page.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "./page.tsx";

export function OfficeError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 403) return <NotAllowed right={missingRight(error)} />;
  return status === 404 ? <NothingThere /> : <FailedPage error={error} />;
}

/** The right that `requireStaff` names. */
function missingRight(error: unknown): Right | null {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  const named = typeof body === "object" && body !== null && "missingRight" in body ? body.missingRight : null;
  return rights.find((right) => right === named) ?? null;
}

function NotAllowed({ right }: { right: Right | null }) {
  const { t } = useWords("office");
  return (
    <OfficePage title={t("denied.title")}>
      <p className="max-w-prose text-lg">{t("denied.text")}</p>
      {right ? (
        <p className="mt-2 text-muted">
          {t("denied.right")} <code className="figure">{right}</code>
        </p>
      ) : null}
      <ButtonLink to={links.office()} className="mt-6">
        {t("denied.home")}
      </ButtonLink>
    </OfficePage>
  );
}

function NothingThere() {
  const { t } = useWords("office");
  return (
    <OfficePage title={t("missing.title")}>
      <p className="max-w-prose text-lg">{t("missing.text")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={officeLinks.search()}>{t("search.title")}</ButtonLink>
        <ButtonLink to={links.office()} variant="secondary">
          {t("denied.home")}
        </ButtonLink>
      </div>
    </OfficePage>
  );
}
