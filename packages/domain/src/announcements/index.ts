export {
  ANNOUNCEMENT_AUDIENCES,
  type AnnouncementAudience,
  type AnnouncementForm,
  announcementForm,
  MAX_ANNOUNCEMENT,
  NO_CHANNEL,
} from './announcementForm.ts';
export {
  announcementRecipientsList,
  announcementsList,
  MAIL_OUTCOMES,
  type MailOutcome,
  RECIPIENT_OUTCOMES,
  type RecipientOutcome,
  recipientOutcome,
} from './announcementLists.ts';
export {
  ANNOUNCEMENT_STATES,
  announcementAfter,
  type AnnouncementState,
  type AnnouncementStep,
  whyNotAnnounce,
} from './announcementStates.ts';
export { type AnnouncementRecipient, isLeftOut, LEFT_OUT, type LeftOut, leftOutText, whyLeftOut, whyNotByMail } from './leftOut.ts';
export { plainAnnouncement } from './plainAnnouncement.ts';
export {
  NO_POSTAL_ADDRESS,
  NO_RECIPIENTS,
  progressText,
  type Reach,
  REACH_CHANGED,
  reachText,
  SEGMENT_DELETED,
  SENDER_MAY_NOT,
} from './reachText.ts';
export { type SendAnnouncementForm, sendAnnouncementForm } from './sendAnnouncementForm.ts';
export { ANNOUNCED_PER_MINUTE, roomIn, sendingMinutes, type Throttle, throttleAt } from './throttle.ts';
