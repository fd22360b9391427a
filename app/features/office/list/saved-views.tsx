// The views of this list that the signed-in person saved, and the form that saves the current one.

import { createContext, use } from "react";
import { Form, useLocation } from "react-router";
import { LONGEST_VIEW_NAME, type SavedListView } from "../../../../shop/office/saved-view.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { OfficeIcon } from "../components/office-icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { officeLinks } from "../../../office-links.ts";
import { listSearch, type ListQuery } from "./list-query.ts";
import { refusedViews, viewOutcome, VIEW_OUTCOME } from "./view-outcome.ts";

/** All views of the person, of every list: the office's layout loads them. */
export const SavedViewsContext = createContext<readonly SavedListView[]>([]);

export function SavedViews({ query }: { query: ListQuery }) {
  const { t } = useWords("office");
  const { search } = useLocation();
  const views = useViews();
  const current = listSearch(query);
  const outcome = viewOutcome(search);
  return (
    <>
      {outcome === null ? null : refusedViews.has(outcome) ? (
        <Notice tone="danger" title={t(`views.${outcome}`)} live />
      ) : (
        <FlashMessage key={outcome} name={VIEW_OUTCOME} message={t(`views.${outcome}`)} />
      )}
      {views.length === 0 ? null : (
        <nav aria-label={t("views.title")} className="mb-4 flex flex-wrap items-start gap-2 print:hidden">
          {views.map((view) => (
            <div key={view.id} className="inline-flex max-w-full">
              <Chip to={`${view.path}${view.query}`} current={view.query === current}>
                <OfficeIcon name="bookmark" size={14} />
                {view.name}
              </Chip>
              {view.query === current ? <RemoveView view={view} /> : null}
            </div>
          ))}
        </nav>
      )}
    </>
  );
}

/** The views of this list. */
function useViews(): readonly SavedListView[] {
  const { pathname } = useLocation();
  return use(SavedViewsContext).filter(({ path }) => path === pathname);
}

function RemoveView({ view }: { view: SavedListView }) {
  const { t } = useWords("office");
  return (
    <Form method="post" action={officeLinks.views()}>
      <input type="hidden" name="id" value={view.id} />
      <input type="hidden" name="path" value={view.path} />
      <button
        name="intent"
        value="remove"
        aria-label={t("views.remove", { name: view.name })}
        className="target inline-flex items-center justify-center rounded-sm text-muted hover:text-danger md:min-h-8 md:min-w-8"
      >
        <Icon name="trash" size={16} />
      </button>
    </Form>
  );
}

/** Saves what the list shows now, unless that is the whole list or a view already. */
export function SaveView({ query }: { query: ListQuery }) {
  const { t } = useWords("office");
  const { pathname } = useLocation();
  const current = listSearch(query);
  const isView = useViews().some(({ query }) => query === current);
  if (isView || current === "") return null;
  return (
    <details key={current} className="open:w-full">
      <summary className={buttonClass({ variant: "quiet", size: "sm" })}>
        <OfficeIcon name="bookmark" size={16} />
        {t("views.save")}
      </summary>
      <Form method="post" action={officeLinks.views()} className="my-2 flex flex-wrap items-end gap-3">
        <input type="hidden" name="path" value={pathname} />
        <input type="hidden" name="query" value={current} />
        <TextField
          id="view-name"
          name="name"
          label={t("views.name")}
          required
          maxLength={LONGEST_VIEW_NAME}
          autoComplete="off"
        />
        <Button variant="secondary" name="intent" value="save">
          {t("views.saveIt")}
        </Button>
      </Form>
    </details>
  );
}
