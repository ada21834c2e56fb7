import { Chip } from '@atlas/ui';
import {
  IMPORT_OUTCOME_NAMES,
  IMPORT_OUTCOMES,
  IMPORT_ROW_STATE_NAMES,
  IMPORT_ROW_STATES,
  type ImportOutcome,
  type ImportRowState,
  type importRowsList,
} from '@atlas/domain/imports';
import type { FilterNameOf, SortKeyOf } from '@atlas/domain/lists';
import type { ListState } from '../../admin/lists/useListState.ts';

type List = typeof importRowsList;

/** The state of the list of rows. */
export type ImportRowsState = ListState<SortKeyOf<List>, FilterNameOf<List>>;

interface ChipsProps<Value extends string> {
  name: FilterNameOf<List>;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** The number of rows by value; a value without a number has no chip, unless it is chosen. */
  counts: { readonly [Each in Value]?: number };
  total: number;
  state: ImportRowsState;
}

const counted = (count: number): string => count.toLocaleString('en-PH');

/** Links to the rows with each value of a filter that any row has. The other filters stay. */
function RowChips<Value extends string>({ name, values, labels, counts, total, state: { list, hrefOf } }: ChipsProps<Value>) {
  const { [name]: shown, ...others } = list.filters as Readonly<Record<string, string>>;
  return (
    <>
      {values.map((value) => {
        const count = counts[value] ?? 0;
        if (count === 0 && value !== shown) return null;
        return (
          <Chip key={value} href={hrefOf({ filters: { ...others, [name]: value } })} selected={value === shown} count={counted(count)}>
            {labels[value]}
          </Chip>
        );
      })}
      <Chip href={hrefOf({ filters: others })} selected={shown === undefined} count={counted(total)}>
        All
      </Chip>
    </>
  );
}

/** Links to the rows by what the check expects of them. */
export const OutcomeChips = (props: Pick<ChipsProps<ImportOutcome>, 'counts' | 'total' | 'state'>) => (
  <RowChips name="outcome" values={IMPORT_OUTCOMES} labels={IMPORT_OUTCOME_NAMES} {...props} />
);

/** Links to the rows by their result. */
export const ResultChips = (props: Pick<ChipsProps<ImportRowState>, 'counts' | 'total' | 'state'>) => (
  <RowChips name="result" values={IMPORT_ROW_STATES} labels={IMPORT_ROW_STATE_NAMES} {...props} />
);
