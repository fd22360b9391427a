"""Shapes: boxes, rods, rings, hoses, plates with holes, lettering. Lengths in decimetres; every edge is softened."""

import math

import bmesh
import bpy
from mathutils import Matrix

FONT = "/usr/share/fonts/truetype/liberation2/LiberationSans-Bold.ttf"


def frame(at=(0, 0, 0), turn=(0, 0, 0), parent=None, axes=None):
    """A place that others hang from. `axes` gives where its x, y and z point, instead of angles."""
    place = bpy.data.objects.new("frame", None)
    bpy.context.scene.collection.objects.link(place)
    if axes:
        matrix = Matrix([list(axis) for axis in axes]).transposed().to_4x4()
        matrix.translation = at
        place.matrix_local = matrix
    else:
        place.location, place.rotation_euler = at, turn
    place.parent = parent
    return place


def _finish(thing, material, soft, steps, parent):
    thing.data.materials.append(material)
    if soft:
        bevel = thing.modifiers.new("soft edges", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method, bevel.harden_normals = soft, steps, "ANGLE", True
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    thing.parent = parent
    return thing


def _object(mesh, at, turn):
    data = bpy.data.meshes.new("solid")
    mesh.normal_update()
    mesh.to_mesh(data)
    mesh.free()
    thing = bpy.data.objects.new("solid", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    return thing


def box(size, at, material, parent=None, *, soft=0.01, steps=3, turn=(0, 0, 0)):
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    return _finish(_object(mesh, at, turn), material, soft, steps, parent)


def span(x, y, z, material, parent=None, **options):
    """A box from where to where on each axis."""
    size = [high - low for low, high in (x, y, z)]
    return box(size, [(low + high) / 2 for low, high in (x, y, z)], material, parent, **options)


def rod(radius, length, at, material, parent=None, *, turn=(0, 0, 0), soft=0.0, sides=48, end_radius=None):
    """A cylinder along its z."""
    mesh = bmesh.new()
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=sides, radius1=radius, radius2=radius if end_radius is None else end_radius, depth=length)
    return _finish(_object(mesh, at, turn), material, soft, 3, parent)


def ring(radius, thickness, at, material, parent=None, *, turn=(0, 0, 0), sides=96):
    mesh = bmesh.new()
    rim = 12
    points = [
        [
            mesh.verts.new(((radius + thickness * math.cos(b)) * math.cos(a), (radius + thickness * math.cos(b)) * math.sin(a), thickness * math.sin(b)))
            for b in (2 * math.pi * k / rim for k in range(rim))
        ]
        for a in (2 * math.pi * k / sides for k in range(sides))
    ]
    for i in range(sides):
        for j in range(rim):
            mesh.faces.new((points[i][j], points[(i + 1) % sides][j], points[(i + 1) % sides][(j + 1) % rim], points[i][(j + 1) % rim]))
    return _finish(_object(mesh, at, turn), material, 0, 1, parent)


def hose(points, radius, material, parent=None):
    curve = bpy.data.curves.new("hose", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    thing = bpy.data.objects.new("hose", curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    thing.parent = parent
    return thing


def plate(outline, holes, thickness, at, material, parent=None, *, soft=0.01, turn=(0, 0, 0)):
    """A flat sheet in its x and y with round holes (x, y, radius): a filled curve, so that the edges stay clean."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = thickness / 2 - soft, soft, 3, -soft
    rounds = [[(x + r * math.cos(a), y + r * math.sin(a)) for a in (-2 * math.pi * k / 96 for k in range(96))] for x, y, r in holes]
    for points in [outline, *rounds]:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for knot, (x, y) in zip(spline.points, points):
            knot.co = (x, y, 0, 1)
    thing = bpy.data.objects.new("plate", curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    thing.location, thing.rotation_euler, thing.parent = at, turn, parent
    return thing


def slab(outline, thickness, at, material, parent=None, *, soft=0.0, turn=(0, 0, 0)):
    """A flat solid of any outline in its x and y, from z = 0 upwards."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(mesh, geom=[face])
    bmesh.ops.translate(mesh, vec=(0, 0, thickness), verts=[part for part in raised["geom"] if isinstance(part, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _finish(_object(mesh, at, turn), material, soft, 2, parent)


def rounded(width, height, corner, *, steps=8, centre=(0, 0)):
    """The outline of a rectangle with round corners."""
    x, y = width / 2 - corner, height / 2 - corner
    quarters = [(x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)]
    return [
        (centre[0] + cx + corner * math.cos(math.radians(a + 90 * k / steps)), centre[1] + cy + corner * math.sin(math.radians(a + 90 * k / steps)))
        for cx, cy, a in quarters
        for k in range(steps + 1)
    ]


def lettering(words, size, at, material, parent=None, *, turn=(0, 0, 0), align="CENTER"):
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = words, size, align, "CENTER", min(0.001, size * 0.012)
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    thing = bpy.data.objects.new("lettering", curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    thing.location, thing.rotation_euler, thing.parent = at, turn, parent
    return thing


def square_with_hole(width, radius, depth, material, parent=None, *, soft=0.01):
    """The frame of a fan: a square with round corners and a round hole, along its z."""
    mesh, sides, squareness = bmesh.new(), 96, 7
    levels = []
    for z in (-depth / 2, depth / 2):
        inner, outer = [], []
        for k in range(sides):
            a = 2 * math.pi * k / sides
            c, s = math.cos(a), math.sin(a)
            reach = (abs(c) ** squareness + abs(s) ** squareness) ** (-1 / squareness) * width / 2
            inner.append(mesh.verts.new((radius * c, radius * s, z)))
            outer.append(mesh.verts.new((reach * c, reach * s, z)))
        levels.append((inner, outer))
    (low_in, low_out), (high_in, high_out) = levels
    for k in range(sides):
        n = (k + 1) % sides
        mesh.faces.new((high_in[k], high_out[k], high_out[n], high_in[n]))
        mesh.faces.new((low_in[n], low_out[n], low_out[k], low_in[k]))
        mesh.faces.new((low_out[k], low_out[n], high_out[n], high_out[k]))
        mesh.faces.new((low_in[n], low_in[k], high_in[k], high_in[n]))
    return _finish(_object(mesh, (0, 0, 0), (0, 0, 0)), material, soft, 2, parent)


def blades(count, hub, tip, depth, material, parent=None, *, sweep=0.55, cover=0.84, thickness=0.012):
    """The blades of a fan about its z."""
    mesh, along, across = bmesh.new(), 10, 8
    for blade in range(count):
        rows = []
        for i in range(along + 1):
            t = i / along
            radius, row = hub + (tip - hub) * t, []
            for j in range(across + 1):
                u = j / across - 0.5
                a = 2 * math.pi * (blade + u * cover) / count + sweep * t * t
                z = -u * depth * (1 - 0.35 * t) + 0.12 * depth * math.cos(u * math.pi)
                row.append(mesh.verts.new((radius * math.cos(a), radius * math.sin(a), z)))
            rows.append(row)
        for i in range(along):
            for j in range(across):
                mesh.faces.new((rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]))
    thing = _object(mesh, (0, 0, 0), (0, 0, 0))
    thing.modifiers.new("thickness", "SOLIDIFY").thickness = thickness
    return _finish(thing, material, 0, 1, parent)
