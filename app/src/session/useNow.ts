import { createContext, use, useState } from 'react';

/** What time it is for the app; stories and tests freeze it. */
export const ClockContext = createContext<() => Date>(() => new Date());

/** The instant at which the component was first shown. It does not tick. */
export function useNow(): Date {
  const clock = use(ClockContext);
  const [now] = useState(clock);
  return now;
}
