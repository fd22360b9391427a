// The forms of the visitor's own PC.

import { data, redirect } from "react-router";
import type { VisitorId } from "../../../base/id.ts";
import { changeOfDraft } from "../../../shop/own-pc/change-of-draft.ts";
import { describeOwnPc } from "../../../shop/own-pc/describe-own-pc.server.ts";
import { describePasted } from "../../../shop/own-pc/describe-pasted.server.ts";
import { OwnPcForm } from "../../../shop/own-pc/forms.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import { nameOwnParts, type TypedParts } from "../../../shop/own-pc/name-own-parts.server.ts";
import { noPc } from "../../../shop/own-pc/own-pc.ts";
import { removeOwnPc } from "../../../shop/own-pc/remove-own-pc.server.ts";
import { renameOwnPc } from "../../../shop/own-pc/rename-own-pc.server.ts";
import { settleOpenPart } from "../../../shop/own-pc/settle-open-part.server.ts";
import { lastAnswers } from "../../../shop/trade-in/draft/last-answers.server.ts";
import { LONGEST_CODE_TEXT } from "../../../shop/trade-in/draft/read-paste.server.ts";
import type { Shop } from "../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import { parseFields, readFields, visitorFor, type Fields } from "../../edge.server.ts";
import { links } from "../../links.ts";
import { formFields } from "../../server/form-fields.server.ts";

/** Why a pasted text was not used: the refusals of `describePasted`. */
export type PasteIssue = Exclude<Awaited<ReturnType<typeof describePasted>>, { ok: true }>["domainError"]["code"];

/** What was wrong with a form: its fields with what was typed, the pasted text with its issue, or a domain error. */
export type MyPcProblem = {
  errors?: Record<string, string>;
  typed?: Fields;
  paste?: { issue: PasteIssue; text: string };
  domainError?: AnyDomainError;
};

type Visitor = { visitorId: VisitorId; headers: Record<string, string> };
type Done = "described" | "renamed" | "removed" | "draftless";

export async function takeMyPcForm(shop: Shop, request: Request) {
  const address = new URL(request.url);
  const listing = address.searchParams.get("for");
  const finish = (done: Done, headers: Record<string, string>) =>
    redirect(links.myPc({ done, for: listing }), { headers });
  if (address.searchParams.has("report")) return takePaste(shop, { request, finish });
  const parsed = parseFields(OwnPcForm, await readFields(request));
  if (!parsed.ok) return data<MyPcProblem>({ errors: parsed.errors, typed: parsed.values }, 422);
  const form = parsed.value;
  const visitor = await visitorFor(request, shop);
  const { visitorId, headers } = visitor;
  switch (form.intent) {
    case "parts": {
      const { isWithoutCard, intent: _, ...typed } = form;
      return takeParts(shop, { typed, isWithoutCard, visitor, finish });
    }
    case "draft": {
      const answers = await lastAnswers(shop, { visitorId });
      if (!answers) return finish("draftless", headers);
      const described = await describeOwnPc(shop, { visitorId, change: changeOfDraft(answers) });
      return described.ok ? finish("described", headers) : refused(described.domainError, headers);
    }
    case "settle": {
      const settled = await settleOpenPart(shop, { visitorId, place: form.place, partId: form.option });
      return settled.ok ? finish("described", headers) : refused(settled.domainError, headers);
    }
    case "rename": {
      const renamed = await renameOwnPc(shop, { visitorId, name: form.name });
      return renamed.ok ? finish("renamed", headers) : refused(renamed.domainError, headers);
    }
    case "remove":
      await removeOwnPc(shop, { visitorId });
      return finish("removed", headers);
  }
}

type Finish = (done: Done, headers: Record<string, string>) => Response;

function refused(domainError: AnyDomainError, headers: Record<string, string>) {
  return data<MyPcProblem>({ domainError }, { status: statusOf(domainError), headers });
}

/** Reports contain long numbers that look like card numbers: the address marks the form, and only names are stored. */
async function takePaste(shop: Shop, { request, finish }: { request: Request; finish: Finish }) {
  const text = new Map(formFields(await request.text())).get("report") ?? "";
  const { visitorId, headers } = await visitorFor(request, shop);
  const described = await describePasted(shop, { visitorId, text });
  if (described.ok) return finish("described", headers);
  const issue = described.domainError.code;
  // A text whose reading took too long is not wrong: it is shown again, to be sent once more.
  const isReturned = text.length <= LONGEST_CODE_TEXT || issue === "reading-too-long";
  return data<MyPcProblem>({ paste: { issue, text: isReturned ? text : "" } }, 422);
}

async function takeParts(
  shop: Shop,
  {
    typed,
    isWithoutCard,
    visitor: { visitorId, headers },
    finish,
  }: { typed: TypedParts; isWithoutCard: boolean; visitor: Visitor; finish: Finish },
) {
  const pc = (await getOwnPc(shop, visitorId)) ?? noPc;
  const named = await nameOwnParts(shop, { pc, typed, isWithoutCard });
  if (!named.ok) {
    const { reasons } = named.domainError;
    const errors = Object.fromEntries(
      Object.entries(reasons).map(([category, reason]) => [category, `pc-part-${reason}`]),
    );
    return data<MyPcProblem>({ errors, typed: { ...typed } }, { status: 422, headers });
  }
  const described = await describeOwnPc(shop, { visitorId, change: named.value });
  return described.ok ? finish("described", headers) : refused(described.domainError, headers);
}
