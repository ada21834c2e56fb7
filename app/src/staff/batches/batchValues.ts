/** The values of the form of a batch. Days are texts of date inputs, and null while empty. */
export interface BatchValues {
  name: string;
  launchFrom: string | null;
  launchTo: string | null;
}

/** The values of the form for a new batch. */
export const NEW_BATCH: BatchValues = { name: '', launchFrom: null, launchTo: null };

/** Converts the validated form values to the API's input. */
export const batchInput = ({ name, launchFrom, launchTo }: BatchValues) => ({
  name,
  launchFrom: launchFrom ?? '',
  launchTo: launchTo ?? '',
});
