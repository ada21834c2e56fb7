/** An option of a Combobox or MultiSelect. */
export interface ComboboxOption {
  /** The form's value: an id. Never empty. */
  value: string;
  label: string;
  /** A second line that distinguishes options with the same label. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

/** The source of the options: given in full, or searched. */
export interface OptionSource {
  /** All options; with `loadOptions`, the already selected ones, so that their labels are known. */
  options?: readonly ComboboxOption[] | undefined;
  /** Searches options on the server. Called with '' when the list opens, then debounced with the query. */
  loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>) | undefined;
}
