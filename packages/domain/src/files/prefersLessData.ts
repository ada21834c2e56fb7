/**
 * Whether the header `Save-Data` asks for less data.
 *
 * @example asksForLessData('on') // true
 * https://wicg.github.io/savedata/#save-data-request-header-field
 */
export const prefersLessData = (header: string | undefined): boolean => /^ *on *(?:;|$)/i.test(header ?? '');
