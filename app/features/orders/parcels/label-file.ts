// The name of the file of a parcel's label among an order's documents.

export function labelFile(number: string): string {
  return `label-${number}.pdf`;
}

/** The number of the parcel; null if the file is no label. */
export function numberOfLabel(file: string): string | null {
  return /^label-(EXP-\d{6})\.pdf$/.exec(file)?.[1] ?? null;
}
