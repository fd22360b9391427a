// The files behind a picture's address (shop/catalogue/picture.ts): three widths in two formats, and the colour of its middle.

/** The largest file of a picture, to be looked at from near. */
export function largeFileOf(address: string): string {
  const [base, middle] = address.split("#");
  return middle ? `${base}-1200.webp` : address;
}

/** What a `<picture>` needs, or null for a picture of one file. */
export function filesOf(address: string, widths: readonly number[] = [400, 800]) {
  const [base, middle] = address.split("#");
  if (!middle) return null;
  const set = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join();
  return { avif: set("avif"), webp: set("webp"), src: `${base}-800.webp`, preview: { "--middle": `#${middle}` } as object };
}
