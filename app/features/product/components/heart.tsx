// The heart on a listing's page. Pages are cached for everybody, so whether it is filled is known only after load;
// until then, and before JavaScript, it adds.

import type { ListingId } from "../../../../base/id.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { useKnownSession } from "../../../shared/session/session.ts";
import { useFavouriteForm } from "../../../shared/saved/favourite-form.tsx";

export function Heart({ id }: { id: ListingId }) {
  const { t } = useWords("saved-favourites");
  const session = useKnownSession();
  const { form, intent } = useFavouriteForm();
  const isFavourite = intent === null ? (session?.favourites.includes(id) ?? false) : intent === "add";
  return (
    <form {...form}>
      <input type="hidden" name="intent" value={isFavourite ? "remove" : "add"} />
      <input type="hidden" name="productId" value={id} />
      <Button variant="secondary" size="sm" aria-pressed={session ? isFavourite : undefined}>
        <Icon name="heart" className={isFavourite ? "fill-current text-danger" : ""} />
        {isFavourite ? t("isOne") : t("add")}
      </Button>
    </form>
  );
}
