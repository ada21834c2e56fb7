import { defineRecord, ofCaller } from '../../commands/subject.ts';
import { ofManagedPerson } from '../access/commands.ts';
import { privacyRequests } from './tables.ts';

/** A request of the caller. */
export const OWN_PRIVACY_REQUEST = defineRecord('privacy request', privacyRequests, {
  scope: ofCaller('privacy request', ({ userId }) => userId),
});

/** A request that staff decide. */
export const PRIVACY_REQUEST: typeof OWN_PRIVACY_REQUEST = {
  ...OWN_PRIVACY_REQUEST,
  scope: ofManagedPerson('privacy request', 'editUser', ({ userId }) => userId),
};
