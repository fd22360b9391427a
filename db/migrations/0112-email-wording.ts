// The wording of e-mails that staff changed takes the names that the code has: `letter.` becomes `email.`, and the texts
// whose keys had older words become what they are called now. Their versions and who changed them stay.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const keys = {
  "transfer.keep": "transfer.extend",
  "transfer.keepAction": "transfer.extendAction",
  "reserved.keepAction": "reserved.extendAction",
  "gameResults.kept": "gameResults.stored",
  "haveAccount.forgot": "haveAccount.reset",
  "tested.asSaid": "tested.asDeclared",
};

const statements = [
  `alter table setting disable trigger setting_kept`,
  `update setting set
      name = 'email.' || substr(name, length('letter.') + 1),
      value = case when jsonb_typeof(value) <> 'object' then value else (
        select coalesce(jsonb_object_agg(coalesce(renamed.now, text.key), text.value), '{}')
        from jsonb_each(setting.value) text
        left join jsonb_each_text('${JSON.stringify(keys)}') renamed (before, now) on renamed.before = text.key
      ) end
    where name like 'letter.%'`,
  `alter table setting enable trigger setting_kept`,
];

export const emailWording: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
