import { ofPerson, record, type Authorization } from '../../graphql/rules.ts';
import { mayReadNote } from './commands.ts';
import { seesProfile } from './profileCommands.ts';
import type { PrivacyRequest } from './privacyRequestRepo.ts';
import type { User, UserNote } from './repo.ts';

/** A field of a person beyond the name. */
const own = ofPerson('user', ({ id }: User) => id);
/** A field shown in the lists of people. Staff who may open a list see its rows in full. */
const listed = ofPerson(['user', 'users'], ({ id }: User) => id);

/** A listed field that also identifies a person whom staff enrol or whose subscriptions they open. */
const identifying = ofPerson(['user', 'users', 'enrollUser', 'subscription'], ({ id }: User) => id);

/** Access rules of the users module. */
export const usersAuthorization: Authorization = {
  types: {
    BugReport: { page: 'infoLogsReport' },
    BugReportAnswer: { page: 'infoLogsReport' },
    HeldLevel: 'with-parent',
    PeopleChoices: 'with-parent',
    PrivacyRequest: ofPerson('editUser', ({ userId }: PrivacyRequest) => userId),
    Profile: { ofPerson: { text: 'the person, and holders of profile', allows: ({ id }: User, ctx) => seesProfile(ctx, id) } },
    User: 'signed-in',
    UserAccount: 'with-parent',
    UserMerge: { page: 'users' },
    UserNote: record(
      'holders of user with the person in scope; notes about the reader only if the reader sees everyone',
      ({ userId }: UserNote, ctx) => mayReadNote(ctx, userId),
    ),
    UserProfile: 'with-parent',
    Win: 'signed-in',
    WinPicture: 'with-parent',
  },
  fields: {
    'Batch.size': { page: ['batches', 'batch', 'users', 'enrollUser'] },
    'Mutation.addUserNote': { page: 'user' },
    'Mutation.createUser': { page: 'newUser', function: 'user_create' },
    'Mutation.deleteUserNote': { page: 'user' },
    'Mutation.giveAccessLevel': { page: 'editUser' },
    'Mutation.hideReturneeModal': 'signed-in',
    'Mutation.removeWin': 'signed-in',
    'Mutation.saveWin': 'signed-in',
    'Mutation.setFacebookProfile': 'signed-in',
    'Mutation.setProfileImage': 'signed-in',
    'Mutation.setUserArchived': { page: 'editUser' },
    'Mutation.setUserNotePinned': { page: 'user' },
    'Mutation.takeAccessLevel': { page: 'editUser' },
    'Mutation.updateProfile': 'signed-in',
    'Mutation.updateUser': { page: 'editUser' },
    'Mutation.updateUserNote': { page: 'user' },
    'Query.user': 'signed-in',
    'User.about': own,
    'User.account': ofPerson('user', ({ id }: User) => id),
    'User.accessLevel': own,
    'User.accessLevelNames': identifying,
    'User.accessLevels': own,
    'User.affiliateTimestamp': own,
    'User.archivedAt': identifying,
    'User.archivedReason': listed,
    'User.batch': identifying,
    'User.city': own,
    'User.country': own,
    'User.createdAt': listed,
    'User.email': identifying,
    'User.facebookProfile': own,
    'User.heldLevels': own,
    'User.isEmailConfirmed': own,
    'User.isFastTrackStudent': own,
    'User.mobileNumber': own,
    'User.notes': { page: 'user' },
    'User.province': listed,
    'User.revision': own,
    'User.tribeId': identifying,
    'User.type': own,
    'User.userProfile': own,
    'User.whyNotRestored': listed,
    'User.wins': own,
    'UserAccount.noteCount': record(
      'holders of user with the person in scope; notes about the reader only if the reader sees everyone',
      ({ userId }: { userId: number }, ctx) => mayReadNote(ctx, userId),
    ),
    'Viewer.archivedUsers': { page: 'users' },
    'Viewer.bugReport': { page: 'infoLogsReport' },
    'Viewer.bugReports': { page: 'infoLogsReport' },
    'Viewer.levelsToGive': { page: ['editUser', 'enrollUser', 'newUser'] },
    'Viewer.member': { page: 'user' },
    'Viewer.members': { page: 'users' },
    'Viewer.myPrivacyRequests': 'signed-in',
    'Viewer.nonMembers': { page: 'users' },
    'Viewer.peopleChoices': { page: 'users' },
    'Viewer.privacyRequests': { page: 'editUser' },
    'Viewer.profile': 'signed-in',
    'Viewer.user': 'signed-in',
    'Viewer.userMerges': { page: 'users' },
  },
};
