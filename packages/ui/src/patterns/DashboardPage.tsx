import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';

export interface DashboardPageProps {
  greeting: string;
  /** Today, with its weekday. */
  date: string;
  /** The next thing to do: the ResumeCard. */
  lead: ReactNode;
  /** Beside it from 900 px, with the same height: what is due next. */
  leadSide?: ReactNode;
  /** The wide column; below the lead on phones. */
  main?: ReactNode;
  /** The narrow column: events, check-ins. */
  side?: ReactNode;
}

/** The home page: a greeting, the next step, and what is due. Cards with one primary action. */
export function DashboardPage({ greeting, date, ...areas }: DashboardPageProps) {
  const head = (
    <Stack gap={1}>
      <Heading level={1}>{greeting}</Heading>
      <Text tone="muted" numeric>
        {date}
      </Text>
    </Stack>
  );
  return <DashboardLayout head={head} {...areas} />;
}
