import type { ReactNode } from 'react';
import { DashboardLayout } from './DashboardLayout.tsx';
import { Greeting, type GreetingProps } from './Greeting.tsx';

export interface DashboardPageProps extends GreetingProps {
  /** The next thing to do: the ResumeCard. */
  lead: ReactNode;
  /** Next to it from 900 px, with the same height: what is due next. */
  leadSide?: ReactNode;
  /** The wide column; below the lead on phones. */
  main?: ReactNode;
  /** The narrow column: events, check-ins. */
  side?: ReactNode;
}

/** The home page: a greeting, the next step, and what is due. Cards with one primary action. */
export function DashboardPage({ greeting, date, ...areas }: DashboardPageProps) {
  return <DashboardLayout head={<Greeting greeting={greeting} date={date} />} {...areas} />;
}
