// Reads the labelled questions: "language | question | kind field:value …". "a => b" is a conversation of two messages;
// its label is the criteria after the second. In values "_" stands for a space, "," separates several, and a budget is
// "from..to" or "~about", in RON unless a currency follows.

import { currencies } from "../../../base/amounts/tokens.ts";
import type { NamedBudget, Criteria } from "../criteria.ts";
import type { Category } from "../../catalogue/specs.ts";

/** The fields of the criteria as plain text, for the comparison; fields that are not set are absent. */
export type Label = Readonly<Record<string, string>>;
export type LabelledQuestion = { language: string; messages: string[]; label: Label };

export function readLabelled(text: string): LabelledQuestion[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [language = "", question = "", label = ""] = line.split(" | ");
      return { language: language.trim(), messages: question.split(" => "), label: labelOf(label.trim()) };
    });
}

function labelOf(text: string): Label {
  const [kind = "", ...fields] = text.split(" ");
  const label: Record<string, string> = { kind };
  for (const field of fields) {
    const colon = field.indexOf(":");
    const name = field.slice(0, colon);
    const value = field.slice(colon + 1).replaceAll("_", " ");
    label[name] = name === "budget" ? budgetText(budgetOf(value)) : value.split(",").toSorted().join(",");
  }
  return label;
}

function budgetOf(text: string): NamedBudget {
  const currency = currencies.find((code) => text.endsWith(code)) ?? "RON";
  const amounts = text.replace(/(?<![A-Z])[A-Z]+$/, "");
  if (amounts.startsWith("~")) return { min: null, max: Number(amounts.slice(1)), currency, about: true };
  const [min = "", max = ""] = amounts.split("..");
  return { min: min === "" ? null : Number(min), max: max === "" ? null : Number(max), currency, about: false };
}

function budgetText({ min, max, currency, about }: NamedBudget): string {
  return `${about ? "~" : `${min ?? ""}..`}${max ?? ""}${currency}`;
}

/** The criteria in the form of a label. */
export function labelOfCriteria(criteria: Criteria): Label {
  const label: Record<string, string> = { kind: criteria.kind };
  const set = (name: string, value: string | number | boolean | null) => {
    if (value !== null && value !== "" && value !== false) label[name] = value === true ? "1" : String(value);
  };
  const names = (parts: readonly { category: Category; name: string }[]) => parts.map(({ name }) => name);
  set("games", sorted(criteria.games));
  set("purposes", sorted(criteria.purposes));
  set("res", criteria.resolution);
  set("settings", criteria.settings);
  set("fps", criteria.fps);
  set("budget", criteria.budget && budgetText(criteria.budget));
  set("per", criteria.budgetFor);
  set("product", criteria.product);
  set("wants", sorted(names(criteria.wants)));
  set("owns", sorted(names(criteria.owns)));
  set("ram", criteria.ramGb);
  set("storage", criteria.storageGb);
  set("vram", criteria.vramGb);
  set("length", criteria.lengthMm);
  set("drive", criteria.storageKind);
  set("size", criteria.size);
  set("quiet", criteria.quiet);
  set("colour", criteria.colour);
  set("likes", sorted(criteria.likes));
  set("dislikes", sorted(criteria.dislikes));
  set("upgradable", criteria.upgradable);
  set("warranty", criteria.warrantyMonths);
  set("grade", criteria.grade);
  set("days", criteria.withinDays);
  set("weekday", criteria.byWeekday);
  set("os", criteria.os);
  set("count", criteria.count);
  set("term", criteria.term);
  set("prefer", criteria.prefer);
  set("changes", sorted(criteria.changes));
  set("place", criteria.place);
  set("notsold", criteria.notSold);
  return label;
}

const sorted = (values: readonly string[]) => values.toSorted().join(",");
