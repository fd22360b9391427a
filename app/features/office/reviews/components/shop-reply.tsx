// The shop's reply, which stands below the review.

import { Form, useNavigation } from "react-router";
import { LONGEST_SHOP_REPLY, type Review } from "../../../../../shop/reviews/review.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextAreaField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type ShopReplyProps = {
  review: Pick<Review, "reply" | "language" | "version">;
  typed: string | undefined;
  errors: Record<string, string>;
};

export function ShopReply({ review: { reply, language, version }, typed, errors }: ShopReplyProps) {
  const { t } = useWords("office-reviews");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Panel label={t("reply.title")}>
      <Form method="post" noValidate className="flex flex-col gap-3">
        <input type="hidden" name="seen" value={version} />
        <TextAreaField
          name="reply"
          label={t("reply.body")}
          hint={t("reply.hint", { language: languageNames[language].name })}
          rows={4}
          maxLength={LONGEST_SHOP_REPLY}
          lang={language}
          defaultValue={typed ?? reply ?? ""}
          error={errors["reply"] ?? errors["form"]}
        />
        <Button name="intent" value="reply" variant="secondary" busy={isBusy} className="self-start">
          {t("reply.save")}
        </Button>
      </Form>
    </Panel>
  );
}
