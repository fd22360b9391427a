// W9: two processes share one mailbox's counter.

import { expect, test } from "vitest";
import type { EmailCountingJob } from "../../testing/processes/email-counting-process.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { inTwoProcesses } from "../../testing/two-processes.ts";

const database = aPostgres();

test("of 60 e-mails to spellings of one mailbox, from two processes at once, only as many as the limit are sent", async () => {
  const spellings = ["ana.pop@gmail.com", "AnaPop@googlemail.com", "anapop+shop@gmail.com"];
  const jobs = Array.from({ length: 60 }, (_, index): EmailCountingJob => ({
    limits: { secret: "s", perHour: 7, perDay: 20 },
    to: spellings[index % 3]!,
    reason: "account",
  }));
  const answers = await inTwoProcesses("email-counting-process.ts", { url: database.url, jobs });
  expect(answers.filter((answer) => answer === "may")).toHaveLength(7);
});
