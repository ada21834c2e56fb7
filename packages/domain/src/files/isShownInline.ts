/**
 * Whether a browser may show a stored file inline, by the media type of its content. Everything
 * else (SVG, XML, text, Office files, archives, unknown and malformed types) is offered as a
 * download.
 *
 * @example isShownInline('application/pdf') // true
 * @spec 2 §5, upload types by category
 */
export const isShownInline = (mediaType: string): boolean =>
  /^(?:image\/(?:jpeg|png|gif|bmp|webp)|video\/[\w.-]+|audio\/[\w.-]+|application\/pdf)$/.test(mediaType);
