import type { Clock } from "../../base/clock.ts";
import type { WarrantyId } from "../../base/id.ts";
import { refuse } from "../../base/result.ts";
import type { Remedy } from "./claim.ts";
import { findHeldWarranty } from "./find-held-warranty.server.ts";
import type { WarrantyHolder } from "./holder.ts";
import type { UploadedClaimPhoto } from "./photos/claim-photo.ts";
import { openClaim } from "./open-claim.server.ts";

type HolderClaim = {
  id: WarrantyId | null;
  holder: WarrantyHolder;
  story: string;
  remedy?: Remedy | null;
  /** The form key of the page. */
  key: string;
  photos?: readonly UploadedClaimPhoto[];
};

/**
 * Opens a warranty claim for who took a warranty over. Its e-mails go to them, and it ends with a repair or a replacement: the
 * money was somebody else's. Refuses with `warranty-unknown`, `warranty-over`, or as `openClaim`.
 */
export async function claimAsHolder(
  deps: Parameters<typeof openClaim>[0] & { clock: Clock },
  { id, holder, story, remedy = null, key, photos = [] }: HolderClaim,
) {
  const found = await findHeldWarranty(deps, { id, holder });
  if (!found.ok) return found;
  const { warranty, order, today } = found.value;
  if (today.state !== "covered") return refuse.conflict({ code: "warranty-over" });
  return openClaim(deps, {
    orderId: order.id,
    kind: "warranty",
    units: [warranty.unitId],
    story,
    remedy,
    key,
    photos,
    actor: "buyer",
    holder: warranty.transfer === null ? null : holder.accountId,
  });
}
