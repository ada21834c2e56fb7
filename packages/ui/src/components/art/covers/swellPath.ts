/** One decimal is enough for a cover and keeps the markup small. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Waves 80 wide from `start`, `height` above and below `y`, closed at the bottom. */
export const swellPath = (start: number, y: number, height: number, waves: number, bottom: number) => {
  const h = round(height);
  return `M${round(start)} ${y}${`q20 ${-h} 40 0t40 0`.repeat(waves)}V${bottom}H${round(start)}Z`;
};
