// A part of the demo catalogue: the facts that the shop sells by, and what the generator needs to know besides.
// Invariant: `worth` is what one in good order fetches second-hand in Romania, in whole RON, without our work.

export type DemoPart<Specs> = { readonly specs: Specs; readonly worth: number };
