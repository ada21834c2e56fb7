/**
 * Whether a browser may show a stored file in place, by the type that its content has; everything else (svg, xml, text, office
 * files, archives, unknown types) is offered as a download. A malformed type is a download.
 *
 * @example isShownInline('application/pdf') // true
 * Specification 2 §5, upload types by category.
 */
export const isShownInline = (mediaType: string): boolean =>
  /^(?:image\/(?:jpeg|png|gif|bmp|webp)|video\/[\w.-]+|audio\/[\w.-]+|application\/pdf)$/.test(mediaType);
