// Composition root: the only place that builds the Shop (database, clock, gateways) which every verb gets its
// dependencies from.

import { randomInt } from "node:crypto";
import { join } from "node:path";
import { pino, type Logger } from "pino";
import type { Bani } from "../base/money.ts";
import { SECOND, systemClock, type Clock } from "../base/clock.ts";
import { openDatabase, type Database, type Db } from "../base/db.server.ts";
import type { Environment } from "../base/env.server.ts";
import { storedSecret } from "../base/secrets/stored-secret.server.ts";
import { demoReviews, type SampleReview } from "../demo/reviews.ts";
import { seedDemo } from "../demo/seed.server.ts";
import { openFolderMail } from "../gateways/folder-mail.server.ts";
import { openFanCourier, type FanAccount } from "../gateways/fan-courier.server.ts";
import { openSamedayCourier, type SamedayAccount } from "../gateways/sameday-courier.server.ts";
import { sandboxAccount, startSandboxCourier } from "../gateways/sandbox-courier.server.ts";
import { startSandboxProvider } from "../gateways/sandbox-card.server.ts";
import type { Sender } from "../gateways/mail-message.ts";
import { openSmtpMail } from "../gateways/smtp-mail.server.ts";
import { openEFactura } from "../gateways/e-factura.server.ts";
import { openRephraser } from "../gateways/openai-rephraser.server.ts";
import { openWebhookSender } from "../gateways/webhook-sender.server.ts";
import type { Rephraser } from "../shop/assistant/rephrasing/rephraser.ts";
import type { ComposeMessageEmails } from "../shop/messages/contact-message.ts";
import type { ComposeAnswer } from "../shop/messages/emails.ts";
import type { ComposeAccountEmail } from "../shop/accounts/emails.ts";
import type { ComposeNewsletterEmail } from "../shop/newsletter/subscriber.ts";
import type { ComposeAlertEmail } from "../shop/saved/alerts/emails.ts";
import { isLoopbackHost } from "../shop/integrations/endpoint.ts";
import type { WebhookSender } from "../shop/integrations/webhook-sender.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";
import type { EFactura } from "../shop/invoices/e-factura/e-factura-port.ts";
import type { Document, InvoiceSeller } from "../shop/invoices/invoice.ts";
import type { DrawAttachment, Mailer } from "../shop/mail/email.ts";
import type { MailLimits } from "../shop/mail/limits.ts";
import type { DeliveryTerms } from "../shop/shipping/fee.ts";
import { openSettings, type LiveSettings } from "../shop/settings/live-settings.server.ts";
import { firstSettings, type ShopSettings, type ShopCompanyData } from "../shop/settings/settings.ts";
import type { SellingTerms } from "../shop/pricing/terms.ts";
import type { GroupValues } from "../shop/settings/groups.ts";
import type { VatRates } from "../base/vat.ts";
import type { Holding } from "../shop/inventory/allocations/holder.ts";
import type { ComposeClaimEmail } from "../shop/returns/emails.ts";
import type { BankAccount } from "../shop/orders/emails.ts";
import { PageViews } from "../shop/reports/page-views.ts";
import { storePageViews } from "../shop/reports/store-page-views.server.ts";
import type { CardGateway } from "../shop/payments/card-port.ts";
import type { LockerLimits } from "../shop/lockers/locker.ts";
import type { CourierApi } from "../shop/shipments/courier-port.ts";
import type { ComposeReviewEmail } from "../shop/reviews/emails.ts";
import { openLiveEstimates, type LiveEstimates } from "../shop/estimates/live-estimates.server.ts";
import { openLiveReviews, type LiveReviews } from "../shop/reviews/live-reviews.server.ts";
import type { ComposeTradeInEmail } from "../shop/trade-in/emails.ts";
import { newsletterComposerFor } from "./emails/compose-newsletter.server.ts";
import { identityKeysFrom, type IdentityKeys } from "../shop/trade-in/seller-documents/identity-keys.server.ts";
import type { DrawRecord, PurchaseRecord } from "../shop/trade-in/seller-documents/sign-record.server.ts";
import { attachmentsDrawnFor } from "./emails/draw-attachment.server.ts";
import { alertComposerFor } from "./emails/compose-alert.server.ts";
import { orderComposerFor } from "./emails/compose-order.server.ts";
import { accountComposerFor } from "./emails/compose-account.server.ts";
import { messageComposerFor } from "./emails/compose-message.server.ts";
import { answerComposerFor } from "./emails/compose-answer.server.ts";
import { reviewComposerFor } from "./emails/compose-review.server.ts";
import { recallComposerFor } from "./emails/compose-recall.server.ts";
import type { ComposeRecallEmail } from "../shop/safety/emails.ts";
import { openLivePriceBook, type LivePriceBook } from "../shop/trade-in/live-price-book.server.ts";
import { openLiveSafety, type LiveSafety } from "../shop/safety/live-safety.server.ts";
import { tradeInComposerFor } from "./emails/compose-trade-in.server.ts";
import { renderedEInvoice } from "./documents/e-invoice.server.ts";
import { LivePassports } from "../shop/passport/live-passports.server.ts";
import { links } from "./links.ts";
import { jobs, runningEach, startJobs } from "./jobs.server.ts";

export type Shop = {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Environment;
  readonly log: Logger;
  readonly catalogueIndex: CatalogueIndex;
  /** What staff may change. The values below that are made from it are read anew each time. */
  readonly settings: LiveSettings;
  readonly company: ShopCompanyData;
  readonly card: CardGateway;
  /** The courier's API; null where staff make AWBs on the courier's site. */
  readonly courier: CourierApi | null;
  readonly mail: Mailer;
  readonly webhooks: WebhookSender;
  /** Signs session tokens and encrypts second-factor secrets. */
  readonly authSecret: string;
  /** The keys of sellers' identities; null where the shop may not store any. */
  readonly identityKeys: IdentityKeys | null;
  /** Draws purchase records. */
  readonly drawPurchaseRecord: DrawRecord;
  /** Draws the files that go with e-mails. */
  readonly drawAttachment: DrawAttachment;
  /** How many e-mails visitors can cause to one mailbox. */
  readonly mailLimits: MailLimits;
  readonly compose: ComposeClaimEmail;
  readonly composeAccount: ComposeAccountEmail;
  readonly composeMessage: ComposeMessageEmails;
  readonly composeAnswer: ComposeAnswer;
  readonly composeAlert: ComposeAlertEmail;
  readonly composeNewsletter: ComposeNewsletterEmail;
  readonly composeTradeIn: ComposeTradeInEmail;
  readonly composeReview: ComposeReviewEmail;
  readonly composeRecall: ComposeRecallEmail;
  /** Random number: 0 or more and below 1. */
  readonly chance: () => number;
  /** The account for bank transfers. */
  readonly bank: BankAccount;
  /** Payments out above this amount need a second member of staff. */
  readonly fourEyesAbove: Bani;
  readonly worksAlone: boolean;
  /** The account that money is paid out from. */
  readonly payoutIban: string;
  /** Whether an order may be paid in cash on delivery. */
  readonly takesCash: boolean;
  /** What delivery costs, and whether orders may be picked up. */
  readonly delivery: DeliveryTerms;
  /** What the shop sends to lockers. */
  readonly lockers: LockerLimits;
  readonly deadlines: GroupValues["deadlines"];
  /** What new offers to sellers promise besides the price. */
  readonly sellingTerms: SellingTerms;
  /** Days in which a consumer may return the goods. */
  readonly returnDays: number;
  /** Months of the legal guarantee, as the shop sells. */
  readonly guaranteeMonths: number;
  /** The standard rates of VAT, each with its first day. */
  readonly vatRates: VatRates;
  /** Limits of unpaid allocations, and the secret for their links. */
  readonly holding: Holding;
  /** The seller on invoices; `series` holds the prefixes of invoice numbers. */
  readonly seller: InvoiceSeller;
  readonly series: GroupValues["series"];
  /** The public origin of the shop. */
  readonly publicUrl: string;
  /** The domain part of message ids. */
  readonly mailDomain: string;
  /** Views of pages that are not stored yet. */
  readonly views: PageViews;
  /** Invented reviews, marked as such: those of the demo shop. */
  readonly sampleReviews: readonly SampleReview[];
  /** The newest published reviews, and when what is public changes. */
  readonly liveReviews: LiveReviews;
  readonly liveSafety: LiveSafety;
  /** The passports of the units on sale, by listing. */
  readonly livePassports: LivePassports;
  /** The price book in force, and when it changes. */
  readonly livePriceBook: LivePriceBook;
  /** Estimates of frame rates, and when they change. */
  readonly liveEstimates: LiveEstimates;
  /** Rewords answers of the assistant; null without a language model. */
  readonly rephraser: Rephraser | null;
  /** The tax authority's e-Factura; null where the shop has no access. */
  readonly eFactura: EFactura | null;
  readonly renderEInvoice: (document: Document) => { xml: string; faults: readonly string[] };
};

export type OpenShop = { readonly shop: Shop; readonly database: Database; close(): Promise<void> };

/** Opens everything that the process needs before it serves requests. */
export async function openShop(env: Environment): Promise<OpenShop> {
  const log = pino({ level: env.LOG_LEVEL });
  const opening = openStock(env, log);
  const starting = openCards(env);
  const sending = openCourier(env, () => opening.then(({ settings }) => settings));
  const failed = (await Promise.allSettled([opening, starting, sending])).find(
    (outcome) => outcome.status === "rejected",
  );
  if (failed) {
    for (const part of [opening, starting, sending])
      await part.then(
        (open) => open.close(),
        () => {},
      );
    throw failed.reason;
  }
  const [stock, cards, couriers] = await Promise.all([opening, starting, sending]);
  const { settings } = stock;
  const mail = mailFor(env, {
    get name() {
      return settings.current().company.name;
    },
    get email() {
      return settings.current().company.email;
    },
    from: env.MAIL_FROM,
  });
  const { liveReviews, liveSafety, livePassports, livePriceBook, liveEstimates } = stock;
  const parts = {
    db: stock.database.db,
    log,
    liveReviews,
    liveSafety,
    livePassports,
    livePriceBook,
    liveEstimates,
    rephraser: rephraserFor(env, log),
    eFactura: eFacturaFor(env),
    renderEInvoice: renderedEInvoice,
    catalogueIndex: stock.catalogueIndex,
    card: cards.gateway,
    courier: couriers.api,
    mail,
  };
  const shop: Shop = withSettings(parts, { env, settings });
  const often = env.JOBS_EVERY_SECONDS;
  const table = often === undefined ? jobs : runningEach(jobs, often * SECOND);
  const stopJobs = await startJobs(table, { on: shop, notifications: stock.database });
  return {
    shop,
    database: stock.database,
    async close() {
      await stopJobs();
      await storePageViews(shop).catch((error: unknown) => log.error({ err: error }, "page views were not stored"));
      await mail.close();
      await Promise.all([cards.close(), couriers.close()]);
      await stock.close();
    },
  };
}

/** The card gateway: Stripe where its keys are set, else the sandbox, which runs as a child process. Never both. */
async function openCards(env: Environment): Promise<{ gateway: CardGateway; close(): Promise<void> }> {
  if (env.STRIPE_SECRET_KEY === undefined)
    return startSandboxProvider(env, {
      clock: systemClock,
      webhookUrl: `${urlForOurselves(env)}${links.cardWebhook()}`,
    });
  // Imported on demand: the Stripe SDK takes about ten megabytes of memory.
  const { openStripe } = await import("../gateways/stripe-card.server.ts");
  return { gateway: openStripe(env, { clock: systemClock }), close: async () => {} };
}

const TRACK_EVERY = 15 * 60; // seconds
const SANDBOX_TRACK_EVERY = 5;
const FAN_URL = "https://api.fancourier.ro";
const SAMEDAY_URL = "https://api.sameday.ro";

/** The courier's API, of the settings; the sandbox courier is started with it. */
async function openCourier(
  env: Environment,
  settings: () => Promise<LiveSettings>,
): Promise<{ api: CourierApi | null; close(): Promise<void> }> {
  const { COURIER, FAN_CLIENT_ID: clientId = "", FAN_USERNAME: username = "", FAN_PASSWORD: password = "" } = env;
  if (COURIER === "file") return { api: null, close: async () => {} };
  const live = await settings();
  const shop: FanAccount["shop"] = () => live.current().company;
  if (COURIER === "fan") {
    const url = env.FAN_API_URL ?? FAN_URL;
    const account: FanAccount = { name: "fan", url, clientId, username, password, shop, trackEvery: TRACK_EVERY };
    return { api: openFanCourier(account, { clock: systemClock }), close: async () => {} };
  }
  if (COURIER === "sameday") {
    const { SAMEDAY_USERNAME: username = "", SAMEDAY_PASSWORD: password = "" } = env;
    const url = env.SAMEDAY_API_URL ?? SAMEDAY_URL;
    const account: SamedayAccount = { name: "sameday", url, username, password, shop, trackEvery: TRACK_EVERY };
    return { api: openSamedayCourier(account, { clock: systemClock }), close: async () => {} };
  }
  const file = join(env.DATA_DIR, "sandbox-courier.json");
  const sandbox = await startSandboxCourier({ clock: systemClock, port: env.SANDBOX_COURIER_PORT, file });
  const account: FanAccount = {
    name: "sandbox",
    url: sandbox.url,
    ...sandboxAccount,
    shop,
    trackEvery: SANDBOX_TRACK_EVERY,
  };
  return { api: openFanCourier(account, { clock: systemClock }), close: () => sandbox.close() };
}

const CHANCES = 2 ** 47;

/**
 * The shop: its parts, what follows from the settings of the process, and what staff set, which is a getter each: a verb
 * that begins after a change works with the change.
 */
export function withSettings<Parts extends { db: Db }>(
  parts: Parts,
  { env, settings }: { env: Environment; settings: LiveSettings },
) {
  const authSecret = env.AUTH_SECRET ?? storedSecret(join(env.DATA_DIR, "auth-secret"));
  const fresh = freshFrom(settings, authSecret);
  const sender = joined({ publicUrl: env.PUBLIC_URL }, fresh);
  const fixed = {
    ...parts,
    env,
    settings,
    authSecret,
    identityKeys: identityKeysOf(env),
    // Imported on demand: drawing takes memory that most processes never need.
    drawPurchaseRecord: async (record: PurchaseRecord) =>
      (await import("./documents/draw-trade-in.server.ts")).drawPurchaseRecord(record, {
        shopName: fresh.company.name,
        buyer: fresh.seller,
      }),
    drawAttachment: attachmentsDrawnFor({ db: parts.db, seller: () => fresh.seller }),
    webhooks: openWebhookSender({ loopback: isLoopbackHost(new URL(env.PUBLIC_URL).hostname) }),
    mailLimits: { secret: authSecret, perHour: env.MAILS_PER_HOUR, perDay: env.MAILS_PER_DAY },
    clock: systemClock,
    compose: orderComposerFor(sender),
    composeAccount: accountComposerFor(sender),
    composeMessage: messageComposerFor(sender),
    composeAnswer: answerComposerFor(sender),
    composeAlert: alertComposerFor(sender),
    composeNewsletter: newsletterComposerFor(sender),
    composeTradeIn: tradeInComposerFor(sender),
    composeReview: reviewComposerFor(sender),
    composeRecall: recallComposerFor(sender),
    chance: () => randomInt(CHANCES) / CHANCES,
    publicUrl: env.PUBLIC_URL,
    views: new PageViews(),
    mailDomain: new URL(env.PUBLIC_URL).hostname,
    sampleReviews: env.SEED_DEMO === "yes" ? demoReviews : [],
  };
  return joined(fixed, fresh);
}

/** With a database of its own the shop makes a key; otherwise every process must be given the same ones. */
function identityKeysOf(env: Environment): IdentityKeys | null {
  if (env.IDENTITY_KEYS !== undefined) return identityKeysFrom(env.IDENTITY_KEYS);
  if (env.DATABASE_URL !== undefined) return null;
  return identityKeysFrom(`data:${storedSecret(join(env.DATA_DIR, "identity-key"))}`);
}

/** Both objects in one, whose getters stay getters. */
function joined<A extends object, B extends object>(fixed: A, fresh: B): A & B {
  return Object.defineProperties({ ...fixed } as A & B, Object.getOwnPropertyDescriptors(fresh));
}

/** What the verbs need of the settings that staff change. */
function freshFrom(settings: LiveSettings, secret: string) {
  return {
    get company(): ShopCompanyData {
      return settings.current().company;
    },
    get emailTexts(): ShopSettings["emailTexts"] {
      return settings.current().emailTexts;
    },
    get bank(): BankAccount {
      const { bank, company } = settings.current();
      return { bank: bank.bank, iban: bank.iban, beneficiary: company.legalName };
    },
    get payoutIban(): string {
      const { payoutIban, iban } = settings.current().bank;
      return (payoutIban ?? iban).replaceAll(" ", "");
    },
    get takesCash(): boolean {
      return settings.current().delivery.cash;
    },
    get delivery(): DeliveryTerms {
      const { delivery, lockers } = settings.current();
      return { ...delivery, lockerFee: lockers.on ? lockers.fee : null };
    },
    get lockers(): LockerLimits {
      const { lockers, parcels } = settings.current();
      const { on: isOn, mostKg, lengthCm, widthCm, heightCm } = lockers;
      const compartment = { lengthMm: lengthCm * 10, widthMm: widthCm * 10, heightMm: heightCm * 10 };
      return { isOn, mostGrams: mostKg * 1000, compartment, takesCard: parcels.cardAtDoor };
    },
    get deadlines(): GroupValues["deadlines"] {
      return settings.current().deadlines;
    },
    get guaranteeMonths(): number {
      return settings.current().legal.guaranteeMonths;
    },
    get sellingTerms(): SellingTerms {
      return settings.current().purchases;
    },
    get returnDays(): number {
      return settings.current().deadlines.returnDays;
    },
    get vatRates(): VatRates {
      return settings.current().vat.rates;
    },
    get fourEyesAbove(): Bani {
      return settings.current().limits.fourEyesAbove;
    },
    get worksAlone(): boolean {
      return settings.current().limits.worksAlone;
    },
    get holding(): Holding {
      const { limits, deadlines } = settings.current();
      return { secret, limits, ...deadlines };
    },
    get series(): GroupValues["series"] {
      return settings.current().series;
    },
    get seller(): InvoiceSeller {
      const { company, bank } = settings.current();
      return { ...company, name: company.legalName, bank: bank.bank, iban: bank.iban };
    },
  };
}

async function openStock(env: Environment, log: Logger) {
  /** What is open, the latest first. */
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened) await part.close();
  };
  async function opening<Part extends { close(): Promise<void> }>(part: Promise<Part>): Promise<Part> {
    opened.unshift(await part);
    return part;
  }
  try {
    const database = await opening(openDatabase(env));
    if (env.SEED_DEMO === "yes")
      await seedDemo(database.db, { now: systemClock.now(), onProgress: (message) => log.info(message) });
    const settings = await opening(openSettings(database, { defaults: firstSettings(env), clock: systemClock, log }));
    const catalogueIndex = await opening(openCatalogueIndex(database, log));
    return {
      database,
      settings,
      catalogueIndex,
      liveReviews: await opening(openLiveReviews(database, log)),
      liveSafety: await opening(openLiveSafety(database, log)),
      livePriceBook: await opening(openLivePriceBook(database, log)),
      liveEstimates: await opening(openLiveEstimates(database, { log })),
      livePassports: new LivePassports({ db: database.db, catalogueIndex }),
      close,
    };
  } catch (error) {
    // A start that waits for the database tries again, and leaves nothing open.
    await close();
    throw error;
  }
}

function rephraserFor(env: Environment, log: Logger): Rephraser | null {
  const { ASSISTANT_REPHRASE_URL: url, ASSISTANT_REPHRASE_MODEL: model } = env;
  if (url === undefined || model === undefined) return null;
  const { ASSISTANT_REPHRASE_KEY: key, ASSISTANT_REPHRASE_WITHIN: within } = env;
  return openRephraser({ url, model, key, within, clock: systemClock, log });
}

/** Null without access: staff upload the files themselves. */
function eFacturaFor(env: Environment): EFactura | null {
  const { EFACTURA_URL: url, EFACTURA_TOKEN_URL: tokenUrl } = env;
  const { EFACTURA_CLIENT_ID: clientId, EFACTURA_CLIENT_SECRET: clientSecret } = env;
  const { EFACTURA_REFRESH_TOKEN: refreshToken } = env;
  if (url === undefined || clientId === undefined || clientSecret === undefined || refreshToken === undefined)
    return null;
  return openEFactura({ url, tokenUrl, clientId, clientSecret, refreshToken, clock: systemClock });
}

/** Without an SMTP server, e-mails are written to a folder. */
function mailFor(env: Environment, sender: Sender): Mailer {
  return env.SMTP_URL === undefined
    ? openFolderMail(join(env.DATA_DIR, "outbox"), sender)
    : openSmtpMail(env.SMTP_URL, sender);
}

/** The address at which a process on this machine reaches the shop, whatever its public name is. */
function urlForOurselves({ HOST, PORT }: Environment): string {
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}
