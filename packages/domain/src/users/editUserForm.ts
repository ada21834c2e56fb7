import * as z from 'zod/mini';
import { batchField } from './newUserForm.ts';
import { personFields } from './profileForm.ts';

/**
 * The fields of a person that staff can change: the profile without its address, and the batch. The
 * email address is excluded, because changing it could take the account over. A product decision.
 *
 * @param now today is the last valid birth date
 * @example editUserForm(new Date('2025-11-17')).parse({ firstName: 'Juan', batchId: 3 }).batchId
 * // 3
 */
export const editUserForm = (now: Date) => z.object({ ...personFields(now), batchId: batchField });

export type EditUserForm = z.output<ReturnType<typeof editUserForm>>;
