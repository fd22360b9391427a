// The confirmed addresses of the newsletter as CSV, each with its link to unsubscribe.

import type { Route } from "./+types/newsletter-file";
import { exportSubscribers } from "../../../../shop/newsletter/list-subscribers.server.ts";
import { shopContext } from "../../../context.server.ts";
import { csvOf } from "../../../documents/csv.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "customers.edit");
  const rows = (await exportSubscribers(shop, { actor })).map((row) => [
    row.email,
    row.language,
    row.confirmedAt?.toISOString() ?? "",
    row.consent,
    shop.publicUrl + links.newsletterOff({ token: row.linkKey, lng: row.language }),
  ]);
  return fileAnswer(Buffer.from(csvOf([["email", "language", "confirmed", "consent", "unsubscribe"], ...rows])), {
    type: "text/csv; charset=utf-8",
    name: `newsletter-${shop.clock.today()}.csv`,
    opens: "attachment",
  });
}
