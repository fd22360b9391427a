"""Surfaces of the things on the table. A surface has one name and is made once in a scene."""

import bpy

_made = {}


def forget():
    """A new scene begins: nothing has been made yet."""
    _made.clear()


def surface(name, colour=(0.5, 0.5, 0.5), *, metal=0.0, rough=0.4, grain=0.0, grain_size=300, smudge=0.0, coat=0.0, shine=0.5, brushed=0.0, glow=None, strength=0.0):
    """A painted, moulded or metal surface. `grain` is a bump as of powder paint, `smudge` a variation of the gloss."""
    if name in _made:
        return _made[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    for socket, value in {
        "Base Color": (*colour, 1),
        "Metallic": metal,
        "Roughness": rough,
        "Specular": shine,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.08,
        "Anisotropic": brushed,
    }.items():
        shader.inputs[socket].default_value = value
    where = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    if grain:
        noise = _noise(nodes, links, where, grain_size, 1)
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = grain
        bump.inputs["Distance"].default_value = 0.01
        links.new(noise, bump.inputs["Height"])
        links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    if smudge:
        spread = nodes.new("ShaderNodeMapRange")
        spread.inputs["To Min"].default_value = max(0.0, rough - smudge)
        spread.inputs["To Max"].default_value = rough + smudge
        links.new(_noise(nodes, links, where, 2.5, 3), spread.inputs["Value"])
        links.new(spread.outputs["Result"], shader.inputs["Roughness"])
    if glow:
        shader.inputs["Emission"].default_value = (*glow, 1)
        shader.inputs["Emission Strength"].default_value = strength
        # This Blender has no light tree: small lamps would take samples from the softboxes.
        material.cycles.sample_as_light = False
    _made[name] = material
    return material


def matt(name, colour):
    """Paper, and nothing that shines: cheap to light."""
    if name in _made:
        return _made[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    paper = nodes.new("ShaderNodeBsdfDiffuse")
    paper.inputs["Color"].default_value = (*colour, 1)
    links.new(paper.outputs[0], nodes["Material Output"].inputs[0])
    _made[name] = material
    return material


def _noise(nodes, links, where, size, detail):
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = size
    noise.inputs["Detail"].default_value = detail
    links.new(where, noise.inputs["Vector"])
    return noise.outputs["Fac"]


def glass(name, tint=(0.88, 0.9, 0.92), sheen=0.028):
    """A thin pane: light goes straight through, tinted, and a soft sheen lies over it, the more the more it is seen from the side.
    The sheen is painted and not mirrored: a pane that mirrors by chance leaves grain in what the denoiser goes by."""
    if name in _made:
        return _made[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.cycles.sample_as_light = False
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out, both = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeAddShader")
    clear, glow = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeEmission")
    clear.inputs["Color"].default_value = (*tint, 1)
    glow.inputs["Color"].default_value = (0.9, 0.95, 1, 1)
    where, place, streaks, ramp = (nodes.new(kind) for kind in ("ShaderNodeTexCoord", "ShaderNodeMapping", "ShaderNodeTexGradient", "ShaderNodeValToRGB"))
    place.inputs["Rotation"].default_value = (0, 0.7, 0.7)
    links.new(where.outputs["Generated"], place.inputs["Vector"])
    links.new(place.outputs[0], streaks.inputs[0])
    links.new(streaks.outputs["Fac"], ramp.inputs[0])
    ends = ramp.color_ramp.elements
    ends[0].position, ends[0].color = 0.0, (1, 1, 1, 1)
    ends[1].position, ends[1].color = 0.75, (0.12, 0.12, 0.12, 1)
    strength, seen = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeLightPath")
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = sheen
    links.new(ramp.outputs[0], strength.inputs[0])
    only_seen = nodes.new("ShaderNodeMath")
    only_seen.operation = "MULTIPLY"
    links.new(strength.outputs[0], only_seen.inputs[0])
    links.new(seen.outputs["Is Camera Ray"], only_seen.inputs[1])
    links.new(only_seen.outputs[0], glow.inputs["Strength"])
    links.new(clear.outputs[0], both.inputs[0])
    links.new(glow.outputs[0], both.inputs[1])
    links.new(both.outputs[0], out.inputs[0])
    _made[name] = material
    return material


def perforated(name, colour, *, pitch=0.062, hole=0.37, across=("X", "Z"), metal=0.3, rough=0.45):
    """Sheet steel with staggered round holes, made in the shader: `hole` is a radius in pitches."""
    if name in _made:
        return _made[name]
    material = surface(name, colour, metal=metal, rough=rough)
    nodes, links = material.node_tree.nodes, material.node_tree.links

    def calculate(operation, *values):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    # Far from zero, so that no row is mirrored about it.
    u = calculate("ADD", calculate("DIVIDE", split.outputs[across[0]], pitch), 1000)
    v = calculate("ADD", calculate("DIVIDE", split.outputs[across[1]], pitch * 0.866), 1000)
    row = calculate("FLOOR", v)
    shifted = calculate("ADD", u, calculate("MULTIPLY", calculate("MODULO", row, 2), 0.5))
    du = calculate("SUBTRACT", calculate("SUBTRACT", shifted, calculate("FLOOR", shifted)), 0.5)
    dv = calculate("MULTIPLY", calculate("SUBTRACT", calculate("SUBTRACT", v, row), 0.5), 0.866)
    distance = calculate("SQRT", calculate("ADD", calculate("MULTIPLY", du, du), calculate("MULTIPLY", dv, dv)))
    mix = nodes.new("ShaderNodeMixShader")
    links.new(calculate("LESS_THAN", distance, hole), mix.inputs[0])
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    return material


def black():
    return surface("black plastic", (0.026, 0.026, 0.029), rough=0.42)


def soft_black():
    return surface("soft black", (0.045, 0.046, 0.05), rough=0.5, grain=0.05, grain_size=140)


def aluminium():
    return surface("aluminium", (0.64, 0.65, 0.67), metal=1, rough=0.3, brushed=0.4)


def dark_metal():
    return surface("dark metal", (0.28, 0.29, 0.305), metal=0.85, rough=0.36)


def steel():
    return surface("steel", (0.6, 0.61, 0.62), metal=1, rough=0.32, smudge=0.07)


def copper():
    return surface("copper", (0.82, 0.45, 0.28), metal=1, rough=0.22)


def gold():
    return surface("gold", (0.95, 0.66, 0.25), metal=1, rough=0.22)


def light(colour, strength=2.6):
    # Dark by itself: a white body under the softboxes would bleach the light that it gives.
    return surface(f"light {colour} {strength}", tuple(c * 0.25 for c in colour), glow=colour, strength=strength)
