/** How a browser deals with data: with low data nothing heavy comes by itself; `offered` is as ever, with the offer to change that. */
export type LowData = 'on' | 'off' | 'offered';

/** The cookie on https, which other hosts cannot set. */
const PROTECTED = /(?:^|;) *__Host-low-data=(on|off) *(?:;|$)/;
/** The cookie on http, and choices made before the name on https changed. */
const PLAIN = /(?:^|;) *low-data=(on|off) *(?:;|$)/;

/**
 * What holds for a browser. A choice that was made counts; without one, a browser that asks sites for less data is offered it.
 *
 * @param cookies as a request has them in its header, or a page in `document.cookie`
 * @param asksForLess the header `Save-Data`, or `navigator.connection.saveData`
 * @example lowData('session=1; low-data=on', false) // 'on'
 * A product decision.
 */
export function lowData(cookies: string, prefersLess: boolean): LowData {
  const choice = PROTECTED.exec(cookies)?.[1] ?? PLAIN.exec(cookies)?.[1];
  return (choice as 'on' | 'off' | undefined) ?? (prefersLess ? 'offered' : 'off');
}
