// What staff can do with a parcel: each form calls one verb.

import { never, ok } from "../../../../base/result.ts";
import { cancelShipment } from "../../../../shop/shipments/cancel-shipment.server.ts";
import { enterAwb } from "../../../../shop/shipments/enter-awb.server.ts";
import type { ShipmentStepForm } from "../../../../shop/shipments/forms.ts";
import { retryShipment } from "../../../../shop/shipments/retry-shipment.server.ts";
import type { Shipment, ShipmentNumber } from "../../../../shop/shipments/shipment.ts";
import { recordTracking } from "../../../../shop/shipments/track-shipments.server.ts";
import type { Shop } from "../../../composition.server.ts";

type Step = ShipmentStepForm["intent"];

/** The steps that are offered now, the likeliest first. */
export function stepsOf({ state, gateway, attempts }: Pick<Shipment, "state" | "gateway" | "attempts">): Step[] {
  const isByApi = gateway !== "file";
  switch (state) {
    case "requested":
      if (!isByApi) return ["awb", "cancel"];
      return attempts > 0 ? ["retry", "cancel"] : ["awb", "cancel"];
    case "failed":
      return ["retry", "awb", "cancel"];
    case "cancelling":
      return ["retry"];
    case "created":
      return ["event", "cancel"];
    case "in-transit":
      return ["event"];
    case "delivered":
    case "returned":
    case "cancelled":
      return [];
    default:
      return never(state);
  }
}

export async function takeStep(shop: Shop, step: StepCommand) {
  const taken = await verbOf(shop, step);
  return taken.ok ? ok(null) : taken;
}

type StepCommand = { number: ShipmentNumber; form: ShipmentStepForm; actor: string };

function verbOf(shop: Shop, { number, form, actor }: StepCommand) {
  switch (form.intent) {
    case "retry":
      return retryShipment(shop, { number, actor });
    case "cancel":
      return cancelShipment(shop, { number, actor });
    case "awb":
      return enterAwb(shop, { number, awb: form.awb, courier: form.courier, actor });
    case "event":
      return recordTracking(shop, { number, means: form.means, at: form.on, actor });
    default:
      return never(form);
  }
}
