/**
 * The low-data mode of a browser. `on` loads nothing heavy automatically; `offered` loads as usual,
 * but offers to turn it on.
 */
export type LowData = 'on' | 'off' | 'offered';

/** The cookie on https, which other hosts cannot set. */
const PROTECTED = /(?:^|;) *__Host-low-data=(on|off) *(?:;|$)/;
/** The cookie on http, and choices made before the name on https changed. */
const PLAIN = /(?:^|;) *low-data=(on|off) *(?:;|$)/;

/**
 * The low-data mode of a browser. The stored choice wins; without one, low data is offered to a
 * browser that requests less data. A product decision.
 *
 * @param cookies the cookie header of a request, or `document.cookie`
 * @param prefersLess the header `Save-Data`, or `navigator.connection.saveData`
 * @example lowData('session=1; low-data=on', false) // 'on'
 */
export function lowData(cookies: string, prefersLess: boolean): LowData {
  const choice = PROTECTED.exec(cookies)?.[1] ?? PLAIN.exec(cookies)?.[1];
  return (choice as 'on' | 'off' | undefined) ?? (prefersLess ? 'offered' : 'off');
}
