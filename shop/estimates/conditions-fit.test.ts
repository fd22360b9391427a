import { expect, test } from "vitest";
import { measuredPcs } from "../../testing/bench/measured-fps.ts";
import { fitConditions, rangeOf } from "./conditions-fit.ts";
import { invertSymmetric } from "./invert-symmetric.ts";

test("the error of a PC is that against a fit without it", () => {
  const all = measuredPcs({ each: 6, spread: 0.1 });
  const { checked } = fitConditions(all);
  for (const left of [all[0]!, all[33]!, all[95]!]) {
    const without = fitConditions(all.filter((row) => row !== left)).estimate(left)!;
    const found = checked.find(({ unitId }) => unitId === left.unitId)!;
    expect(found.error).toBeCloseTo(Math.log(left.fps) - without.log, 6);
  }
});

test("a range needs enough errors, and its ends are two of them", () => {
  const errors = Array.from({ length: 99 }, (_, place) => (place - 49) / 100);
  expect(rangeOf(errors.slice(0, 19))).toBeNull();
  // Of 99 errors the tenth from each end: eighty of a hundred next errors lie between.
  expect(rangeOf(errors)).toEqual({ low: -0.4, high: 0.4 });
});

test("the inverse of a matrix times the matrix is one", () => {
  const matrix = Float64Array.from([4, 1, 0.5, 1, 3, 0.2, 0.5, 0.2, 2]);
  const inverse = invertSymmetric(matrix, 3);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let place = 0; place < 3; place++) sum += matrix[row * 3 + place]! * inverse[place * 3 + column]!;
      expect(sum).toBeCloseTo(row === column ? 1 : 0, 12);
    }
  expect(() => invertSymmetric(Float64Array.from([0]), 1)).toThrow("positive definite");
});
