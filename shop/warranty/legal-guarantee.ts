// The legal guarantee of conformity, which a consumer has whatever the shop promises.

/** For used goods, reduced by agreement to its minimum (rule 17; OUG 140/2021, Directive 2019/771 art. 10(6)). */
export const LEGAL_GUARANTEE_MONTHS = 12;
