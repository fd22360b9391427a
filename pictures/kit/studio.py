"""The photographer's table: a curved backdrop, softboxes, a long lens, and the render itself."""

import math
import os
import tempfile
import time

import bmesh
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit import denoise, materials
from kit.solids import _finish, _object

scene = bpy.context.scene
_backdrop = [None]


def clear():
    bpy.ops.object.select_all(action="SELECT")
    bpy.ops.object.delete()
    bpy.ops.outliner.orphans_purge(do_recursive=True)
    materials.forget()


def backdrop(*, wall=8, floor=0.0, facing=0, colour=(0.78, 0.8, 0.82), world=0.55):
    """A floor that curves up into a wall behind the thing, and a sky that metals can mirror. `facing`: the camera's degrees."""
    mesh, curve = bmesh.new(), 5
    profile = [(-40, 0)] + [(wall + curve * math.cos(a), curve + curve * math.sin(a)) for a in (-math.pi / 2 + k / 24 * math.pi / 2 for k in range(25))] + [(wall + curve, 50)]
    rows = [[mesh.verts.new((x, y, z + floor)) for y, z in profile] for x in (-50, 50)]
    for k in range(len(profile) - 1):
        mesh.faces.new((rows[0][k], rows[1][k], rows[1][k + 1], rows[0][k + 1]))
    sweep = _finish(_object(mesh, (0, 0, 0), (0, 0, 0)), materials.matt("backdrop", colour), 0, 1, None)
    sweep.visible_glossy = False
    _backdrop[0] = sweep
    sweep.rotation_euler = (0, 0, -math.radians(facing))
    sky = bpy.data.worlds.new("sky")
    scene.world = sky
    sky.use_nodes = True
    nodes, links = sky.node_tree.nodes, sky.node_tree.links
    split, height, ramp = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeValToRGB")
    height.inputs["From Min"].default_value = -1
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], height.inputs["Value"])
    links.new(height.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    ends = ramp.color_ramp.elements
    ends[0].position, ends[0].color = 0.3, (0.18, 0.18, 0.2, 1)
    ends[1].position, ends[1].color = 0.95, (1, 1, 1, 1)
    ends.new(0.55).color = (0.55, 0.57, 0.6, 1)
    nodes["Background"].inputs["Strength"].default_value = world
    # A gradient needs no map of a thousand pixels to take samples from.
    sky.cycles.sampling_method, sky.cycles.sample_map_resolution = "MANUAL", 64


def softbox(at, towards, size, power, *, colour=(1, 1, 1), height=None, spread=180, mirrored=True):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.energy, lamp.color, lamp.size, lamp.spread = power, colour, size, math.radians(spread)
    if height:
        lamp.shape, lamp.size_y = "RECTANGLE", height
    thing = bpy.data.objects.new("softbox", lamp)
    scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_glossy = mirrored
    return thing


WARM, COOL = (1, 0.97, 0.94), (0.93, 0.96, 1)


def camera(at, towards, lens=70):
    eye = bpy.data.cameras.new("camera")
    eye.lens = lens
    thing = bpy.data.objects.new("camera", eye)
    scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.camera = thing


def around(radius, degrees, height, towards=(0, 0, 0)):
    """A place on a circle about a point: 0 degrees is straight in front, positive to the left."""
    a = math.radians(degrees)
    return (towards[0] - radius * math.sin(a), towards[1] - radius * math.cos(a), height)


def fit(fill=0.8, lower=0.0, *, wide=4, high=3):
    """Moves the camera along its sight, and the film behind the lens, until what stands on the table fills that part of the
    frame. `lower`: how far below the middle it then stands, in parts of the frame's height."""
    eye = scene.camera
    for _ in range(4):
        left, right, bottom, top = _seen(wide, high)
        ratio = max((right - left) / fill, (top - bottom) / (fill * 0.97))
        forward = eye.matrix_world.to_quaternion() @ Vector((0, 0, -1))
        eye.location = eye.location + forward * _away(eye) * (1 - ratio)
        bpy.context.view_layer.update()
        left, right, bottom, top = _seen(wide, high)
        eye.data.shift_x += (left + right) / 2 - 0.5
        eye.data.shift_y += ((bottom + top) / 2 - 0.5 + lower) * high / wide
        bpy.context.view_layer.update()


def _things():
    return [thing for thing in scene.objects if thing.type in ("MESH", "CURVE", "FONT") and thing is not _backdrop[0]]


def _away(eye):
    return -(eye.matrix_world.inverted() @ _middle()).z


def _middle():
    corners = [thing.matrix_world @ Vector(corner) for thing in _things() for corner in thing.bound_box]
    return sum(corners, Vector()) / len(corners)


def _seen(wide, high):
    """Left, right, bottom and top of all that stands on the table, in parts of the frame."""
    scene.render.resolution_x, scene.render.resolution_y = 1200, round(1200 * high / wide)
    bpy.context.view_layer.update()
    return _edges(thing.matrix_world @ Vector(corner) for thing in _things() for corner in thing.bound_box)


def _edges(corners):
    points = [world_to_camera_view(scene, scene.camera, Vector(corner)) for corner in corners]
    return min(p.x for p in points), max(p.x for p in points), min(p.y for p in points), max(p.y for p in points)


def _settings(samples):
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device, cycles.samples = "CYCLES", "CPU", samples
    render.use_persistent_data = True
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 3, 3
    # No roulette behind glass and nets: it would leave grain in what the denoiser goes by.
    cycles.transparent_max_bounces, cycles.min_transparent_bounces = 24, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 3, 1, 1.3
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.cycles.denoising_store_passes = True


def _passes(folder):
    """Sends colour, albedo and normals of the next render to files of their own."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGB"
    out.format.exr_codec = "NONE"
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name)
        tree.links.new(layers.outputs[name], out.inputs[name])


PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def _read(path):
    return _pixels(path, "Linear")


def _clean(width, height, weights, region=None):
    """The picture without its grain, in linear light; with a region (left, right, bottom, top; pixels) only that."""
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_border = render.use_crop_to_border = region is not None
    if region:
        left, right, bottom, top = region
        render.border_min_x, render.border_max_x = left / width, right / width
        render.border_min_y, render.border_max_y = bottom / height, top / height
    with tempfile.TemporaryDirectory() as folder:
        _passes(folder)
        bpy.ops.render.render()
        read = [_read(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")) for name in PASSES]
    return denoise.denoise(*read, weights)


MARGIN = 16  # pixels over which what was rendered apart is blended


def take(path, *, width, height, samples, weights, exposure=0.0, bloom=0.0, over=None, corners=()):
    """Takes the picture and writes it as PNG, without grain. What is only backdrop is taken at a quarter of the size: it has no edges.
    over: a picture that is there already and differs only between these corners in space; the rest is taken from it."""
    started = time.process_time()
    scene.view_settings.exposure = exposure
    region = _region(_seen(width, height) if over is None else _edges(corners), width, height)
    if over is None:
        _settings(samples * 2)
        whole = _twice(_twice(_clean(width // 4, height // 4, weights)))
    _settings(samples)
    sharp = _clean(width, height, weights, region)
    # Blended, so that no seam shows.
    tall, broad, _ = sharp.shape
    share = np.minimum.outer(_rising(tall, MARGIN), _rising(broad, MARGIN))[:, :, None].astype(np.float32)
    rows, columns = slice(height - region[3], height - region[3] + tall), slice(region[0], region[0] + broad)
    if over is None:
        whole[rows, columns] = whole[rows, columns] * (1 - share) + sharp * share
        _develop(whole + bloom * _halo(whole) if bloom else whole, path)
    else:
        _develop(sharp, path)
        there, patch = _pixels(over), _pixels(path)
        there[rows, columns] = there[rows, columns] * (1 - share) + patch * share
        _write(there, path)
    print(f"picture {os.path.basename(path)}: {time.process_time() - started:.0f} s of a core", flush=True)


def _region(edges, width, height):
    """Left, right, bottom and top in whole, even pixels, with the margin."""
    left, right, bottom, top = edges
    return (
        max(0, int(left * width) - MARGIN) // 2 * 2,
        min(width, int(right * width) + MARGIN) // 2 * 2,
        max(0, int(bottom * height) - MARGIN) // 2 * 2,
        min(height, int(top * height) + MARGIN) // 2 * 2,
    )


def _develop(light, path):
    """Writes linear light as the film shows it."""
    image = _image(light, "Linear", float_buffer=True)
    scene.use_nodes = False
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def _write(shown, path):
    image = _image(shown, "sRGB", alpha=False)
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
    bpy.data.images.remove(image)


def _image(pixels, colorspace, **options):
    height, width, _ = pixels.shape
    image = bpy.data.images.new("picture", width, height, **options)
    # Before its pixels: it empties them.
    image.colorspace_settings.name = colorspace
    opaque = np.concatenate([pixels, np.ones((height, width, 1), np.float32)], 2)[::-1]
    image.pixels.foreach_set(np.ascontiguousarray(opaque, np.float32).ravel())
    return image


def _pixels(path, colorspace="sRGB"):
    """A picture's pixels as they are written."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = colorspace
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def _halo(image):
    """The light of what is brighter than white, spread as a lens spreads it: near, and a little of it far."""
    height, width, _ = image.shape
    bright = np.clip(image - 0.8, 0, 6)
    across, down = np.meshgrid(np.fft.fftfreq(width), np.fft.fftfreq(height))
    spread = sum(share * np.exp(-2 * (math.pi * width * wide) ** 2 * (across**2 + down**2)) for share, wide in ((0.5, 0.004), (0.3, 0.014), (0.2, 0.045)))
    return np.stack([np.fft.ifft2(np.fft.fft2(bright[:, :, k]) * spread).real for k in range(3)], 2).clip(0).astype(np.float32)


def _rising(length, margin):
    """From 0 at either end to 1 within the margin."""
    at = np.arange(length) + 0.5
    return np.clip(np.minimum(at, length - at) / margin, 0, 1)


def _twice(image):
    """Twice the size, every new pixel between its neighbours."""
    for axis in (0, 1):
        before, after = np.roll(image, 1, axis), np.roll(image, -1, axis)
        edge = [slice(None)] * 3
        edge[axis] = 0
        before[tuple(edge)] = image[tuple(edge)]
        edge[axis] = -1
        after[tuple(edge)] = image[tuple(edge)]
        shape = list(image.shape)
        shape[axis] *= 2
        image = np.stack([image * 0.75 + before * 0.25, image * 0.75 + after * 0.25], axis + 1).reshape(shape)
    return image
