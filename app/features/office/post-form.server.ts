// A posted form of the office: read, parsed, and given to one verb.

import { data } from "react-router";
import type { z } from "zod";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import { parseFields, readFields, type Fields } from "../../edge.server.ts";

/** What the page shows of a form that was not accepted: nothing typed is lost. */
export type RejectedForm = { errors: Record<string, string>; values: Fields; domainError: AnyDomainError | null };

export type Decided<Value> = { ok: true; value: Value } | { ok: false; domainError: AnyDomainError };

/** Calls the verb with the parsed form. Returns the form and the verb's value, or what the action answers instead. */
export async function postForm<Form, Value>(
  request: Request,
  schema: z.ZodType<Form>,
  verb: (form: Form) => Promise<Decided<Value>>,
) {
  return submitFields(await readFields(request), schema, verb);
}

/** As `postForm`, of a page with several forms, whose action has read the fields. */
export async function submitFields<Form, Value>(
  fields: Fields | null,
  schema: z.ZodType<Form>,
  verb: (form: Form) => Promise<Decided<Value>>,
) {
  const parsed = parseFields(schema, fields);
  if (!parsed.ok) return rejected({ errors: parsed.errors, values: parsed.values, domainError: null }, 422);
  const done = await verb(parsed.value);
  if (done.ok) return { ok: true as const, form: parsed.value, value: done.value };
  const { domainError } = done;
  return rejected({ errors: {}, values: fields ?? {}, domainError }, statusOf(domainError));
}

/**
 * What the action answers where the verb of a button refused: no form was typed. `values`: what its page showed, where its
 * form holds that.
 */
export function refusedPress(domainError: AnyDomainError, values: Fields = {}) {
  return data<RejectedForm>({ errors: {}, values, domainError }, statusOf(domainError));
}

function rejected(answer: RejectedForm, status: number) {
  return { ok: false as const, answer: data(answer, status) };
}
