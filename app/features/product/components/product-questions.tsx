// Questions about the listing that staff answered and published, and the form for another one.

import { useWords } from "../../../i18n/use-words.ts";
import { buttonClass } from "../../../kit/button.tsx";
import type { ListingPageView } from "../product.view.server.ts";
import { QuestionFields } from "../question/question-fields.tsx";

export function ProductQuestions({ view: { listing, social } }: { view: ListingPageView }) {
  const { t } = useWords("reviews");
  const { questions } = social;
  return (
    <section aria-labelledby="questions" className="mt-14">
      <h2 id="questions" className="text-2xl">
        {t("questions.title")}
      </h2>
      {questions.length === 0 ? <p className="mt-2 text-muted">{t("questions.none")}</p> : null}
      <ul className="mt-5 flex max-w-3xl flex-col gap-6 empty:hidden">
        {questions.map(({ id, name, language, question, answer }) => (
          <li key={id} className="border-s-2 border-edge ps-4">
            <p className="text-sm text-muted">
              {name === null ? t("questions.question") : t("questions.from", { name })}
            </p>
            <p lang={language} className="wrap-anywhere font-semibold whitespace-pre-line">
              {question}
            </p>
            <p className="mt-3 text-sm text-muted">{t("questions.answer")}</p>
            <p lang={language} className="wrap-anywhere whitespace-pre-line">
              {answer}
            </p>
          </li>
        ))}
      </ul>
      <details className="mt-6 max-w-2xl">
        <summary className={`${buttonClass({ variant: "secondary" })} cursor-pointer list-none`}>
          {t("questions.ask")}
        </summary>
        <div className="mt-4">
          <QuestionFields listingId={listing.id} values={{}} errors={{}} />
        </div>
      </details>
    </section>
  );
}
