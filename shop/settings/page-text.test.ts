import { describe, expect, test } from "vitest";
import { diffOfLines } from "./line-diff.ts";
import { readPageText, sectionsOf } from "./page-text.ts";

const frame = { placeholders: ["days", "company"], parts: ["cookies"] };
const text = { title: "Termeni", lead: "Pe scurt", body: "## Cine\n\n{{company}} vinde." };

describe("the text of a page", () => {
  test.each([
    [{ title: " " }, "title", "required"],
    [{ lead: "x".repeat(401) }, "lead", "too-long"],
    [{ body: "Fără secțiune" }, "body", "section-missing"],
    [{ body: "## A\n\n{{dayz}}" }, "body", "placeholder-unknown"],
    [{ body: "## A\n\n[aici](javascript:alert(1))" }, "body", "link-invalid"],
    [{ body: "## A\n\n[aici](//evil.example)" }, "body", "link-invalid"],
    [{ title: "{{company}}" }, "title", "placeholder-unknown"],
  ])("with %o is refused at its field", (change, field, code) => {
    expect(readPageText({ ...text, ...change }, frame)).toMatchObject({
      ok: false,
      domainError: { code: "page-text", errors: { [field]: code } },
    });
  });

  test("is kept as it was written, with the line ends of a text", () => {
    expect(readPageText({ ...text, body: "## Cine\r\n\r\nNoi." }, frame)).toEqual({
      ok: true,
      value: { ...text, body: "## Cine\n\nNoi." },
    });
  });

  test("becomes sections of paragraphs, lists, links and the parts that the shop draws", () => {
    const body =
      "## Retragere\nAi {{days}} zile, scrie la [noi](/contact).\n\n- unu\n- doi\n\n{{cookies}}\n## Altele\n\n<b>text</b>";
    expect(sectionsOf(body, { values: { days: "14" }, parts: ["cookies"] })).toEqual([
      {
        title: "Retragere",
        blocks: [
          {
            kind: "paragraph",
            pieces: [
              { text: "Ai 14 zile, scrie la ", href: null },
              { text: "noi", href: "/contact" },
              { text: ".", href: null },
            ],
          },
          { kind: "list", items: [[{ text: "unu", href: null }], [{ text: "doi", href: null }]] },
          { kind: "part", name: "cookies" },
        ],
      },
      { title: "Altele", blocks: [{ kind: "paragraph", pieces: [{ text: "<b>text</b>", href: null }] }] },
    ]);
  });
});

test("the difference of two texts is told line by line", () => {
  expect(diffOfLines("unu\n\ndoi\ntrei", "unu\ndoi și ceva\ntrei\npatru")).toEqual([
    { kind: "same", text: "unu" },
    { kind: "removed", text: "doi" },
    { kind: "added", text: "doi și ceva" },
    { kind: "same", text: "trei" },
    { kind: "added", text: "patru" },
  ]);
});
