/** One thing to choose in a Combobox or MultiSelect. */
export interface ComboboxOption {
  /** What the form keeps: an id. Never empty. */
  value: string;
  label: string;
  /** A second line that tells two of the same name apart. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

/** Where options come from: all of them given, or found by what is typed. */
export interface OptionSource {
  /** Every option there is; with `loadOptions`, those that are chosen already, so that they have their names. */
  options?: readonly ComboboxOption[] | undefined;
  /** Finds options on the server. Asked with '' when the list opens, then with what was typed, once typing pauses. */
  loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>) | undefined;
}
