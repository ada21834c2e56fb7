interface Meta {
  touched?: boolean | undefined;
  submitFailed?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  error?: unknown;
  submitError?: unknown;
}

/** The error that a field shows: nothing before it was left or sent, and a refusal of the server only until it is changed. */
export function shownError({ touched, submitFailed, dirtySinceLastSubmit, error, submitError }: Meta): string | undefined {
  if (!touched && !submitFailed) return undefined;
  const shown = error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return typeof shown === 'string' ? shown : undefined;
}
