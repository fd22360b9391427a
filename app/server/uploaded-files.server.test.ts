import { describe, expect, test } from "vitest";
import { refuse } from "../../base/result.ts";
import { readUploadedFiles } from "./uploaded-files.server.ts";

const LARGEST = 100_000;
const BOUNDARY = "----a-form-of-a-browser";

type Part = { name?: string; filename?: string; bytes: Uint8Array | string };

function body(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name = "photos", filename, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: image/jpeg`}\r\n\r\n`,
    ),
    Buffer.from(bytes as string),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function sent(
  bytes: Buffer,
  { pieces = 1, type = `multipart/form-data; boundary=${BOUNDARY}`, breaks = false } = {},
): Request {
  const size = Math.ceil(bytes.length / pieces);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += size)));
      else if (breaks) controller.error(new Error("the connection broke"));
      else controller.close();
    },
  });
  // The browser's types lack a stream as the body of a request.
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "content-type": type },
    body: stream,
    duplex: "half",
  };
  return new Request("http://shop.example/photos", init);
}

async function read(request: Request) {
  const files: [name: string, bytes: number | null, begins: string][] = [];
  const answer = await readUploadedFiles(request, {
    largest: LARGEST,
    most: 5,
    async take({ name, bytes }) {
      files.push([name, bytes && bytes.length, Buffer.from(bytes ?? []).toString("latin1", 0, 4)]);
    },
  });
  return { files, answer };
}

const filled = (bytes: number, emailMessage = "a") => Buffer.alloc(bytes, emailMessage);

describe("files of a form", () => {
  test("arrive one after another, whole, with their names, wherever the form is split into chunks", async () => {
    const form = body([
      { filename: "față.jpg", bytes: filled(40_000, "f") },
      { name: "note", bytes: "not a file" },
      { filename: "C:\\poze\\spate.jpg", bytes: filled(3, "s") },
    ]);
    for (const pieces of [1, 7, 997]) {
      expect(await read(sent(form, { pieces }))).toEqual({
        answer: { ok: true, value: null },
        files: [
          ["față.jpg", 40_000, "ffff"],
          ["spate.jpg", 3, "sss"],
        ],
      });
    }
  });

  test("one of exactly the maximum size is accepted, one byte more is too large, and the next is read all the same", async () => {
    const form = body([
      { filename: "a.jpg", bytes: filled(LARGEST) },
      { filename: "b.jpg", bytes: filled(LARGEST + 1) },
      { filename: "c.jpg", bytes: filled(LARGEST * 30) },
      { filename: "d.jpg", bytes: filled(10) },
    ]);
    const { files, answer } = await read(sent(form, { pieces: 50 }));
    expect(answer.ok).toBe(true);
    expect(files.map(([name, bytes]) => [name, bytes])).toEqual([
      ["a.jpg", LARGEST],
      ["b.jpg", null],
      ["c.jpg", null],
      ["d.jpg", 10],
    ]);
  });

  test("a file field without a file is skipped; an empty file is read", async () => {
    expect(
      await read(
        sent(
          body([
            { filename: "", bytes: "" },
            { filename: "empty.jpg", bytes: "" },
          ]),
        ),
      ),
    ).toEqual({ answer: { ok: true, value: null }, files: [["empty.jpg", 0, ""]] });
  });

  test("six are too many, and so are a thousand", async () => {
    for (const count of [6, 1000]) {
      const { answer } = await read(
        sent(body(Array.from({ length: count }, () => ({ filename: "x.jpg", bytes: filled(100) })))),
      );
      expect(answer).toEqual(refuse.invalid({ code: "files-too-many" }));
    }
  });

  test("a connection that breaks, and a form that ends early, are reported as such", async () => {
    const form = body([
      { filename: "a.jpg", bytes: filled(1000) },
      { filename: "b.jpg", bytes: filled(50_000) },
    ]);
    const brokenOff = refuse.malformed({ code: "files-broken-off" });
    for (const length of [10, 100, 1500, 20_000, form.length - 20]) {
      expect(
        (await read(sent(form.subarray(0, length), { breaks: true, pieces: 3 }))).answer,
        `breaks after ${length}`,
      ).toEqual(brokenOff);
      expect((await read(sent(form.subarray(0, length), { pieces: 3 }))).answer, `ends after ${length}`).toEqual(
        brokenOff,
      );
    }
  });

  test("a form that ends at any byte, with a field before the file, is broken off, and is never a failure of ours", async () => {
    const form = body([
      { name: "story", bytes: "Nu mai pornește." },
      { filename: "a.jpg", bytes: filled(400) },
    ]);
    for (let length = 1; length < form.length - 4; length += 7)
      expect((await read(sent(form.subarray(0, length)))).answer, `ends after ${length}`).toEqual(
        refuse.malformed({ code: "files-broken-off" }),
      );
  });

  test("its fields are read too: with too many files, without room for any, and cut at the longest", async () => {
    const form = body([
      { name: "story", bytes: "Nu mai pornește." },
      { name: "long", bytes: filled(900) },
      { filename: "a.jpg", bytes: filled(400) },
      { filename: "b.jpg", bytes: filled(400) },
    ]);
    for (const most of [1, 0]) {
      const fields: Record<string, string> = {};
      const answer = await readUploadedFiles(sent(form, { pieces: 5 }), {
        largest: most * LARGEST,
        most,
        take: async () => {},
        longestField: 600,
        onField: (name, value) => (fields[name] = value),
      });
      expect(answer).toEqual(refuse.invalid({ code: "files-too-many" }));
      expect(fields).toEqual({ story: "Nu mai pornește.", long: "a".repeat(600) });
    }
  });

  test("a body that is no multipart form is not read", async () => {
    const form = body([{ filename: "a.jpg", bytes: "x" }]);
    for (const type of ["text/plain", "multipart/form-data", "multipart/mixed; boundary=x"]) {
      expect((await read(sent(form, { type }))).answer).toEqual(refuse.malformed({ code: "files-unreadable" }));
    }
    expect(
      (
        await readUploadedFiles(
          new Request("http://shop.example/", {
            method: "POST",
            headers: { "content-type": "multipart/form-data; boundary=x" },
          }),
          { largest: 1, most: 1, take: async () => {} },
        )
      ).ok,
    ).toBe(false);
  });

  test("an error while a file is handled is thrown, and ends the reading", async () => {
    const form = body([
      { filename: "a.jpg", bytes: filled(10) },
      { filename: "b.jpg", bytes: filled(LARGEST) },
      { filename: "c.jpg", bytes: filled(LARGEST) },
    ]);
    const failing = readUploadedFiles(sent(form, { pieces: 90 }), {
      largest: LARGEST,
      most: 5,
      take: async () => {
        throw new Error("the database is away");
      },
    });
    await expect(failing).rejects.toThrow("the database is away");
  });
});
