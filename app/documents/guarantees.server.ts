// The guarantee certificates of an order or of a holder as one PDF: what the shop knows, put on paper.

import { buyerOf } from "../../shop/invoices/order-facts.ts";
import type { Order } from "../../shop/orders/order.ts";
import { formatPassportCode } from "../../shop/passport/passport-code.ts";
import { passportCodesOf } from "../../shop/passport/view-passport.server.ts";
import type { GuaranteeCertificate } from "../../shop/returns/certificate.ts";
import { counties } from "../../shop/shipping/counties.ts";
import type { Shop } from "../composition.server.ts";
import type { Language } from "../i18n/languages.ts";
import { links } from "../links.ts";
import { drawGuarantees } from "./draw-guarantee.server.ts";

/** The name of a unit's certificate among the files of its order. */
export function guaranteeFile(unit: string): string {
  return `guarantee-${unit}.pdf`;
}

export function isGuaranteeFile(file: string): boolean {
  return file.startsWith("guarantee-");
}

/** The file's bytes. Somebody who took a warranty over learns neither the buyer nor the order. */
export async function guaranteesPdf(
  shop: Pick<Shop, "db" | "clock" | "company" | "seller" | "publicUrl">,
  certificates: readonly GuaranteeCertificate[],
  { order, language }: { order: Order; language: Language },
): Promise<Buffer> {
  const codes = await passportCodesOf(
    shop,
    certificates.map(({ unit }) => unit.id),
  );
  const { name, street, postalCode, city, county } = buyerOf(order);
  const place = `${street}, ${postalCode} ${city}, ${counties[county]}`;
  const toDraw = certificates.map((certificate) => {
    const code = codes.get(certificate.unit.id);
    const isBuyers = !certificate.isTransferred;
    return {
      certificate,
      passport: code === undefined ? null : passportOn(shop.publicUrl, formatPassportCode(code)),
      orderNumber: isBuyers ? order.number : null,
      buyer: isBuyers ? { name, place } : null,
    };
  });
  return drawGuarantees(toDraw, {
    shopName: shop.company.name,
    seller: shop.seller,
    warranties: shop.publicUrl + links.warranties(),
    language,
    at: shop.clock.now(),
  });
}

function passportOn(publicUrl: string, code: string): { code: string; address: string } {
  return { code, address: publicUrl + links.passport(code) };
}
