import * as z from 'zod/mini';
import { batchField } from './newUserForm.ts';
import { personFields } from './profileForm.ts';

/**
 * What staff change about somebody: what people say of themselves but the address of their profile, and the batch. The e-mail address is not among it,
 * as whoever changes it could take the account over.
 *
 * @param now today is the last day on which somebody can be born
 * @example editUserForm(now).parse({ firstName: 'Juan', batchId: 3 }).batchId // 3
 * A product decision.
 */
export const editUserForm = (now: Date) => z.object({ ...personFields(now), batchId: batchField });

export type EditUserForm = z.output<ReturnType<typeof editUserForm>>;
