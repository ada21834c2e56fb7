import { Accordion, Chip, type DataColumn, DataTable, DayBars, FiguresSection, Row, Stack, Stat, StatGroup } from '@atlas/ui';
import { everyDay, type FunnelDay, paidPercentText } from '@atlas/domain/funnels';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import type { FunnelFigures_funnel$key } from './__generated__/FunnelFigures_funnel.graphql.ts';

const MEASURES = [
  { name: 'visits', label: 'Visits' },
  { name: 'optIns', label: 'Opt-ins' },
  { name: 'orders', label: 'Orders' },
  { name: 'paidOrders', label: 'Paid orders' },
] as const;

const numberText = (value: number): string => value.toLocaleString('en-PH');

const COLUMNS: readonly DataColumn<FunnelDay>[] = [
  { id: 'day', header: 'Day', cell: ({ day }) => formatShortDate(day) },
  ...MEASURES.map(({ name, label }) => ({
    id: name,
    header: label,
    align: 'end' as const,
    width: 'narrow' as const,
    card: 'count' as const,
    cell: (day: FunnelDay) => numberText(day[name]),
  })),
];

/** The results of a funnel so far, and on each of the last 90 days as bars and as a table. */
export function FunnelFigures({ funnel }: { funnel: FunnelFigures_funnel$key }) {
  const { figures, days } = useFragment(
    graphql`
      fragment FunnelFigures_funnel on Funnel {
        figures {
          visits
          optIns
          orders
          paidOrders
        }
        days {
          day
          visits
          optIns
          orders
          paidOrders
        }
      }
    `,
    funnel,
  );
  const now = useNow();
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>(MEASURES[0]);
  const bars = everyDay(days, now).map((one) => ({ day: formatShortDate(one.day), value: one[measure.name] }));
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <Stack gap={5}>
      <StatGroup label="So far">
        <Stat label="Visits" value={numberText(figures.visits)} />
        <Stat label="Opt-ins" value={numberText(figures.optIns)} />
        <Stat label="Orders" value={numberText(figures.orders)} />
        <Stat label="Paid" value={paidPercentText(figures)} note={`${numberText(figures.paidOrders)} paid orders`} />
      </StatGroup>
      <FiguresSection title="By day">
        <Stack gap={3}>
          <Row gap={2} wrap role="group" aria-label="By day">
            {MEASURES.map((one) => (
              <Chip key={one.name} selected={one === measure} onClick={() => setMeasure(one)}>
                {one.label}
              </Chip>
            ))}
          </Row>
          <DayBars
            label={`${measure.label} on each of the last 90 days`}
            bars={bars}
            highest={most === 0 ? 'None in the last 90 days' : `Up to ${numberText(most)} a day`}
          />
          {days.length > 0 && (
            <Accordion
              items={[
                {
                  id: 'days',
                  title: 'Figures by day',
                  content: <DataTable label="Figures by day" columns={COLUMNS} rows={days.toReversed()} rowKey={({ day }) => day} />,
                },
              ]}
            />
          )}
        </Stack>
      </FiguresSection>
    </Stack>
  );
}
