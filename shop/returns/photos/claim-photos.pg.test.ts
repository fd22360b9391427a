import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { redrawPhoto } from "../../../base/redraw-photo.server.ts";
import { aComponent } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { ordersIn } from "../../../testing/orders.ts";
import { aPhoto } from "../../../testing/photos.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { unitsOf } from "../../orders/order.ts";
import { openClaim } from "../open-claim.server.ts";
import { addClaimPhotos } from "./add-claim-photos.server.ts";
import { claimPhotosOf } from "./claim-photos-of.server.ts";
import type { UploadedClaimPhoto } from "./claim-photo.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("two uploads of four photos at once: one is stored, the other is refused, and none is half stored", async () => {
  const pictures: UploadedClaimPhoto[] = [];
  for (let width = 261; width <= 268; width++) {
    const drawn = await redrawPhoto(await aPhoto({ width }));
    if (!drawn.ok) throw new Error(drawn.domainError.code);
    pictures.push({ ...drawn.value, name: `${width}.jpg` });
  }
  const people = ordersIn(shop);
  const order = await people.delivered(
    await people.paidByCard([{ listingId: await putOnSale(shop.db, aComponent("ssd")) }]),
  );
  const request = {
    orderId: order.id,
    kind: "return",
    units: unitsOf(order),
    story: "A ajuns lovit la un colț.",
  } as const;
  const claim = await openClaim(shop, { ...request, key: newId(), actor: "buyer" });
  if (!claim.ok) throw new Error(claim.domainError.code);
  const { id, number } = claim.value;
  const viewer = { accountId: null, visitorId: null, key: order.linkKey };
  const add = (photos: UploadedClaimPhoto[]) => addClaimPhotos(shop, { number, viewer, photos });
  const done = await Promise.all([add(pictures.slice(0, 4)), add(pictures.slice(4))]);
  expect(done.map((each) => (each.ok ? "stored" : each.domainError.code)).toSorted()).toEqual([
    "photos-full",
    "stored",
  ]);
  expect((await claimPhotosOf(shop, [id])).get(id)).toHaveLength(4);
});
