// The actions of the page for single components: save the edited list, add many lines at once, or request an offer.
// Invariant: input that is not accepted is sent back as it was typed.

import { data, redirect } from "react-router";
import type { VisitorId } from "../../../../base/id.ts";
import type { NotRead } from "../../../../base/read-apart.server.ts";
import type { PartCategory } from "../../../../shop/parts/part.ts";
import {
  emptyComponentDraft,
  unclearIn,
  type ComponentDraft,
  type ComponentLine,
} from "../../../../shop/trade-in/draft/component-draft.ts";
import { ComponentLineForm, NewComponentForm, WholeListForm } from "../../../../shop/trade-in/draft/component-forms.ts";
import {
  editComponents,
  type ComponentsInput,
  type Decision,
} from "../../../../shop/trade-in/draft/edit-components.server.ts";
import { editOffer } from "../../../../shop/trade-in/edit-offer.server.ts";
import { AnswerForm, OfferForm } from "../../../../shop/trade-in/forms.ts";
import { getDraft } from "../../../../shop/trade-in/draft/get-draft.server.ts";
import { LARGEST_LIST, textOfList, type NoText } from "../../../../shop/trade-in/draft/list-text.ts";
import { makeOffer } from "../../../../shop/trade-in/make-offer.server.ts";
import { readLongList } from "../../../../shop/trade-in/draft/read-long-list.server.ts";
import {
  readComponentLines,
  type ComponentLineIssue,
  type NoList,
} from "../../../../shop/trade-in/draft/read-component-lines.ts";
import {
  clientOf,
  hadCard,
  parseFields,
  readFields,
  readFileForm,
  visitorFor,
  wasTooLarge,
  type Fields,
} from "../../../edge.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { links } from "../../../links.ts";
import type { Shop } from "../../../composition.server.ts";
import { draftKeyIn, draftQuery, requestedOffer, offerPath } from "../addresses.ts";

type Seller = { visitorId: VisitorId; key: string | null; language: Language; headers: Record<string, string> };

/** Why a pasted list was rejected, and its text. */
export type ListIssue = { text: string } & (
  | { code: "list-issues"; issues: readonly ComponentLineIssue[] }
  | NoText
  | NoList
  | NotRead
);

/** The form of the page that was rejected, its errors by field, and the typed values. */
type RejectedForm = {
  of: "list" | "bulk" | "offer";
  errors?: Record<string, string>;
  typed?: Fields;
  domainError?: AnyDomainError;
  issue?: ListIssue;
};

function rejectForm({ of, errors = {}, typed = {}, domainError, issue }: RejectedForm) {
  return data(
    { of, errors, typed, domainError: domainError ?? null, issue: issue ?? null },
    domainError ? statusOf(domainError) : issue?.code === "list-too-large" ? 413 : 422,
  );
}

export async function takeComponents(request: Request, { shop, language }: { shop: Shop; language: Language }) {
  const seller: Seller = { ...(await visitorFor(request, shop)), key: draftKeyIn(request), language };
  if (wasTooLarge(request))
    return rejectForm({
      of: "bulk",
      issue: { kind: "too-large", code: "list-too-large", limit: LARGEST_LIST, text: "" },
    });
  const isFile = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  if (isFile && !hadCard(request)) return takeFile(shop, seller, request);
  const fields = await readFields(request, "goods");
  if (fields === null) return rejectForm({ of: "list", errors: { form: "card-number" } });
  switch (fields["intent"]) {
    case "paste":
      return takeList(shop, seller, fields["list"] ?? "");
    case "email":
      return takeOffer(shop, seller, { request, fields });
    case "edit":
      return takeBack(shop, seller, { request, fields });
    case "clear":
      return edit(shop, seller, { changes: { ...noChanges, removed: "all" }, of: "list", typed: {} });
    case "leave-out":
      return edit(shop, seller, {
        changes: { ...noChanges, removed: unclearIn(await draftFor(shop, seller)).map(({ key }) => key) },
        of: "list",
        typed: {},
      });
    default:
      return takeEdit(shop, seller, fields);
  }
}

const noChanges: ComponentsInput = { lines: [], rows: [], removed: [], whole: null };

async function draftFor(shop: Shop, { visitorId, key }: Seller): Promise<ComponentDraft> {
  return (await getDraft(shop, { of: "components", visitorId, key }))?.components ?? emptyComponentDraft;
}

async function edit(
  shop: Shop,
  { headers, ...visitor }: Seller,
  { changes, of, typed, text = "" }: { changes: ComponentsInput; of: RejectedForm["of"]; typed: Fields; text?: string },
) {
  const edited = await editComponents(shop, { ...visitor, ...changes });
  if (edited.ok) return redirect(links.sellComponents(draftQuery(visitor.key), "list"), { headers });
  const { domainError } = edited;
  if (domainError.code === "part-unknown")
    return rejectForm({ of, errors: { [`text-${domainError.key}`]: "part-unknown" }, typed });
  return rejectForm({ of, domainError, typed: { ...typed, ...(text && { list: text }) } });
}

async function takeEdit(shop: Shop, seller: Seller, fields: Fields) {
  const removed = fields["remove"];
  const { lines } = await draftFor(shop, seller);
  const errors: Record<string, string> = {};
  const edits = lines
    .filter(({ key }) => key !== removed && fields[`quantity-${key}`] !== undefined)
    .map((line) => lineIn(fields, line, errors));
  const whole = parseFields(WholeListForm, fields);
  if (!whole.ok) Object.assign(errors, whole.errors);
  // Enter in the name field adds the part; an automatic save does not.
  const isAdding =
    fields["add"] !== undefined ||
    (fields["intent"] === undefined &&
      removed === undefined &&
      fields["keep"] === undefined &&
      (fields["name"] ?? "").trim() !== "");
  const rows = isAdding ? newRow(fields, errors) : [];
  if (Object.keys(errors).length > 0 || !whole.ok) return rejectForm({ of: "list", errors, typed: fields });
  const { whole: condition, boxIncluded: box, ...texts } = whole.value;
  const changes: ComponentsInput = {
    lines: edits,
    rows,
    removed: removed === undefined ? [] : [removed],
    whole: { condition, extras: { box, ...texts } },
  };
  return edit(shop, seller, { changes, of: "list", typed: fields });
}

/** Parses the fields of one line, whose names end with its key. Adds errors to `errors` under these names. */
function lineIn(fields: Fields, line: ComponentLine, errors: Record<string, string>): ComponentsInput["lines"][number] {
  const { key } = line;
  const own = Object.fromEntries(
    ["quantity", "condition", "faulty", "pick", "text", "kind"].flatMap((name) =>
      fields[`${name}-${key}`] === undefined ? [] : [[name, fields[`${name}-${key}`]!]],
    ),
  );
  const parsed = parseFields(ComponentLineForm, own);
  if (!parsed.ok) {
    for (const [name, code] of Object.entries(parsed.errors)) errors[`${name}-${key}`] = code;
    return { ...line, decision: null };
  }
  const { quantity, condition, faulty, pick, text, kind } = parsed.value;
  const base = { key, quantity, condition, faulty };
  if (line.is !== "unclear") return { ...base, decision: null };
  if (fields["keep"] === key) {
    if (kind === null) errors[`kind-${key}`] = "kind-required";
    return { ...base, decision: kind && { by: "keep", name: text || line.text, category: kind } };
  }
  return { ...base, decision: decisionIn({ pick, text, kind }, line) };
}

function decisionIn(
  { pick, text, kind: category }: { pick: string; text: string; kind: PartCategory | null },
  line: Extract<ComponentLine, { is: "unclear" }>,
): Decision | null {
  if (pick !== "" && pick !== "other") return { by: "pick", id: pick };
  const isRewritten = (text !== "" && text !== line.text) || category !== line.category;
  return isRewritten ? { by: "rewrite", text: text || line.text, category } : null;
}

/** A typed part is parsed like a list of one line: "2x RTX 3060, stare bună". The separate fields take precedence. */
function newRow(fields: Fields, errors: Record<string, string>): ComponentsInput["rows"] {
  const parsed = parseFields(NewComponentForm, fields);
  if (!parsed.ok) {
    Object.assign(errors, parsed.errors);
    return [];
  }
  const { name, kind, quantity, condition } = parsed.value;
  const list = readComponentLines(name);
  const row = list.ok && list.value.issues.length === 0 ? list.value.rows[0] : undefined;
  if (!row) {
    const isQuantity = list.ok && list.value.issues.some(({ code }) => code === "quantity");
    errors[isQuantity ? "quantity" : "name"] = isQuantity ? "quantity-invalid" : "part-name-required";
    return [];
  }
  return [
    {
      name: row.name,
      category: kind ?? row.category,
      quantity: quantity > 1 ? quantity : row.quantity,
      condition: condition ?? row.condition,
    },
  ];
}

async function takeFile(shop: Shop, seller: Seller, request: Request) {
  const file = (await readFileForm(request))?.get("file");
  if (!(file instanceof File) || file.size === 0)
    return rejectForm({ of: "bulk", issue: { kind: "invalid", code: "list-empty", text: "" } });
  const text = textOfList(new Uint8Array(await file.arrayBuffer()));
  return text.ok
    ? takeList(shop, seller, text.value)
    : rejectForm({ of: "bulk", issue: { ...text.domainError, text: "" } });
}

const MAX_RETURNED_LENGTH = 60_000; // characters: a longer list is not returned to the form

async function takeList(shop: Shop, seller: Seller, text: string) {
  const list = await readLongList(text);
  const returned = text.length <= MAX_RETURNED_LENGTH ? text : "";
  if (!list.ok && list.domainError.code === "reading-too-long")
    return rejectForm({ of: "bulk", issue: { ...list.domainError, text } });
  if (!list.ok) return rejectForm({ of: "bulk", issue: { ...list.domainError, text: returned } });
  const { rows, issues } = list.value;
  if (issues.length > 0) return rejectForm({ of: "bulk", issue: { code: "list-issues", issues, text: returned } });
  return edit(shop, seller, { changes: { ...noChanges, rows }, of: "bulk", typed: {}, text: returned });
}

async function takeOffer(shop: Shop, seller: Seller, { request, fields }: { request: Request; fields: Fields }) {
  const { visitorId, key, language, headers } = seller;
  const parsed = parseFields(OfferForm, fields);
  if (!parsed.ok) return rejectForm({ of: "offer", errors: parsed.errors, typed: parsed.values });
  const [unclear] = unclearIn(await draftFor(shop, seller));
  if (unclear) return rejectForm({ of: "offer", errors: { [`text-${unclear.key}`]: "lines-unclear" }, typed: fields });
  const created = await makeOffer(shop, {
    of: "components",
    visitorId,
    key,
    email: parsed.value.email,
    language,
    clientIp: clientOf(request).clientIp,
  });
  if (created.ok) return redirect(offerPath(created.value, "components"), { headers });
  // A second submit: the first one has already made the offer.
  return created.domainError.code === "draft-closed"
    ? redirect(offerPath(created.domainError, "components"))
    : rejectForm({ of: "offer", domainError: created.domainError, typed: fields });
}

/** Goes from the offer back to the list. */
async function takeBack(shop: Shop, { visitorId }: Seller, { request, fields }: { request: Request; fields: Fields }) {
  const parsed = parseFields(AnswerForm, fields);
  if (!parsed.ok) return rejectForm({ of: "offer", errors: parsed.errors });
  const edited = await editOffer(shop, { ...requestedOffer(request), visitorId, ...parsed.value });
  if (!edited.ok) return rejectForm({ of: "offer", domainError: edited.domainError });
  return redirect(links.sellComponents(draftQuery(edited.value.visitorId === visitorId ? null : edited.value.linkKey)));
}
