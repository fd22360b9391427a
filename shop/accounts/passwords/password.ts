// A password: how long it may be. What it is, only its hash knows.
// Invariant: nothing but its hash is stored, logged or sent anywhere.

export const SHORTEST_NEW = 8; // rule 3
export const SHORTEST_KNOWN = 6; // rule 3: no old account is locked out by a form
export const LONGEST = 128; // rule 3
