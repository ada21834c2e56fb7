import * as z from 'zod/mini';
import { email } from '../auth/email.ts';

/**
 * The email address of a person who joins the challenge.
 *
 * @spec 2 §7; its message is the one of the other forms with an address
 */
export const challengeForm = z.object({ email: email('Email is required') });
