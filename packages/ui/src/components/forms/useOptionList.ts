import { Combobox as Base } from '@base-ui/react/combobox';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ComboboxOption, OptionSource } from './ComboboxOption.ts';
import type { ScrollToOption } from './OptionList.tsx';
import { rankOptions } from './rankOptions.ts';
import { useOptionSearch } from './useOptionSearch.ts';

const NOTHING = { query: '', open: false };

/**
 * The logic that Combobox and MultiSelect share: the open state, the search, the labels of selected
 * options, and the props for Base UI's root. `begun` is the initial query and open state.
 */
export function useOptionList({ options, loadOptions }: OptionSource, begun: { query: string; open: boolean } = NOTHING) {
  const [open, setOpen] = useState(begun.open);
  const [query, setQuery] = useState(begun.query);
  const [remembered, setRemembered] = useState<readonly ComboboxOption[]>([]);
  const actions = useRef<{ unmount: () => void; close: () => void }>(null);
  const scrollTo = useRef<ScrollToOption>(null);
  const frame = useRef<HTMLDivElement>(null);
  const search = useOptionSearch({ options, loadOptions }, { open, query });

  const known = useMemo(() => {
    const all = [...(options ?? []), ...remembered, ...search.found];
    return [...new Map(all.map((option) => [option.value, option])).values()];
  }, [options, remembered, search.found]);
  // Base UI compares the collection by identity.
  const items = useMemo(() => Base.createItems(known, { getValue: ({ value }) => value, getLabel: ({ label }) => label }), [known]);
  const labels = useMemo(() => new Map(known.map(({ value, label }) => [value, label])), [known]);
  const labelOf = (value: string) => labels.get(value) ?? value;

  return {
    open,
    setOpen,
    search,
    labelOf,
    scrollTo,
    frame,
    /** Remembers the labels of selected options after their search results are gone. */
    remember: (values: readonly string[]) => {
      const news = search.found.filter(({ value }) => values.includes(value));
      if (loadOptions) setRemembered((before) => [...before.filter(({ value }) => values.includes(value)), ...news]);
    },
    /** Escape closes only the list: not the dialog around it, and without clearing the value. */
    onKeyDown: (event: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
      if (event.key !== 'Escape') return;
      event.preventBaseUIHandler();
      if (!open) return;
      event.preventDefault();
      event.stopPropagation();
      actions.current?.close();
    },
    root: {
      actionsRef: actions,
      virtualized: true,
      items,
      // The server has ranked what it found.
      filteredItems: [...(loadOptions ? search.found : rankOptions(search.found, query))],
      itemToStringLabel: labelOf,
      autoHighlight: true,
      open,
      onInputValueChange: (text: string, { reason }: Base.Root.ChangeEventDetails) => setQuery(reason === 'input-change' ? text : ''),
      onItemHighlighted: (value: string | undefined, { reason, index }: Base.Root.HighlightEventDetails) => {
        if (value !== undefined && reason !== 'pointer') queueMicrotask(() => scrollTo.current?.(index));
      },
    },
  } as const;
}
