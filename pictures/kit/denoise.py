"""Takes the grain out of a render with Open Image Denoise's network, which Debian's Blender was built without.

The network's weights are a file that is found, not shipped: see README.md. Everything else is forty lines of arithmetic:
a U-net of 3x3 convolutions over colour, albedo and normals (Afra et al., Open Image Denoise 2, "rt_hdr_calb_cnrm").
"""

import struct

import numpy as np

# The perceptual curve that the network was trained behind: nearly linear, then a power, then a logarithm.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18


def curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def uncurve(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C), np.exp((x - G) / E) - F))


SCALE = np.float32(1 / curve(np.float64(BRIGHTEST)))


def read_weights(path):
    """The tensors of a .tza file, by name, as 32-bit floats."""
    data = open(path, "rb").read()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} holds no tensors")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        (dimensions,) = struct.unpack_from("<B", data, at)
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = data[at : at + 1].decode()
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        number = "<f2" if kind == "h" else "<f4"
        tensors[name] = np.frombuffer(data, number, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def convolve(image, weights, bias):
    """A 3x3 convolution over an image of (height, width, channels), in bands of rows so that memory stays small."""
    height, width, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    kernel = np.ascontiguousarray(weights.transpose(2, 3, 1, 0)).reshape(9 * channels, -1)
    result = np.empty((height, width, kernel.shape[1]), np.float32)
    rows = max(1, 500_000 // (width * 9 * channels))
    for top in range(0, height, rows):
        bottom = min(height, top + rows)
        window = [padded[top + y : bottom + y, x : x + width] for y in range(3) for x in range(3)]
        band = np.concatenate(window, 2).reshape(-1, 9 * channels).dot(kernel)
        band += bias
        result[top:bottom] = band.reshape(bottom - top, width, -1)
    return result


def shrink(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def grow(image):
    return image.repeat(2, 0).repeat(2, 1)


def network(tensors, features):
    def conv(name, image):
        result = convolve(image, tensors[f"{name}.weight"], tensors[f"{name}.bias"])
        return np.maximum(result, 0, out=result)

    x = conv("enc_conv0", features)
    kept = [features]
    for level in ("enc_conv1", "enc_conv2", "enc_conv3"):
        x = shrink(conv(level, x))
        kept.append(x)
    x = shrink(conv("enc_conv4", x))
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for level in ("dec_conv4", "dec_conv3", "dec_conv2", "dec_conv1"):
        x = conv(f"{level}b", conv(f"{level}a", np.concatenate([grow(x), kept.pop()], 2)))
    return convolve(x, tensors["dec_conv0.weight"], tensors["dec_conv0.bias"])


def exposure_of(colour):
    light = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    seen = light[light > 1e-8]
    return np.float32(MIDDLE_GREY / 2 ** np.log2(seen).mean()) if seen.size else np.float32(1)


def denoise(colour, albedo, normal, weights):
    """Linear colour without its grain. All three are (height, width, 3); albedo and normals have none of their own."""
    height, width, _ = colour.shape
    exposure = exposure_of(colour)
    features = np.concatenate(
        [curve(np.clip(colour, 0, BRIGHTEST) * exposure) * SCALE, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], 2
    ).astype(np.float32)
    features = np.pad(features, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="symmetric")
    clean = network(read_weights(weights), features)[:height, :width]
    return (uncurve(np.clip(clean, 0, 1) / SCALE) / exposure).astype(np.float32)
