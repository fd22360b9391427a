import type { MailLimits } from "../shop/mail/limits.ts";

/** High limits, because tests write to few addresses. Tests of the limits set their own. */
export const anyMails: MailLimits = { secret: "of tests", perHour: 0, perDay: 0 };
