interface SaveState {
  dirty?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  submitSucceeded?: boolean | undefined;
  submitting?: boolean | undefined;
}

/** Whether a form has unsaved changes, or changes whose saving has not ended yet. */
export function isUnsaved({ dirty = false, dirtySinceLastSubmit = false, submitSucceeded, submitting }: SaveState): boolean {
  return dirty && (submitting === true || !submitSucceeded || dirtySinceLastSubmit);
}
