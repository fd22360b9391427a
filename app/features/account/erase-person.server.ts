// Deletes all the data about a person that the law allows to delete, in one transaction. Each module deletes its own.

import { transaction } from "../../../base/db.server.ts";
import { deleteAccount } from "../../../shop/accounts/delete-account.server.ts";
import type { SignedIn } from "../../../shop/accounts/session.ts";
import { clearCart } from "../../../shop/cart/clear-cart.server.ts";
import { endAlerts } from "../../../shop/saved/alerts/end-alerts.server.ts";
import { deleteFavouritesOf } from "../../../shop/saved/retention.server.ts";
import { deleteBuildsOf } from "../../../shop/configurator/retention.server.ts";
import { deleteEmailsTo } from "../../../shop/mail/retention.server.ts";
import { eraseConversations } from "../../../shop/messages/person.server.ts";
import { eraseReviews } from "../../../shop/reviews/person.server.ts";
import { deletePcOf } from "../../../shop/own-pc/retention.server.ts";
import { eraseVisitor } from "../../../shop/orders/erase-visitor.server.ts";
import { eraseSeller } from "../../../shop/trade-in/retention.server.ts";
import type { Shop } from "../../composition.server.ts";

export async function erasePerson(shop: Pick<Shop, "db">, { accountId, visitorId, email }: SignedIn): Promise<void> {
  await transaction(shop.db, async (tx) => {
    // While its orders and conversations still say what is theirs.
    await eraseReviews(tx, { visitorId, email });
    await eraseVisitor(tx, { visitorId });
    await clearCart({ db: tx }, { visitorId });
    await deleteFavouritesOf(tx, { visitorId });
    await deleteBuildsOf(tx, { visitorId });
    await deletePcOf(tx, { visitorId });
    await eraseSeller(tx, { visitorId });
    await endAlerts(tx, { email, id: "all" });
    await eraseConversations(tx, { email });
    await deleteEmailsTo(tx, { email });
    await deleteAccount(tx, { accountId });
  });
}
