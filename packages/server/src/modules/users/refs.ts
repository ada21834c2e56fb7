import { MEMBERSHIP_STATUSES } from '@atlas/domain/subscriptions';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { BugReport, PrivacyRequest, User, UserMerge, UserNote, Win } from './repo.ts';

export const UserRef = builder.objectRef<User>('User');
export const UserNoteRef = builder.objectRef<UserNote>('UserNote');
export const WinRef = builder.objectRef<Win>('Win');
export const UserMergeRef = builder.objectRef<UserMerge>('UserMerge');
export const PrivacyRequestRef = builder.objectRef<PrivacyRequest>('PrivacyRequest');
export const BugReportRef = builder.objectRef<BugReport>('BugReport');
/** What the lists of people can be narrowed by; the modules that know more add their fields. */
export const PeopleChoicesRef = builder.objectRef<object>('PeopleChoices');

export const MembershipStatusEnum = enumOf('MembershipStatus', MEMBERSHIP_STATUSES);
