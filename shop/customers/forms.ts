// The forms of customers in the office. Messages are codes.

import { z } from "zod";
import { parseId, type DataRequestId } from "../../base/id.ts";
import { LONGEST_TAG } from "./customer.ts";
import { dataRequestKinds, LONGEST_REASON, requestChannels } from "./data-request.ts";

/** A tag in lower case, with single spaces. */
export const CustomerTag = z
  .string("tag-missing")
  .transform((text) => text.trim().toLowerCase().replaceAll(/\s+/g, " "))
  .pipe(z.string().min(1, "tag-missing").max(LONGEST_TAG, "too-long"));

const request = z.string("form-invalid").transform((text, context): DataRequestId => {
  const id = parseId<"data-request">(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});

export const CustomerForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("tag-add"), tag: CustomerTag }),
    z.object({ intent: z.literal("tag-remove"), tag: CustomerTag }),
    z.object({
      intent: z.literal("request"),
      request,
      kind: z.enum(dataRequestKinds, "form-invalid"),
      channel: z.enum(requestChannels, "form-invalid"),
      receivedOn: z.iso.date("received-on-invalid"),
    }),
    z.object({ intent: z.literal("request-done"), request }),
    z.object({
      intent: z.literal("request-refuse"),
      request,
      reason: z.string("reason-missing").trim().min(1, "reason-missing").max(LONGEST_REASON, "too-long"),
    }),
  ],
  "form-invalid",
);
export type CustomerForm = z.infer<typeof CustomerForm>;
