import { BUG_REPORT_STATES } from '@atlas/domain/bugReports';
import { MEMBERSHIP_STATUSES } from '@atlas/domain/subscriptions';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { BugReport, BugReportAnswer } from './bugReportRepo.ts';
import type { UserMerge } from './mergeRepo.ts';
import type { PrivacyRequest } from './privacyRequestRepo.ts';
import type { User, UserNote } from './repo.ts';
import type { Win } from './winRepo.ts';

export const UserRef = builder.objectRef<User>('User');
/** The part of a person's account that staff see and manage. Other modules add their fields. */
export const UserAccountRef = builder.objectRef<{ userId: number }>('UserAccount');
export const UserNoteRef = builder.objectRef<UserNote>('UserNote');
export const WinRef = builder.objectRef<Win>('Win');
export const UserMergeRef = builder.objectRef<UserMerge>('UserMerge');
export const PrivacyRequestRef = builder.objectRef<PrivacyRequest>('PrivacyRequest');
export const BugReportRef = builder.objectRef<BugReport>('BugReport');
export const BugReportAnswerRef = builder.objectRef<BugReportAnswer>('BugReportAnswer');
export const BugReportStateEnum = enumOf('BugReportState', BUG_REPORT_STATES);
/** Choices for the filters of the lists of people. Other modules add their fields. */
export const PeopleChoicesRef = builder.objectRef<object>('PeopleChoices');

export const MembershipStatusEnum = enumOf('MembershipStatus', MEMBERSHIP_STATUSES);
