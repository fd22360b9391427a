// What somebody declares or asks for with a claim.

import type { Actor } from "../../base/actor.ts";
import type { AccountId, OrderId, UnitId } from "../../base/id.ts";
import type { ClaimKind, Remedy } from "./claim.ts";
import type { UploadedClaimPhoto } from "./photos/claim-photo.ts";

export type ClaimRequest = {
  orderId: OrderId;
  kind: ClaimKind;
  units: readonly UnitId[];
  /** The buyer's description; a withdrawal needs none. */
  story: string | null;
  /** The form key of the page: posting it again returns the same claim. */
  key: string;
  actor: Actor;
  photos?: readonly UploadedClaimPhoto[];
  /** The account that took the warranty over, if it is not the buyer who claims. */
  holder?: AccountId | null;
  /** Of a warranty claim: what the buyer chooses. */
  remedy?: Remedy | null;
};
