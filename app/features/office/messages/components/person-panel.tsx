// Who wrote: address, language, orders, the product in question, and their other conversations.

import type { Conversation } from "../../../../../shop/messages/conversation.ts";
import type { QuestionId } from "../../../../../base/id.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { links } from "../../../../links.ts";
import { officeLinks } from "../../../../office-links.ts";
import { ConversationStateBadge } from "../../shared/messages/conversation-state.tsx";

type PersonPanelProps = {
  conversation: Conversation;
  /** The title of the product. */
  listing: string | null;
  /** The question about it, with its public wording. */
  question: { id: QuestionId } | null;
  others: readonly (Pick<Conversation, "subject" | "state" | "lastAt"> & { number: string })[];
};

const link = "link inline-flex min-h-11 items-center md:min-h-9";

export function PersonPanel({ conversation, listing, question, others }: PersonPanelProps) {
  const { t, language } = useWords("office-messages");
  const { name, email, orderNumber, listingId } = conversation;
  return (
    <Panel label={t("person.title")}>
      <p className="font-condensed text-lg font-bold">{name}</p>
      <p className="wrap-anywhere">
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
      <p className="text-sm text-muted">
        {t("person.language")}: {languageNames[conversation.language].name}
      </p>
      <ul className="mt-2">
        {orderNumber === null ? null : (
          <li>
            <ShopLink to={officeLinks.order(orderNumber)} className={link}>
              {t("person.order", { number: orderNumber })}
            </ShopLink>
          </li>
        )}
        {listingId === null || listing === null ? null : (
          <li>
            <ShopLink to={links.product(listingId)} className={link}>
              {listing}
            </ShopLink>
          </li>
        )}
        {question ? (
          <li>
            <ShopLink to={officeLinks.question(question.id)} className={link}>
              {t("person.question")}
            </ShopLink>
          </li>
        ) : null}
        <li>
          <ShopLink to={officeLinks.customerOf(email)} className={link}>
            {t("person.customer")}
          </ShopLink>
        </li>
      </ul>
      {others.length === 0 ? null : (
        <>
          <h3 className="mt-4 mb-1 font-condensed font-semibold">{t("person.others")}</h3>
          <ul className="flex flex-col gap-2">
            {others.map((other) => (
              <li key={other.number} className="text-sm">
                <ShopLink to={officeLinks.message(other.number)} className="link wrap-anywhere">
                  {other.subject}
                </ShopLink>
                <span className="flex flex-wrap items-center gap-2 text-muted">
                  <ConversationStateBadge state={other.state} /> {formatDateTime(other.lastAt, language)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
