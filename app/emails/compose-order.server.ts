// Composes the e-mails to buyers, in the buyer's language.

import { never } from "../../base/result.ts";
import type { ClaimEmail, ComposeClaimEmail } from "../../shop/returns/emails.ts";
import type { OrderEmail } from "../../shop/orders/emails.ts";
import { formatClaim } from "./claim-emails.ts";
import { closingOf } from "./closing.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";
import { emailWordsFor } from "./email-texts.server.ts";
import type { EmailContext, EmailSender, EmailTexts } from "./email-context.ts";
import { formatGameResults, formatGameTestCancelled } from "./game-test-emails.ts";
import { formatRefundNeedsAccount, formatRefundSent, formatTransfer } from "./money-emails.ts";
import {
  formatByCash,
  formatCancelled,
  formatChanged,
  formatDelivered,
  formatPaid,
  formatPayLink,
  formatPreparing,
  formatReturned,
  formatShipped,
  formatSoldAtCounter,
} from "./order-emails.ts";
import { formatAwaitsTransfer, formatReserved } from "./reservation-emails.ts";

export function orderComposerFor(sender: EmailSender): ComposeClaimEmail {
  return (email, language) => {
    const t = emailWordsFor(sender.emailTexts, language, "emails-orders");
    const parts: EmailParts = {
      ...textsOf(email, { t, language, shopAddress: sender.company.address, origin: sender.publicUrl }),
      closing: closingOf(sender.company, t),
    };
    return {
      subject: parts.subject,
      text: emailText(parts),
      html: emailHtml(parts, language),
      ...(parts.attachments && { attachments: parts.attachments }),
    };
  };
}

function textsOf(email: OrderEmail | ClaimEmail, context: EmailContext): EmailTexts {
  switch (email.kind) {
    case "order-awaits-transfer":
      return formatAwaitsTransfer(email, context);
    case "order-by-cash":
      return formatByCash(email, context);
    case "order-pay-link":
      return formatPayLink(email, context);
    case "order-changed":
      return formatChanged(email, context);
    case "order-sold-at-counter":
      return formatSoldAtCounter(email, context);
    case "order-paid":
      return formatPaid(email, context);
    case "order-cancelled":
      return formatCancelled(email, context);
    case "order-preparing":
      return formatPreparing(email, context);
    case "order-shipped":
      return formatShipped(email, context);
    case "order-delivered":
      return formatDelivered(email, context);
    case "order-returned":
      return formatReturned(email, context);
    case "transfer-short":
    case "transfer-over":
    case "transfer-late":
      return formatTransfer(email, context);
    case "refund-sent":
      return formatRefundSent(email, context);
    case "refund-needs-account":
      return formatRefundNeedsAccount(email, context);
    case "game-results":
      return formatGameResults(email, context);
    case "game-test-called-off":
      return formatGameTestCancelled(email, context);
    case "claim-opened":
    case "claim-moved":
      return formatClaim(email, context);
    case "unit-reserved":
      return formatReserved(email, context);
    default:
      return never(email);
  }
}
