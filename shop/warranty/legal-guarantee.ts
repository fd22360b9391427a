// The legal guarantee of conformity, which a consumer has whatever the shop promises.

/** The least for used goods, and only if the buyer agrees to it (OUG 140/2021; Directive 2019/771 art. 10(6)). */
export const LEAST_GUARANTEE_MONTHS = 12;
/** The law's own: for new goods, and for used ones without such an agreement (Directive 2019/771 art. 10(1)). */
export const FULL_GUARANTEE_MONTHS = 24;

/**
 * For how many months a consumer is protected, and how many of them the law gives: the longer of both counts, because a shorter
 * promise takes nothing from the law.
 */
export function guaranteeOf(months: { legal: number; commercial: number }): { months: number; legal: number } {
  return { months: Math.max(months.legal, months.commercial), legal: months.legal };
}
