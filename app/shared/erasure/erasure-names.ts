// Names of the ways to erase a drive: names of commands, the same in every language.

import type { ErasureMethod, ErasureVariant } from "../../../shop/inventory/erasure/erasure-log.ts";

const methodNames: Record<ErasureMethod, string> = {
  "nvme-format": "NVMe Format",
  "nvme-sanitize": "NVMe Sanitize",
  "ata-secure-erase": "ATA Secure Erase",
  overwrite: "overwrite",
  discard: "discard",
};

const variantNames: Record<ErasureVariant, string> = {
  "user-data": "user data erase",
  crypto: "cryptographic erase",
  block: "block erase",
  enhanced: "enhanced",
  secure: "secure",
};

type Erased = { method: ErasureMethod; variant?: ErasureVariant | null; passes?: number | null };

/** "NVMe Format, user data erase", "overwrite × 3". */
export function erasureName({ method, variant, passes }: Erased): string {
  const name = passes ? `${methodNames[method]} × ${passes}` : methodNames[method];
  return variant ? `${name}, ${variantNames[variant]}` : name;
}
