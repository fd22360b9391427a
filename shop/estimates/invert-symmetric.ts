/** The inverse of a symmetric, positive definite matrix of `size` rows, by sweeping each row in place: about size³ steps. */
export function invertSymmetric(matrix: Float64Array, size: number): Float64Array {
  const swept = Float64Array.from(matrix);
  for (let pivot = 0; pivot < size; pivot++) {
    const pivotRow = swept.slice(pivot * size, (pivot + 1) * size);
    const diagonal = pivotRow[pivot]!;
    if (!(diagonal > 0)) throw new Error("the matrix is not positive definite");
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = swept[row * size + pivot]! / diagonal;
      if (factor === 0) continue;
      const start = row * size;
      for (let column = 0; column < size; column++) swept[start + column]! -= factor * pivotRow[column]!;
      swept[start + pivot] = -factor;
    }
    for (let column = 0; column < size; column++) swept[pivot * size + column] = pivotRow[column]! / diagonal;
    swept[pivot * size + pivot] = 1 / diagonal;
  }
  return swept;
}
