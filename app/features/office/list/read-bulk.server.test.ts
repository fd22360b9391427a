import { expect, test } from "vitest";
import { readBulk } from "./read-bulk.server.ts";

const sent = (body: string) => readBulk(new Request("https://shop.example/office/units", { method: "POST", body }));

test("every ticked row counts once, and the other fields come with them", async () => {
  expect(await sent("ids=U-1&ids=U-2&ids=U-1&ids=&percent=10&intent=reduce")).toEqual({
    intent: "reduce",
    ids: ["U-1", "U-2"],
    everything: false,
    fields: { percent: "10" },
  });
  expect(await sent("everything=yes&intent=reduce")).toMatchObject({ ids: [], everything: true });
});

test("a form with a card number is not read", async () => {
  expect(await sent("ids=U-1&note=4111+1111+1111+1111")).toBeNull();
});
