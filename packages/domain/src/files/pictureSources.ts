/** The widths, in pixels, in which an uploaded picture is had: for faces and thumbnails, for phones, for desks. */
export const PICTURE_WIDTHS = [96, 192, 320, 640, 960, 1600] as const;

/** The most that a screen shows of a picture is three of its pixels for one of the page's. */
const DENSEST = 3;

/**
 * How an `<img>` asks for a picture: an uploaded one in the widths of `PICTURE_WIDTHS`, so that the browser takes what its screen can show; any
 * other as it is.
 *
 * @param shown the widest that it is shown, in pixels of the page; as wide as the window unless it is said
 * @example pictureSources('/api/uploads/7', 32) // { src: '/api/uploads/7', srcSet: '/api/uploads/7?w=96 96w' }
 * A product decision.
 */
export function pictureSources(address: string, shown = Number.POSITIVE_INFINITY): { src: string; srcSet?: string } {
  if (!/^\/api\/uploads\/\d+$/.test(address)) return { src: address };
  const enough = PICTURE_WIDTHS.findIndex((width) => width >= shown * DENSEST);
  const most = enough < 0 ? PICTURE_WIDTHS.length : enough + 1;
  return {
    src: address,
    srcSet: PICTURE_WIDTHS.slice(0, most)
      .map((width) => `${address}?w=${width} ${width}w`)
      .join(', '),
  };
}

/**
 * The width that an address asks for; null for the picture as it is stored, and for a width in which there is none.
 *
 * @example pictureWidth('640') // 640
 */
export const pictureWidth = (requested: string | null): number | null =>
  PICTURE_WIDTHS.find((width) => String(width) === requested) ?? null;
