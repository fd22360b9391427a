import type { Db } from "../../base/db.server.ts";
import type { Mailer } from "./email.ts";
import { emailsWrittenAt } from "./mail.sql.server.ts";
import { messageIdOf } from "./send-emails.server.ts";

/**
 * Deletes the files of e-mails whose content was erased, for a person or after its period, where e-mails are stored as files. The
 * row is the job: it says that its file may not be there. Returns how many it deleted.
 */
export async function deleteErasedFiles(deps: { db: Db; mail: Mailer; mailDomain: string }): Promise<number> {
  const { db, mail, mailDomain } = deps;
  if (!mail.files) return 0;
  const files = await mail.files.list();
  const emails = await emailsWrittenAt(
    db,
    files.map(({ writtenAt }) => writtenAt),
  );
  const erased = new Set(
    emails.filter(({ recipient }) => recipient === "").map(({ createdAt }) => createdAt.getTime()),
  );
  const stored = new Set(
    emails
      .filter(({ recipient }) => recipient !== "")
      .map((email) => mail.files!.nameOf({ writtenAt: email.createdAt, messageId: messageIdOf(email, mailDomain) })),
  );
  const gone = files.filter(({ name, writtenAt }) => erased.has(writtenAt.getTime()) && !stored.has(name));
  for (const { name } of gone) await mail.files.remove(name);
  return gone.length;
}
