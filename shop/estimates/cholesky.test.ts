import { expect, test } from "vitest";
import { choleskyOf, inverseFactorOf, solveWith } from "./cholesky.ts";

const size = 3;
const matrix = Float64Array.from([4, 1, 0.5, 1, 3, 0.2, 0.5, 0.2, 2]);

test("a solution times the matrix is the right side", () => {
  const right = Float64Array.from([1, -2, 0.5]);
  const solution = solveWith(choleskyOf(matrix, size), right);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column < size; column++) sum += matrix[row * size + column]! * solution[column]!;
    expect(sum).toBeCloseTo(right[row]!, 12);
  }
});

test("the inverse factor gives what a solution gives: right · inverse · right", () => {
  const factor = choleskyOf(matrix, size);
  const right = Float64Array.from([1, -2, 0.5]);
  const expected = solveWith(factor, right).reduce((sum, value, place) => sum + value * right[place]!, 0);
  const inverse = inverseFactorOf(factor, size);
  let squared = 0;
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column <= row; column++) sum += inverse[column * size + row]! * right[column]!;
    squared += sum ** 2;
  }
  expect(squared).toBeCloseTo(expected, 12);
});

test("a matrix that is not positive definite throws", () => {
  expect(() => choleskyOf(Float64Array.from([1, 2, 2, 1]), 2)).toThrow("positive definite");
});
