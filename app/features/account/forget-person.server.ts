// Deletes all the data about a person that the law allows to delete, in one transaction. Each module deletes its own.

import { transaction } from "../../../base/db.server.ts";
import { deleteAccount } from "../../../shop/accounts/delete-account.server.ts";
import type { SignedIn } from "../../../shop/accounts/session.ts";
import { clearCart } from "../../../shop/cart/clear-cart.server.ts";
import { endAlerts } from "../../../shop/saved/alerts/end-alerts.server.ts";
import { forgetFavourites } from "../../../shop/saved/retention.server.ts";
import { forgetBuilds } from "../../../shop/configurator/retention.server.ts";
import { forgetEmails } from "../../../shop/mail/retention.server.ts";
import { forgetConversations } from "../../../shop/messages/person.server.ts";
import { forgetReviews } from "../../../shop/reviews/person.server.ts";
import { forgetVisitor } from "../../../shop/orders/forget-visitor.server.ts";
import { forgetSeller } from "../../../shop/trade-in/retention.server.ts";
import type { Shop } from "../../composition.server.ts";

export async function forgetPerson(shop: Pick<Shop, "db">, { accountId, visitorId, email }: SignedIn): Promise<void> {
  await transaction(shop.db, async (tx) => {
    // While its orders and conversations still say what is theirs.
    await forgetReviews(tx, { visitorId, email });
    await forgetVisitor(tx, { visitorId });
    await clearCart({ db: tx }, { visitorId });
    await forgetFavourites(tx, { visitorId });
    await forgetBuilds(tx, { visitorId });
    await forgetSeller(tx, { visitorId });
    await endAlerts(tx, { email, id: "all" });
    await forgetConversations(tx, { email });
    await forgetEmails(tx, { email });
    await deleteAccount(tx, { accountId });
  });
}
