// Forms of the office about integrations. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { parseId, type ApiTokenId, type Id } from "../../base/id.ts";
import { apiScopes, tokenDays, type ApiScope } from "./api-token.ts";
import { issueOfUrl, LONGEST_NAME, LONGEST_URL } from "./endpoint.ts";
import { eventTypes } from "./outgoing-event.ts";

const name = z.string("name-missing").trim().min(2, "name-missing").max(LONGEST_NAME, "too-long");

/** The id that the page chose: posting its form again makes nothing twice. */
function pageId<Kind extends string>() {
  return z.string("form-invalid").transform((text, context): Id<Kind> => {
    const id = parseId<Kind>(text);
    if (id !== null) return id;
    context.addIssue({ code: "custom", message: "form-invalid" });
    return z.NEVER;
  });
}

/** Ticked boxes named "type.<type>" or "scope.<scope>". */
function ticked<Name extends string>(fields: unknown, prefix: string, names: readonly Name[]): Name[] {
  const typed = fields as Readonly<Record<string, unknown>>;
  return names.filter((each) => typed[`${prefix}${each}`] === "on");
}

/** An endpoint as typed. `loopback`: whether http addresses of this machine are allowed. */
export function endpointForm({ loopback }: { loopback: boolean }) {
  return z
    .looseObject({
      id: pageId<"endpoint">(),
      name,
      url: z
        .string("url-invalid")
        .trim()
        .max(LONGEST_URL, "too-long")
        .superRefine((text, context) => {
          const issue = issueOfUrl(text, { loopback });
          if (issue) context.addIssue({ code: "custom", message: issue });
        }),
    })
    .transform((typed, context) => {
      const types = ticked(typed, "type.", eventTypes);
      if (types.length > 0) return { id: typed.id, name: typed.name, url: typed.url, types };
      context.addIssue({ code: "custom", message: "types-missing", path: ["types"] });
      return z.NEVER;
    });
}

export const TokenForm = z
  .looseObject({ id: pageId<"api-token">(), name, days: z.enum(tokenDays, "form-invalid") })
  .transform((typed, context): { id: ApiTokenId; name: string; days: number | null; scopes: ApiScope[] } => {
    const scopes = ticked(typed, "scope.", apiScopes);
    const days = typed.days === "0" ? null : Number(typed.days);
    if (scopes.length > 0) return { id: typed.id, name: typed.name, days, scopes };
    context.addIssue({ code: "custom", message: "scopes-missing", path: ["scopes"] });
    return z.NEVER;
  });

/** "2026-11-22T08:00" in the shop's own time: since when failed deliveries are sent again. */
export const ReplaySinceForm = z.object({
  since: z.string("time-invalid").regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/, "time-invalid"),
});
