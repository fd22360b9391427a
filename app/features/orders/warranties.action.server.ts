// The forms of the warranties page: a code for the next owner, and a code from the previous one.

import { parseId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { mayTry } from "../../../shop/accounts/limit-tries.server.ts";
import { offerTransfer } from "../../../shop/returns/offer-transfer.server.ts";
import { takeOverWarranty } from "../../../shop/returns/take-over-warranty.server.ts";
import type { Shop } from "../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import { readFields, requireAccount } from "../../edge.server.ts";
import { links } from "../../links.ts";

/** Codes that an account may try in a quarter of an hour: nobody guesses 60 bits. */
const MOST_TRIES = 20;

/** What the page shows after a form, or where to go. */
type WarrantyAnswer =
  | { to: string }
  | {
      intent: "offer" | "take";
      offer: { id: string; code: string; until: Date } | null;
      domainError: AnyDomainError | null;
      typed: string;
      status: number;
    };

export async function changeWarranties(request: Request, shop: Shop): Promise<WarrantyAnswer> {
  const holder = await requireAccount(request, shop);
  const fields = (await readFields(request)) ?? {};
  if (fields["intent"] === "offer") {
    const id = parseId<"warranty">(fields["warranty"]);
    const offered = await offerTransfer(shop, { id, holder });
    return offered.ok
      ? { intent: "offer", offer: { id: String(id), ...offered.value }, domainError: null, typed: "", status: 200 }
      : {
          intent: "offer",
          offer: null,
          domainError: offered.domainError,
          typed: "",
          status: statusOf(offered.domainError),
        };
  }
  const typed = (fields["code"] ?? "").slice(0, 100);
  const mayGuess = await mayTry(shop, [{ of: "warranty code", by: holder.accountId, most: MOST_TRIES }]);
  if (!mayGuess) return refusedCode(refuse.tooMany({ code: "too-many-tries" }).domainError, typed);
  const taken = await takeOverWarranty(shop, { typed, holder });
  if (taken.ok) return { to: links.warranties({ done: "1" }) };
  return refusedCode(taken.domainError, typed);
}

function refusedCode(domainError: AnyDomainError, typed: string): WarrantyAnswer {
  return { intent: "take", offer: null, domainError, typed, status: statusOf(domainError) };
}
