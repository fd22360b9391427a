// The second factor of the office login: the code of the authenticator app, or, the first time, connecting the app.
// Invariant: the secret is shown only before it is confirmed, the recovery codes only once; neither is cached.

import { createContext, data, redirect } from "react-router";
import { encode } from "uqr";
import type { Route } from "./+types/code";
import { enrolSecondFactor } from "../../../shop/accounts/enrol-second-factor.server.ts";
import { CodeForm } from "../../../shop/accounts/forms.ts";
import { giveSecondFactor } from "../../../shop/accounts/give-second-factor.server.ts";
import { beginPasskeySignIn, signInWithPasskey } from "../../../shop/accounts/second-factor/passkeys.server.ts";
import { STAFF_HOURS } from "../../../shop/accounts/session.ts";
import { shopContext } from "../../context.server.ts";
import { clientOf, deviceOf, pageOf, parseFields, readFields, sessionHeaders, signedInOf } from "../../edge.server.ts";
import { localAddress } from "../../server/target.server.ts";
import { links } from "../../links.ts";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { CodePage } from "./components/code-page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import type { Shop } from "../../composition.server.ts";

export const handle = {
  words: ["office", "domain-errors"],
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

/**
 * Set once the code is accepted: without JavaScript the page is rendered in the same request, under the old session.
 */
const codeAcceptedContext = createContext(false);

function passkeyDeps({ db, authSecret, composeAccount, env }: Shop) {
  return { db, authSecret, composeAccount, publicUrl: env.PUBLIC_URL };
}

type Answer = {
  errors: Record<string, string>;
  domainError: AnyDomainError | null;
  recoveryCodes: readonly string[] | null;
  passkey: Awaited<ReturnType<typeof beginPasskeySignIn>>;
};
const nothing: Answer = { errors: {}, domainError: null, recoveryCodes: null, passkey: null };

const NO_STORE = { "Cache-Control": "no-store" };

/** Staff who signed in with the password; the second factor may still be missing. */
async function signedInStaff(request: Request, shop: Shop) {
  const signedIn = await signedInOf(request, shop);
  if (!signedIn) throw redirect(links.login({ to: pageOf(request) }));
  if (signedIn.role !== "staff") throw data(null, { status: 404 });
  return { signedIn, to: destinationOf(request) };
}

function destinationOf(request: Request): string {
  return localAddress(new URL(request.url).searchParams.get("to")) ?? links.office();
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (context.get(codeAcceptedContext))
    return data({ to: destinationOf(request), enrolling: null, passkey: null }, { headers: NO_STORE });
  const { signedIn, to } = await signedInStaff(request, shop);
  if (signedIn.hasSecondFactor) throw redirect(to);
  const enrolment = await enrolSecondFactor(shop, {
    accountId: signedIn.accountId,
    issuer: shop.company.name,
    name: signedIn.email,
  });
  return data(
    {
      to,
      passkey: await beginPasskeySignIn(passkeyDeps(shop), signedIn),
      enrolling: enrolment.ok ? { secret: enrolment.value.secret, picture: pictureOf(enrolment.value.address) } : null,
    },
    { headers: NO_STORE },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { signedIn, to } = await signedInStaff(request, shop);
  const fields = await readFields(request);
  const attempted = { ...signedIn, ...clientOf(request), device: deviceOf(request, shop) };
  const parsed = parseFields(CodeForm, fields && { code: "", ...fields });
  const answer = fields?.["passkey"];
  if (answer === undefined && !parsed.ok) return data({ ...nothing, errors: parsed.errors }, 422);
  const checked =
    answer === undefined
      ? await giveSecondFactor(shop, { ...attempted, code: parsed.ok ? parsed.value.code : "" })
      : await signInWithPasskey(passkeyDeps(shop), { ...attempted, answer });
  if (!checked.ok) {
    // The challenge is used: another try needs another one.
    const passkey = answer === undefined ? null : await beginPasskeySignIn(passkeyDeps(shop), signedIn);
    return data({ ...nothing, domainError: checked.domainError, passkey }, statusOf(checked.domainError));
  }
  const headers = {
    ...sessionHeaders(shop, { cookie: checked.value.cookie, seconds: STAFF_HOURS * 60 * 60 }),
    ...NO_STORE,
  };
  const { recoveryCodes } = checked.value;
  context.set(codeAcceptedContext, true);
  return recoveryCodes ? data({ ...nothing, recoveryCodes }, { headers }) : redirect(to, { headers });
}

/** After the first code the page shows the recovery codes, so it must not load again. */
export function shouldRevalidate() {
  return false;
}

/** The dark squares of the QR code as one SVG path, and the width. */
function pictureOf(text: string): { path: string; size: number } {
  const { data: rows, size } = encode(text, { border: 2 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { path, size };
}

export default function OfficeCode({ loaderData: { to, enrolling, passkey }, actionData }: Route.ComponentProps) {
  const { formatFields, formatDomainError } = useDomainErrors();
  const answer = {
    errors: formatFields(actionData?.errors),
    domainError: actionData?.domainError ? formatDomainError(actionData.domainError) : null,
  };
  return (
    <CodePage
      to={to}
      enrolling={enrolling}
      passkey={actionData?.passkey ?? passkey}
      answer={answer}
      recoveryCodes={actionData?.recoveryCodes ?? null}
    />
  );
}
