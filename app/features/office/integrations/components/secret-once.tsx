import { useWords } from "../../../../i18n/use-words.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Notice } from "../../../../kit/notice.tsx";

/** A secret, on the one page that ever shows it. */
export function SecretOnce({ title, secret, back }: { title: string; secret: string; back: string }) {
  const { t } = useWords("office-integrations");
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Notice tone="good" title={title} live>
        <p>{t("secret.once")}</p>
      </Notice>
      <p className="figure rounded-sm border border-edge bg-raised p-4 wrap-anywhere select-all">{secret}</p>
      <ButtonLink to={back} className="self-start">
        {t("secret.done")}
      </ButtonLink>
    </div>
  );
}
