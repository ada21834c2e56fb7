/**
 * The widths, in pixels, in which an uploaded picture is available: for avatars and thumbnails, for
 * phones, for desktops.
 */
export const PICTURE_WIDTHS = [96, 192, 320, 640, 960, 1600] as const;

/** The maximum number of device pixels per CSS pixel that pictures are served for. */
const DENSEST = 3;

/**
 * The attributes of an `<img>`: an uploaded picture in the widths of `PICTURE_WIDTHS`, so that the
 * browser can choose by its screen; any other address unchanged. A product decision.
 *
 * @param shown the maximum displayed width in CSS pixels; the window's width by default
 * @example pictureSources('/api/uploads/7', 32)
 * // { src: '/api/uploads/7', srcSet: '/api/uploads/7?w=96 96w' }
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
 * The requested width of a picture; null for the stored original, and for an unavailable width.
 *
 * @example pictureWidth('640') // 640
 */
export const pictureWidth = (requested: string | null): number | null =>
  PICTURE_WIDTHS.find((width) => String(width) === requested) ?? null;
