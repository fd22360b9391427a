// Settings that are texts by field: of a page, or of an e-mail. Their screens, and what a posted form does.

import { diffOfLines, type DiffLine } from "../../../../shop/settings/line-diff.ts";
import { saveSetting } from "../../../../shop/settings/save-setting.server.ts";
import { viewSetting } from "../../../../shop/settings/view-setting.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { Fields } from "../../../edge.server.ts";
import type { SettingHistoryEntry } from "./settings.view.server.ts";

type Deps = Pick<Shop, "db" | "settings">;

/** A text setting: its name, and the shop's own words by field. */
export type TextSetting = { name: string; first: Fields };
/** One field whose text differs between two versions. */
export type TextChange = { field: string; lines: DiffLine[] };

export async function textSettingView(deps: Deps, { name, first }: TextSetting, compared: number | null) {
  const versions = await viewSetting(deps, name);
  const newest = versions[0];
  const textsIn = (version: number): Fields => ({
    ...first,
    ...(versions.find((each) => each.version === version)?.value as Fields | null | undefined),
  });
  const shown = versions.find(({ version }) => version === compared) ?? null;
  return {
    version: newest?.version ?? 0,
    saved: newest && newest.value !== null ? { by: newest.by, at: newest.changedAt } : null,
    fields: textsIn(newest?.version ?? 0),
    history: versions.map(({ version, by, changedAt, value }): SettingHistoryEntry => ({
      version,
      by,
      at: changedAt,
      isReset: value === null,
    })),
    shown: shown && {
      version: shown.version,
      isInForce: shown.version === newest?.version,
      changes: changesOf(textsIn(shown.version - 1), textsIn(shown.version)),
    },
  };
}

function changesOf(before: Fields, after: Fields): TextChange[] {
  return Object.keys(after).flatMap((field) => {
    const [old, now] = [before[field] ?? "", after[field] ?? ""];
    return old === now ? [] : [{ field, lines: diffOfLines(old, now) }];
  });
}

/** What somebody else saved while the form was open. */
export type TextConflict = { version: number; by: string | null; at: Date | null; changes: TextChange[] };

export type TextDone = { outcome: "saved" | "restored" | "reset" };
export type TextAnswer =
  | { outcome: "preview"; fields: Fields; value: Fields }
  | { outcome: "invalid"; fields: Fields; errors: Record<string, string>; about: string }
  | { outcome: "conflict"; fields: Fields; conflict: TextConflict };

type Checked = { ok: true; value: Fields } | { ok: false; errors: Record<string, string>; about: string };

export function isTextDone(answer: TextDone | TextAnswer): answer is TextDone {
  return answer.outcome === "saved" || answer.outcome === "restored" || answer.outcome === "reset";
}

/** `check` returns what is to be stored, or an error code by field. */
export async function postText(
  deps: Deps,
  setting: TextSetting,
  { fields, actor, check }: { fields: Fields | null; actor: string; check: (typed: Fields) => Checked },
): Promise<TextDone | TextAnswer> {
  const posted = fields ?? {};
  const basedOn = Number(posted["version"] ?? "");
  const refused = (errors: Record<string, string>, about = ""): TextAnswer => ({
    outcome: "invalid",
    fields: { ...setting.first, ...posted },
    errors,
    about,
  });
  if (fields === null || !Number.isSafeInteger(basedOn) || basedOn < 0)
    return refused({ form: fields === null ? "card-number" : "form-broken" });

  const save = async (value: Fields | null, outcome: TextDone["outcome"]): Promise<TextDone | TextAnswer> => {
    const saved = await saveSetting(deps, { name: setting.name, value, basedOn, actor });
    if (saved.ok) return { outcome };
    return { outcome: "conflict", fields: posted, conflict: await changesSince(deps, setting, basedOn) };
  };
  if (posted["intent"] === "reset") return await save(null, "reset");
  if (posted["intent"] === "restore") {
    const older = (await viewSetting(deps, setting.name)).find(({ version }) => String(version) === posted["of"]);
    return older ? await save(older.value as Fields | null, "restored") : refused({ form: "form-broken" });
  }
  const checked = check(posted);
  if (!checked.ok) return refused(checked.errors, checked.about);
  if (posted["intent"] === "preview") return { outcome: "preview", fields: posted, value: checked.value };
  return await save(checked.value, "saved");
}

async function changesSince(deps: Deps, setting: TextSetting, basedOn: number): Promise<TextConflict> {
  const versions = await viewSetting(deps, setting.name);
  const [newest] = versions;
  const textsIn = (value: unknown): Fields => ({ ...setting.first, ...(value as Fields | null | undefined) });
  const before = versions.find(({ version }) => version === basedOn)?.value;
  return {
    version: newest?.version ?? 0,
    by: newest?.by ?? null,
    at: newest?.changedAt ?? null,
    changes: changesOf(textsIn(before), textsIn(newest?.value)),
  };
}
