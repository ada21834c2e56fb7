/**
 * Whether the header `Save-Data` requests less data. See
 * https://wicg.github.io/savedata/#save-data-request-header-field
 *
 * @example prefersLessData('on') // true
 */
export const prefersLessData = (header: string | undefined): boolean => /^ *on *(?:;|$)/i.test(header ?? '');
