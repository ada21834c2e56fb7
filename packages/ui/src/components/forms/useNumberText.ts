import { useState } from 'react';

/** A number from what was typed: null for nothing, NaN for what is no such number, so that the form can say which of the two it is. */
export type ParseNumber = (text: string) => number | null;

interface NumberTextOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  parse: ParseNumber;
  /** How the value is written while nobody types in it. */
  format: (value: number) => string;
}

/** The text of a field whose value is a number: what is typed stays as it is typed until the field is left. */
export function useNumberText({ value, onChange, parse, format }: NumberTextOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  // What was typed holds only as long as it means the value: a form that is set anew shows its own.
  const typed = draft !== null && Object.is(parse(draft), value);
  const written = value === null || Number.isNaN(value) ? '' : format(value);
  return {
    text: typed ? draft : written,
    type: (text: string) => {
      setDraft(text);
      onChange(parse(text));
    },
    /** On the way in the plain number, so that the cursor meets no separators. */
    enter: () => {
      if (!Number.isNaN(value)) setDraft(value === null ? '' : String(value));
    },
    /** On the way out the number as it is written; what is no number stays to be corrected. */
    leave: () => {
      if (!Number.isNaN(value)) setDraft(null);
    },
  };
}
