import * as z from 'zod/mini';
import { email } from '../auth/email.ts';

/** Whoever joins the challenge gives an address. Specification 2 §7; its message is that of the other forms that ask for one. */
export const challengeForm = z.object({ email: email('Email is required') });
