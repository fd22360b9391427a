// `npm run passport:rotate`: ends the key that signs passports and makes the next. What was signed stays valid. Also for a key
// that was lost: if AUTH_SECRET changed, the old key cannot be read, and events wait until this is run.

import { openDatabase } from "../base/db.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { storedSecret } from "../base/secrets/stored-secret.server.ts";
import { join } from "node:path";
import { rotateKey } from "../shop/passport/signing-key.server.ts";
import { loadSettings } from "./settings.ts";

async function run(): Promise<string> {
  loadSettings();
  const env = readEnvironment(process.env);
  const authSecret = env.AUTH_SECRET ?? storedSecret(join(env.DATA_DIR, "auth-secret"));
  const database = await openDatabase(env);
  try {
    const { ended, id } = await rotateKey({ db: database.db, authSecret });
    return `Passports are signed with the key ${id} from now on.${ended ? ` The key ${ended} has ended; its signatures stay valid.` : ""}`;
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
