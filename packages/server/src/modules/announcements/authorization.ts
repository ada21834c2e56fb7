import { can } from '@atlas/domain/access';
import { record, type Authorization } from '../../graphql/rules.ts';
import { SENDS } from './audience.ts';
import { seesBroadcast, type Broadcast } from './repo.ts';

/** Product decision X1. */
const STAFF = { page: 'users' } as const;

/** Access rules for announcements. */
export const announcementsAuthorization: Authorization = {
  types: {
    Announcement: record(
      'holders of users: its author, its sender, and staff who see everyone',
      (broadcast: Broadcast, ctx) => can(ctx.access, STAFF) && seesBroadcast(ctx.source.reader, broadcast),
    ),
    AnnouncementLeftOut: 'with-parent',
    AnnouncementOutcome: 'with-parent',
    AnnouncementReach: 'with-parent',
    // The list is limited to people in scope, and to announcements that the reader sees.
    AnnouncementRecipient: STAFF,
  },
  fields: {
    'Mutation.continueAnnouncement': SENDS,
    'Mutation.deleteAnnouncement': SENDS,
    'Mutation.saveAnnouncement': SENDS,
    'Mutation.sendAnnouncement': SENDS,
    'Mutation.stopAnnouncement': SENDS,
    'Mutation.testAnnouncement': SENDS,
    'Mutation.unscheduleAnnouncement': SENDS,
    'Viewer.announcement': STAFF,
    'Viewer.announcementCheck': STAFF,
    'Viewer.announcementRecipients': STAFF,
    'Viewer.announcements': STAFF,
  },
};
