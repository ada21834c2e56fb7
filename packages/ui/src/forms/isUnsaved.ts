interface SaveState {
  dirty?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  submitSucceeded?: boolean | undefined;
  submitting?: boolean | undefined;
}

/**
 * Whether a form holds something that would be lost. Not while it is being saved: what follows a save, such as going to the list, happens
 * before the form knows that it was saved.
 */
export function isUnsaved({ dirty = false, dirtySinceLastSubmit = false, submitSucceeded, submitting }: SaveState): boolean {
  return dirty && !submitting && (!submitSucceeded || dirtySinceLastSubmit);
}
