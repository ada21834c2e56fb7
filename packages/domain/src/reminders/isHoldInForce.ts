/**
 * Whether staff's exemption from reminders covers a day: until its last day, or until staff end it.
 *
 * @param hold null without an exemption; its last day in Manila, or null until staff end it
 * @param today a day in Manila, as in '2025-11-17'
 * @example isHoldInForce({ until: '2025-11-17' }, '2025-11-17') // true
 * @spec a product decision
 */
export const isHoldInForce = <Hold extends { readonly until: string | null }>(hold: Hold | null, today: string): hold is Hold =>
  hold !== null && (hold.until === null || hold.until >= today);
