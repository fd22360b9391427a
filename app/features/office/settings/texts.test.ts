import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { editablePages } from "../../../shared/content/editable-pages.ts";
import { firstWording, emailTexts } from "../../../emails/email-texts.server.ts";
import { languages } from "../../../i18n/languages.ts";
import { readPageText } from "../../../../shop/settings/page-text.ts";
import { firstText, pageFrame } from "../../../shared/content/page-texts.server.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import * as email from "./email-text.tsx";
import * as emailTextList from "./email-texts.tsx";
import * as pageText from "./page-text.tsx";
import * as pageTexts from "./page-texts.tsx";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop);
});
afterAll(() => shop.close());

describe("the text of a page", () => {
  const params = { page: "terms", language: "ro" };
  const post = (form: Record<string, string>) =>
    owner.post(pageText.action, "/office/settings/pages/terms/ro", form, params);
  const terms = (language: "ro" | "hu" = "ro") => pageTextView(shop, "terms", language);

  test("begins with the shop's own words, which the editor accepts in every language", () => {
    for (const page of editablePages)
      for (const language of languages) {
        const own = firstText(shop, page, language);
        expect(readPageText(own, pageFrame(shop, page))).toEqual({ ok: true, value: own });
        expect(JSON.stringify(pageTextView(shop, page, language))).not.toContain("{{");
      }
  });

  test("is previewed, published, and then on its page in that language alone, with today's figures", async () => {
    const form = {
      version: "0",
      title: "Termenii noștri",
      lead: "Citiți-i.",
      body: "## Livrare\n\nCurierul costă {{courierFee}}.\n\n{{withdraw-button}}",
    };
    const preview = await post({ ...form, intent: "preview" });
    expect(preview).toMatchObject({ status: 200, data: { preview: { sections: [{ title: "Livrare" }] } } });
    expect(terms()).toMatchObject({ isOwn: false });

    expect(await post({ ...form, intent: "save" })).toMatchObject({
      location: "/office/settings/pages/terms/ro?done=saved",
    });
    expect(terms()).toMatchObject({
      isOwn: true,
      title: "Termenii noștri",
      sections: [
        {
          blocks: [
            { kind: "paragraph", pieces: [{ text: expect.stringContaining("19,99") }] },
            { kind: "part", name: "withdraw-button" },
          ],
        },
      ],
    });
    expect(terms("hu").isOwn).toBe(false);
  });

  test("with a mistake is refused at its field and keeps what was typed", async () => {
    expect(await post({ version: "1", title: "T", lead: "L", body: "## A\n\n{{nothing}}" })).toMatchObject({
      status: 422,
      data: { errors: { body: "placeholder-unknown" }, fields: { body: "## A\n\n{{nothing}}" } },
    });
    expect(terms().title).toBe("Termenii noștri");
  });

  test("that another has published meanwhile is shown beside what was typed", async () => {
    expect(await post({ version: "0", title: "A mea", lead: "L", body: "## A\n\nb" })).toMatchObject({
      status: 409,
      data: {
        fields: { title: "A mea" },
        conflict: { version: 1, changes: expect.arrayContaining([expect.objectContaining({ field: "title" })]) },
      },
    });
  });

  test("shows its versions with their differences, and goes back to the shop's own words", async () => {
    const view = (await owner.get(pageText.loader, "/office/settings/pages/terms/ro?version=1", params)).data;
    expect(view).toMatchObject({ version: 1, shown: { version: 1, isInForce: true } });
    await post({ version: "1", intent: "reset" });
    expect(terms().isOwn).toBe(false);
    expect((await owner.get(pageTexts.loader, "/office/settings/pages")).status).toBe(200);
  });
});

describe("the wording of an e-mail", () => {
  const params = { email: "emails-account.confirm", language: "ro" };
  const post = (form: Record<string, string>) =>
    owner.post(email.action, "/office/settings/letters/emails-account.confirm/ro", form, params);
  const composed = (language: "ro" | "en" = "ro") =>
    shop.composeAccount({ kind: "confirm", name: "Ana", to: "/", key: "k" } as never, language);

  test("that staff change is in the next e-mail in that language, and no other", async () => {
    const english = composed("en").subject;
    expect(await post({ version: "0", "confirm.subject": "Bine ai venit" })).toMatchObject({
      location: "/office/settings/letters/emails-account.confirm/ro?done=saved",
    });
    expect(composed().subject).toBe("Bine ai venit · PCBis");
    expect(composed("en").subject).toBe(english);
    await post({ version: "1", intent: "reset" });
    expect(composed().subject).not.toContain("Bine ai venit");
  });

  test("keeps every placeholder and has no unknown one", async () => {
    const paid = { email: "emails-orders.paid", language: "ro" };
    const address = "/office/settings/letters/emails-orders.paid/ro";
    const change = (subject: string) =>
      owner.post(email.action, address, { version: "0", "paid.subject": subject }, paid);
    expect(await change("Comanda este plătită")).toMatchObject({
      status: 422,
      data: { errors: { "paid.subject": "placeholder-missing" } },
    });
    expect(await change("Comanda {{number}} {{price}}")).toMatchObject({
      data: { errors: { "paid.subject": "placeholder-unknown" } },
    });
    expect(await change("Comanda {{number}} e plătită")).toMatchObject({ status: 302 });
    expect((await owner.get(emailTextList.loader, "/office/settings/letters")).data).toMatchObject({
      namespaces: expect.anything(),
    });
  });

  test("is listed for every e-mail, with texts in all languages", () => {
    expect(emailTexts.length).toBeGreaterThan(30);
    for (const one of emailTexts)
      for (const language of languages) expect(Object.keys(firstWording(one, language)).length).toBeGreaterThan(0);
  });
});
