// Lengths of passwords.
// Invariant: only a password's hash is stored; the password is never logged or sent.

export const SHORTEST_NEW = 8; // rule 3
export const SHORTEST_KNOWN = 6; // rule 3: the form must not lock out old accounts
export const LONGEST = 128; // rule 3
