// The signature of the purchase record: when, how, from where, and the hashes of what was signed.

import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Panel } from "../../../../kit/panel.tsx";
import type { SellerDocumentsPageView } from "../seller-documents-view.ts";

export function SignaturePanel({ view: { number, documents, may } }: { view: SellerDocumentsPageView }) {
  const { t, language } = useWords("office-seller-documents");
  const { signature } = documents;
  if (documents.identity?.kind === "company") return null;
  return (
    <Panel label={t("signature.title")}>
      {signature ? (
        <>
          <p>
            {t(`signature.${signature.method}`, {
              at: formatDateTime(signature.at, language),
              ip: signature.clientIp === "" ? "–" : signature.clientIp,
            })}
          </p>
          <p className="mt-2 text-sm break-all text-muted">
            {t("signature.documentHash")}: <span className="figure">{signature.documentHash}</span>
          </p>
          <p className="text-sm break-all text-muted">
            {t("signature.pdfHash")}: <span className="figure">{signature.pdfHash}</span>
          </p>
          {may.read ? (
            <a
              href={links.tradeInDocument(number, "record.pdf")}
              className="link mt-2 inline-flex min-h-11 items-center"
            >
              {t("signature.open")}
            </a>
          ) : null}
        </>
      ) : (
        <p className="text-muted">{t("signature.none")}</p>
      )}
    </Panel>
  );
}
