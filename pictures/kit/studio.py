"""The photographer's table: a curved backdrop, softboxes, a long lens, and the render itself."""

import math
import os
import tempfile
import time

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from kit import denoise, materials
from kit.solids import _finish, _object

scene = bpy.context.scene


def clear():
    bpy.ops.object.select_all(action="SELECT")
    bpy.ops.object.delete()
    materials.forget()


def backdrop(*, wall=8, floor=0.0, facing=0, colour=(0.78, 0.8, 0.82), world=0.55):
    """A floor that curves up into a wall behind the thing, and a sky that metals can mirror. `facing`: the camera's degrees."""
    mesh, curve = bmesh.new(), 5
    profile = [(-40, 0)] + [(wall + curve * math.cos(a), curve + curve * math.sin(a)) for a in (-math.pi / 2 + k / 24 * math.pi / 2 for k in range(25))] + [(wall + curve, 50)]
    rows = [[mesh.verts.new((x, y, z + floor)) for y, z in profile] for x in (-50, 50)]
    for k in range(len(profile) - 1):
        mesh.faces.new((rows[0][k], rows[1][k], rows[1][k + 1], rows[0][k + 1]))
    sweep = _finish(_object(mesh, (0, 0, 0), (0, 0, 0)), materials.surface("backdrop", colour, rough=0.55, shine=0.25), 0, 1, None)
    sweep.visible_glossy = False
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


def _settings(width, height, samples, region):
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device, cycles.samples = "CYCLES", "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 16
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 8, 3, 4, 4
    cycles.transparent_max_bounces = 24
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 3, 1, 1.3
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_border = region is not None
    render.use_crop_to_border = False
    if region:
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = region
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
    out.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal"):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[name], out.inputs[name])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def take(path, *, width, height, samples, weights, exposure=0.0, region=None):
    """Takes the picture and writes it as PNG, without grain. `region` (left, right, bottom, top; 0 to 1) renders only a part."""
    _settings(width, height, samples, region)
    scene.view_settings.exposure = exposure
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        _passes(folder)
        bpy.ops.render.render()
        colour, albedo, normal = (_read(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")) for name in ("Image", "Denoising Albedo", "Denoising Normal"))
    rendered = time.time()
    clean = denoise.denoise(colour, albedo, normal, weights)
    result = bpy.data.images.new("picture", width, height, float_buffer=True)
    result.colorspace_settings.name = "Linear"
    opaque = np.concatenate([clean, np.ones((height, width, 1), np.float32)], 2)[::-1]
    result.pixels.foreach_set(np.ascontiguousarray(opaque).ravel())
    scene.use_nodes = False
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    result.save_render(path, scene=scene)
    print(f"picture {os.path.basename(path)}: {rendered - started:.0f} s to render, {time.time() - rendered:.0f} s to clean", flush=True)
