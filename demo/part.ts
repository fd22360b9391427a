// A part of the demo catalogue: its specs, and data for the generator.
// `worth` is the second-hand price of one in good order in Romania, in whole RON, without our work.

export type DemoPart<Specs> = { readonly specs: Specs; readonly worth: number };
