// The submission of an invoice or credit note to the tax authority's e-Factura.
// Invariant: a document is sent again only after an answer said that nothing was received, or staff looked and said so.

import { stateMachine, type Transitions } from "../../../base/state-machine.ts";
import { transferDeadline } from "../../shipping/calendar.ts";

/**
 * `waiting`: not sent yet. `sending`: a process is sending it. `processing`: received, with an upload index. `unclear`: it was sent and no answer
 * came, so staff look in the authority's portal (SPV). `by-hand`: staff uploaded it themselves.
 */
export const submissionTransitions = {
  waiting: { sending: ["shop"], "by-hand": ["staff"] },
  sending: { processing: ["shop"], waiting: ["shop"], rejected: ["shop"], unclear: ["shop"] },
  processing: { accepted: ["shop"], rejected: ["shop"] },
  unclear: { waiting: ["staff"], processing: ["staff"], "by-hand": ["staff"] },
  rejected: { waiting: ["staff"], "by-hand": ["staff"] },
  accepted: {},
  "by-hand": {},
} as const satisfies Transitions<"staff" | "shop">;
export type SubmissionState = keyof typeof submissionTransitions;

const machine = stateMachine(submissionTransitions);
export const submissionStates = machine.states;

export function maySubmissionBecome(transition: { from: SubmissionState; to: SubmissionState; by: "staff" | "shop" }) {
  return machine.may(transition);
}

/** Whether nothing more is to be done for it. */
export function isSubmitted(state: SubmissionState): boolean {
  return machine.next(state).length === 0;
}

/** Working days to send a document (OUG 120/2021, art. 10, as amended). */
const SUBMIT_WORKING_DAYS = 5;
/** Working days after which staff are warned. */
export const WARN_WORKING_DAYS = 3;

/** The end of the last day to send it. */
export function submissionDeadline(issuedAt: Date): Date {
  return transferDeadline(issuedAt, SUBMIT_WORKING_DAYS);
}

export type Submission = {
  state: SubmissionState;
  /** The authority's number of the upload ("index de încărcare"). */
  uploadIndex: string | null;
  /** What the authority, or the shop's own check of its rules, objects to. */
  fault: string | null;
  tries: number;
  sentAt: Date | null;
  settledAt: Date | null;
  hasArchive: boolean;
};

/** Upload indexes are numbers; the longest seen have ten digits. */
export function parseUploadIndex(text: string): string | null {
  const typed = text.trim();
  return /^\d{1,20}$/.test(typed) ? typed : null;
}
