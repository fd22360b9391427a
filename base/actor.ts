// Actors: a person with a role, or a part of the shop itself.

/** An actor as timelines and the audit log store it: "buyer", "seller", "staff:<id>", "token:<id>", or the name of a part of the shop. */
export type Actor = string;

/** The owner of an order or a trade-in. */
type Customer = "buyer" | "seller";

/** `shop` is a job, or an event from a card provider or a bank. */
export type ActorRole = Customer | "staff" | "shop";

/** The role of an actor, given whether the customer is a buyer or a seller. A token of the staff API acts as staff. */
export function roleOf<Of extends Customer>(actor: Actor, customer: Of): Of | "staff" | "shop" {
  if (actor === customer) return customer;
  return actor.startsWith("staff:") || actor.startsWith("token:") ? "staff" : "shop";
}
