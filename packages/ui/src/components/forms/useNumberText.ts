import { useState } from 'react';

/** Parses typed text: null if empty, NaN if invalid, so that the form can distinguish the two. */
export type ParseNumber = (text: string) => number | null;

interface NumberTextOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  parse: ParseNumber;
  /** Formats the value while the field is not focused. */
  format: (value: number) => string;
}

/** The text of a number field: the raw input stays until the field is blurred. */
export function useNumberText({ value, onChange, parse, format }: NumberTextOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  // The raw input counts only while it parses to the value: a reset form shows its own value.
  const typed = draft !== null && Object.is(parse(draft), value);
  const written = value === null || Number.isNaN(value) ? '' : format(value);
  return {
    text: typed ? draft : written,
    type: (text: string) => {
      setDraft(text);
      onChange(parse(text));
    },
    /** On focus shows the plain number, without separators. */
    enter: () => {
      if (!Number.isNaN(value)) setDraft(value === null ? '' : String(value));
    },
    /** On blur shows the formatted number; invalid input stays to be corrected. */
    leave: () => {
      if (!Number.isNaN(value)) setDraft(null);
    },
  };
}
