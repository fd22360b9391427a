// `npm run staff:create`: creates a staff account and prints the link to choose its password. The first staff account can only
// be created this way; there is no default password.

import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { links } from "../app/links.ts";
import { openDatabase } from "../base/db.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { createStaff } from "../shop/accounts/create-staff.server.ts";
import { StaffForm } from "../shop/accounts/forms.ts";
import { loadSettings } from "./settings.ts";

const { values: given } = parseArgs({
  options: { email: { type: "string" }, name: { type: "string" }, again: { type: "boolean", default: false } },
});

async function ask(): Promise<{ email: string; name: string }> {
  if (given.email !== undefined && given.name !== undefined) return { email: given.email, name: given.name };
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const email = given.email ?? (await prompt.question("E-mail address: "));
  const name = given.name ?? (await prompt.question("Full name: "));
  prompt.close();
  return { email, name };
}

const complaints: Record<string, string> = {
  email: "That is no e-mail address.",
  name: "A name has two letters at least.",
};

async function run(): Promise<string> {
  loadSettings();
  const env = readEnvironment(process.env);
  const form = StaffForm.safeParse(await ask());
  if (!form.success) throw new Error(complaints[String(form.error.issues[0]?.path[0])]);
  const database = await openDatabase(env);
  try {
    const created = await createStaff({ db: database.db }, { ...form.data, again: given.again });
    if (!created.ok)
      throw new Error(
        `${form.data.email} is a member of staff already. With --again they choose a new password and enrol their phone anew.`,
      );
    return `${form.data.name} is a member of staff. Within ${created.value.days} days they choose a password here, once:\n\n  ${env.PUBLIC_URL}${links.resetPassword({ token: created.value.key })}\n\nThen they sign in at ${env.PUBLIC_URL}${links.office()} and enrol an authenticator app.`;
  } finally {
    await database.close();
  }
}

try {
  console.info(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
