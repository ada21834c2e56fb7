import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { CalendarDay } from './CalendarDay.tsx';
import type { CalendarEntry, CalendarNoun } from './CalendarEntry.ts';
import { calendarKeyTarget, calendarWeeks, laterMonth } from './calendarWeeks.ts';
import { DayEntries } from './DayEntries.tsx';

export interface CalendarProps {
  /** '2025-11' */
  month: string;
  /** The names of the months, starting with January. */
  months: readonly string[];
  /** The names of the weekdays, starting with Sunday. */
  weekdays: readonly string[];
  /** '2025-11-12' */
  today: string;
  /** The entries of the month, in order. */
  entries: readonly CalendarEntry[];
  /** The noun for an entry. */
  noun: CalendarNoun;
  /** Called when another month is selected, '2025-12'. */
  onMonth: (month: string) => void;
}

/**
 * A month of dated entries. The entries of the selected day are listed next to the month, on phones
 * below it. One tab stop: arrow keys move by days and weeks, Page Up and Page Down by months.
 */
export function Calendar({ month, months, weekdays, today, entries, noun, onMonth }: CalendarProps) {
  const titleId = useId();
  const [choice, choose] = useState<{ day: string; before: string } | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  // Set by a key press: focuses the day as soon as its month is shown.
  const follows = useRef(false);
  const chosen = [choice?.day, choice?.before, today].find((day) => day?.startsWith(month)) ?? entries[0]?.day ?? `${month}-01`;

  useEffect(() => {
    if (!follows.current || chosen !== choice?.day) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen, choice]);

  const go = (day: string) => {
    choose({ day, before: chosen });
    if (!day.startsWith(month)) onMonth(day.slice(0, 7));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = calendarKeyTarget(event.key, chosen);
    if (target === null) return;
    event.preventDefault();
    follows.current = true;
    go(target);
  };
  const on = (day: string) => entries.filter((entry) => entry.day === day);
  const nameOf = (day: string) =>
    `${weekdays[new Date(day).getUTCDay()] ?? ''}, ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(8))}`;
  return (
    <Root>
      <Month>
        <Head>
          <span aria-live="polite">
            <Heading level={2} size="subheading" id={titleId}>
              {months[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
            </Heading>
          </span>
          <Steps>
            {!today.startsWith(month) && (
              <Button size="dense" onClick={() => go(today)}>
                Today
              </Button>
            )}
            <IconButton icon={ChevronLeft} label="Previous month" onClick={() => onMonth(laterMonth(month, -1))} />
            <IconButton icon={ChevronRight} label="Next month" onClick={() => onMonth(laterMonth(month, 1))} />
          </Steps>
        </Head>
        <Grid ref={grid} role="grid" aria-labelledby={titleId}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <Weekday key={name} scope="col" abbr={name}>
                  {name.slice(0, 3)}
                </Weekday>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendarWeeks(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, place) =>
                  day === null ? (
                    <Place key={place} />
                  ) : (
                    <Place key={day} role="gridcell" aria-selected={day === chosen}>
                      <CalendarDay
                        day={day}
                        name={nameOf(day)}
                        isToday={day === today}
                        isChosen={day === chosen}
                        entries={on(day)}
                        noun={noun}
                        onChoose={() => go(day)}
                        onKeyDown={onKeyDown}
                      />
                    </Place>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Month>
      <DayEntries name={nameOf(chosen)} entries={on(chosen)} noun={noun} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: var(--space-8);
    align-items: start;
  }
`;

const Month = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
`;

const Weekday = styled.th`
  padding-bottom: var(--space-1);
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-weight: var(--weight-medium);
  text-align: center;
`;

const Place = styled.td`
  padding: 0;
  vertical-align: top;
`;
