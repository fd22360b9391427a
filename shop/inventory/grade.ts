/** The condition of a unit: A is the best. */
export type Grade = "A" | "B" | "C";
