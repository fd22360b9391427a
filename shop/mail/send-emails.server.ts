import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { waitAfter, type Email, type Mailer, type Outcome } from "./email.ts";
import { giveUp, markSent, putBack, takeDueLetters, type TakenLetter } from "./mail.sql.server.ts";

type Desk = { db: Db; mail: Mailer; log: Pick<Logger, "error" | "warn">; /** Behind the @ of message ids. */ mailDomain: string };

const AT_ONCE = 20;
/** Longer than the slowest try of the slowest mail server: whoever dies meanwhile has the letter sent again after it. */
const TAKEN_FOR = 10; // minutes

/**
 * Sends the letters that are due, until none is left. Safe in several processes at once: each letter is taken by one of
 * them. What fails is tried again later, at growing intervals; what is refused for good, or failed too often, is given up
 * with a line in the log and in the audit. Answers how many went out. Refuses nothing.
 */
export async function sendLetters(desk: Desk): Promise<number> {
  let sent = 0;
  for (;;) {
    const letters = await takeDueLetters(desk.db, { most: AT_ONCE, minutes: TAKEN_FOR });
    const counts = await Promise.all([...Map.groupBy(letters, (letter) => letter.recipient).values()].map((theirs) => sendInTurn(desk, theirs)));
    sent += counts.reduce((sum, count) => sum + count, 0);
    if (letters.length < AT_ONCE) return sent;
  }
}

/** One person's letters arrive in the order in which they were written: "paid" before "sent". */
async function sendInTurn(desk: Desk, letters: readonly TakenLetter[]): Promise<number> {
  let sent = 0;
  for (const letter of letters) {
    const outcome = await sendOne(desk, letter);
    if (outcome.is === "sent") sent += 1;
  }
  return sent;
}

async function sendOne(desk: Desk, taken: TakenLetter): Promise<Outcome> {
  const outcome = await desk.mail.send(letterOf(taken, desk.mailDomain));
  if (outcome.is === "sent") {
    await markSent(desk.db, taken.id);
    return outcome;
  }
  const { id, dedupeKey, attempts } = taken;
  const { reason } = outcome;
  const minutes = outcome.is === "refused" ? null : waitAfter(attempts);
  // The log names no address: the letter's row does.
  if (minutes === null) {
    const isOurs = await transaction(desk.db, async (tx) => {
      const given = await giveUp(tx, taken, reason);
      if (given) await recordAudit(tx, { actor: "system", action: "letter-given-up", entity: "letter", entityId: String(id), after: { key: dedupeKey, attempts, reason } });
      return given;
    });
    if (isOurs) desk.log.error({ letter: id, key: dedupeKey, attempts, reason }, "a letter is given up");
  } else {
    await putBack(desk.db, taken, { minutes, reason });
    desk.log.warn({ letter: id, key: dedupeKey, attempts, reason, minutes }, "a letter could not be sent yet");
  }
  return outcome;
}

function letterOf({ dedupeKey, createdAt, textBody, htmlBody, ...letter }: TakenLetter, mailDomain: string): Email {
  const { recipient, language, subject, unsubscribeLink } = letter;
  // The hour it was written keeps apart what two databases of one shop call by the same key.
  const id = createHash("sha256").update(`${dedupeKey}\n${createdAt.toISOString()}`).digest("hex").slice(0, 40);
  const messageId = `${id}@${mailDomain}`;
  return { messageId, recipient, language, subject, text: textBody, html: htmlBody, unsubscribeLink, writtenAt: createdAt };
}
