/** A stream of numbers between 0 and 1 that is the same for the same seed (xorshift). */
export const seededRandom = (seed: number) => {
  let state = Math.imul(seed, 2_654_435_761) >>> 0 || 1;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4_294_967_296;
  };
};
