// Orders a test of up to three games of the buyer's choice on this machine (spec 2, "Request Custom Game Test").

import { useEffect, useRef } from "react";
import type { Bani } from "../../../base/money.ts";
import { LONGEST_GAME, MOST_GAMES } from "../../../shop/cart/game-test.ts";
import { gameNames, games } from "../../../shop/catalogue/specs.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Button } from "../../kit/button.tsx";
import { useCartForm } from "../cart/add-to-cart.tsx";
import { CheckboxField, TextField } from "../../kit/field.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";

const LIST = "games-known";
const places = Array.from({ length: MOST_GAMES }, (_, index) => index + 1);

/** Errors and input of a form without JavaScript: messages by field, and what was typed. */
export type SentTest = { errors: Record<string, string>; values: Record<string, string> };

/** Needs the words of the namespaces "product" and "domain-errors", as the other forms of the cart. */
export function GameTestForm({
  productId,
  price,
  sent = null,
}: {
  productId: number;
  price: Bani;
  sent?: SentTest | null;
}) {
  const { t } = useWords("product");
  const { form, isBusy, answer, errors: answered } = useCartForm({ inField: true });
  const errors = answer === undefined && sent ? sent.errors : answered;
  const { formatDomainError } = useDomainErrors();
  const refused = answer && "domainError" in answer ? formatDomainError(answer.domainError) : errors["form"];
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  return (
    <Panel label={t("custom.label")} title={t("custom.title")}>
      <p className="max-w-[60ch]">{t("custom.text", { price: formatPrice(price), games: MOST_GAMES })}</p>
      {refused ? (
        <div className="mt-4">
          <Notice tone="danger" live>
            {refused}
          </Notice>
        </div>
      ) : null}
      <form ref={fields} {...form} noValidate className="mt-4">
        <input type="hidden" name="intent" value="test" />
        <input type="hidden" name="productId" value={productId} />
        <datalist id={LIST}>
          {games.map((game) => (
            <option key={game}>{gameNames[game]}</option>
          ))}
        </datalist>
        <p className="mb-3 text-sm text-muted">{t("custom.gameHint")}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {places.map((number) => (
            <TextField
              key={number}
              name={`game${number}`}
              label={t("custom.game", { number })}
              list={LIST}
              required={number === 1}
              maxLength={LONGEST_GAME}
              autoComplete="off"
              error={errors[`game${number}`]}
              defaultValue={sent?.values[`game${number}`]}
            />
          ))}
        </div>
        <CheckboxField
          name="consent"
          label={t("custom.consent")}
          error={errors["consent"]}
          defaultChecked={sent?.values["consent"] === "on"}
          className="mt-3 max-w-[60ch]"
        />
        <Button variant="secondary" busy={isBusy} className="mt-4 max-sm:w-full">
          {t("custom.request")}
        </Button>
        <p className="mt-3 max-w-[60ch] text-sm text-muted">{t("custom.alone")}</p>
      </form>
    </Panel>
  );
}
