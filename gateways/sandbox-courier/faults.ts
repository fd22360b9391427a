// What the sandbox courier does wrong, once each, for tests: the next creations, in their order.

/**
 * `refuses`: in words. `twice`: makes two parcels. `late`: makes the parcel, and answers after these milliseconds.
 * `silent`: makes the parcel and ends the connection without an answer. `broken`: an error of its own, and no parcel.
 */
export type CourierFault =
  | { is: "refuses"; words: string }
  | { is: "twice" }
  | { is: "late"; milliseconds: number }
  | { is: "silent" }
  | { is: "broken" };
