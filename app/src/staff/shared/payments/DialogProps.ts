/** The props of every dialog of the payment details. */
export interface DialogProps {
  onClose: () => void;
  /** Loads the page again. */
  reload: () => Promise<unknown>;
}

/** The props of a dialog about one scheduled payment. */
export interface EntryDialogProps<Key> extends DialogProps {
  entry: Key;
  /** Its name inside a sentence: "payment 2". */
  name: string;
}
