import type { Db } from "../../base/db.server.ts";
import type { ComposeTradeInEmail } from "../trade-in/emails.ts";
import { sendLabelEmail } from "../trade-in/send-label-email.server.ts";
import type { TradeInNumber } from "../trade-in/trade-in.ts";
import type { CourierApi } from "./courier-port.ts";
import { COURIER } from "./create-awbs.server.ts";
import { findSubject } from "./find-subject.server.ts";
import { requestShipment } from "./request-shipment.server.ts";
import { labelsToSend, markFollowed, tradeInsWithoutShipment } from "./shipments.sql.server.ts";

type Log = { error(details: object, message: string): void };
type Deps = {
  db: Db;
  courier: CourierApi | null;
  chance: () => number;
  deadlines: { revisedDays: number };
  composeTradeIn: ComposeTradeInEmail;
  log: Log;
};

/**
 * With a courier's API, asks for a parcel for each trade-in that its seller accepted and that has none. When a label is
 * there, its seller gets one e-mail. Returns how many e-mails it wrote. A job.
 */
export async function sendLabels(deps: Deps): Promise<number> {
  for (const number of deps.courier === null ? [] : await tradeInsWithoutShipment(deps.db))
    await logged(deps, number, () => requestForTradeIn(deps, deps.courier!, number));
  let sent = 0;
  for (const shipment of await labelsToSend(deps.db))
    await logged(deps, shipment.number, async () => {
      const number = shipment.subjectNumber as TradeInNumber;
      const written = await sendLabelEmail(deps, { number, label: shipment.number });
      if (written.ok) sent += 1;
      await markFollowed(deps.db, shipment);
    });
  return sent;
}

async function requestForTradeIn(deps: Deps, courier: CourierApi, number: string): Promise<void> {
  const found = await findSubject(deps, number);
  if (!found.ok) return;
  const { person, payerIn, cod, size } = found.value;
  await requestShipment(deps, {
    number,
    direction: "in",
    person,
    payer: payerIn,
    cod,
    openParcel: false,
    size,
    courier: courier.courier,
    actor: COURIER,
    key: `accepted ${number}`,
  });
}

async function logged({ log }: Deps, number: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, number }, "a label could not be asked for or sent");
  }
}
