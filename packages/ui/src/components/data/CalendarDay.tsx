import type { KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import type { CalendarEntry, CalendarNoun } from './CalendarEntry.ts';

interface CalendarDayProps {
  day: string;
  /** 'Tuesday, November 25' */
  name: string;
  isToday: boolean;
  isChosen: boolean;
  entries: readonly CalendarEntry[];
  noun: CalendarNoun;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The number of entries named in a day's cell, and of dots on phones. */
const SHOWN = { names: 2, dots: 3 };

/** A day of a Calendar: its number and the first entries; on phones a dot for each. */
export function CalendarDay({ day, name, isToday, isChosen, entries, noun, onChoose, onKeyDown }: CalendarDayProps) {
  const count = entries.length;
  const more = count - SHOWN.names;
  return (
    <Cell>
      <Square
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={count === 0 ? name : `${name}, ${count} ${count === 1 ? noun.one : noun.many}`}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        $isChosen={isChosen}
      >
        <DayNumber $isToday={isToday}>{Number(day.slice(8))}</DayNumber>
        <Dots>
          {entries.slice(0, SHOWN.dots).map((entry) => (
            <Dot key={entry.id} $isHollow={entry.cancelled === true} />
          ))}
        </Dots>
      </Square>
      <Names aria-hidden="true">
        {entries.slice(0, SHOWN.names).map((entry) => (
          <Name key={entry.id} $isCancelled={entry.cancelled === true}>
            {entry.title}
          </Name>
        ))}
        {more > 0 && <More>{more} more</More>}
      </Names>
    </Cell>
  );
}

const chosen = css`
  border-color: var(--accent);
  background: var(--accent-surface);
`;

// The names lie over the button, whose label states the number of entries.
const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * {
    grid-area: 1 / 1;
  }
`;

const Square = styled.button<{ $isChosen: boolean }>`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 2px;
  width: 100%;
  min-height: var(--touch);
  padding: 4px 2px;
  border: var(--border) solid transparent;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--surface-sunken);
  }
  ${({ $isChosen }) => $isChosen && chosen}
  ${media.desktop} {
    justify-items: start;
    min-height: 92px;
    padding: 6px;
    border-color: ${({ $isChosen }) => ($isChosen ? 'var(--accent)' : 'var(--line)')};
  }
  ${media.forcedColors} {
    outline: ${({ $isChosen }) => ($isChosen ? '2px solid Highlight' : 'none')};
    &:focus-visible {
      outline: var(--ring) solid Highlight;
    }
  }
`;

const now = css`
  background: var(--highlight);
  color: var(--highlight-ink);
  font-weight: var(--weight-strong);
`;

const DayNumber = styled.span<{ $isToday: boolean }>`
  display: grid;
  place-items: center;
  min-width: 26px;
  height: 26px;
  padding-inline: 4px;
  border-radius: var(--radius-pill);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  ${({ $isToday }) => $isToday && now}
  ${media.forcedColors} {
    ${({ $isToday }) => $isToday && 'border: var(--border) solid CanvasText;'}
  }
`;

const Dots = styled.span`
  display: flex;
  gap: 3px;
  min-height: 6px;
  ${media.desktop} {
    display: none;
  }
`;

const Dot = styled.span<{ $isHollow: boolean }>`
  width: 6px;
  height: 6px;
  border: var(--border) solid var(--accent);
  border-radius: var(--radius-pill);
  background: ${({ $isHollow }) => ($isHollow ? 'none' : 'var(--accent)')};
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Names = styled.span`
  display: none;
  ${media.desktop} {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 36px 6px 6px;
    pointer-events: none;
  }
`;

const Name = styled.span<{ $isCancelled: boolean }>`
  overflow: hidden;
  color: var(--ink);
  font-size: var(--text-12);
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $isCancelled }) => $isCancelled && 'text-decoration: line-through;'}
`;

const More = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-12);
`;
