/**
 * The half hours of a day, from 12:00 AM to 11:30 PM.
 *
 * @spec 2 §3
 */
export const TIME_SLOTS: readonly string[] = /* @__PURE__ */ Array.from({ length: 48 }, (_none, slot) => {
  const hour = Math.floor(slot / 2);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${slot % 2 === 0 ? '00' : '30'} ${hour < 12 ? 'AM' : 'PM'}`;
});
