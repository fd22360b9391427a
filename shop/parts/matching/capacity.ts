// Sizes of drives and memory, as printed on the box.

/** "256GB", "1TB", "1.5TB": binary sizes are sold under the round number. */
export function capacityName(gigabytes: number): string {
  if (gigabytes < 1000) return `${gigabytes}GB`;
  return `${Number((Math.floor(gigabytes / 100) / 10).toFixed(1))
    .toString()
    .replace(/\.0$/, "")}TB`;
}

const SOLD = [
  16, 32, 60, 64, 80, 120, 128, 160, 240, 250, 256, 275, 320, 400, 480, 500, 512, 525, 640, 750, 960, 1000, 1024, 1050,
  1500, 1920, 2000, 2048, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000,
];

/** "size: 953.87 GiB", "250 GB", "1,000,204,886,016 bytes": the size as sold, in gigabytes, or null. */
export function capacityIn(text: string): number | null {
  const found = /(?:^|[\s:([])(\d[\d.,]*) ?(gib|gb|tib|tb|mb|bytes)\b/i.exec(text);
  if (!found) return null;
  const [, figure = "", unit = ""] = found;
  const value = Number(unit.toLowerCase() === "bytes" ? figure.replace(/[.,]/g, "") : figure.replace(",", "."));
  const gigabytes =
    value *
    { gib: 1.073_741_824, gb: 1, tib: 1099.511_627_776, tb: 1000, mb: 0.001, bytes: 1e-9 }[unit.toLowerCase() as "gib"];
  return SOLD.find((sold) => Math.abs(gigabytes - sold) / sold < 0.012) ?? null;
}
