// The MCP server of one request: the official SDK answers the protocol, the tools answer the calls.
// Invariant: nothing outlives the request, so any process answers any of them, and one request is one call.

import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { cleanJson } from "../../../base/clean-text.ts";
import { isDatabaseAway } from "../../../base/database-away.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import type { UcpMessage } from "./ucp/protocol.ts";
import { agentTools } from "./agent-tools.server.ts";
import { languageIn, errorAnswer, type AgentCall, type ToolAnswer } from "./tools/tool.ts";

const byName = new Map(agentTools.map((tool) => [tool.name, tool]));

const listed = agentTools.map(({ name, title, description, input, isReadOnly, isRepeatable }) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: "input" }) as { type: "object" },
  annotations: {
    title,
    readOnlyHint: isReadOnly,
    idempotentHint: isRepeatable,
    destructiveHint: false,
    openWorldHint: false,
  },
}));

/** Answers one JSON-RPC message. A batch is refused: it would be many calls for one post of the rate limit. */
export async function answerMcp(call: AgentCall): Promise<Response> {
  const message: unknown = cleanJson(await call.request.json().catch(() => undefined));
  if (message === undefined) return protocolError(ErrorCode.ParseError, "Parse error");
  if (typeof message !== "object" || message === null || Array.isArray(message))
    return protocolError(ErrorCode.InvalidRequest, "One JSON-RPC message is expected; batches are not supported");
  const server = serverFor(call);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(call.request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function protocolError(code: number, message: string): Response {
  return Response.json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status: 400 });
}

function serverFor(call: AgentCall): Server {
  const { name } = call.shop.company;
  const server = new Server(
    { name: "pcbis-shop", title: name, version: "1.0.0", websiteUrl: call.shop.publicUrl },
    {
      capabilities: { tools: {} },
      instructions: `${name} sells refurbished PCs and used components in Romania. Prices are in bani (hundredths of a RON), VAT included. Search or ask, then create_cart, create_checkout, complete_checkout; the buyer pays in a browser at continue_url. Ask the buyer before complete_checkout.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(call, params));
  return server;
}

type Params = { name: string; arguments?: Record<string, unknown> | undefined };

async function callTool(call: AgentCall, { name, arguments: input = {} }: Params): Promise<CallToolResult> {
  const tool = byName.get(name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, 100)}`);
  const own = { ...call, language: languageIn(input) ?? call.language };
  const parsed = tool.input.safeParse(input);
  try {
    return resultOf(parsed.success ? await tool.run(own, parsed.data as never) : badInput(own, parsed.error));
  } catch (error) {
    call.shop.log.error({ err: error, tool: name }, "a tool failed");
    const code = isDatabaseAway(error) ? "away" : "broken";
    const content = wordsFor(own.language, "server")(`fault.${code}.text`);
    return resultOf(errorAnswer([{ type: "error", code, severity: "recoverable", content }]));
  }
}

function resultOf({ content, isError = false }: ToolAnswer): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(content) }],
    structuredContent: content,
    ...(isError && { isError }),
  };
}

const MOST_NAMED = 10;

/** Each argument that is missing or wrong, by its path. */
function badInput({ language }: AgentCall, { issues }: z.ZodError): ToolAnswer {
  const t = wordsFor(language, "agents");
  const paths = [...new Set(issues.map(({ path }) => pathOf(path)))].slice(0, MOST_NAMED);
  return errorAnswer(
    paths.map((path): UcpMessage => {
      const content = t("badArgument", { path });
      return { type: "error", code: "invalid_argument", severity: "recoverable", content, path };
    }),
  );
}

/** "$.line_items[0].quantity" */
function pathOf(path: readonly PropertyKey[]): string {
  return `$${path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("")}`.slice(0, 200);
}
