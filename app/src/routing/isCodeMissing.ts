// Chromium remembers a module that failed to load, and each module that needs it, until the page is
// reloaded. Another address for the module would not help: what it imports has failed as well.

/** The messages of Chromium, Firefox and Safari for an import that failed. */
const FAILED_IMPORT = /import(?:ed|ing a) module/i;

/** True for the error of a failed import. */
export const isCodeMissing = (error: unknown): boolean => error instanceof TypeError && FAILED_IMPORT.test(error.message);
