// The trader's details: settings that the root loader gives to every screen.

import { createContext, use } from "react";
import type { companyOf } from "./company-of.ts";

export type ShopCompany = ReturnType<typeof companyOf>;

/** Null only on an error page whose root did not load. */
export const CompanyContext = createContext<ShopCompany | null>(null);

export function useCompany(): ShopCompany | null {
  return use(CompanyContext);
}

/** The shop's name, for titles and sentences. */
export function useShopName(): string {
  return useCompany()?.name ?? "PCBis";
}
