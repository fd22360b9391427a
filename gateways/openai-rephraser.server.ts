// Rewords lines by an OpenAI-compatible endpoint: POST {url}/chat/completions.
// Invariant: it sends the shop's own lines and nothing else, waits at most `within`, and reads at most ANSWER_BYTES.

import type { Clock } from "../base/clock.ts";
import type { RephrasedLanguage, Rephraser } from "../shop/assistant/rephrasing/rephraser.ts";

type Options = {
  /** The address of the API up to its version, such as https://api.example.com/v1. */
  url: string;
  model: string;
  key: string | undefined;
  /** Milliseconds for the whole request. */
  within: number;
  clock: Clock;
  log: { warn(details: object, message: string): void };
};

const ANSWER_BYTES = 50_000;
/** A visitor waits for each: more at once get the shop's own words. */
const MOST_AT_ONCE = 4;
const MOST_PER_MINUTE = 60;
const MINUTE = 60_000; // milliseconds
/** After so many failures in a row nobody waits for it, for a minute. */
const MOST_FAILURES = 3;

const languageNames = { ro: "Romanian", en: "English", hu: "Hungarian", uk: "Ukrainian" } satisfies Record<
  RephrasedLanguage,
  string
>;

const instructions = (language: RephrasedLanguage) =>
  `You reword the lines of a shop's answer in friendly, natural ${languageNames[language]}. ` +
  "The input is a JSON array of strings. Answer with a JSON array of as many strings and nothing else. " +
  "Keep the number and order of the sentences of each line. Keep every number, unit, amount, date and name exactly as it is and in its order. " +
  "Add nothing, leave nothing out, negate nothing. No markup, no links.";

export function openRephraser({ url, model, key, within, clock, log }: Options): Rephraser {
  let inFlight = 0;
  let failures = 0;
  let pausedUntil = 0;
  let started: number[] = [];
  const failed = (details: object) => {
    failures += 1;
    if (failures < MOST_FAILURES) return;
    failures = 0;
    pausedUntil = clock.now().getTime() + MINUTE;
    log.warn(details, "answers are not reworded for a minute: the language model does not answer");
  };
  return {
    host: new URL(url).host,
    async rephrase(lines, language) {
      const now = clock.now().getTime();
      started = started.filter((at) => at > now - MINUTE);
      if (now < pausedUntil || inFlight >= MOST_AT_ONCE || started.length >= MOST_PER_MINUTE) return null;
      started.push(now);
      inFlight += 1;
      try {
        const content = await complete(lines, { url, model, key, within, language });
        failures = 0;
        return linesIn(content, lines.length);
      } catch (error) {
        failed({ err: error });
        return null;
      } finally {
        inFlight -= 1;
      }
    },
  };
}

type Request = Pick<Options, "url" | "model" | "key" | "within"> & { language: RephrasedLanguage };

/** The text that the model wrote. Throws if there is none in time. */
async function complete(lines: readonly string[], { url, model, key, within, language }: Request): Promise<string> {
  const response = await fetch(`${url.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(within),
    headers: { "content-type": "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      temperature: 0.3,
      messages: [
        { role: "system", content: instructions(language) },
        { role: "user", content: JSON.stringify(lines) },
      ],
    }),
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`the language model answered ${response.status}`);
  }
  const answer: unknown = JSON.parse(await limitedText(response.body));
  const content = (answer as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]?.message
    ?.content;
  if (typeof content !== "string") throw new Error("the language model answered in another form");
  return content;
}

async function limitedText(body: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > ANSWER_BYTES) throw new Error("the language model answered too much");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** The array of lines that was asked for; null if it is another text. */
function linesIn(content: string, count: number): string[] | null {
  try {
    const lines: unknown = JSON.parse(content.trim().replace(/^```(?:json)?|```$/g, ""));
    const isComplete =
      Array.isArray(lines) && lines.length === count && lines.every((line) => typeof line === "string");
    return isComplete ? lines : null;
  } catch {
    return null;
  }
}
