// What crosses the edge to the verbs of allocations.

import { z } from "zod";
import { email } from "../../shipping/forms.ts";

/** A reservation: its confirmation goes to this address. */
export const ReserveForm = z.object({ email });
