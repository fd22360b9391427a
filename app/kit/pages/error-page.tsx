// The screen that replaces one that failed. The error itself is in the log. A connection that broke while a response
// was being read is no error of the shop, and is not logged.

import { useWords } from "../../i18n/use-words.ts";
import { BlockedPage } from "../blocked-page.tsx";
import type { RefusedRequest } from "../refused-request.ts";
import { RecoveryLinks } from "../recovery-links.tsx";

/** `refused`: the server's message about a request that it refused. */
export function ErrorPage({
  refused = null,
  isCutOff = false,
}: {
  refused?: (RefusedRequest & { status: number }) | null;
  isCutOff?: boolean;
}) {
  const { t } = useWords("shell");
  const title = refused?.title ?? t(isCutOff ? "lost.title" : "broken.title");
  return (
    <>
      <title>{title}</title>
      <BlockedPage
        reading={isCutOff ? "···" : String(refused?.status ?? 500)}
        title={title}
        text={refused?.text ?? t(isCutOff ? "lost.half" : "broken.text")}
        actions={<RecoveryLinks />}
      />
    </>
  );
}
