// The settings of the process, read once. An invalid value stops the start with a message of one line.

import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const optionalUrl = z.url().optional();

const Environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The public origin, without a slash at its end: used in e-mails, canonical links and payment returns. */
  PUBLIC_URL: optionalUrl,
  /** Further accepted Host names, beside that of PUBLIC_URL and this machine's own; separated by commas. */
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i, "must be host names without ports, separated by commas")
    .transform((names) =>
      names
        .toLowerCase()
        .split(",")
        .map((name) => name.trim()),
    )
    .default([]),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** Size of this process's PostgreSQL connection pool. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  SEED_DEMO: z.enum(["yes", "no"]).default("yes"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  METRICS_HOST: z.string().default("loopback"),
  /** Whether pages that are the same for everybody are cached for a minute. Off to measure rendering. */
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  /** Forms that one address may send in a minute, half of them at once; 0 is unlimited. */
  POSTS_PER_MINUTE: z.coerce.number().int().min(0).max(100_000).default(120),
  /**
   * E-mails that strangers can cause to one mailbox in an hour and in a day, all forms together; 0 is unlimited. Receipts stop at
   * half of it, orders and reservations at three quarters.
   */
  MAILS_PER_HOUR: z.coerce.number().int().min(0).max(10_000).default(8),
  MAILS_PER_DAY: z.coerce.number().int().min(0).max(10_000).default(24),
  /** Whether a proxy in front of the shop sets X-Forwarded-For. Without a proxy any client could forge the header. */
  TRUST_PROXY: z.enum(["yes", "no"]).default("no"),
  /** Signs sessions and encrypts the second factors of staff. If missing, one is created in DATA_DIR; with DATABASE_URL it is required. */
  AUTH_SECRET: z.string().min(32).optional(),
  /**
   * Encrypt the identities of sellers: "id:secret" pairs with commas between them. The first encrypts, all decrypt. If
   * missing, one is created in DATA_DIR; with DATABASE_URL identities are then refused.
   */
  IDENTITY_KEYS: z
    .string()
    .regex(
      /^\s*[a-z0-9-]{1,20}:[^\s,]{32,}\s*(,\s*[a-z0-9-]{1,20}:[^\s,]{32,}\s*)*$/i,
      "must be id:secret pairs, separated by commas, with secrets of 32 characters or more",
    )
    .optional(),
  /** After SIGTERM /readyz answers 503 and the shop keeps serving for this long, so that a proxy can switch to another process. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(0).max(300).default(5),
  /** Jobs that run each minute or more often then run as often as this: for tests, which would only wait. */
  JOBS_EVERY_SECONDS: z.coerce.number().min(0.1).max(60).optional(),
  SANDBOX_CARD_PORT: port.optional(),
  /** Public URL of the sandbox card provider, if it is not localhost and its port. */
  SANDBOX_CARD_PUBLIC_URL: optionalUrl,
  /** Required only if several shop processes share a sandbox but no DATA_DIR; otherwise one is created in DATA_DIR. */
  SANDBOX_CARD_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** The mail server; without one, e-mails are written to files. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" }).optional(),
  /** The sender of e-mails, if it is not SHOP_EMAIL. */
  MAIL_FROM: z.email().optional(),
  /** Whoever knows it may hand in received e-mails at /api/inbound-mail; without it the address does not exist. */
  INBOUND_MAIL_SECRET: z.string().min(32).max(200).optional(),
  /** If these three are set, Stripe takes the cards and the sandbox is not started. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must begin with sk_test_, sk_live_, rk_test_ or rk_live_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must begin with pk_test_ or pk_live_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must begin with whsec_")
    .optional(),
  /** Replaces Stripe's API: for tests, never with a live key. */
  STRIPE_API_URL: optionalUrl,
  /** Whether the payment page offers Apple Pay and Google Pay, where the buyer's browser has one of them. */
  STRIPE_WALLETS: z.enum(["yes", "no"]).default("yes"),
  /**
   * Who makes AWBs: staff with a file for the courier's site, FAN Courier's or Sameday's API, or the sandbox courier, whose
   * parcels do not exist.
   */
  COURIER: z.enum(["file", "fan", "sameday", "sandbox"]).default("file"),
  FAN_CLIENT_ID: z
    .string()
    .regex(/^\d{1,12}$/, "must be digits")
    .optional(),
  FAN_USERNAME: z.string().min(1).max(200).optional(),
  FAN_PASSWORD: z.string().min(1).max(200).optional(),
  /** Replaces FAN Courier's API: for tests. */
  FAN_API_URL: z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" }).optional(),
  SAMEDAY_USERNAME: z.string().min(1).max(200).optional(),
  SAMEDAY_PASSWORD: z.string().min(1).max(200).optional(),
  /** Replaces Sameday's API: for tests. */
  SAMEDAY_API_URL: z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" }).optional(),
  /** The port of the sandbox courier, by default the second after PORT. */
  SANDBOX_COURIER_PORT: port.optional(),
  /** Access to the tax authority's e-Factura: its API, and the application that the company gave its consent. */
  EFACTURA_URL: z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" }).optional(),
  EFACTURA_TOKEN_URL: z
    .url({ protocol: /^https?$/, error: "must begin with https:// or http://" })
    .default("https://logincert.anaf.ro/anaf-oauth2/v1/token"),
  EFACTURA_CLIENT_ID: z.string().min(1).max(500).optional(),
  EFACTURA_CLIENT_SECRET: z.string().min(1).max(500).optional(),
  EFACTURA_REFRESH_TOKEN: z.string().min(1).max(5000).optional(),
  /** If set, a language model rewords answers of the assistant: an OpenAI-compatible API up to its version. */
  ASSISTANT_REPHRASE_URL: z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" }).optional(),
  ASSISTANT_REPHRASE_MODEL: z.string().min(1).max(200).optional(),
  ASSISTANT_REPHRASE_KEY: z.string().min(1).max(500).optional(),
  /** Milliseconds that a visitor waits for it. */
  ASSISTANT_REPHRASE_WITHIN: z.coerce.number().int().min(100).max(10_000).default(2000),
  SHOP_NAME: z.string().min(1).max(40).default("PCBis"),
  SHOP_COMPANY: z.string().default("PCBis Demo SRL"),
  SHOP_CUI: z.string().default("RO12345674"),
  SHOP_TRADE_REGISTER: z.string().default("J12/3456/2024"),
  SHOP_ADDRESS: z.string().default("Str. Fabricii 12, 400620 Cluj-Napoca, județul Cluj"),
  /** The same address in the fields of an e-invoice; the county as its code (ISO 3166-2:RO). */
  SHOP_STREET: z.string().min(1).default("Str. Fabricii 12"),
  SHOP_CITY: z.string().min(1).default("Cluj-Napoca"),
  SHOP_COUNTY: z
    .string()
    .regex(/^[A-Z]{1,2}$/, "must be a county's letters, such as CJ")
    .default("CJ"),
  SHOP_POSTAL_CODE: z
    .string()
    .regex(/^\d{6}$/, "must be six digits")
    .default("400620"),
  /** The share capital, which the law requires on invoices. */
  SHOP_CAPITAL: z.string().min(1).default("45.000 lei"),
  /** Whether cash on delivery is offered, within the legal limits. */
  SHOP_CASH_ON_DELIVERY: z.enum(["yes", "no"]).default("no"),
  /** Unpaid units allocated at once to one visitor, e-mail address, phone number or delivery address, without an account and with one; 0 is unlimited. */
  HOLDS_STRANGER: z.coerce.number().int().min(0).max(10_000).default(5),
  HOLDS_ACCOUNT: z.coerce.number().int().min(0).max(10_000).default(20),
  /** The same for one network (IPv4 /24, IPv6 /48): for strangers who have not opened the link in their e-mail, and for everybody. */
  HOLDS_NETWORK: z.coerce.number().int().min(0).max(10_000).default(5),
  HOLDS_WHOLE_NETWORK: z.coerce.number().int().min(0).max(10_000).default(40),
  /** Working days in which a buyer without an account must pay by transfer. */
  STRANGER_TRANSFER_DAYS: z.coerce.number().int().min(1).max(10).default(1),
  /** The office is warned if strangers have more than this percentage of the units on sale allocated. */
  HOLDS_ALARM_PERCENT: z.coerce.number().int().min(1).max(100).default(10),
  /** Prefixes of the invoice and credit note numbers. */
  INVOICE_SERIES: z
    .string()
    .regex(/^[A-Z]{1,10}$/, "must be capital letters")
    .default("PCB"),
  CREDIT_NOTE_SERIES: z
    .string()
    .regex(/^[A-Z]{1,10}$/, "must be capital letters")
    .default("PCBS"),
  /** The activities of the company, each with its code, separated by semicolons. */
  SHOP_CAEN: z
    .string()
    .default(
      "4740 – Comerț cu amănuntul al echipamentului informatic și de comunicații; 4779 – Comerț cu amănuntul al bunurilor de ocazie; 9510 – Repararea calculatoarelor și a echipamentelor de comunicații",
    ),
  /** Where the company works, if it is not its seat, and the number of the certificate for it. */
  SHOP_WORKING_POINT: z.string().max(200).optional(),
  SHOP_CERTIFICATE: z.string().max(200).optional(),
  /** Whether the legal texts are still a draft for a lawyer: each then says so. */
  LEGAL_TEXTS: z.enum(["draft", "final"]).default("draft"),
  /** Months of the legal guarantee that the buyer of used goods agrees to: 12 at least, 24 without such an agreement. */
  SHOP_GUARANTEE_MONTHS: z.coerce.number().int().min(12).max(24).default(12),
  /** Whether the company is registered for VAT, until staff save the rates; no: special scheme for small enterprises (Codul fiscal art. 310). */
  SHOP_VAT: z.enum(["yes", "no"]).default("yes"),
  /** Years for which accounting documents are kept (Legea 82/1991 art. 25). */
  SHOP_ACCOUNTING_YEARS: z.coerce.number().int().min(5).max(10).default(5),
  SHOP_EMAIL: z.email().default("salut@pcbis.example"),
  SHOP_PHONE: z.string().default("+40 264 000 000"),
  SHOP_BANK: z.string().default("Banca Demo"),
  SHOP_IBAN: z.string().default("RO49AAAA1B31007593840000"),
  /** Four social links: "Name=https://…", separated by commas. */
  SHOP_SOCIAL: z
    .string()
    .default(
      "Instagram=https://www.instagram.com/,TikTok=https://www.tiktok.com/,YouTube=https://www.youtube.com/,Facebook=https://www.facebook.com/",
    ),
});

export const settingNames = Object.keys(Environment.shape) as readonly string[];

export type Environment = ReturnType<typeof readEnvironment>;

/** Parses the settings. Throws an error whose message is one line for the person who starts the shop. */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const first = parsed.error.issues[0];
    throw new Error(`Bad setting ${first?.path.join(".")}: ${first?.message}. See .env.example.`);
  }
  const env = parsed.data;
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new Error(
      "Setting AUTH_SECRET is missing: with DATABASE_URL every process needs the same one, of 32 characters or more. See .env.example.",
    );
  }
  const contradiction = contradictionIn(env, given);
  if (contradiction) throw new Error(`Bad settings: ${contradiction}. See .env.example.`);
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    SANDBOX_CARD_PUBLIC_URL: env.SANDBOX_CARD_PUBLIC_URL?.replace(/\/$/, ""),
    SANDBOX_CARD_PORT: env.SANDBOX_CARD_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
    SANDBOX_COURIER_PORT: env.SANDBOX_COURIER_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 2),
  };
}

/** Settings that are valid alone but contradict each other. With real money nothing is guessed. */
function contradictionIn(env: z.infer<typeof Environment>, given: Record<string, string | undefined>): string | null {
  if (env.ASSISTANT_REPHRASE_URL === undefined) {
    const unused = Object.keys(given).find((name) => name.startsWith("ASSISTANT_REPHRASE_"));
    if (unused !== undefined) return `${unused} is set and ASSISTANT_REPHRASE_URL is not`;
  } else if (env.ASSISTANT_REPHRASE_MODEL === undefined) return "ASSISTANT_REPHRASE_URL needs ASSISTANT_REPHRASE_MODEL";
  const access = ["EFACTURA_CLIENT_ID", "EFACTURA_CLIENT_SECRET", "EFACTURA_REFRESH_TOKEN"] as const;
  const lacking = access.find((name) => env[name] === undefined);
  if (env.EFACTURA_URL !== undefined && lacking !== undefined) return `EFACTURA_URL needs ${lacking}`;
  return contradictionInCourier(env, given) ?? contradictionInCards(env, given);
}

function contradictionInCourier(
  env: z.infer<typeof Environment>,
  given: Record<string, string | undefined>,
): string | null {
  const secrets = {
    fan: ["FAN_CLIENT_ID", "FAN_USERNAME", "FAN_PASSWORD"],
    sameday: ["SAMEDAY_USERNAME", "SAMEDAY_PASSWORD"],
  } as const;
  for (const courier of ["fan", "sameday"] as const) {
    const unused = Object.keys(given).find((name) => name.startsWith(`${courier.toUpperCase()}_`));
    if (env.COURIER !== courier && unused !== undefined) return `${unused} is set and COURIER is not ${courier}`;
    const missing = secrets[courier].find((name) => env[name] === undefined);
    if (env.COURIER === courier && missing !== undefined) return `COURIER=${courier} needs ${missing}`;
  }
  if (env.COURIER === "sandbox" && env.STRIPE_SECRET_KEY !== undefined && isLiveKey(env.STRIPE_SECRET_KEY))
    return "a live STRIPE_SECRET_KEY and COURIER=sandbox cannot both be set: its parcels do not exist";
  return null;
}

function contradictionInCards(
  env: z.infer<typeof Environment>,
  given: Record<string, string | undefined>,
): string | null {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = env;
  if (secret === undefined) {
    const unpaired = Object.keys(given).find((name) => name.startsWith("STRIPE_") && name !== "STRIPE_WALLETS");
    return unpaired === undefined ? null : `${unpaired} is set and STRIPE_SECRET_KEY is not`;
  }
  if (publishable === undefined) return "STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY";
  // Without it anybody could send a webhook that says an order is paid.
  if (webhook === undefined) return "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET";
  const isLive = isLiveKey(secret);
  if (isLiveKey(publishable) !== isLive)
    return "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys";
  const sandbox = Object.keys(given).find((name) => name.startsWith("SANDBOX_CARD_"));
  if (sandbox !== undefined) return `STRIPE_SECRET_KEY and ${sandbox} cannot both be set: cards go to one provider`;
  if (!isLive) return null;
  if (env.STRIPE_API_URL !== undefined)
    return "STRIPE_API_URL is for tests and cannot go with a live STRIPE_SECRET_KEY";
  if (!env.PUBLIC_URL?.startsWith("https://"))
    return "a live STRIPE_SECRET_KEY needs a PUBLIC_URL that begins with https://";
  if (env.NODE_ENV !== "production") return "a live STRIPE_SECRET_KEY needs NODE_ENV=production";
  if (env.SEED_DEMO === "yes")
    return "a live STRIPE_SECRET_KEY needs SEED_DEMO=no: what the demo catalogue offers does not exist";
  return null;
}

/** Which cards the shop takes: real ones, test cards of Stripe, or those of the sandbox. */
export function cardsOf({ STRIPE_SECRET_KEY: secret }: Pick<Environment, "STRIPE_SECRET_KEY">) {
  if (secret === undefined) return "sandbox" as const;
  return isLiveKey(secret) ? ("live" as const) : ("test" as const);
}

function isLiveKey(key: string): boolean {
  return key.includes("_live_");
}
