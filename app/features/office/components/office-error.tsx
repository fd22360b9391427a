// What a screen of the office shows in its place when it cannot be shown: the office's navigation stays around it.

import { isRouteErrorResponse } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { FailedPage } from "../../../kit/pages/failed-page.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { MissingRightPage, missingRightIn } from "./missing-right.tsx";
import { OfficePage } from "./page.tsx";

export function OfficeError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <FailedPage error={error} />;
  const missing = missingRightIn(error);
  if (missing) return <MissingRightPage {...missing} />;
  return error.status === 404 ? <NothingThere /> : <FailedPage error={error} />;
}

function NothingThere() {
  const { t } = useWords("office");
  return (
    <OfficePage title={t("missing.title")}>
      <p className="max-w-prose text-lg">{t("missing.text")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={officeLinks.search()}>{t("search.title")}</ButtonLink>
        <ButtonLink to={links.office()} variant="secondary">
          {t("missingRight.home")}
        </ButtonLink>
      </div>
    </OfficePage>
  );
}
