// A test in up to three games of the buyer's choice, on this very machine (spec 2, "Request Custom Game Test").

import { GAME_TEST_PRICE, LONGEST_GAME, MOST_GAMES } from "../../../shop/cart/game-test.ts";
import { gameNames, games } from "../../../shop/catalogue/specs.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Button } from "../button.tsx";
import { useCartForm } from "../cart/add-to-cart.tsx";
import { TextField } from "../field.tsx";
import { Panel } from "../panel.tsx";

const LIST = "games-known";
const places = Array.from({ length: MOST_GAMES }, (_, index) => index + 1);

/** Needs the words of the rooms "cart" and "refusals", as the other forms of the cart. */
export function GameTestForm({ productId }: { productId: number }) {
  const { t } = useWords("product");
  const { form, isBusy } = useCartForm();
  return (
    <Panel label={t("custom.label")} title={t("custom.title")}>
      <p className="max-w-[60ch]">{t("custom.text", { price: formatPrice(GAME_TEST_PRICE), games: MOST_GAMES })}</p>
      <form {...form} noValidate className="mt-4">
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
            <TextField key={number} name={`game${number}`} label={t("custom.game", { number })} list={LIST} required={number === 1} maxLength={LONGEST_GAME} autoComplete="off" />
          ))}
        </div>
        <Button variant="secondary" busy={isBusy} className="mt-4 max-sm:w-full">
          {t("custom.request")}
        </Button>
        <p className="mt-3 max-w-[60ch] text-sm text-muted">{t("custom.alone")}</p>
      </form>
    </Panel>
  );
}
