interface Meta {
  touched?: boolean | undefined;
  submitFailed?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  error?: unknown;
  submitError?: unknown;
}

/** The visible error of a field: none before it is blurred or submitted, and a server error only until the field is changed. */
export function shownError({ touched, submitFailed, dirtySinceLastSubmit, error, submitError }: Meta): string | undefined {
  if (!touched && !submitFailed) return undefined;
  const shown = error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return typeof shown === 'string' ? shown : undefined;
}
