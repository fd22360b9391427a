// Selling a computer, step by step: the address names the step, the draft stores the answers.

import { data } from "react-router";
import type { Route } from "./+types/sell-step";
import { sellSteps } from "../../../../shop/trade-in/draft/draft.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { DetectBox } from "../detect/components/detect-box.tsx";
import { DetectPanel } from "../detect/components/detect-panel.tsx";
import { DetectedNote } from "./components/detected-note.tsx";
import { EstimateStep } from "./components/estimate-step.tsx";
import { NoOffer } from "../components/no-offer.tsx";
import { OfferChanges } from "../components/offer-changes.tsx";
import { OfferScreen } from "../components/offer-screen.tsx";
import { PartStepForm } from "./components/part-step.tsx";
import { PhotosStep } from "../photos/components/photos-step.tsx";
import { StorageStep } from "./components/storage-step.tsx";
import { stepPath, WizardFrame } from "./components/wizard-frame.tsx";
import { stepView } from "./step.view.server.ts";
import { takeStep } from "./wizard.action.server.ts";

export const handle = {
  words: ["trade-in-wizard", "trade-in-offer", "trade-in-photos", "trade-in-detect", "domain-errors"],
  purpose: "task",
  body: {
    size: "message",
    steps: {
      cpu: { size: "form", report: { query: "detect", size: "list" } },
      photos: { size: "message", photos: true },
    },
  },
} satisfies RouteHandle;

function stepIn(params: { step: string }) {
  const step = sellSteps.find((each) => each === params.step);
  if (!step) throw data(null, { status: 404 });
  return step;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return stepView(request, { shop: context.get(shopContext), step: stepIn(params) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return takeStep(request, {
    shop: context.get(shopContext),
    step: stepIn(params),
    language: context.get(languageContext),
  });
}

export default function SellStepPage({ loaderData: { wizard, screen }, actionData }: Route.ComponentProps) {
  const { formatDomainError, formatFields } = useDomainErrors();
  const rejected = rejectedAnswer(actionData);
  const errors = formatFields(rejected?.errors);
  return (
    <WizardFrame
      wizard={wizard}
      beside={screen.of === "photos" && wizard.changes.length > 0 ? <OfferChanges changes={wizard.changes} /> : null}
    >
      <div className="flex flex-col gap-4 not-empty:mb-6">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
      </div>
      <DetectedNote
        found={wizard.detected}
        chosen={screen.of === "part" && screen.chosen && screen.chosen.is !== "skipped" ? screen.chosen.name : null}
        action={stepPath(wizard, wizard.step)}
      />
      <StepScreen wizard={wizard} screen={screen} actionData={actionData} errors={errors} />
    </WizardFrame>
  );
}

type PageProps = Pick<Route.ComponentProps, "actionData"> & Route.ComponentProps["loaderData"];

/** The answer of an action that did not accept the form; null if it answered something else. */
function rejectedAnswer(actionData: PageProps["actionData"]) {
  return actionData && "typed" in actionData ? actionData : null;
}

function StepScreen({ wizard, screen, actionData, errors }: PageProps & { errors: Record<string, string> }) {
  const pasted = actionData && "detect" in actionData ? actionData.detect : null;
  const rejected = rejectedAnswer(actionData);
  const typed = rejected?.typed ?? {};
  switch (screen.of) {
    case "part":
      return (
        <PartStepForm
          key={screen.step}
          wizard={wizard}
          {...screen}
          errors={errors}
          typed={typed}
          options={rejected?.options ?? []}
        >
          {screen.step === "cpu" ? (
            <DetectPanel
              keyQuery={wizard.keyQuery}
              text={pasted?.text ?? screen.code?.text ?? ""}
              issue={pasted?.issue ?? screen.code?.issue ?? null}
              asks={pasted ? pasted.issue === null : screen.code !== null && wizard.answers.length > 0}
            />
          ) : (
            <DetectBox wizard={wizard} />
          )}
        </PartStepForm>
      );
    case "storage":
      return (
        <StorageStep
          wizard={wizard}
          drives={screen.drives}
          errors={errors}
          rejectedItem={rejected?.item ?? null}
          typed={typed}
          options={rejected?.options ?? []}
        />
      );
    case "photos":
      return (
        <PhotosStep
          wizard={wizard}
          answers={screen.answers}
          asksForPsuModel={screen.asksForPsuModel}
          errors={errors}
          photos={screen.photos}
          typed={rejected && rejected.rejected.length === 0 ? typed : null}
          rejected={rejected?.rejected ?? []}
        />
      );
    case "estimate":
      return <EstimateStep wizard={wizard} floor={screen.floor} total={screen.total} errors={errors} typed={typed} />;
    case "no-offer":
      return <NoOffer wizard={wizard} domainError={screen.domainError} />;
    case "offer":
      return <OfferScreen view={screen} wizard={wizard} />;
  }
}
