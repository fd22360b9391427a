// Reads the labelled questions: "language | question | kind field:value …". "a => b" is a conversation of two messages;
// its label is the wish after the second. In values "_" stands for a space, "," separates several, and a budget is
// "from..to" or "~about", in RON unless a currency follows.

import { saidCurrencies, type SaidBudget, type SaidCurrency, type Wish } from "../wish.ts";
import type { Category } from "../../catalogue/specs.ts";

/** The fields of a wish as plain text, for the comparison; fields that are not set are absent. */
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

function budgetOf(text: string): SaidBudget {
  const currency = (saidCurrencies.find((code) => text.endsWith(code)) ?? "RON") satisfies SaidCurrency;
  const amounts = text.replace(/[A-Z]+$/, "");
  if (amounts.startsWith("~")) return { min: null, max: Number(amounts.slice(1)), currency, about: true };
  const [min = "", max = ""] = amounts.split("..");
  return { min: min === "" ? null : Number(min), max: max === "" ? null : Number(max), currency, about: false };
}

function budgetText({ min, max, currency, about }: SaidBudget): string {
  return `${about ? "~" : `${min ?? ""}..`}${max ?? ""}${currency}`;
}

/** The wish in the form of a label. */
export function labelOfWish(wish: Wish): Label {
  const label: Record<string, string> = { kind: wish.kind };
  const set = (name: string, value: string | number | boolean | null) => {
    if (value !== null && value !== "" && value !== false) label[name] = value === true ? "1" : String(value);
  };
  const names = (parts: readonly { category: Category; name: string }[]) => parts.map(({ name }) => name);
  set("games", sorted(wish.games));
  set("purposes", sorted(wish.purposes));
  set("res", wish.resolution);
  set("fps", wish.fps);
  set("budget", wish.budget && budgetText(wish.budget));
  set("product", wish.product);
  set("wants", sorted(names(wish.wants)));
  set("owns", sorted(names(wish.owns)));
  set("ram", wish.ramGb);
  set("storage", wish.storageGb);
  set("drive", wish.storageKind);
  set("size", wish.size);
  set("quiet", wish.quiet);
  set("colour", wish.colour);
  set("likes", sorted(wish.likes));
  set("dislikes", sorted(wish.dislikes));
  set("upgradable", wish.upgradable);
  set("warranty", wish.warrantyMonths);
  set("grade", wish.grade);
  set("days", wish.withinDays);
  set("os", wish.os);
  set("count", wish.count);
  set("term", wish.term);
  set("prefer", wish.prefer);
  set("changes", sorted(wish.changes));
  set("place", wish.place);
  set("notsold", wish.notSold);
  return label;
}

const sorted = (values: readonly string[]) => values.toSorted().join(",");
