import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./public-address.server.ts";
import { openWebhookSender } from "./webhook-sender.server.ts";

type Received = { request: IncomingMessage; body: string };

let server: Server;
let origin: string;
let port: number;
const received: Received[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += String(piece)));
    request.on("end", () => {
      received.push({ request, body });
      if (request.url === "/silent") return;
      if (request.url === "/moved") response.writeHead(302, { location: "/hook" }).end("elsewhere");
      else if (request.url === "/long") response.writeHead(500).end("x".repeat(100_000));
      else response.writeHead(204).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const post = (url: string) => ({ url, headers: { "webhook-id": "evt_1" }, body: '{"type":"order.paid"}' });

describe("a message", () => {
  test("arrives with its headers and its exact body", async () => {
    const sender = openWebhookSender({ loopback: true });
    expect(await sender.post(post(`${origin}/hook`))).toMatchObject({ outcome: "answered", status: 204 });
    const { request, body } = received.at(-1)!;
    expect([request.method, request.headers["webhook-id"], body]).toEqual(["POST", "evt_1", '{"type":"order.paid"}']);
  });

  test("that is redirected is not sent anywhere else", async () => {
    const before = received.length;
    const answer = await openWebhookSender({ loopback: true }).post(post(`${origin}/moved`));
    expect(answer).toMatchObject({ outcome: "answered", status: 302, answer: "elsewhere" });
    expect(received).toHaveLength(before + 1);
  });

  test("whose answer is long keeps its beginning only", async () => {
    const { status, answer } = await openWebhookSender({ loopback: true }).post(post(`${origin}/long`));
    expect([status, answer.length]).toEqual([500, 500]);
  });

  test("that nobody answers ends after its time", async () => {
    const sender = openWebhookSender({ loopback: true, within: 50 });
    expect(await sender.post(post(`${origin}/silent`))).toMatchObject({ outcome: "timeout", status: null });
  });

  test("to a port that nothing listens on has no connection", async () => {
    const sender = openWebhookSender({ loopback: true });
    expect(await sender.post(post("http://127.0.0.1:1/hook"))).toMatchObject({ outcome: "connection" });
  });
});

describe("an address of this machine or a private network", () => {
  test.each([
    "http://127.0.0.1/hook",
    "https://127.0.0.1/hook",
    "https://[::1]/hook",
    "https://2130706433/hook",
    "https://0x7f.1/hook",
    "https://10.0.0.1/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:127.0.0.1]/hook",
    "https://[::ffff:169.254.169.254]/hook",
    "https://[fd00::1]/hook",
    "https://[fe80::1]/hook",
    "https://[64:ff9b::7f00:1]/hook",
    "https://[2002:7f00:1::]/hook",
    "ftp://example.com/hook",
  ])("gets nothing: %s", async (url) => {
    const before = received.length;
    expect(await openWebhookSender({ loopback: false }).post(post(url))).toMatchObject({ outcome: "address-refused" });
    expect(received).toHaveLength(before);
  });

  test("is refused behind a name too, also if only one of its addresses is private", async () => {
    for (const addresses of [["127.0.0.1"], ["93.184.215.14", "10.1.2.3"], ["::1"]]) {
      const resolve = async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      const answer = await openWebhookSender({ loopback: false, resolve }).post(post("https://hooks.example/a"));
      expect(answer).toMatchObject({ outcome: "address-refused", status: null });
    }
  });

  test("is not reached by a name that changes: the connection goes to the address that was checked", async () => {
    const requests: string[] = [];
    // Public at the first question, this machine at every later one.
    const resolve = async (hostname: string) => {
      requests.push(hostname);
      return [{ address: requests.length === 1 ? "93.184.215.14" : "127.0.0.1", family: 4 }];
    };
    const before = received.length;
    const sender = openWebhookSender({ loopback: false, resolve, within: 300 });
    const answer = await sender.post(post(`https://rebinding.example:${port}/hook`));
    expect(["timeout", "connection"]).toContain(answer.outcome);
    expect(requests).toEqual(["rebinding.example"]);
    expect(await sender.post(post(`https://rebinding.example:${port}/hook`))).toMatchObject({
      outcome: "address-refused",
    });
    expect(received).toHaveLength(before);
  });
});

test.each([
  ["93.184.215.14", true],
  ["2606:2800:220:1::1", true],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::ffff:93.184.215.14", false],
  ["2001:db8::1", false],
  ["ff02::1", false],
  ["not an address", false],
])("%s is on the public internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("only 127.0.0.0/8 and ::1 are this machine", () => {
  expect(["127.0.0.1", "127.8.8.8", "::1"].every(isLoopbackAddress)).toBe(true);
  expect(["10.0.0.1", "::2", "::ffff:10.0.0.1", "x"].some(isLoopbackAddress)).toBe(false);
});
