import type { MailLimits } from "../shop/mail/limits.ts";

/** Tests write to few addresses; those of the limits set their own. */
export const anyMails: MailLimits = { secret: "of tests", perHour: 0, perDay: 0 };
