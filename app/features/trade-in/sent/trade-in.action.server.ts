// The actions of the seller on the page of a trade-in.

import { data, redirect } from "react-router";
import type { VisitorId } from "../../../../base/id.ts";
import type { Result } from "../../../../base/result.ts";
import { acceptOffer } from "../../../../shop/trade-in/accept-offer.server.ts";
import { answerRevision } from "../../../../shop/trade-in/answer-revision.server.ts";
import { AcceptForm, AccountForm, AnswerForm } from "../../../../shop/trade-in/forms.ts";
import { giveAccount } from "../../../../shop/trade-in/give-account.server.ts";
import { rejectOffer } from "../../../../shop/trade-in/reject-offer.server.ts";
import type { TradeIn, TradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import { parseFields, readFields, visitorOf, type Fields } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import type { Shop } from "../../../composition.server.ts";

type SellerAccess = { number: TradeInNumber | null; key: string | null; visitorId: VisitorId | null };
type RejectedForm = { errors: Record<string, string>; values: Fields };

const sellerAnswers = ["accept", "reject", "accept-revised", "send-back", "account"] as const;

export async function takeAnswer(request: Request, { shop, number }: { shop: Shop; number: TradeInNumber | null }) {
  if (number === null) throw data(null, { status: 404 });
  const fields = await readFields(request);
  const key = new URL(request.url).searchParams.get("key");
  const answered = await answer(shop, { access: { number, key, visitorId: await visitorOf(request, shop) }, fields });
  if ("errors" in answered) return data({ errors: answered.errors, typed: answered.values, domainError: null }, 422);
  if (!answered.ok)
    return data({ errors: {}, typed: fields ?? {}, domainError: answered.domainError }, statusOf(answered.domainError));
  const done = { accept: "accepted", account: "account" }[fields?.["intent"] ?? ""];
  const search = new URLSearchParams({ ...(key !== null && { key }), ...(done && { done }) });
  return redirect(links.tradeIn(number, search));
}

async function answer(
  shop: Shop,
  { access, fields }: { access: SellerAccess; fields: Fields | null },
): Promise<Result<TradeIn, AnyDomainError> | RejectedForm> {
  const intent = sellerAnswers.find((each) => each === fields?.["intent"]) ?? "reject";
  if (fields === null || intent === "accept") {
    const parsed = parseFields(AcceptForm, fields);
    return parsed.ok ? acceptOffer(shop, { ...access, ...parsed.value }) : parsed;
  }
  if (intent === "account") {
    const parsed = parseFields(AccountForm, fields);
    return parsed.ok ? giveAccount(shop, { ...access, ...parsed.value }) : parsed;
  }
  const parsed = parseFields(AnswerForm, fields);
  if (!parsed.ok) return parsed;
  const answered = { ...access, ...parsed.value };
  return intent === "reject"
    ? rejectOffer(shop, answered)
    : answerRevision(shop, { ...answered, accepts: intent === "accept-revised" });
}
