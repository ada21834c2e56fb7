import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { ActiveFilters, Controls, Row, Search, Tools, Root } from './filterBarStyle.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterSheet } from './FilterSheet.tsx';

export interface ActiveFilter {
  readonly id: string;
  /** In words: "Joined in 2025". */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterBarProps {
  /** A SearchField. */
  search?: ReactNode;
  /** The controls of the filters: Selects, DateFields. They stand here, and below 640 px in a sheet. */
  children?: ReactNode;
  /** `always` for more than some four controls: they are then behind the button at every width. */
  fold?: 'phone' | 'always' | undefined;
  /** After the controls, from 640 px up: a ColumnChooser. */
  tools?: ReactNode;
  /** Every filter that is in force. */
  active?: readonly ActiveFilter[] | undefined;
  /** Chips to press, for the filters that are used every day. */
  quick?: ReactNode;
  onClear?: (() => void) | undefined;
  title?: string | undefined;
  clearText?: string | undefined;
  /** The button that closes the sheet: "Show 348 users". */
  showText?: string | undefined;
}

/** What a list is narrowed down to, and how to change it: search, controls, and a chip for each filter in force. */
export function FilterBar({ search, children, fold = 'phone', tools, active = [], quick, onClear, ...texts }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { title = 'Filters', clearText = 'Clear filters', showText = 'Show results' } = texts;
  const clear = onClear && active.length > 0 && (
    <Button
      variant="quiet"
      size="dense"
      onClick={() => {
        if (!open) root.current?.focus();
        onClear();
      }}
    >
      {clearText}
    </Button>
  );
  return (
    <Root ref={root} tabIndex={-1}>
      <Row>
        {search !== undefined && <Search>{search}</Search>}
        {children !== undefined && (
          <>
            {/* In one place at a time: the sheet borrows the controls while it is open. */}
            {fold === 'phone' && !open && <Controls>{children}</Controls>}
            <FilterSheet
              fold={fold}
              open={open}
              onOpenChange={setOpen}
              title={title}
              count={active.length}
              clear={clear}
              showText={showText}
            >
              {children}
            </FilterSheet>
          </>
        )}
        {tools !== undefined && <Tools>{tools}</Tools>}
      </Row>
      {(active.length > 0 || quick !== undefined) && (
        <ActiveFilters role="group" aria-label={title}>
          {active.map(({ id, label, onRemove }) => (
            <FilterChip
              key={id}
              label={label}
              onRemove={() => {
                // With the last chip its neighbours go, too.
                if (active.length === 1) root.current?.focus();
                onRemove();
              }}
            />
          ))}
          {quick}
          {clear}
        </ActiveFilters>
      )}
    </Root>
  );
}
