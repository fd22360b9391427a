// The interface to a language model that rewords answers (decision 203). The shop works without one.
// Invariant: only lines that the shop wrote go out, never what a visitor typed; what comes back is checked before it is shown.

export type Rephraser = {
  /** Where the lines are sent, for the privacy page. */
  readonly host: string;
  /** The same number of lines in other words; null if there is no answer in time, or none of that form. Does not throw. */
  rephrase(lines: readonly string[], language: RephrasedLanguage): Promise<readonly string[] | null>;
};

export const rephrasedLanguages = ["ro", "en", "hu", "uk"] as const;
export type RephrasedLanguage = (typeof rephrasedLanguages)[number];
