import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { NOTHING } from "../../../../base/money.ts";
import { bothVersions } from "../../../../testing/office/conflicts.tsx";
import { WordSourceContext } from "../../../i18n/use-words.ts";
import { wordsOf } from "../../../i18n/words.server.ts";
import { typedTerms } from "./components/voucher-fields.tsx";
import OfficeVoucher from "./voucher.tsx";

test("a voucher that a colleague changed meanwhile is shown beside what was typed, which can be saved over it", () => {
  const limits = { leastGoods: NOTHING, mostUses: null, mostPerPerson: null, firstDay: null, lastDay: null };
  const terms = { value: { percent: 10 }, coversDelivery: true, ...limits, note: "" };
  const voucher = {
    ...terms,
    id: newId<"voucher">(),
    code: "VARA10",
    version: 2,
    uses: 0,
    state: "active",
    stoppedAt: null,
  };
  const lastChange = { actor: "staff:x", at: new Date("2026-11-23T10:00:00Z") };
  const values = { ...typedTerms({ ...terms, value: { percent: 25 }, coversDelivery: false }), version: "1" };
  const props = {
    loaderData: { voucher, uses: [], lastChange, mayEdit: true, mayOpenOrders: true, done: null },
    actionData: { errors: {}, values, domainError: { kind: "conflict", code: "voucher-changed" } },
  };
  const Screen = OfficeVoucher as unknown as (shown: typeof props) => ReactNode;
  const Stub = createRoutesStub([{ path: "/", Component: () => <Screen {...props} /> }]);
  const html = renderToString(
    <WordSourceContext value={wordsOf}>
      <Stub initialEntries={["/"]} />
    </WordSourceContext>,
  );
  expect(bothVersions(html)).toEqual([
    [expect.any(String), "10", "25"],
    [expect.any(String), "✓", "gol"],
  ]);
  expect(html).toMatch(/name="version" value="2"/);
  expect(html).toMatch(/name="percent"[^>]*value="25"/);
});
