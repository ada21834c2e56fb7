/** A point on a circle as SVG path coordinates, to one decimal. */
const point = (centre: number, radius: number, angle: number) =>
  `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;

/**
 * The SVG paths of `count` equal arcs around a circle, clockwise from the top, with gaps for their round caps.
 * `size` is the side of the square and `width` the stroke, both in the same unit. A `count` below 1 gives no arc.
 */
export function arcs(count: number, size: number, width: number): string[] {
  const radius = (size - width) / 2;
  const centre = size / 2;
  const gap = count > 1 ? (width * 1.55) / radius : 0.01;
  const turn = (2 * Math.PI) / count;
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => {
    const start = -Math.PI / 2 + index * turn + gap / 2;
    const end = start + turn - gap;
    const large = end - start > Math.PI ? 1 : 0;
    return `M${point(centre, radius, start)}A${radius} ${radius} 0 ${large} 1 ${point(centre, radius, end)}`;
  });
}
