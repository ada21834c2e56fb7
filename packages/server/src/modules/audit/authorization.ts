import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import { CHANGELOG_PAGES } from '../changelog/repo.ts';

/** Access rules for audit. */
export const auditAuthorization: Authorization = {
  types: {
    AuditEntry: { page: 'infoLogsReport' },
    AuditReference: 'with-parent',
    AuditSubject: 'with-parent',
    FormerGroup: 'with-parent',
    Impersonation: { page: 'infoLogsReport' },
    LastSaved: 'with-parent',
    MoneyChange: 'with-parent',
    SignIn: { page: 'infoLogsReport' },
  },
  fields: {
    'Batch.lastSaved': { page: 'editBatch' },
    'ChangelogEntry.lastSaved': { pages: CHANGELOG_PAGES },
    'Coupon.lastSaved': { page: 'funnel' },
    'Course.lastSaved': { page: 'editCourse' },
    'Event.lastSaved': { page: 'editEvent' },
    'Funnel.lastSaved': { page: 'funnel' },
    'Group.lastSaved': { page: 'editGroup' },
    'Lesson.lastSaved': { page: 'editLesson' },
    'PaymentTerm.lastSaved': { page: 'defaultSettings' },
    'PersonMoney.history': { page: 'studentPaymentDetails' },
    'Product.lastSaved': { page: 'editProduct' },
    'Resource.lastSaved': { page: 'editResourceFile' },
    'Stage.lastSaved': { page: 'editStage' },
    'Subgroup.lastSaved': { page: 'editSubGroup' },
    'Unit.lastSaved': { page: 'editCourse' },
    'UserCommunity.formerGroups': ofPerson('user', ({ userId }: { userId: number }) => userId),
    'Viewer.auditEntries': { page: 'infoLogsReport' },
    'Viewer.auditEntry': { page: 'infoLogsReport' },
    'Viewer.impersonations': { page: 'infoLogsReport' },
    'Viewer.signIn': { page: 'infoLogsReport' },
    'Viewer.signInLog': { page: 'infoLogsReport' },
  },
};
