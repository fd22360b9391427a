// `npm run staff:remove -- --email …`: removes the staff role. The person is signed out at once and stays a buyer.

import { parseArgs } from "node:util";
import { openDatabase } from "../base/db.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { removeStaff } from "../shop/accounts/remove-staff.server.ts";
import { loadSettings } from "./settings.ts";

async function run(): Promise<string> {
  const { values: given } = parseArgs({ options: { email: { type: "string" } } });
  const email = given.email?.trim().toLowerCase();
  if (!email) throw new Error("Whom? Say it with --email.");
  loadSettings();
  const database = await openDatabase(readEnvironment(process.env));
  try {
    const removed = await removeStaff(database, { email });
    if (!removed.ok)
      throw new Error(
        removed.domainError.code === "last-owner"
          ? `${email} is the only owner. Make somebody else an owner first.`
          : `${email} is no member of staff.`,
      );
    return `${removed.value.name} is no member of staff any more, and is signed out everywhere.`;
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
