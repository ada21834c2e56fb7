interface SaveState {
  dirty?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  submitSucceeded?: boolean | undefined;
  submitting?: boolean | undefined;
}

/**
 * Whether a form has unsaved changes. Not while it is being saved: navigation after a save happens
 * before the form knows that it was saved.
 */
export function isUnsaved({ dirty = false, dirtySinceLastSubmit = false, submitSucceeded, submitting }: SaveState): boolean {
  return dirty && !submitting && (!submitSucceeded || dirtySinceLastSubmit);
}
