// The footer: links, languages, and what a Romanian trader must show (rule 25).

import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { CachedHtml } from "../kit/cached-html.tsx";
import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icon.tsx";
import { links } from "../links.ts";
import { useCompany } from "../kit/pages/company.ts";
import { phoneLink, whatsappLink } from "../kit/pages/phone-links.tsx";
import { OpeningHours } from "../kit/pages/opening-hours.tsx";
import { LanguageLinks } from "./language-links.tsx";
import salPicture from "./sal.svg?url";
import { ThemeSwitch } from "./theme.tsx";

const ANPC = "https://anpc.ro/";
const SAL = "https://anpc.ro/ce-este-sal/";
const SAL_COMPLAINT = "https://reclamatiisal.anpc.ro/";

const linkClass = "inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8";

export function Footer() {
  const { t } = useWords("shell");
  const company = useCompany();
  return (
    <footer className="mt-auto bg-brand-deep text-on-brand">
      <div aria-hidden="true" className="contacts h-1.5 rotate-180" />
      <CachedHtml
        as="div"
        name="footer"
        className="wrap grid grid-cols-2 gap-x-6 gap-y-8 pt-10 pb-8 lg:grid-cols-4 lg:gap-x-8"
      >
        <FooterContent />
      </CachedHtml>
      <CachedHtml as="div" name="footer-legal" className="border-t border-brand-trace">
        <LegalLinks />
      </CachedHtml>
      <div className="border-t border-brand-trace">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-5">
          <LanguageLinks />
          <ThemeSwitch />
        </div>
      </div>
      {company ? (
        <CachedHtml as="div" name="footer-company" data={company.year} className="border-t border-brand-trace">
          {/* Space at the end for the chat's button, which floats over this corner. */}
          <div className="wrap flex flex-col gap-1 py-5 pb-24 text-sm text-on-brand-muted lg:pb-6">
            <p>{t("footer.caen", { caen: company.activities.join(" · ") })}</p>
            <p>{t("footer.copyright", { year: company.year, name: company.legalName })}</p>
          </div>
        </CachedHtml>
      ) : null}
    </footer>
  );
}

/** The footer of the checkout: one line, which unfolds what the law wants at hand, help and the languages. */
export function PaymentFooter() {
  const { t } = useWords("shell");
  const company = useCompany();
  return (
    <footer className="mt-auto bg-brand-deep text-on-brand">
      <details className="group">
        <summary className="wrap flex min-h-13 cursor-pointer items-center justify-between gap-4 text-sm">
          <span className="truncate text-on-brand-muted max-sm:hidden">
            {company ? `${company.legalName} · ${t("footer.cui")} ${company.cui}` : null}
          </span>
          <span className="inline-flex items-center gap-2 font-semibold">
            {t("footer.more")}
            <Icon name="chevron" size={16} className="transition-[rotate] duration-150 group-open:rotate-180" />
          </span>
        </summary>
        <div className="wrap grid gap-6 border-t border-brand-trace py-6 sm:grid-cols-2">
          <ul>
            <FooterLink to={links.contact()}>{t("footer.contact")}</FooterLink>
            <FooterLink to={links.delivery()}>{t("footer.delivery")}</FooterLink>
            <FooterLink to={links.guarantee()}>{t("footer.guarantee")}</FooterLink>
            <FooterLink to={links.withdraw()}>{t("footer.withdrawal")}</FooterLink>
          </ul>
          <CompanyDetails />
          {company ? (
            <p className="text-sm text-on-brand-muted sm:col-span-2">
              {t("footer.caen", { caen: company.activities.join(" · ") })}
            </p>
          ) : null}
        </div>
        <div className="border-t border-brand-trace">
          <LegalLinks />
        </div>
        <div className="border-t border-brand-trace">
          <div className="wrap flex flex-wrap items-center justify-between gap-4 py-5">
            <LanguageLinks />
            <ThemeSwitch />
          </div>
        </div>
      </details>
    </footer>
  );
}

function FooterContent() {
  const { t } = useWords("shell");
  return (
    <>
      <Column title={t("footer.buy")}>
        <FooterLink to={links.products()}>{t("menu.pcs")}</FooterLink>
        <FooterLink to={links.components()}>{t("menu.components")}</FooterLink>
        <FooterLink to={links.configurator()}>{t("menu.configurator")}</FooterLink>
      </Column>
      <Column title={t("footer.sell")}>
        <FooterLink to={links.sell()}>{t("menu.sellComputer")}</FooterLink>
        <FooterLink to={links.sellComponents()}>{t("menu.sellComponents")}</FooterLink>
      </Column>
      <Column title={t("footer.help")} wide>
        <FooterLink to={links.about()}>{t("footer.about")}</FooterLink>
        <FooterLink to={links.contact()}>{t("footer.contact")}</FooterLink>
        <FooterLink to={links.delivery()}>{t("footer.delivery")}</FooterLink>
        <FooterLink to={links.guarantee()}>{t("footer.guarantee")}</FooterLink>
        <FooterLink to={links.withdraw()}>{t("footer.withdrawal")}</FooterLink>
      </Column>
      <NewsletterForm />
      <CompanyDetails />
    </>
  );
}

const legalLinks = [
  { name: "terms", to: links.terms() },
  { name: "privacy", to: links.privacy() },
  { name: "cookies", to: links.cookies() },
  { name: "withdrawalForm", to: links.withdrawal() },
  { name: "recycling", to: links.recycling() },
  { name: "safety", to: links.safety() },
  { name: "accessibility", to: links.accessibility() },
] as const;

/** The legal texts, and the authorities of consumers: ANPC, and SAL with its picture (Ordin ANPC 449/2022). */
export function LegalLinks() {
  const { t } = useWords("shell");
  return (
    <nav
      aria-label={t("footer.legal")}
      className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 text-sm"
    >
      <ul className="flex flex-wrap gap-x-5">
        {legalLinks.map(({ name, to }) => (
          <FooterLink key={name} to={to}>
            {t(`footer.${name}`)}
          </FooterLink>
        ))}
        <li>
          <a href={ANPC} className={linkClass}>
            {t("footer.anpc")}
          </a>
        </li>
        <li>
          <a href={SAL_COMPLAINT} className={linkClass}>
            {t("footer.complaint")}
          </a>
        </li>
      </ul>
      <a href={SAL} className="inline-flex min-h-11 items-center">
        <img src={salPicture} alt={t("footer.sal")} width={250} height={50} loading="lazy" />
      </a>
    </nav>
  );
}

/** Who the trader is, and how to reach it. */
function CompanyDetails() {
  const { t } = useWords("shell");
  const company = useCompany();
  if (!company) return null;
  return (
    <div className="max-sm:col-span-2">
      <h2 className="silk text-on-brand-muted">{t("footer.company")}</h2>
      <address className="mt-2 text-sm leading-relaxed not-italic">
        <p className="text-base font-semibold">{company.legalName}</p>
        <p>
          {`${t("footer.cui")} `}
          <span className="figure">{company.cui}</span>
        </p>
        <p>
          {`${t("footer.tradeRegister")} `}
          <span className="figure">{company.tradeRegister}</span>
        </p>
        <p>{company.address}</p>
        <p className="mt-2">
          <a href={`mailto:${company.email}`} className={linkClass}>
            {company.email}
          </a>
        </p>
        <p>
          <a href={phoneLink(company.phone)} className={linkClass}>
            {company.phone}
          </a>
        </p>
        {company.whatsapp === null ? null : (
          <p>
            <a href={whatsappLink(company.whatsapp)} rel="noreferrer" className={linkClass}>
              {t("contact.whatsapp")}
            </a>
          </p>
        )}
      </address>
      <OpeningHours hours={company.hours} className="mt-3 text-sm" />
      {company.profiles.length > 0 ? (
        <ul aria-label={t("footer.social")} className="mt-2 flex flex-wrap gap-x-4 text-sm">
          {company.profiles.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noreferrer" className={linkClass}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Posts like any form of a page without scripts: the footer is part of pages that are cached. */
function NewsletterForm() {
  const { t } = useWords("shell");
  return (
    <form method="post" action={links.newsletter()} className="col-span-2 max-w-xl lg:order-last lg:col-span-4">
      <h2 className="silk text-on-brand-muted">{t("footer.newsletter")}</h2>
      <p className="mt-2 text-sm">{t("footer.newsletterText")}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          type="email"
          name="subscriber"
          required
          autoComplete="email"
          aria-label={t("footer.newsletterEmail")}
          placeholder={t("footer.newsletterShort")}
          maxLength={200}
          className="min-h-11 min-w-0 grow basis-48 rounded-sm border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-muted"
        />
        <Button variant="secondary">{t("footer.newsletterSubmit")}</Button>
      </div>
      <p className="mt-2 text-sm">
        <Link to={links.privacy()} className="underline underline-offset-4">
          {t("footer.privacy")}
        </Link>
      </p>
    </form>
  );
}

/** A wide one has a row of its own on a phone, with two columns. */
function Column({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <nav aria-label={title} className={wide ? "max-sm:col-span-2" : ""}>
      <h2 className="silk text-on-brand-muted">{title}</h2>
      <ul className={`mt-2 ${wide ? "gap-x-6 max-sm:columns-2" : ""}`}>{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {children}
      </Link>
    </li>
  );
}
