// An answer of the assistant as browsers get it: sentences in the visitor's language, and products. Plain text only.

import type { Category } from "../../../shop/catalogue/specs.ts";
import type { FitView } from "../own-pc/fit.ts";
import type { PickRole } from "../../../shop/assistant/answering/pick.ts";
import type { QuestionKind } from "../../../shop/assistant/criteria.ts";

export type PickView = {
  id: number;
  title: string;
  /** In bani. */
  price: number;
  kind: "pc" | Category;
  role: PickRole;
  /** Why it is proposed, in words. */
  label: string;
  grade: string;
  /** One fact each: measured figures, room to upgrade, what is over the budget. */
  evidence: string[];
  href: string;
  /** Whether the component fits the PC that the visitor described; null where none is, and for whole computers. */
  fit: FitView | null;
};

export type LinkView = { label: string; href: string };

/** The same facts as some paragraphs of the text, which a screen may show instead: `covers`, by their numbers. */
export type TableView = {
  columns: string[];
  rows: { label: string; values: string[] }[];
  covers: { from: number; to: number };
};

/** The contract of /api/assistant. `after` continues the conversation. */
export type AnswerView = {
  intent: {
    kind: QuestionKind;
    games: string[];
    purpose: string[];
    resolution: string | null;
    fps: number | null;
    /** In RON. */
    budget: { min: number | null; max: number | null } | null;
    product: string | null;
    parts: string[];
    owned: string[];
  };
  relaxed: { wish: string; by: number | string }[];
  listings: PickView[];
  /** The answer; a line break ends a paragraph. */
  text: string;
  /** Compared parts beside one another; null for any other answer. */
  table: TableView | null;
  understood: string | null;
  ask: string | null;
  total: number | null;
  links: LinkView[];
  /** Messages that a visitor may want to send next. */
  next: string[];
  after: string;
  /** Whether a language model chose the wording of the text; all else is the shop's own. */
  reworded: boolean;
};
