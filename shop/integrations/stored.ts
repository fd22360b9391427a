// Parsers of the JSON columns of endpoints and tokens; data of another shape throws: that is a bug.

import { z } from "zod";
import { apiScopes, type ApiScope } from "./api-token.ts";

const scopes = z.array(z.enum(apiScopes));
/** Types of events may end with a state of orders or trade-ins: an endpoint may still name one that is gone. */
const types = z.array(z.string());

/** api_token.scopes */
export const storedScopes = (json: unknown): ApiScope[] => scopes.parse(json);
/** webhook_endpoint.types */
export const storedEventTypes = (json: unknown): string[] => types.parse(json);
