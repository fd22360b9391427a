/** Photographs of the results of one sitting at the bench. */
export const MOST_BENCH_PHOTOS = 8;
