function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * The WCAG 2.2 contrast ratio of two colours, from 1 to 21, rounded down to two digits so that a pass is a pass.
 * Colours are six-digit hexadecimal; anything else gives NaN, which passes no threshold.
 *
 * @example contrast('#10262B', '#FFFFFF') // 15.74
 */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return Math.floor(((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)) * 100) / 100;
}
