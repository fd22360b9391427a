// Who does something in the shop: people by their role, or a part of the shop itself.

/** Who did something, as timelines and the audit log have it: "buyer", "seller", "staff:<id>", or what part of the shop it was. */
export type Actor = string;

/** The person whom an order or a trade-in belongs to. */
type Customer = "buyer" | "seller";

/** `shop` is a job, or news from a card provider or a bank. */
export type ActorRole = Customer | "staff" | "shop";

/** The role of an actor where the customer is a buyer, or a seller. */
export function roleOf<Of extends Customer>(actor: Actor, customer: Of): Of | "staff" | "shop" {
  if (actor === customer) return customer;
  return actor.startsWith("staff:") ? "staff" : "shop";
}
