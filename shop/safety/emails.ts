// What the e-mail about a recall says; its texts are written by the app.

import type { Recall } from "./recall.ts";

export type RecallEmail = { recall: Recall; order: { number: string; titles: readonly string[] } };

export type ComposeRecallEmail = (
  email: RecallEmail,
  language: "ro" | "en" | "hu" | "uk",
) => { subject: string; text: string; html: string };
