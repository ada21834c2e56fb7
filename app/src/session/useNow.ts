import { createContext, use, useState } from 'react';

/** The app's clock. Stories and tests freeze it. */
export const ClockContext = createContext<() => Date>(() => new Date());

/** The time at which the component was first shown. It does not tick. */
export function useNow(): Date {
  const clock = use(ClockContext);
  const [now] = useState(clock);
  return now;
}
