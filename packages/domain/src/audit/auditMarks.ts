/**
 * Replaces a personal value in the append-only audit. The value is stored separately, where it can
 * be erased.
 */
export const PERSONAL_VALUE = '[personal]';

/** Replaces a personal value that was erased with the person's account. */
export const ERASED_VALUE = '[erased]';

/** Replaces a secret, which the audit never contains. */
export const HIDDEN_VALUE = '[hidden]';
