// The sittings at the bench with the photographs of their results, and the values that were replaced.

import { Form } from "react-router";
import { MOST_BENCH_PHOTOS as MOST } from "../../../../../shop/inventory/bench/bench-photo.ts";
import type { RejectedFile } from "../../../../../base/photo.ts";
import { formatDate, formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { controlClass, Field } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import { RejectedPhotos } from "../../shared/photos/rejected-photos.tsx";
import type { BenchView } from "./bench-fields.ts";

type Props = { view: BenchView; rejected: readonly RejectedFile[]; isBusy: boolean };

export function BenchSessions({ view: { unit, sessions }, rejected, isBusy }: Props) {
  const { t, language } = useWords("office-bench");
  return (
    <Panel title={t("sessions.title")}>
      <RejectedPhotos rejected={rejected} />
      {sessions.length === 0 ? <p className="text-muted">{t("sessions.none")}</p> : null}
      <ul>
        {sessions.map((session, place) => (
          <li key={session.id} className="border-t border-line py-4 first:border-t-0 first:pt-0">
            <p className="font-condensed font-bold">
              {t("sessions.by", { date: formatDate(session.measuredOn, language), who: session.who })}
            </p>
            <p className="text-sm text-muted">
              {t("sessions.values", { count: session.values })}
              {session.driver ? ` · ${t("sessions.driver", { driver: session.driver })}` : null}
              {session.note ? ` · ${session.note}` : null}
            </p>
            {session.photos.length > 0 ? <SessionPhotos photos={session.photos} /> : null}
            {session.photos.length < MOST && place < 3 ? (
              <AddPhotos key={session.photos.length} code={unit.code} session={session.id} isBusy={isBusy} />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SessionPhotos({ photos }: { photos: readonly string[] }) {
  const { t } = useWords("office-bench");
  return (
    <ul className="mt-2 flex flex-wrap gap-3">
      {photos.map((id, place) => (
        <li key={id}>
          <a
            href={officeLinks.benchPhoto(id, "whole")}
            target="_blank"
            rel="noreferrer"
            className="block border border-line"
          >
            <img
              src={officeLinks.benchPhoto(id, "small")}
              alt={t("sessions.photo", { number: place + 1 })}
              loading="lazy"
              className="h-28 w-auto"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function AddPhotos({ code, session, isBusy }: { code: string; session: string; isBusy: boolean }) {
  const { t } = useWords("office-bench");
  return (
    <Form
      method="post"
      action={`${officeLinks.benchUnit(code)}?session=${session}`}
      encType="multipart/form-data"
      className="mt-3 flex flex-wrap items-end gap-3"
    >
      <Field
        name="photos"
        id={`photos-${session}`}
        label={t("sessions.choose")}
        hint={t("sessions.chooseHint", { most: MOST })}
        className="grow sm:max-w-md"
      >
        {(control) => (
          <input {...control} type="file" multiple required accept="image/jpeg,image/png" className={controlClass} />
        )}
      </Field>
      <Button variant="secondary" busy={isBusy}>
        {t("sessions.add")}
      </Button>
    </Form>
  );
}

export function EarlierValues({ earlier }: { earlier: BenchView["earlier"] }) {
  const { t, language } = useWords("office-bench");
  if (earlier.length === 0) return null;
  return (
    <details className="rounded-sm border border-line bg-surface p-4 md:px-6">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t("earlier.title")} ({t("earlier.text", { count: earlier.length })})
      </summary>
      <ul className="mt-2 text-sm">
        {earlier.map(({ name, value, measuredAt, outdatedAt }) => (
          <li
            key={`${name} ${value} ${measuredAt.getTime()} ${outdatedAt?.getTime()}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span className="min-w-0 break-words">{name}</span>
            <span>
              <span className="figure font-semibold">{value}</span>{" "}
              <span className="text-muted">{formatDateTime(measuredAt, language)}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
