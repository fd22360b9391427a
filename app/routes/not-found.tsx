// Any path that the site map does not know (spec 2 and 8).

import { useWords } from "../i18n/use-words.ts";
import { data, Link } from "react-router";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { t } = useWords("shell");
  return (
    <main>
      <h1>404</h1>
      <p>{t("notFound.title")}</p>
      <Link to="/">{t("notFound.home")}</Link>
    </main>
  );
}
