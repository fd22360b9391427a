// The legal guarantee of conformity, which a consumer has whatever the shop promises.

/** The least for used goods, and only if the buyer agrees to it (OUG 140/2021; Directive 2019/771 art. 10(6)). */
export const LEAST_GUARANTEE_MONTHS = 12;
/** The law's own: for new goods, and for used ones without such an agreement (Directive 2019/771 art. 10(1)). */
export const FULL_GUARANTEE_MONTHS = 24;

/** `months`: the longer of the law's and the shop's own. */
export type GuaranteeMonths = { months: number; legal: number; commercial: number };

/**
 * For how many months a consumer is protected, with both guarantees: the longer one counts, because a shorter promise takes nothing from the law. Every
 * page, feed, e-mail and program that names a guarantee takes it from here.
 */
export function guaranteeOf({ legal, commercial }: { legal: number; commercial: number }): GuaranteeMonths {
  return { months: Math.max(legal, commercial), legal, commercial };
}
