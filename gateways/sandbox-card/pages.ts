// The provider's own pages: the card form, the bank's challenge, and the page of a closed payment. They need no JavaScript.
// Invariant: a page never repeats a card number, expiry date or code, not even a wrong one.

import { escapeMarkup } from "../../base/markup.ts";
import { MAX_TYPED, cardFields, type CardFieldIssue, type CardField } from "../../shop/payments/card-form.ts";
import type { CardConfirmation } from "../../shop/payments/card-port.ts";
import { CHALLENGE_CODE, isPaid, type Intent } from "./provider.ts";
import { testCards, type TestCard } from "./test-cards.ts";
import { words, type ProviderLanguage } from "./words.ts";

export type ProviderPayProblem = Extract<CardConfirmation, { status: "declined" | "invalid" | "error" }>;

/** Trusted HTML. Text that is interpolated into it is escaped; other trusted HTML is not. */
type Piece = { readonly markup: string };

function html(strings: TemplateStringsArray, ...values: (string | number | null | Piece | readonly Piece[])[]): Piece {
  const shown = values.map((value) => {
    if (value === null) return "";
    if (typeof value === "object")
      return [value]
        .flat()
        .map((piece) => piece.markup)
        .join("");
    return escapeMarkup(String(value));
  });
  return { markup: String.raw({ raw: strings }, ...shown) };
}

export function languageOf(acceptLanguage: string | undefined): ProviderLanguage {
  const wanted = (acceptLanguage ?? "").slice(0, 2).toLowerCase();
  return wanted === "en" || wanted === "hu" || wanted === "uk" ? wanted : "ro";
}

export function payPage(
  intent: Intent,
  { problem, cardName }: { problem: ProviderPayProblem | null; cardName: string },
): string {
  const texts = words[intent.language];
  const faults = problem?.status === "invalid" ? problem.fields : {};
  const amount = formatAmount(intent);
  return page({
    language: intent.language,
    title: problem ? `${texts.error}: ${texts.payTitle}` : texts.payTitle,
    body: html`
      <main class="pay">
        <section class="bill" aria-label="${texts.order} ${intent.orderNumber}">
          <h1>${texts.payTitle}</h1>
          <dl>
            <div><dt>${texts.order}</dt><dd>${intent.orderNumber}</dd></div>
            <div class="total"><dt>${texts.amount}</dt><dd>${amount}</dd></div>
          </dl>
          <p class="quiet">${texts.neverReal}</p>
        </section>
        <section class="form">
          ${problem && problemBox(problem, intent.language)}
          <form method="post" action="/pay/${intent.ref}?secret=${intent.clientSecret}" novalidate autocomplete="on">
            <input type="hidden" name="clientSecret" value="${intent.clientSecret}">
            ${field("cardNumber", { label: texts.cardNumber, fault: faults.cardNumber, language: intent.language, attributes: html`inputmode="numeric" autocomplete="cc-number" maxlength="${MAX_TYPED.cardNumber + 4}" placeholder="0000 0000 0000 0000"` })}
            ${field("cardName", { label: texts.cardName, fault: faults.cardName, language: intent.language, attributes: html`autocomplete="cc-name" value="${cardName}"` })}
            <div class="pair">
              ${field("expiryDate", { label: texts.expiryDate, hint: texts.expiryHint, fault: faults.expiryDate, language: intent.language, attributes: html`inputmode="numeric" autocomplete="cc-exp" maxlength="${MAX_TYPED.expiryDate}"` })}
              ${field("cvv", { label: texts.cvv, hint: texts.cvvHint, fault: faults.cvv, language: intent.language, attributes: html`type="password" inputmode="numeric" autocomplete="cc-csc" maxlength="${MAX_TYPED.cvv}"` })}
            </div>
            <button class="main">${texts.pay(amount)}</button>
          </form>
          <p><a class="plain" href="${intent.returnUrl}">${texts.backUnpaid}</a></p>
          ${testCardList(intent.language, { open: faults.cardNumber === "test-cards-only" })}
        </section>
      </main>`,
  });
}

function field(
  name: CardField,
  {
    label,
    hint,
    fault,
    language,
    attributes,
  }: {
    label: string;
    hint?: string;
    fault: CardFieldIssue | "test-cards-only" | undefined;
    language: ProviderLanguage;
    attributes: Piece;
  },
): Piece {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ");
  return html`
    <div class="field">
      <label for="${name}">${label}${hint ? html` <span class="quiet" id="${name}-hint">${hint}</span>` : null}</label>
      <input id="${name}" name="${name}" required spellcheck="false"${described ? html` aria-describedby="${described}"` : null}${fault ? html` aria-invalid="true"` : null} ${attributes}>
      ${fault ? html`<p class="fault" id="${name}-fault">${words[language].faults[fault]}</p>` : null}
    </div>`;
}

function problemBox(problem: ProviderPayProblem, language: ProviderLanguage): Piece {
  const texts = words[language];
  if (problem.status === "declined")
    return html`<div class="problem" role="alert"><p>${texts.declines[problem.code]}</p></div>`;
  if (problem.status === "error") return html`<div class="problem" role="alert"><p>${texts.providerError}</p></div>`;
  const links = cardFields.flatMap((name) => {
    const fault = problem.fields[name];
    return fault ? [html`<li><a href="#${name}">${texts.faults[fault]}</a></li>`] : [];
  });
  return html`<div class="problem" role="alert"><p>${texts.checkFields}</p><ul>${links}</ul></div>`;
}

function testCardList(language: ProviderLanguage, { open }: { open: boolean }): Piece {
  const texts = words[language];
  const what = ({ behaviour }: TestCard) =>
    texts.behaviour[behaviour.does === "decline" ? behaviour.because : behaviour.does];
  const rows = testCards.map(
    (card) => html`<li><code>${(card.number.match(/.{4}/g) ?? []).join(" ")}</code> <span>${what(card)}</span></li>`,
  );
  return html`<details${open ? html` open` : null}><summary>${texts.testCards}</summary><p class="quiet">${texts.anyDate}</p><ul class="cards">${rows}</ul></details>`;
}

export function challengePage(intent: Intent, { triesLeft }: { triesLeft: number | null }): string {
  const texts = words[intent.language];
  const card = intent.card ? `${intent.card.brand} •••• ${intent.card.last4}` : "";
  const wrong = triesLeft === null ? null : texts.wrongCode(triesLeft);
  return page({
    language: intent.language,
    title: wrong ? `${texts.error}: ${texts.challengeTitle}` : texts.challengeTitle,
    body: html`
      <main class="one">
        <section class="form">
          <p class="bank" aria-hidden="true">3-D Secure</p>
          <h1>${texts.challengeTitle}</h1>
          <p>${texts.challengeText(card)}</p>
          <dl>
            <div><dt>${texts.order}</dt><dd>${intent.orderNumber}</dd></div>
            <div class="total"><dt>${texts.amount}</dt><dd>${formatAmount(intent)}</dd></div>
          </dl>
          ${wrong ? html`<div class="problem" role="alert"><p><a href="#code">${wrong}</a></p></div>` : null}
          <form method="post" action="/challenge/${intent.ref}?secret=${intent.clientSecret}" novalidate>
            <input type="hidden" name="clientSecret" value="${intent.clientSecret}">
            <div class="field">
              <label for="code">${texts.code} <span class="quiet" id="code-hint">${texts.codeHint(CHALLENGE_CODE)}</span></label>
              <input id="code" name="code" class="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" aria-describedby="code-hint"${wrong ? html` aria-invalid="true"` : null}>
            </div>
            <button class="main" name="answer" value="approve">${texts.approve}</button>
            <button class="other" name="answer" value="decline">${texts.deny}</button>
          </form>
        </section>
      </main>`,
  });
}

/** The page of a payment that accepts no card: it is paid or cancelled. */
export function closedPage(intent: Intent): string {
  const texts = words[intent.language];
  const [title, text] = isPaid(intent)
    ? [texts.paidTitle, texts.paidText]
    : [texts.cancelledTitle, texts.cancelledText];
  return page({
    language: intent.language,
    title,
    body: html`
      <main class="one">
        <section class="form">
          <h1>${title}</h1>
          <dl><div><dt>${texts.order}</dt><dd>${intent.orderNumber}</dd></div></dl>
          <p>${text}</p>
          <p><a class="main" href="${intent.returnUrl}">${texts.back}</a></p>
        </section>
      </main>`,
  });
}

export function notFoundPage(language: ProviderLanguage): string {
  const texts = words[language];
  return page({
    language,
    title: texts.notFoundTitle,
    body: html`<main class="one"><section class="form"><h1>${texts.notFoundTitle}</h1><p>${texts.notFoundText}</p></section></main>`,
  });
}

function formatAmount({ amount, language }: Intent): string {
  return new Intl.NumberFormat(language, { style: "currency", currency: "RON", currencyDisplay: "code" }).format(
    amount / 100,
  );
}

function page({ language, title, body }: { language: ProviderLanguage; title: string; body: Piece }): string {
  const texts = words[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>${title} – Sandbox Card</title>
  <style>${{ markup: STYLE }}</style>
</head>
<body>
  <header class="test"><p><strong>${texts.testMode}</strong> ${texts.noMoney}</p></header>
  ${body}
  <footer><span class="mark" aria-hidden="true"></span>${texts.footer}</footer>
</body>
</html>`.markup;
}

export const STYLE = `
:root { color-scheme: light dark; --paper: #f6f2ea; --sheet: #fffdf9; --ink: #22201c; --quiet: #645d51; --line: #b7ac98; --faint: #e4dccd;
  --accent: #7a4a06; --on-accent: #fff; --fault: #a3201a; --fault-sheet: #fbeae7; --test: #f2c14e; --on-test: #2a2003; }
@media (prefers-color-scheme: dark) { :root { --paper: #171512; --sheet: #211e1a; --ink: #f1ece2; --quiet: #b8ae9d; --line: #6d6455; --faint: #3a352d;
  --accent: #f2c14e; --on-accent: #2a2003; --fault: #ff9d92; --fault-sheet: #3a1f1b; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; min-height: 100vh; display: flex; flex-direction: column; }
.test { background: repeating-linear-gradient(135deg, transparent 0 .7rem, rgb(0 0 0 / .07) .7rem 1.4rem) var(--test); color: var(--on-test); padding: .6rem 1rem; text-align: center; font-size: .9375rem; }
.test strong { text-transform: uppercase; letter-spacing: .06em; font-size: .8125rem; border: 1.5px solid; border-radius: .25rem; padding: .05rem .4rem; margin-right: .4rem; white-space: nowrap; }
main { width: 100%; margin: 0 auto; padding: 1rem; flex: 1; display: grid; gap: 1rem; align-content: start; }
main.one { max-width: 30rem; }
main.pay { max-width: 30rem; }
@media (min-width: 56rem) {
  main { padding-block: 3.5rem; }
  main.pay { max-width: 58rem; grid-template-columns: 20rem 1fr; gap: 3.5rem; }
}
section.form { background: var(--sheet); border: 1px solid var(--faint); border-radius: .75rem; padding: clamp(1rem, 4vw, 2rem); display: grid; gap: 1.1rem; align-content: start; }
section.bill { display: grid; gap: 1.1rem; align-content: start; padding: .25rem; }
h1 { font-size: 1.5rem; line-height: 1.2; letter-spacing: -.01em; text-wrap: balance; }
dl { display: grid; gap: .35rem; font-variant-numeric: tabular-nums; }
dl div { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
dt { color: var(--quiet); }
dd { font-weight: 600; text-align: right; }
.total { border-top: 1px solid var(--line); padding-top: .5rem; }
.total dd { font-size: 1.375rem; white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .875rem; font-weight: 400; }
form { display: grid; gap: 1.1rem; }
.field { display: grid; gap: .35rem; align-content: start; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.pair label { display: grid; }
label { font-weight: 600; font-size: .9375rem; }
input { font: inherit; font-size: 1.0625rem; font-variant-numeric: tabular-nums; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .4rem; min-height: 3rem; padding: .5rem .75rem; width: 100%; }
input::placeholder { color: var(--quiet); opacity: .75; }
input[aria-invalid] { border: 2px solid var(--fault); }
input.code { letter-spacing: .35em; font-size: 1.25rem; }
.fault { color: var(--fault); font-size: .875rem; }
.problem { background: var(--fault-sheet); border-left: 4px solid var(--fault); border-radius: .25rem; padding: .75rem 1rem; }
.problem ul { padding-left: 1.1rem; }
.problem li { padding-block: .15rem; }
.problem a { color: inherit; }
button, a.main { font: inherit; font-weight: 600; min-height: 3rem; padding: .6rem 1rem; border-radius: .4rem; cursor: pointer; width: 100%; display: grid; place-items: center; text-align: center; text-decoration: none; }
.main { background: var(--accent); color: var(--on-accent); border: 1px solid var(--accent); }
.other { background: none; color: inherit; border: 1px solid var(--line); }
button:hover, a.main:hover { filter: brightness(1.12); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a.plain { color: inherit; display: flex; align-items: center; min-height: 2.75rem; text-underline-offset: .2em; }
details { border-top: 1px solid var(--faint); }
summary { min-height: 2.75rem; padding-top: .75rem; cursor: pointer; font-weight: 600; font-size: .9375rem; }
.cards { list-style: none; padding: 0; margin-top: .5rem; font-size: .875rem; }
.cards li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding-block: .4rem; border-top: 1px solid var(--faint); }
.cards code { font: 600 .875rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; white-space: nowrap; user-select: all; }
.cards span { color: var(--quiet); }
.bank { justify-self: start; border: 1.5px solid var(--accent); color: var(--accent); border-radius: .25rem; padding: .1rem .5rem; font-size: .8125rem; font-weight: 600; }
footer { color: var(--quiet); font-size: .875rem; padding: 1.25rem 1rem; display: flex; gap: .5rem; align-items: center; justify-content: center; text-align: center; text-wrap: balance; }
.mark { width: 1.1rem; height: 1.1rem; background: conic-gradient(from 150deg at 50% 50%, var(--accent) 60deg, transparent 0 180deg, var(--accent) 0 240deg, transparent 0); flex: none; }
`;
