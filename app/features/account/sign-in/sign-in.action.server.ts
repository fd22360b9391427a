// The actions of the sign-in forms.
// Invariant: no answer reveals whether an email address has an account.

import { data, redirect } from "react-router";
import { DAY } from "../../../../base/clock.ts";
import { transaction } from "../../../../base/db.server.ts";
import type { ListingId } from "../../../../base/id.ts";
import type { Account } from "../../../../shop/accounts/account.ts";
import { requestReset } from "../../../../shop/accounts/passwords/request-reset.server.ts";
import { confirmEmail } from "../../../../shop/accounts/confirm-email.server.ts";
import { endSession } from "../../../../shop/accounts/end-session.server.ts";
import { ConfirmForm, LoginForm, NewPasswordForm, ResetForm, SignupForm } from "../../../../shop/accounts/forms.ts";
import { resetPassword } from "../../../../shop/accounts/passwords/reset-password.server.ts";
import { SESSION_DAYS } from "../../../../shop/accounts/session.ts";
import { signIn } from "../../../../shop/accounts/sign-in.server.ts";
import { signUp } from "../../../../shop/accounts/sign-up.server.ts";
import { mergeCart } from "../../../../shop/cart/merge-cart.server.ts";
import { mergeFavourites } from "../../../../shop/saved/merge-favourites.server.ts";
import { mergeOwnPc } from "../../../../shop/own-pc/merge-own-pc.server.ts";
import { mergeBuilds } from "../../../../shop/configurator/merge-builds.server.ts";
import { claimOrders } from "../../../../shop/orders/claim-orders.server.ts";
import { extendAllocationsOfAccount } from "../../../../shop/orders/allocations/extend-allocations-of-account.server.ts";
import { mergeVisitor } from "../../../../shop/orders/merge-visitor.server.ts";
import { reviewDraft } from "../../../../shop/orders/checkout/review-draft.server.ts";
import { claimTradeIns } from "../../../../shop/trade-in/claim-trade-ins.server.ts";
import { mergeTradeIns } from "../../../../shop/trade-in/merge-trade-ins.server.ts";
import {
  clientOf,
  deviceCookie,
  deviceOf,
  guestOf,
  parseFields,
  sessionHeaders,
  signedInOf,
  type Fields,
} from "../../../edge.server.ts";
import { localAddress } from "../../../server/target.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { isAt } from "../../../address.ts";
import { isBuying, links } from "../../../links.ts";
import type { Shop } from "../../../composition.server.ts";

type Post = { request: Request; fields: Fields | null; language: Language };

export async function takeLogin(shop: Shop, { request, fields }: Post) {
  const parsed = parseFields(LoginForm, fields && { email: "", password: "", ...fields });
  if (!parsed.ok) return invalidForm(parsed);
  const signedIn = await signIn(shop, { ...parsed.value, ...clientOf(request), device: deviceOf(request, shop) });
  return signedIn.ok
    ? completeSignIn(shop, { request, ...signedIn.value })
    : rejectedForm(signedIn.domainError, fields);
}

export async function takeSignup(shop: Shop, { request, fields, language }: Post) {
  const parsed = parseFields(
    SignupForm,
    fields && { name: "", email: "", password: "", confirmPassword: "", ...fields },
  );
  if (!parsed.ok) return invalidForm(parsed);
  const { name, email, password } = parsed.value;
  const to = checkoutPageIn(request);
  const signedUp = await signUp(shop, { name, email, password, language, clientIp: clientOf(request).clientIp, to });
  return signedUp.ok
    ? redirect(withParameter(to ?? links.account(), "done", "signed-up"))
    : rejectedForm(signedUp.domainError, fields);
}

export async function takeReset(shop: Shop, { request, fields }: Post) {
  const parsed = parseFields(ResetForm, fields && { email: "", ...fields });
  if (!parsed.ok) return invalidForm(parsed);
  const to = checkoutPageIn(request);
  const requested = await requestReset(shop, {
    email: parsed.value.email,
    clientIp: clientOf(request).clientIp,
    device: deviceOf(request, shop),
    to,
  });
  return requested.ok
    ? redirect(withTo(links.login({ forgot: "sent" }), to))
    : rejectedForm(requested.domainError, fields);
}

export async function takeConfirmation(shop: Shop, { request, fields }: Post) {
  const parsed = parseFields(ConfirmForm, fields && { password: "", ...fields });
  if (!parsed.ok) return invalidForm(parsed);
  const confirmed = await confirmEmail(shop, {
    key: keyIn(request) ?? "",
    password: parsed.value.password,
    ...clientOf(request),
    device: deviceOf(request, shop),
  });
  return confirmed.ok
    ? completeSignIn(shop, { request, ...confirmed.value })
    : rejectedForm(confirmed.domainError, fields);
}

export async function takeNewPassword(shop: Shop, { request, fields }: Post) {
  const parsed = parseFields(NewPasswordForm, fields && { password: "", confirmPassword: "", ...fields });
  if (!parsed.ok) return invalidForm(parsed);
  const changed = await resetPassword(shop, { key: keyIn(request) ?? "", password: parsed.value.password });
  return changed.ok
    ? redirect(withTo(links.login({ changed: "1" }), checkoutPageIn(request)))
    : rejectedForm(changed.domainError, fields);
}

/** The cart or checkout page that the buyer came from. Signing in, signing up and the links in emails lead back to it. */
function checkoutPageIn(request: Request): string | null {
  const to = localAddress(new URL(request.url).searchParams.get("to"));
  return to !== null && isBuying(to) ? to : null;
}

function withTo(address: string, to: string | null): string {
  return to === null ? address : withParameter(address, "to", to);
}

function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: value })}`;
}

/** The token in the URL of a link from an email. */
export function keyIn(request: Request): string | null {
  return new URL(request.url).searchParams.get("token");
}

/** Signs in: merges the browser's cart and lists into the account, and claims orders and trade-ins made with its email. */
async function completeSignIn(
  shop: Shop,
  { request, account, cookie, device }: { request: Request; account: Account; cookie: string; device: string },
) {
  const [before, guest, to] = [await signedInOf(request, shop), guestOf(request, shop), account.visitorId];
  const merged = await transaction(shop.db, async (tx) => {
    const added = [];
    if (guest) {
      await mergeVisitor(tx, { from: guest, to });
      added.push(...(await mergeCart(tx, { from: guest, to })));
      if (added.length > 0) await reviewDraft(tx, { visitorId: to });
      await mergeFavourites(tx, { from: guest, to });
      await mergeBuilds(tx, { from: guest, to });
      await mergeOwnPc(tx, { from: guest, to });
      await mergeTradeIns(tx, { from: guest, to });
    }
    await claimOrders(tx, { email: account.email, to });
    await claimTradeIns(tx, { email: account.email, to });
    return added;
  });
  await extendAllocationsOfAccount(shop, { visitorId: to });
  if (before) await endSession(shop, before);
  const headers = new Headers(sessionHeaders(shop, { cookie, seconds: (SESSION_DAYS * DAY) / 1000 }));
  headers.append("Set-Cookie", deviceCookie(shop, device));
  const back = localAddress(new URL(request.url).searchParams.get("to"));
  const checkoutPage = checkoutPageIn(request);
  if (checkoutPage && merged.length > 0) return redirect(afterMerge(checkoutPage, merged), { headers });
  return redirect(back ?? (account.role === "staff" ? links.office() : links.account({ done: "signed-in" })), {
    headers,
  });
}

/** Where to go after carts were merged: to a page that names the added goods before the buyer pays for them. */
function afterMerge(checkoutPage: string, merged: readonly ListingId[]): string {
  const names = { merged: merged.join(",") };
  // An existing order is not affected by the merge.
  if (checkoutPage.startsWith(`${links.checkout()}/`)) return checkoutPage;
  return isAt(checkoutPage, links.checkout()) ? links.checkout({ step: "shipping", ...names }) : links.cart(names);
}

const passwordFields = ["password", "confirmPassword", "currentPassword"];

/** The typed values without the passwords, to fill in the form again. */
function withoutPasswords(fields: Fields | null): Fields {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !passwordFields.includes(name)));
}

export function invalidForm({ values, errors }: { values: Fields; errors: Record<string, string> }) {
  return data({ errors, values: withoutPasswords(values), domainError: null }, 422);
}

export function rejectedForm(domainError: AnyDomainError, fields: Fields | null) {
  return data({ errors: {}, values: withoutPasswords(fields), domainError }, statusOf(domainError));
}

/** The answer to a rejected form. */
export type AuthAnswer = { errors: Record<string, string>; values: Fields; domainError: AnyDomainError | null };
