// The storage step: a list of drives that is never empty (spec 5). Every change is saved at once, with JavaScript and
// without.

import { Form, useNavigation, useSubmit } from "react-router";
import { tooManyDrives, type StorageItem } from "../../../../../shop/trade-in/draft/draft.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { PickedPart } from "../../../../shared/parts/picked-parts.server.ts";
import type { NameOption } from "../wizard.action.server.ts";
import type { WizardChoiceView, WizardView } from "../wizard.view.server.ts";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { Button } from "../../../../kit/button.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { ByHand } from "./part-step.tsx";
import { PartName } from "../../../../shared/parts/part-name.tsx";
import { PartPicker, PlainList } from "./part-picker.tsx";
import { StepButtons } from "./wizard-frame.tsx";

export type DriveView = {
  id: string;
  type: StorageItem["type"];
  device: Exclude<WizardChoiceView, { is: "skipped" }> | null;
  picked: PickedPart;
  hasQuery: boolean;
};

const driveTypes = ["ssd", "hdd"] as const;

type StorageStepProps = {
  wizard: WizardView;
  drives: readonly DriveView[];
  errors: Record<string, string>;
  rejectedItem: string | null;
  typed: Record<string, string>;
  options: readonly NameOption[];
};

export function StorageStep({ wizard, drives, errors, rejectedItem, typed, options }: StorageStepProps) {
  const { t } = useWords("trade-in-wizard");
  const isHydrated = useHydrated();
  const { state, formData } = useNavigation();
  const action = links.sellStep("storage", wizard.keyQuery);
  const hasDrive = drives.some(({ device }) => device !== null);
  return (
    <>
      <ol className="flex flex-col gap-4">
        {drives.map((drive, place) => (
          <li key={drive.id}>
            <Drive
              drive={drive}
              place={place + 1}
              action={action}
              keyQuery={wizard.keyQuery}
              isOnly={drives.length === 1}
              typed={rejectedItem === drive.id ? typed["named"] : undefined}
              options={rejectedItem === drive.id ? options : []}
              errors={
                rejectedItem === drive.id
                  ? errors
                  : place === 0 && errors["part"] && rejectedItem === null
                    ? { part: errors["part"] }
                    : {}
              }
            />
          </li>
        ))}
      </ol>
      {tooManyDrives(drives.length + 1) === null ? (
        <Form method="post" action={action} preventScrollReset className="mt-4">
          <Button name="intent" value="add" variant="secondary" className="max-sm:w-full">
            <Icon name="plus" size={16} />
            {t("storage.add")}
          </Button>
        </Form>
      ) : null}
      <Form method="post" action={action}>
        <StepButtons
          wizard={wizard}
          isBusy={state === "submitting" && formData?.get("intent") === "next"}
          isReady={!isHydrated || hasDrive}
        />
      </Form>
    </>
  );
}

type DriveProps = {
  drive: DriveView;
  place: number;
  action: string;
  keyQuery: string;
  isOnly: boolean;
  errors: Record<string, string>;
  typed: string | undefined;
  options: readonly NameOption[];
};

function Drive({ drive, place, action, keyQuery, isOnly, errors, typed, options }: DriveProps) {
  const { t } = useWords("trade-in-wizard");
  const { id, type, device } = drive;
  return (
    <section aria-label={t("storage.item", { place })} className="border border-line bg-surface p-4">
      <DriveHeader id={id} type={type} place={place} action={action} isOnly={isOnly} />
      <div className="mt-3">
        {device ? (
          <ChosenDevice id={id} device={device} action={action} />
        ) : (
          <DeviceSearch
            drive={drive}
            field={place === 1 ? "part" : `part-${id}`}
            {...{ action, keyQuery, errors, typed, options }}
          />
        )}
      </div>
    </section>
  );
}

type DriveHeaderProps = Pick<DriveView, "id" | "type"> & Pick<DriveProps, "place" | "action" | "isOnly">;

/** The type of the drive, and the button that removes it. */
function DriveHeader({ id, type, place, action, isOnly }: DriveHeaderProps) {
  const { t } = useWords("trade-in-wizard");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-xl">{t("storage.item", { place })}</h2>
      <div className="flex items-center gap-2">
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="inline-flex rounded-sm border border-edge bg-raised"
        >
          <input type="hidden" name="item" value={id} />
          <input type="hidden" name="intent" value="type" />
          {driveTypes.map((each) => (
            <button
              key={each}
              name="type"
              value={each}
              aria-pressed={each === type}
              className="min-h-11 px-4 font-condensed font-semibold aria-pressed:bg-brand aria-pressed:text-on-brand"
            >
              {t(`storage.${each}`)}
            </button>
          ))}
        </Form>
        {isOnly ? null : (
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="item" value={id} />
            <button
              name="intent"
              value="remove"
              aria-label={t("storage.remove", { place })}
              className="target inline-flex items-center justify-center rounded-sm border border-edge hover:border-ink"
            >
              <Icon name="trash" />
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}

type ChosenDeviceProps = { id: string; device: NonNullable<DriveView["device"]>; action: string };

function ChosenDevice({ id, device, action }: ChosenDeviceProps) {
  const { t } = useWords("trade-in-wizard");
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-wrap items-center justify-between gap-3 border-2 border-good bg-good-soft p-4"
    >
      <input type="hidden" name="item" value={id} />
      <span className="min-w-0">
        <PartName part={{ name: device.name, details: device.is === "named" ? t("named.mark") : device.details }} />
      </span>
      <Button name="intent" value="clear" variant="secondary" size="sm">
        <Icon name="close" size={16} />
        {t("picker.clear")}
      </Button>
    </Form>
  );
}

type DeviceSearchProps = Pick<DriveProps, "drive" | "action" | "keyQuery" | "errors" | "typed" | "options"> & {
  field: string;
};

function DeviceSearch({
  drive: { id, type, picked, hasQuery },
  field,
  action,
  keyQuery,
  errors,
  typed,
  options,
}: DeviceSearchProps) {
  const submit = useSubmit();
  return (
    <>
      <PartPicker
        key={type}
        category={type}
        picked={picked}
        name={field}
        keyQuery={keyQuery}
        item={id}
        error={errors["part"]}
        onPick={(part) =>
          void submit({ intent: "pick", item: id, part: part.id }, { method: "post", action, preventScrollReset: true })
        }
      />
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="item" value={id} />
        <input type="hidden" name="intent" value="pick" />
        <PlainList picked={picked} hasQuery={hasQuery}>
          {(part) => (
            <button
              name="part"
              value={part.id}
              className="block min-h-13 w-full px-3.5 py-2 text-start hover:bg-surface"
            >
              <PartName part={part} />
            </button>
          )}
        </PlainList>
      </Form>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="item" value={id} />
        <ByHand name="named" typed={typed} error={errors["named"]} options={options} />
      </Form>
    </>
  );
}
