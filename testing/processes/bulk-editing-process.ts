// A process in which a member of staff applies or undoes a bulk edit, to kill it in the middle on PostgreSQL. Arguments: the
// database's URL, the edit, and "apply" or "undo". Prints what became of it.

import { openPostgres } from "../../base/db.server.ts";
import { parseId } from "../../base/id.ts";
import { applyBulkEdit } from "../../shop/stock/bulk/apply-bulk-edit.server.ts";
import { undoBulkEdit } from "../../shop/stock/bulk/undo-bulk-edit.server.ts";

const [url = "", edit = "", what = "apply"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 1 });
const verb = what === "undo" ? undoBulkEdit : applyBulkEdit;
const done = await verb(database, { id: parseId<"bulk-edit">(edit)!, actor: "staff:test" });
await database.close();
console.info(done.ok ? "done" : done.domainError.code);
