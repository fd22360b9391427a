// How to reach the shop at once: phone, WhatsApp where the shop uses it, and the hours in one line.

import { linesOfHours } from "../../../shop/settings/opening-hours.ts";
import { weekdayNames } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { useCompany } from "./company.ts";

export const phoneLink = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;
export const whatsappLink = (digits: string) => `https://wa.me/${digits}`;

/** Nothing until the shop's details are known. Needs the words of the namespace "shell". */
export function PhoneLinks({ className = "", linkClass = "" }: { className?: string; linkClass?: string }) {
  const { t, language } = useWords("shell");
  const company = useCompany();
  if (!company) return null;
  const names = weekdayNames(language);
  const hours = linesOfHours(company.hours)
    .filter(({ open }) => open !== null)
    .map(({ first, last, open }) => {
      const days = first === last ? names[first] : `${names[first]} – ${names[last]}`;
      return `${days} ${open?.from}–${open?.until}`;
    });
  return (
    <ul className={className}>
      <li>
        <a
          href={phoneLink(company.phone)}
          className={linkClass}
          aria-label={t("contact.call", { phone: company.phone })}
        >
          <span className="figure whitespace-nowrap">{company.phone}</span>
        </a>
      </li>
      {company.whatsapp === null ? null : (
        <li>
          <a href={whatsappLink(company.whatsapp)} rel="noreferrer" className={linkClass}>
            {t("contact.whatsapp")}
          </a>
        </li>
      )}
      {hours.length > 0 ? <li className="py-1">{hours.join(", ")}</li> : null}
    </ul>
  );
}
