import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aPhoto, aPhotoOf, aPng, aPngBomb } from "../testing/photos.ts";
import { fileNameOf, LARGEST_FILE, photoKindOf } from "./photo.ts";
import { refuse } from "./result.ts";
import { redrawPhoto } from "./redraw-photo.server.ts";

async function redrawn(bytes: Uint8Array) {
  const photo = await redrawPhoto(bytes);
  if (!photo.ok) throw new Error(photo.domainError.code);
  return photo.value;
}

describe("a photo that was sent", () => {
  test("is stored as a JPEG of at most two thousand pixels, with a thumbnail", async () => {
    const { whole, small, width, height } = await redrawn(await aPhoto({ width: 4000, height: 3000 }));
    expect([width, height]).toEqual([2000, 1500]);
    expect(await sharp(whole).metadata()).toMatchObject({ format: "jpeg", width: 2000, height: 1500 });
    expect(await sharp(small).metadata()).toMatchObject({ format: "jpeg", width: 320, height: 320 });
    expect(await redrawn(await aPng({ width: 300, height: 200 }))).toMatchObject({ width: 300, height: 200 });
  });

  test("is rotated upright, and has no metadata about place and camera", async () => {
    const sent = await aPhoto({ width: 400, height: 300, orientation: 6 });
    expect(sent.includes("SECRET-MAKER")).toBe(true);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { whole, small, width, height } = await redrawn(sent);
    expect([width, height]).toEqual([300, 400]);
    for (const stored of [whole, small]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(stored).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(stored.includes("SECRET-MAKER")).toBe(false);
      expect(stored.includes("GPS")).toBe(false);
    }
  });

  test("that is also another file type loses everything but the photo", async () => {
    const zip = Buffer.from("PK\u0003\u0004 an archive behind the picture");
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    for (const tail of [zip, page]) {
      const { whole, small } = await redrawn(Buffer.concat([await aPhoto(), tail]));
      for (const stored of [whole, small]) expect(stored.includes(tail)).toBe(false);
    }
    const commented = await aPhoto();
    const comment = Buffer.concat([
      commented.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, page.length + 2]),
      page,
      commented.subarray(2),
    ]);
    expect((await redrawn(comment)).whole.includes("script")).toBe(false);
  });

  test("may have exactly 10 MB, and not a byte more", async () => {
    expect((await redrawPhoto(await aPhotoOf(LARGEST_FILE))).ok).toBe(true);
    expect(await redrawPhoto(await aPhotoOf(LARGEST_FILE + 1))).toEqual(refuse.invalid({ code: "photo-too-large" }));
  });

  test("may be transparent, grey, 16-bit or CMYK", async () => {
    const base = { width: 60, height: 40, channels: 4 as const, background: { r: 200, g: 30, b: 30, alpha: 0.5 } };
    const several = [
      await sharp({ create: base }).png().toBuffer(),
      await sharp({ create: base }).toColourspace("rgb16").png().toBuffer(),
      await sharp({ create: base }).greyscale().png().toBuffer(),
      await sharp({ create: base }).flatten().toColourspace("cmyk").jpeg().toBuffer(),
    ];
    for (const sent of several)
      expect(await sharp((await redrawn(sent)).whole).metadata()).toMatchObject({
        space: "srgb",
        channels: 3,
        hasAlpha: false,
      });
  });
});

describe("an invalid photo", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );

  test("is refused by its bytes, whatever its name", async () => {
    const frames = { create: { width: 8, height: 8, channels: 3 as const, background: "#123456" } };
    const others = [
      Buffer.from("MZ\u0090\u0000 a program"),
      Buffer.from("\u007fELF"),
      Buffer.from("%PDF-1.7"),
      Buffer.from("PK\u0003\u0004"),
      Buffer.from("<html>"),
      Buffer.from("\ufffd"),
      svg,
      await sharp(frames).gif().toBuffer(),
      await sharp(frames).webp().toBuffer(),
      await sharp(frames).tiff().toBuffer(),
    ];
    for (const bytes of others) expect(await redrawPhoto(bytes)).toEqual(refuse.invalid({ code: "photo-type" }));
    expect(await redrawPhoto(new Uint8Array())).toEqual(refuse.invalid({ code: "photo-empty" }));
  });

  test("an Apple HEIC photo is reported as such", async () => {
    for (const brand of ["heic", "heix", "mif1"]) {
      expect(await redrawPhoto(Buffer.from(`\u0000\u0000\u0000\u0018ftyp${brand}\u0000`, "latin1"))).toEqual(
        refuse.invalid({ code: "photo-heic" }),
      );
    }
    expect(photoKindOf(Buffer.from("\u0000\u0000\u0000\u0018ftypisom", "latin1"))).toBeNull();
  });

  test("a truncated or corrupt picture is reported as broken", async () => {
    const photo = await aPhoto({ width: 800, height: 600, noise: true });
    const png = await aPng({ noise: true });
    const broken = [
      photo.subarray(0, photo.length / 2),
      png.subarray(0, png.length / 2),
      photo.subarray(0, 300),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, "x")]),
      Buffer.concat([png.subarray(0, 40), Buffer.alloc(5000, "x")]),
    ];
    for (const bytes of broken) expect(await redrawPhoto(bytes)).toEqual(refuse.invalid({ code: "photo-broken" }));
  });

  test("256 megapixels in thirty kilobytes are not decoded", async () => {
    const bomb = aPngBomb({ width: 16_000, height: 16_000 });
    expect(bomb.length).toBeLessThan(50_000);
    expect(await redrawPhoto(bomb)).toEqual(refuse.invalid({ code: "photo-too-many-pixels" }));
    const inPasses = await sharp({ create: { width: 5100, height: 5000, channels: 3, background: "#777" } })
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await redrawPhoto(inPasses)).toEqual(refuse.invalid({ code: "photo-too-many-pixels" }));
  });
});

test.each([
  ["IMG_0001.jpg", "IMG_0001.jpg"],
  ["C:\\poze\\față.jpg", "față.jpg"],
  ["../../etc/passwd", "passwd"],
  ["a\u202egpj.exe", "a gpj.exe"],
  ["", ""],
  [`${"x".repeat(200)}.jpeg`, `${"x".repeat(70)}…xxxx.jpeg`],
])("a file's name is the last part of its path: %j", (fileName, name) => {
  expect(fileNameOf(fileName)).toBe(name);
});
