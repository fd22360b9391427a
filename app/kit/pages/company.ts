// The trader's details: settings of the process that the root loader gives to every screen.

import { createContext, use } from "react";
import type { Environment } from "../../../base/env.server.ts";

export type ShopCompany = ReturnType<typeof companyOf>;

/** The settings that every visitor may read. */
export function companyOf(env: Environment, options: { year: number }) {
  return {
    name: env.SHOP_NAME,
    url: env.PUBLIC_URL,
    legalName: env.SHOP_COMPANY,
    cui: env.SHOP_CUI,
    tradeRegister: env.SHOP_TRADE_REGISTER,
    address: env.SHOP_ADDRESS,
    caen: env.SHOP_CAEN,
    email: env.SHOP_EMAIL,
    phone: env.SHOP_PHONE,
    year: options.year,
  };
}

/** Null only on an error page whose root did not load. */
export const CompanyContext = createContext<ShopCompany | null>(null);

export function useCompany(): ShopCompany | null {
  return use(CompanyContext);
}

/** The shop's name, for titles and sentences. */
export function useShopName(): string {
  return useCompany()?.name ?? "PCBis";
}
