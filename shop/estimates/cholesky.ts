// Symmetric, positive definite matrices, row by row in one array: solved by Cholesky's factors.

/** The lower factor of a matrix of `size` rows; throws if it is not positive definite. */
export function choleskyOf(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const start = row * size;
    for (let column = 0; column <= row; column++) {
      const other = column * size;
      let rest = matrix[start + column]!;
      for (let place = 0; place < column; place++) rest -= factor[start + place]! * factor[other + place]!;
      if (column < row) factor[start + column] = rest / factor[other + column]!;
      else if (rest > 0) factor[start + row] = Math.sqrt(rest);
      else throw new Error("the matrix is not positive definite");
    }
  }
  return factor;
}

/** The solution of factor · factorᵀ · x = right. */
export function solveWith(factor: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let rest = solution[row]!;
    for (let place = 0; place < row; place++) rest -= factor[row * size + place]! * solution[place]!;
    solution[row] = rest / factor[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    const value = (solution[row]! /= factor[row * size + row]!);
    for (let place = 0; place < row; place++) solution[place]! -= factor[row * size + place]! * value;
  }
  return solution;
}

/** The inverse of the factor, column by column: right · inverse of the matrix · right is the squared length of it · right. */
export function inverseFactorOf(factor: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column++) {
    const start = column * size;
    inverse[start + column] = 1 / factor[start + column]!;
    for (let row = column + 1; row < size; row++) {
      let rest = 0;
      for (let place = column; place < row; place++) rest -= factor[row * size + place]! * inverse[start + place]!;
      inverse[start + row] = rest / factor[row * size + row]!;
    }
  }
  return inverse;
}
