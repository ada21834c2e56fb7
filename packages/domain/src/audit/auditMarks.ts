/** In place of a personal value in the append-only audit: the value itself is stored apart, where it can be erased. */
export const PERSONAL_VALUE = '[personal]';

/** In place of a personal value that was erased with the person's account. */
export const ERASED_VALUE = '[erased]';

/** In place of a secret, which the audit never contains. */
export const HIDDEN_VALUE = '[hidden]';
