// What a bulk action did: how many orders changed, and each that could not, with the reason.

import { Link } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import type { AnyDomainError } from "../../../../domain-errors.server.ts";
import { officeLinks } from "../../../../office-links.ts";
import type { MovedOrders } from "./bulk.action.server.ts";

/** Needs the words of the namespaces "office-orders-desk" and "domain-errors". */
export function Moved({ moved, problem }: { moved: MovedOrders | null; problem: AnyDomainError | null }) {
  const { t } = useWords("office-orders-desk");
  const { formatDomainError } = useDomainErrors();
  if (problem)
    return (
      <Notice tone="danger" live>
        {formatDomainError(problem)}
      </Notice>
    );
  if (moved === null) return null;
  if (moved.length === 0)
    return (
      <Notice tone="warn" live>
        {t("bulk.none")}
      </Notice>
    );
  const failed = moved.filter(({ domainError }) => domainError !== null);
  return (
    <div className="mb-4 flex flex-col gap-3">
      {failed.length < moved.length ? (
        <Notice tone="good" live>
          {t("bulk.done", { count: moved.length - failed.length })}
        </Notice>
      ) : null}
      {failed.length > 0 ? (
        <Notice tone="danger" live>
          <p>{t("bulk.failed", { count: failed.length })}</p>
          <ul className="mt-1">
            {failed.map(({ number, domainError }) => (
              <li key={number}>
                <Link to={officeLinks.order(number)} className="link figure">
                  {number}
                </Link>{" "}
                {domainError && formatDomainError(domainError)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
