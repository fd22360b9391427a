// /.well-known/passport-keys.json: every public key that signs passports or did, as JSON Web Keys with their days.

import type { Route } from "./+types/keys-file";
import { passportKeys } from "../../../shop/passport/view-passport.server.ts";
import { shopContext } from "../../context.server.ts";
import { answerWith } from "../../feeds/answer.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const keys = (await passportKeys(context.get(shopContext))).map(({ id, publicKey, from, until }) => ({
    kty: "OKP",
    crv: "Ed25519",
    use: "sig",
    kid: id,
    x: publicKey,
    from,
    until,
  }));
  return answerWith(request, { body: JSON.stringify({ keys }), type: "application/json; charset=utf-8", maxAge: 300 });
}
