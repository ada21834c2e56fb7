const DAY = 86_400_000;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The weeks of a month, each with seven slots starting with Sunday; null where a slot belongs to
 * another month.
 * @param month '2025-11'
 * @example calendarWeeks('2025-11')[0] // [null, null, null, null, null, null, '2025-11-01']
 */
export function calendarWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = Date.parse(`${month}-01`);
  const start = first - new Date(first).getUTCDay() * DAY;
  const weeks: (string | null)[][] = [];
  for (let at = start; weeks.length === 0 || isoDay(at).startsWith(month); at += 7 * DAY) {
    weeks.push(Array.from({ length: 7 }, (_, place) => isoDay(at + place * DAY)).map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/**
 * The month that is `months` after the given one.
 * @example laterMonth('2025-11', 2) // '2026-01'
 */
export function laterMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDay(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** The same day of another month, or its last day where that month is shorter. */
function dayIn(month: string, day: string): string {
  const last = calendarWeeks(month)
    .flat()
    .findLast((one) => one !== null);
  const same = `${month}-${day.slice(8)}`;
  return last && last < same ? last : same;
}

/**
 * The day that a key moves to in a calendar, or null for other keys: arrows by a day and a week, Home and End within the week, Page Up and
 * Page Down by a month.
 * @example calendarKeyTarget('ArrowDown', '2025-11-25') // '2025-12-02'
 */
export function calendarKeyTarget(key: string, day: string): string | null {
  const at = Date.parse(day);
  const weekday = new Date(at).getUTCDay();
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  if (Object.hasOwn(days, key)) return isoDay(at + (days[key] ?? 0) * DAY);
  if (key === 'PageUp') return dayIn(laterMonth(day.slice(0, 7), -1), day);
  if (key === 'PageDown') return dayIn(laterMonth(day.slice(0, 7), 1), day);
  return null;
}
