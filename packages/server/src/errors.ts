import { SET_UP_FIRST } from '@atlas/domain/auth';
import type { ErrorCode } from '@atlas/domain/errors';

const STATUS: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  GONE: 410,
  RATE_LIMITED: 429,
};

/**
 * An error whose message is meant for the user. Commands throw it; GraphQL and plain HTTP both
 * render it. `fieldErrors` maps a form's field to its message (BAD_USER_INPUT only).
 */
export class UserError extends Error {
  override name = 'UserError';
  readonly code: ErrorCode;
  readonly fieldErrors: Record<string, string> | undefined;
  constructor(code: ErrorCode, message: string, fieldErrors?: Record<string, string>) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
  get status(): number {
    return STATUS[this.code];
  }
}

/** A rejected request that can be repeated later. */
export class RateLimited extends UserError {
  override name = 'RateLimited';
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super('RATE_LIMITED', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * A rejection because of an existing record, with the path of that record's page when the caller
 * may open it.
 */
export class RecordExists extends UserError {
  override name = 'RecordExists';
  readonly existing: string | null;
  constructor(message: string, fieldErrors: Record<string, string>, existing: string | null) {
    super('BAD_USER_INPUT', message, fieldErrors);
    this.existing = existing;
  }
}

/** The error of one field of a form. */
export const fieldError = (field: string, message: string): UserError => new UserError('BAD_USER_INPUT', message, { [field]: message });

/** A sign-in without its second factor, or with an invalid code. The form requests the code. */
export class CodeNeeded extends UserError {
  override name = 'CodeNeeded';
  readonly needs = 'code';
  constructor(message: string) {
    super('BAD_USER_INPUT', message);
  }
}

/** An error whose message is meant for operators. A command ends with it, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const signInFirst = () => new UserError('UNAUTHENTICATED', 'Log in to continue.');
export const secondFactorFirst = () => new UserError('FORBIDDEN', SET_UP_FIRST);
export const accessRestricted = () => new UserError('FORBIDDEN', 'Your access level does not include this.');
