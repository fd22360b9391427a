// Saving a build under a name, and sharing it as a link.

import { useRef } from "react";
import { Form } from "react-router";
import { LONGEST_BUILD_NAME } from "../../../../shop/configurator/saved-build.ts";
import { buildQuery } from "../../../../shop/configurator/build-address.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { useCompany } from "../../../kit/pages/company.ts";
import { useToast } from "../../../kit/toast.tsx";
import type { BuildAddress } from "../../../../shop/configurator/build-address.ts";
import { buildLink } from "../../../shared/configurator/build-links.ts";
import { useIsSending } from "./build-summary.tsx";

type SaveAndShareProps = {
  address: BuildAddress;
  /** The name of the saved build that was opened. */
  savedName: string | null;
  /** A rejected name, as typed, with the reason. */
  rejected: { name: string; error: string | null } | null;
};

export function SaveAndShare({ address, savedName, rejected }: SaveAndShareProps) {
  const { t } = useWords("configurator");
  return (
    <details open={rejected !== null} className="group mt-3">
      <summary className={`${buttonClass({ variant: "secondary" })} w-full`}>
        <Icon name="heart" size={16} />
        {t("save.open")}
      </summary>
      <div className="mt-2 border border-line bg-raised p-4">
        <SaveForm address={address} savedName={savedName} rejected={rejected} />
        <Share address={address} />
      </div>
    </details>
  );
}

function SaveForm({ address, savedName, rejected }: SaveAndShareProps) {
  const { t } = useWords("configurator");
  const isSending = useIsSending("save");
  return (
    <Form method="post" action={buildLink(address)} className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="build" value={buildQuery(address.requested)} />
      <TextField
        key={savedName}
        name="name"
        label={t("save.name")}
        hint={t("save.guest")}
        defaultValue={rejected?.name ?? savedName ?? t("save.suggested")}
        error={rejected?.error}
        maxLength={LONGEST_BUILD_NAME}
        autoComplete="off"
        required
      />
      {savedName !== null && address.saved !== null ? (
        <>
          <Button name="saved" value={address.saved} variant="secondary" busy={isSending}>
            {t("save.changes")}
          </Button>
          <Button name="saved" value="" variant="quiet" busy={isSending}>
            {t("save.asNew")}
          </Button>
        </>
      ) : (
        <Button variant="secondary" busy={isSending}>
          {t("save.submit")}
        </Button>
      )}
    </Form>
  );
}

function Share({ address: { requested } }: { address: BuildAddress }) {
  const { t } = useWords("configurator");
  const isHydrated = useHydrated();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const url = (useCompany()?.url ?? "") + buildLink({ requested, saved: null });

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast(t("share.copied"));
    } catch {
      // No permission or no TLS: the visitor can still copy the selected text by hand.
      toast(t("share.failed"), { tone: "info" });
    }
  }
  return (
    <div className="mt-5 flex flex-col gap-2 border-t border-line pt-4">
      <label className="flex flex-col gap-1.5 font-condensed leading-tight font-semibold">
        {t("share.title")}
        <input
          ref={field}
          readOnly
          value={url}
          className="figure w-full min-h-11 rounded-sm border border-edge bg-surface px-3 py-2 text-xs font-normal"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      {isHydrated ? (
        <Button type="button" variant="secondary" onClick={() => void copy()}>
          {t("share.copy")}
        </Button>
      ) : null}
    </div>
  );
}
