// Dependencies of the order functions in test processes, for races on PostgreSQL: e-mails without content, and no limits.

import type { Db } from "../base/db.server.ts";
import { firstDeliveryTerms } from "../shop/shipping/fee.ts";
import { unlimited } from "./allocating.ts";
import { anyMails } from "./email-limits.ts";

export function orderDeps(db: Db) {
  return {
    db,
    compose: () => ({ subject: "subject", text: "text", html: "html" }),
    chance: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
    bank: { bank: "Bank", iban: "RO49AAAA1B31007593840000", beneficiary: "Shop" },
    card: { name: "sandbox" },
    takesCash: false,
    delivery: firstDeliveryTerms,
    holding: unlimited,
    mailLimits: anyMails,
    vatRates: [{ from: "2017-01-01", percent: 21 }],
  };
}
