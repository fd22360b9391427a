// The forms on the page of an endpoint: each calls one verb.

import { data, redirect } from "react-router";
import type { EndpointId } from "../../../../base/id.ts";
import {
  changeEndpoint,
  pauseEndpoint,
  resumeEndpoint,
  rotateSecret,
} from "../../../../shop/integrations/change-endpoint.server.ts";
import { isLoopbackHost } from "../../../../shop/integrations/endpoint.ts";
import { endpointForm, ReplaySinceForm } from "../../../../shop/integrations/forms.ts";
import { replayFailed, sendTestEvent } from "../../../../shop/integrations/replay-events.server.ts";
import { parseLocalTime } from "../../../../shop/stock/bulk/local-time.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import { officeLinks } from "../../../office-links.ts";
import { goneFrom, namingDecider } from "../last-change.server.ts";

type EndpointAnswer = {
  secret: string | null;
  errors: Record<string, string>;
  values: Record<string, string>;
  domainError: AnyDomainError | null;
};

const nothing: EndpointAnswer = { secret: null, errors: {}, values: {}, domainError: null };

const refused = (domainError: AnyDomainError, values: Fields) =>
  data<EndpointAnswer>({ ...nothing, values, domainError }, statusOf(domainError));

type EndpointPost = { id: EndpointId; actor: string; fields: Fields };

/** Which form was sent is its `intent`. Where a colleague was faster, the answer says who: on the page, or on the list if they removed the endpoint. */
export async function changeEndpointBy(shop: Shop, post: EndpointPost) {
  const answer = await postEndpoint(shop, post);
  if (answer instanceof Response || answer.data.domainError === null) return answer;
  const { domainError, values } = answer.data;
  const isTyped = values["name"] !== undefined;
  if (domainError.code === "endpoint-unknown" && !isTyped)
    throw await goneFrom(shop, { entity: "endpoint", id: post.id });
  return refused(await namingDecider(shop, domainError, { entity: "endpoint", entityId: post.id }), values);
}

async function postEndpoint(shop: Shop, { id, actor, fields }: EndpointPost) {
  const version = Number(fields["version"] ?? 0);
  const back = (done: string) => redirect(officeLinks.endpoint(id, { done }));
  switch (fields["intent"]) {
    case "rotate": {
      const rotated = await rotateSecret(shop, { id, actor, version });
      return rotated.ok
        ? data<EndpointAnswer>({ ...nothing, secret: rotated.value.secret })
        : refused(rotated.domainError, {});
    }
    case "pause": {
      const paused = await pauseEndpoint(shop, { id, actor });
      return paused.ok ? back("paused") : refused(paused.domainError, {});
    }
    case "resume": {
      const resumed = await resumeEndpoint(shop, { id, actor });
      return resumed.ok ? back("resumed") : refused(resumed.domainError, {});
    }
    case "test": {
      const sent = await sendTestEvent(shop, { id });
      return sent.ok ? redirect(officeLinks.delivery(sent.value.delivery)) : refused(sent.domainError, {});
    }
    case "replay":
      return replaySince(shop, { id, actor, fields });
    default:
      return saveEndpoint(shop, { id, actor, fields });
  }
}

async function replaySince(shop: Shop, { id, actor, fields }: EndpointPost) {
  const parsed = parseFields(ReplaySinceForm, fields);
  const since = parsed.ok ? parseLocalTime(parsed.value.since) : null;
  if (since === null) return data<EndpointAnswer>({ ...nothing, errors: { since: "time-invalid" } }, 422);
  const replayed = await replayFailed(shop, { id, actor, since });
  if (!replayed.ok) return refused(replayed.domainError, {});
  return redirect(officeLinks.endpoint(id, { done: "replayed", count: String(replayed.value.count) }));
}

async function saveEndpoint(shop: Shop, { id, actor, fields }: EndpointPost) {
  const form = endpointForm({ loopback: isLoopbackHost(new URL(shop.publicUrl).hostname) });
  const parsed = parseFields(form, { ...fields, id });
  if (!parsed.ok) return data<EndpointAnswer>({ ...nothing, errors: parsed.errors, values: parsed.values }, 422);
  const version = Number(fields["version"] ?? 0);
  const saved = await changeEndpoint(shop, { ...parsed.value, actor, version });
  return saved.ok ? redirect(officeLinks.endpoint(id, { done: "saved" })) : refused(saved.domainError, fields);
}
