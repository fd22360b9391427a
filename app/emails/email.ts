// The parts of an e-mail, rendered as plain text and as HTML with the same content.
// Invariant: all text from buyers and listings is escaped; no image, script or tracker is loaded.

import { withoutLinks } from "../../base/typed-fields.ts";
import type { EmailAttachment } from "../../shop/mail/email.ts";
import { escapeMarkup } from "../../base/markup.ts";

export type EmailRow = {
  label: string;
  value: string;
  /** The address of the link. */
  link?: string;
};

export type EmailParts = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Facts to copy, such as bank details. */
  facts: EmailRow[];
  /** The items and amounts; the last row is the total. */
  bill: EmailRow[];
  action: { label: string; link: string } | null;
  closing: string[];
  /** Files that go with it. */
  attachments?: readonly EmailAttachment[];
  /** How to unsubscribe from e-mails of this kind, at the very end. */
  off?: { label: string; link: string };
};

/** A greeting holds a name and a bill what somebody called a part or a game: no link, whatever was typed. */
function withoutTypedLinks({ greeting, bill, ...email }: EmailParts): EmailParts {
  return {
    ...email,
    greeting: withoutLinks(greeting),
    bill: bill.map((row) => ({ ...row, label: withoutLinks(row.label) })),
  };
}

export function emailText(parts: EmailParts): string {
  const email = withoutTypedLinks(parts);
  const rows = (list: EmailRow[]) =>
    list.map(({ label, value, link }) => `${label}: ${value}${link ? `\n${link}` : ""}`).join("\n");
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    rows(email.facts),
    rows(email.bill),
    email.action ? `${email.action.label}:\n${email.action.link}` : "",
    email.closing.join("\n"),
    email.off ? `${email.off.label}:\n${email.off.link}` : "",
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

// E-mail clients load no stylesheet of ours, so the few colours are inline.
const INK = "#17201b";
const MUTED = "#55625b";
const LINE = "#c9d1cc";
const BRAND = "#0f5c3f";

export function emailHtml(parts: EmailParts, language: string): string {
  const email = withoutTypedLinks(parts);
  const paragraph = (text: string, style = "") => `<p style="margin:0 0 16px;${style}">${escapeMarkup(text)}</p>`;
  const table = (list: EmailRow[], lastIsTotal: boolean) =>
    list.length === 0
      ? ""
      : `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse;margin:0 0 20px">${list
          .map(({ label, value, link }, index) => {
            const weight = lastIsTotal && index === list.length - 1 ? "font-weight:700;" : "";
            const cell = `padding:8px 0;border-bottom:1px solid ${LINE};${weight}`;
            const name = link
              ? `<a href="${escapeMarkup(link)}" style="color:${BRAND};font-weight:700">${escapeMarkup(label)}</a>`
              : escapeMarkup(label);
            return `<tr><td style="${cell}color:${weight ? INK : MUTED}">${name}</td><td align="right" style="${cell}">${escapeMarkup(value)}</td></tr>`;
          })
          .join("")}</table>`;
  const action = email.action
    ? `<p style="margin:0 0 24px"><a href="${escapeMarkup(email.action.link)}" style="display:inline-block;padding:12px 20px;background:${BRAND};color:#ffffff;font-weight:700;text-decoration:none">${escapeMarkup(email.action.label)}</a></p>`
    : "";
  const off = email.off
    ? `<br><br><a href="${escapeMarkup(email.off.link)}" style="color:${MUTED}">${escapeMarkup(email.off.label)}</a>`
    : "";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(email.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:${INK};font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto">
${paragraph(email.greeting, "font-size:18px;font-weight:700;")}
${email.paragraphs.map((text) => paragraph(text)).join("\n")}
${table(email.facts, false)}
${table(email.bill, true)}
${action}
<div style="border-top:1px solid ${LINE};padding-top:12px;font-size:13px;color:${MUTED}">${email.closing.map(escapeMarkup).join("<br>")}${off}</div>
</div></body></html>
`;
}
