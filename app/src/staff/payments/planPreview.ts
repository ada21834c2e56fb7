import { centavosToPesos } from '@atlas/domain/money';
import type { SchedulePreview } from '@atlas/domain/payments';
import { fromIsoDay } from '@atlas/domain/time';

/** The payments of a plan as a schedule to show. */
export function planPreview(entries: readonly { readonly date: string; readonly centavos: number }[]): SchedulePreview {
  return {
    entries: entries.flatMap(({ date, centavos }) => {
      const scheduleDate = fromIsoDay(date);
      return scheduleDate === null ? [] : [{ scheduleDate, price: centavosToPesos(centavos) }];
    }),
    total: centavosToPesos(entries.reduce((sum, { centavos }) => sum + centavos, 0)),
  };
}
