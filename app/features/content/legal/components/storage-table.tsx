// Every cookie and entry of the browser's storage that the shop really writes, with its purpose and term.

import { useWords } from "../../../../i18n/use-words.ts";

/** Cookies and local storage, with the names that the browser's own tools display. */
const browserStorage = [
  { key: "visitor", names: ["visitor", "__Host-visitor"] },
  { key: "session", names: ["session", "__Host-session"] },
  { key: "device", names: ["device", "__Host-device"] },
  { key: "again", names: ["again", "__Host-again"] },
  { key: "language", names: ["lng"] },
  { key: "within", names: ["within"] },
  { key: "theme", names: ["theme"] },
  { key: "viewed", names: ["viewed"] },
  { key: "compare", names: ["compare"] },
  { key: "scroll", names: ["react-router-scroll-positions"] },
] as const;

export function StorageTable() {
  const { t } = useWords("content-legal");
  return (
    <div className="overflow-x-auto">
      <table className="w-full border border-line bg-surface text-start">
        <thead>
          <tr className="silk border-b border-edge text-muted">
            <th scope="col" className="px-3 py-2 text-start">
              {t("privacy.cookies.name")}
            </th>
            <th scope="col" className="px-3 py-2 text-start">
              {t("privacy.cookies.purpose")}
            </th>
            <th scope="col" className="px-3 py-2 text-start">
              {t("privacy.cookies.term")}
            </th>
          </tr>
        </thead>
        <tbody>
          {browserStorage.map(({ key, names }) => (
            <tr key={key} className="border-b border-line align-top last:border-0">
              <th scope="row" className="figure max-w-40 px-3 py-2 text-start text-sm font-normal break-all">
                {names.join(", ")}
              </th>
              <td className="px-3 py-2">{t(`privacy.cookies.${key}.purpose`)}</td>
              <td className="px-3 py-2">{t(`privacy.cookies.${key}.term`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
