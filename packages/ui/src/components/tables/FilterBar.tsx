import { Children, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { ActiveFilters, Controls, Row, Search, Tools, Root } from './filterBarStyle.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterSheet } from './FilterSheet.tsx';

export interface ActiveFilter {
  readonly id: string;
  /** The label: "Joined in 2025". */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterBarProps {
  /** A SearchField. */
  search?: ReactNode;
  /** The filter controls: Selects, DateFields. Inline, and below 640 px in a sheet. */
  children?: ReactNode;
  /**
   * `always` for the sheet at every width; the default with more controls than fit side by side.
   */
  fold?: 'phone' | 'always' | undefined;
  /** Shown after the controls, from 640 px: a ColumnChooser. */
  tools?: ReactNode;
  /** The active filters. */
  active?: readonly ActiveFilter[] | undefined;
  /** Quick filters as Chips, for everyday use. */
  quick?: ReactNode;
  onClear?: (() => void) | undefined;
  title?: string | undefined;
  clearText?: string | undefined;
  /** The button that closes the sheet: "Show 348 users". */
  showText?: string | undefined;
}

/** The maximum number of controls side by side. */
const MAX_IN_SIGHT = 6;

/** The search and filters of a list: a search field, controls, and a chip for each active filter. */
export function FilterBar({ search, children, fold: wanted, tools, active = [], quick, onClear, ...texts }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const fold = wanted ?? (Children.toArray(children).length > MAX_IN_SIGHT ? 'always' : 'phone');
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
            {/* Rendered only once at a time: in the sheet while it is open. */}
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
                // The last chip unmounts its siblings as well.
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
