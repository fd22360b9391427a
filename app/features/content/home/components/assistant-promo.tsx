// Introduces the assistant with example questions. A click opens the chat with the question; without JavaScript each
// question is a link to the assistant's page, which answers it.

import { Link } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { openChat } from "../../../../shared/assistant/chat-state.ts";
import { Icon } from "../../../../kit/icon.tsx";

const questions = ["game", "budget", "part"] as const;

export function AssistantPromo() {
  const { t } = useWords("content-home");
  return (
    <section className="graticule bg-screen p-5 text-on-screen md:p-8">
      <h2 className="text-3xl text-phosphor">{t("assistant.title")}</h2>
      <p className="mt-2 max-w-[56ch]">{t("assistant.lead")}</p>
      <ul className="mt-5 flex flex-col items-start gap-2">
        {questions.map((key) => (
          <li key={key}>
            <Link
              to={links.assistant({ q: t(`assistant.${key}`) })}
              onClick={(event) => {
                event.preventDefault();
                openChat(t(`assistant.${key}`));
              }}
              className="inline-flex min-h-11 items-center gap-3 border border-phosphor-dim px-4 py-2 leading-snug hover:border-phosphor hover:text-phosphor"
            >
              <Icon name="chat" size={18} className="text-phosphor" />
              {t(`assistant.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
