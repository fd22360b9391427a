import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedClock } from "../base/clock.ts";
import { openRephraser } from "./openai-rephraser.server.ts";

type Received = { path: string | undefined; authorization: string | undefined; body: string };

let server: Server;
let url: string;
let received: Received[];
let answer: (response: ServerResponse) => void;

const completion = (content: unknown) => JSON.stringify({ choices: [{ message: { role: "assistant", content } }] });
const answerWith = (content: unknown) => (response: ServerResponse) => response.end(completion(content));

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      received.push({ path: request.url, authorization: request.headers.authorization, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
});

const lines = ["Ramburs nu avem.", "Plătești cu cardul."];
const clock = fixedClock("2026-11-21T10:00:00Z");
const warnings: string[] = [];
const aRephraser = (within = 1000) =>
  openRephraser({
    url,
    model: "small",
    key: "secret",
    within,
    clock,
    log: { warn: (_details, message) => warnings.push(message) },
  });

describe("a language model", () => {
  test("gets the lines, and what it writes comes back", async () => {
    answer = answerWith('["Nu avem ramburs.","Cu cardul plătești."]');
    expect(await aRephraser().rephrase(lines, "ro")).toEqual(["Nu avem ramburs.", "Cu cardul plătești."]);
    expect(received).toMatchObject([{ path: "/v1/chat/completions", authorization: "Bearer secret" }]);
    const { model, messages } = JSON.parse(received[0]!.body) as { model: string; messages: { content: string }[] };
    expect(model).toBe("small");
    expect(messages.at(-1)?.content).toBe(JSON.stringify(lines));
    expect(messages[0]?.content).toContain("Romanian");
  });

  test("may wrap its answer in a code fence", async () => {
    answer = answerWith('```json\n["a","b"]\n```');
    expect(await aRephraser().rephrase(lines, "ro")).toEqual(["a", "b"]);
  });

  test.each([
    ["another number of lines", answerWith('["a"]')],
    ["no array", answerWith("Sigur! Iată textul.")],
    ["no text", answerWith(null)],
    ["no JSON", (response: ServerResponse) => response.end("<html>")],
    ["an error", (response: ServerResponse) => response.writeHead(500).end("down")],
    ["a redirect", (response: ServerResponse) => response.writeHead(302, { location: "http://127.0.0.1/" }).end()],
    ["too much", (response: ServerResponse) => response.end(completion("x".repeat(100_000)))],
    ["a closed connection", (response: ServerResponse) => response.destroy()],
  ])("that answers %s is not used", async (_what, answered) => {
    answer = answered;
    expect(await aRephraser().rephrase(lines, "ro")).toBeNull();
  });

  test("that is slow is not waited for longer than configured", async () => {
    answer = () => {};
    const startedAt = performance.now();
    expect(await aRephraser(100).rephrase(lines, "ro")).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  test("that is down is not asked again for a minute", async () => {
    answer = (response) => response.writeHead(503).end();
    const rephraser = aRephraser();
    for (let time = 0; time < 5; time++) await rephraser.rephrase(lines, "ro");
    expect(received).toHaveLength(3);
    expect(warnings.at(-1)).toMatch(/for a minute/);
    answer = answerWith('["a","b"]');
    clock.advance(60_000);
    expect(await rephraser.rephrase(lines, "ro")).toEqual(["a", "b"]);
  });

  test("has at most four questions at once", async () => {
    const waiting: ServerResponse[] = [];
    answer = (response) => {
      waiting.push(response);
      if (waiting.length === 4) for (const one of waiting) answerWith('["a","b"]')(one);
    };
    const rephraser = aRephraser();
    const answers = await Promise.all(Array.from({ length: 9 }, () => rephraser.rephrase(lines, "ro")));
    expect(answers.filter((one) => one !== null)).toHaveLength(4);
    expect(received).toHaveLength(4);
  });
});
