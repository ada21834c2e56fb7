import type { PageFlag } from '../access/pageFlags.ts';
import type { PathParams } from './pathParams.ts';

/**
 * The access rule of a route.
 *
 * @spec 1 §2.2 to §2.6
 */
export type RouteAccess = 'public' | 'publicAuth' | 'login' | 'loginOutsideLayout' | 'flag' | 'catchAll';

interface RouteRow {
  readonly name: string;
  readonly pattern: string;
  readonly access: RouteAccess;
  readonly flags?: readonly PageFlag[];
  readonly title: string;
  readonly parent?: string;
}

const TABLE = [
  { name: 'home', pattern: '/', access: 'login', title: 'Home' },
  { name: 'twelveDayChallenge', pattern: '/12-day-challenge', access: 'public', title: '12-Day Challenge' },
  {
    name: 'accessLevels',
    pattern: '/access-levels',
    access: 'flag',
    flags: ['accessLevels'],
    title: 'Access levels',
    parent: 'defaultSettings',
  },
  {
    name: 'newAccessLevel',
    pattern: '/access-levels/new',
    access: 'flag',
    flags: ['newAccessLevel'],
    title: 'New AccessLevel',
    parent: 'accessLevels',
  },
  {
    name: 'accessLevel',
    pattern: '/access-levels/{id:String}',
    access: 'flag',
    flags: ['accessLevel'],
    title: 'Access level',
    parent: 'accessLevels',
  },
  {
    name: 'editAccessLevel',
    pattern: '/access-levels/{id:String}/edit',
    access: 'flag',
    flags: ['editAccessLevel'],
    title: 'Edit access level',
    parent: 'accessLevel',
  },
  { name: 'account', pattern: '/account', access: 'login', title: 'Billing and Subscriptions' },
  { name: 'accountabilityBuddies', pattern: '/accountability-buddies', access: 'login', title: 'Accountability Group' },
  { name: 'teamLeadSelection', pattern: '/accountability-team-lead-selection', access: 'login', title: 'Choose a team lead' },
  {
    name: 'teamLead',
    pattern: '/accountability-team-lead-selection/{id:Int}',
    access: 'login',
    title: 'Team lead',
    parent: 'teamLeadSelection',
  },
  { name: 'accountabilityGroups', pattern: '/admin-accountability-group', access: 'login', title: 'Accountability groups' },
  { name: 'affiliateCommission', pattern: '/affiliate/commission', access: 'login', title: 'Commission' },
  { name: 'affiliateLeads', pattern: '/affiliate/leads', access: 'login', title: 'Leads' },
  { name: 'affiliateLinks', pattern: '/affiliate/links', access: 'login', title: 'Links' },
  { name: 'affiliatePayout', pattern: '/affiliate/payout', access: 'loginOutsideLayout', title: 'Payout', parent: 'affiliateCommission' },
  { name: 'affiliateResources', pattern: '/affiliate/resources', access: 'login', title: 'Resources' },
  {
    name: 'affiliateResource',
    pattern: '/affiliate/resources/{id:Int}',
    access: 'login',
    title: 'Affiliate resource',
    parent: 'affiliateResources',
  },
  { name: 'affiliateTerms', pattern: '/affiliate/terms', access: 'login', title: 'Affiliate T&C' },
  { name: 'affiliates', pattern: '/affiliates', access: 'flag', flags: ['affiliates'], title: 'Affiliates' },
  { name: 'affiliate', pattern: '/affiliates/{id:Int}', access: 'flag', flags: ['affiliates'], title: 'Affiliate', parent: 'affiliates' },
  {
    name: 'backupHistory',
    pattern: '/backup/history',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'Backups',
    parent: 'defaultSettings',
  },
  { name: 'batches', pattern: '/batches', access: 'flag', flags: ['batches'], title: 'Batches' },
  { name: 'newBatch', pattern: '/batches/new', access: 'flag', flags: ['newBatch'], title: 'New Batch', parent: 'batches' },
  { name: 'batch', pattern: '/batches/{id:Int}', access: 'flag', flags: ['batch'], title: 'Batch', parent: 'batches' },
  { name: 'editBatch', pattern: '/batches/{id:Int}/edit', access: 'flag', flags: ['editBatch'], title: 'Edit batch', parent: 'batch' },
  { name: 'bugReport', pattern: '/bug-report', access: 'publicAuth', title: 'Bug Report' },
  { name: 'challengeBuddies', pattern: '/challenge-buddies', access: 'login', title: 'Challenge buddies' },
  { name: 'challengeGroups', pattern: '/challenge-groups', access: 'login', title: 'Challenge groups' },
  { name: 'changelog', pattern: '/changelog', access: 'public', title: 'What’s new' },
  { name: 'checkoutClosed', pattern: '/checkout/closed', access: 'public', title: 'Enrollment is closed' },
  { name: 'checkout', pattern: '/checkout/{funnelId:String}', access: 'public', title: 'Checkout' },
  { name: 'community', pattern: '/community', access: 'login', title: 'Community' },
  {
    name: 'archivedUsers',
    pattern: '/community/archivedUsers',
    access: 'flag',
    flags: ['users'],
    title: 'Archived users',
    parent: 'users',
  },
  {
    name: 'archivedUser',
    pattern: '/community/archivedUsers/{id:Int}',
    access: 'flag',
    flags: ['user'],
    title: 'Archived user',
    parent: 'archivedUsers',
  },
  { name: 'users', pattern: '/community/members', access: 'flag', flags: ['users'], title: 'Members' },
  { name: 'user', pattern: '/community/members/{id:Int}', access: 'flag', flags: ['user'], title: 'Member', parent: 'users' },
  {
    name: 'editUser',
    pattern: '/community/members/{id:Int}/edit',
    access: 'flag',
    flags: ['editUser'],
    title: 'Edit member',
    parent: 'user',
  },
  { name: 'mergeUsers', pattern: '/community/mergeUsers', access: 'flag', flags: ['users'], title: 'Merge users', parent: 'users' },
  { name: 'nonMembers', pattern: '/community/non-members', access: 'flag', flags: ['users'], title: 'Non-members', parent: 'users' },
  { name: 'newUser', pattern: '/community/non-members/new', access: 'flag', flags: ['newUser'], title: 'New User', parent: 'nonMembers' },
  {
    name: 'nonMember',
    pattern: '/community/non-members/{id:Int}',
    access: 'flag',
    flags: ['user'],
    title: 'Non-member',
    parent: 'nonMembers',
  },
  {
    name: 'editNonMember',
    pattern: '/community/non-members/{id:Int}/edit',
    access: 'flag',
    flags: ['editUser'],
    title: 'Edit non-member',
    parent: 'nonMember',
  },
  {
    name: 'communityReport',
    pattern: '/community-report',
    access: 'flag',
    flags: ['communityReport'],
    title: 'Community report',
    parent: 'reportSummary',
  },
  { name: 'content', pattern: '/content', access: 'login', title: 'Content' },
  { name: 'editCoupon', pattern: '/coupons/{id:Int}/edit', access: 'flag', flags: ['funnel'], title: 'Edit coupon', parent: 'funnels' },
  { name: 'courses', pattern: '/courses', access: 'flag', flags: ['courses'], title: 'Courses' },
  { name: 'viewCourses', pattern: '/courses/my-courses', access: 'login', title: 'My Courses' },
  { name: 'viewCourse', pattern: '/courses/my-courses/{id:Int}', access: 'login', title: 'Course', parent: 'viewCourses' },
  {
    name: 'viewLesson',
    pattern: '/courses/my-courses/{courseId:Int}/{lessonId:Int}',
    access: 'login',
    title: 'Lesson',
    parent: 'viewCourse',
  },
  { name: 'newCourse', pattern: '/courses/new', access: 'flag', flags: ['newCourse'], title: 'Create a Course', parent: 'courses' },
  { name: 'course', pattern: '/courses/{id:Int}', access: 'flag', flags: ['course'], title: 'Course', parent: 'courses' },
  { name: 'editCourse', pattern: '/courses/{id:Int}/edit', access: 'flag', flags: ['editCourse'], title: 'Edit course', parent: 'course' },
  {
    name: 'courseIntro',
    pattern: '/courses/{id:Int}/intro',
    access: 'flag',
    flags: ['editCourse'],
    title: 'Course introduction',
    parent: 'course',
  },
  {
    name: 'courseIntroPreview',
    pattern: '/courses/{id:Int}/intro/preview',
    access: 'flag',
    flags: ['course'],
    title: 'Introduction preview',
    parent: 'courseIntro',
  },
  {
    name: 'courseTracks',
    pattern: '/courses/{id:Int}/tracks',
    access: 'flag',
    flags: ['editCourse'],
    title: 'Units',
    parent: 'course',
  },
  { name: 'defaultSettings', pattern: '/default-settings', access: 'flag', flags: ['defaultSettings'], title: 'Settings' },
  { name: 'enrollUser', pattern: '/enroll-user/{id:Int}', access: 'flag', flags: ['enrollUser'], title: 'Enroll User', parent: 'user' },
  { name: 'events', pattern: '/events', access: 'flag', flags: ['events'], title: 'Events' },
  { name: 'viewEvents', pattern: '/events/my-events', access: 'login', title: 'My Events' },
  { name: 'viewEvent', pattern: '/events/my-events/{id:Int}', access: 'login', title: 'Event', parent: 'viewEvents' },
  { name: 'newEvent', pattern: '/events/new', access: 'flag', flags: ['newEvent'], title: 'Create an Event', parent: 'events' },
  { name: 'event', pattern: '/events/{id:Int}', access: 'flag', flags: ['event'], title: 'Event', parent: 'events' },
  { name: 'editEvent', pattern: '/events/{id:Int}/edit', access: 'flag', flags: ['editEvent'], title: 'Edit event', parent: 'event' },
  { name: 'fast', pattern: '/fast', access: 'public', title: 'Fast' },
  { name: 'fastTrack', pattern: '/fast-track', access: 'public', title: 'Fast track' },
  {
    name: 'featureChangeLog',
    pattern: '/feature-changelog',
    access: 'flag',
    flags: ['featureChangeLog', 'defaultSettings'],
    title: 'Feature change log',
    parent: 'defaultSettings',
  },
  { name: 'forbidden', pattern: '/forbidden', access: 'publicAuth', title: 'Access Restricted' },
  { name: 'forgotPassword', pattern: '/forgot-password', access: 'publicAuth', title: 'Forgot Password' },
  { name: 'viewForm', pattern: '/form/{slug:String}', access: 'public', title: 'Form' },
  { name: 'forms', pattern: '/forms', access: 'flag', flags: ['forms'], title: 'Forms' },
  { name: 'form', pattern: '/forms/{id:Int}', access: 'flag', flags: ['form'], title: 'Form', parent: 'forms' },
  { name: 'freeLessons', pattern: '/free-lessons', access: 'public', title: 'Free lessons' },
  { name: 'freeTraining', pattern: '/free-training', access: 'public', title: 'Free training' },
  { name: 'freelancing', pattern: '/freelancing', access: 'public', title: 'Freelancing training' },
  { name: 'funnels', pattern: '/funnels', access: 'flag', flags: ['products'], title: 'Funnels', parent: 'products' },
  {
    name: 'newFunnel',
    pattern: '/funnels/new/{productId:Int}',
    access: 'flag',
    flags: ['funnel'],
    title: 'Create a funnel',
    parent: 'product',
  },
  { name: 'funnel', pattern: '/funnels/{id:String}', access: 'flag', flags: ['funnel'], title: 'Funnel', parent: 'funnels' },
  {
    name: 'landingPageBuilder',
    pattern: '/funnels/{id:String}/build',
    access: 'flag',
    flags: ['funnel'],
    title: 'Landing page',
    parent: 'funnel',
  },
  {
    name: 'newCoupon',
    pattern: '/funnels/{funnelId:String}/coupons/new',
    access: 'flag',
    flags: ['funnel'],
    title: 'Create a coupon',
    parent: 'funnel',
  },
  {
    name: 'coupon',
    pattern: '/funnels/{funnelId:String}/coupons/{id:Int}',
    access: 'flag',
    flags: ['funnel'],
    title: 'Coupon',
    parent: 'funnel',
  },
  { name: 'editFunnel', pattern: '/funnels/{id:String}/edit', access: 'flag', flags: ['funnel'], title: 'Edit funnel', parent: 'funnel' },
  { name: 'groups', pattern: '/groups', access: 'flag', flags: ['groups'], title: 'Groups' },
  {
    name: 'viewGroupMembers',
    pattern: '/groups/members',
    access: 'flag',
    flags: ['viewGroupMembers'],
    title: 'Group members',
    parent: 'groups',
  },
  { name: 'newGroup', pattern: '/groups/new', access: 'flag', flags: ['newGroup'], title: 'Create a Group', parent: 'groups' },
  { name: 'group', pattern: '/groups/{id:Int}', access: 'flag', flags: ['group'], title: 'Group', parent: 'groups' },
  { name: 'editGroup', pattern: '/groups/{id:Int}/edit', access: 'flag', flags: ['editGroup'], title: 'Edit group', parent: 'group' },
  {
    name: 'infoLogsReport',
    pattern: '/info-logs-report',
    access: 'flag',
    flags: ['infoLogsReport'],
    title: 'Info logs',
    parent: 'reportSummary',
  },
  {
    name: 'newLessonFile',
    pattern: '/lesson-files/new',
    access: 'flag',
    flags: ['newLessonFile'],
    title: 'Add a lesson file',
    parent: 'courses',
  },
  { name: 'lessonFile', pattern: '/lesson-files/{id:Int}', access: 'flag', flags: ['lessonFile'], title: 'Lesson file', parent: 'courses' },
  {
    name: 'editLessonFile',
    pattern: '/lesson-files/{id:Int}/edit',
    access: 'flag',
    flags: ['editLessonFile'],
    title: 'Edit lesson file',
    parent: 'lessonFile',
  },
  { name: 'newLesson', pattern: '/lessons/new', access: 'flag', flags: ['newLesson'], title: 'Create a lesson', parent: 'courses' },
  { name: 'lesson', pattern: '/lessons/{id:Int}', access: 'flag', flags: ['lesson'], title: 'Lesson', parent: 'courses' },
  { name: 'editLesson', pattern: '/lessons/{id:Int}/edit', access: 'flag', flags: ['editLesson'], title: 'Edit lesson', parent: 'lesson' },
  { name: 'login', pattern: '/login', access: 'publicAuth', title: 'Log in' },
  { name: 'payment', pattern: '/payment', access: 'login', title: 'Payments' },
  {
    name: 'paymentReport',
    pattern: '/payment-report',
    access: 'flag',
    flags: ['paymentReport'],
    title: 'Payment report',
    parent: 'reportSummary',
  },
  {
    name: 'paymentTerms',
    pattern: '/payment-terms',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'Payment terms',
    parent: 'defaultSettings',
  },
  {
    name: 'newPaymentTerm',
    pattern: '/payment-terms/new',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'New Payment Term',
    parent: 'paymentTerms',
  },
  {
    name: 'paymentTerm',
    pattern: '/payment-terms/{id:String}',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'Payment term',
    parent: 'paymentTerms',
  },
  {
    name: 'editPaymentTerm',
    pattern: '/payment-terms/{id:String}/edit',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'Edit payment term',
    parent: 'paymentTerm',
  },
  { name: 'privacyPolicy', pattern: '/privacy-policy', access: 'public', title: 'Privacy Policy' },
  { name: 'products', pattern: '/products', access: 'flag', flags: ['products'], title: 'Products' },
  { name: 'newProduct', pattern: '/products/new', access: 'flag', flags: ['newProduct'], title: 'Create a Product', parent: 'products' },
  { name: 'product', pattern: '/products/{id:Int}', access: 'flag', flags: ['product'], title: 'Product', parent: 'products' },
  {
    name: 'editProduct',
    pattern: '/products/{id:Int}/edit',
    access: 'flag',
    flags: ['editProduct'],
    title: 'Edit product',
    parent: 'product',
  },
  { name: 'myProfile', pattern: '/profile', access: 'login', title: 'My Profile' },
  { name: 'editProfile', pattern: '/profile/edit', access: 'login', title: 'Edit profile', parent: 'myProfile' },
  { name: 'profile', pattern: '/profile/{slug:String}', access: 'login', title: 'Profile' },
  { name: 'redirectRules', pattern: '/redirect-rules', access: 'login', title: 'Redirect rules' },
  { name: 'refundPolicy', pattern: '/refund-policy', access: 'public', title: 'Refund Policy' },
  { name: 'reportSummary', pattern: '/report-summary', access: 'flag', flags: ['reportSummary'], title: 'Report summary' },
  { name: 'reports', pattern: '/reports', access: 'flag', flags: ['reportSummary'], title: 'Saved reports', parent: 'reportSummary' },
  { name: 'report', pattern: '/reports/{id:String}', access: 'flag', flags: ['reportSummary'], title: 'Saved report', parent: 'reports' },
  { name: 'resetPassword', pattern: '/reset-password', access: 'publicAuth', title: 'Reset Password' },
  { name: 'resourceFiles', pattern: '/resource-files', access: 'flag', flags: ['resourceFiles'], title: 'Resource files' },
  {
    name: 'newResourceFile',
    pattern: '/resource-files/new',
    access: 'flag',
    flags: ['newResourceFile'],
    title: 'Add Resource File',
    parent: 'resourceFiles',
  },
  {
    name: 'resourceFile',
    pattern: '/resource-files/{id:Int}',
    access: 'flag',
    flags: ['resourceFile'],
    title: 'Resource file',
    parent: 'resourceFiles',
  },
  {
    name: 'editResourceFile',
    pattern: '/resource-files/{id:Int}/edit',
    access: 'flag',
    flags: ['editResourceFile'],
    title: 'Edit resource file',
    parent: 'resourceFile',
  },
  { name: 'viewResources', pattern: '/resources/my-resources', access: 'login', title: 'My Resources' },
  { name: 'viewResource', pattern: '/resources/my-resources/{id:Int}', access: 'login', title: 'Resource', parent: 'viewResources' },
  { name: 'publicResources', pattern: '/resources/public', access: 'public', title: 'Resources' },
  { name: 'publicResource', pattern: '/resources/public/{id:Int}', access: 'public', title: 'Resource', parent: 'publicResources' },
  { name: 'retention', pattern: '/retention', access: 'flag', flags: ['retention'], title: 'Retention' },
  { name: 'reviewMoveUp', pattern: '/review-move-up/{id:Int}', access: 'login', title: 'Review Move-Up' },
  { name: 'setNewPassword', pattern: '/set-new-password', access: 'publicAuth', title: 'Set New Password' },
  {
    name: 'backupSettings',
    pattern: '/settings/backup/backup-settings',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'Backup settings',
    parent: 'backupHistory',
  },
  {
    name: 'liveWorkshopSettings',
    pattern: '/settings/live-workshop-beginner',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'Live workshop (beginner)',
    parent: 'defaultSettings',
  },
  {
    name: 'liveWorkshopSettings2',
    pattern: '/settings/live-workshop-experienced',
    access: 'flag',
    flags: ['defaultSettings'],
    title: 'Live workshop (experienced)',
    parent: 'defaultSettings',
  },
  { name: 'signup', pattern: '/signup', access: 'publicAuth', title: 'Sign up' },
  { name: 'stages', pattern: '/stages', access: 'flag', flags: ['stages'], title: 'Stages' },
  { name: 'manageStage', pattern: '/stages/manage-stage', access: 'login', title: 'Manage stage' },
  { name: 'viewStage', pattern: '/stages/my-stage', access: 'login', title: 'My Stage' },
  { name: 'newStage', pattern: '/stages/new', access: 'flag', flags: ['newStage'], title: 'Create a Stage', parent: 'stages' },
  { name: 'stage', pattern: '/stages/{id:Int}', access: 'flag', flags: ['stage'], title: 'Stage', parent: 'stages' },
  { name: 'editStage', pattern: '/stages/{id:Int}/edit', access: 'flag', flags: ['editStage'], title: 'Edit stage', parent: 'stage' },
  {
    name: 'studentPaymentDetails',
    pattern: '/student-payment-details/{id:Int}',
    access: 'flag',
    flags: ['studentPaymentDetails'],
    title: 'Payment details',
    parent: 'payment',
  },
  { name: 'viewSubGroup', pattern: '/sub-group/{id:Int}', access: 'login', title: 'My subgroup' },
  { name: 'newSubGroup', pattern: '/sub-groups/new', access: 'flag', flags: ['newSubGroup'], title: 'Create a subgroup', parent: 'groups' },
  {
    name: 'editSubGroup',
    pattern: '/sub-groups/{id:Int}/edit',
    access: 'flag',
    flags: ['editSubGroup'],
    title: 'Edit subgroup',
    parent: 'groups',
  },
  { name: 'viewSubGroupMembers', pattern: '/subgroups/members', access: 'login', title: 'Subgroup members' },
  { name: 'subscriptions', pattern: '/subscriptions', access: 'flag', flags: ['subscriptions'], title: 'Subscriptions' },
  {
    name: 'subscription',
    pattern: '/subscriptions/{id:Int}',
    access: 'flag',
    flags: ['subscription'],
    title: 'Subscription',
    parent: 'subscriptions',
  },
  { name: 'successManagers', pattern: '/success-managers', access: 'flag', flags: ['successManagers'], title: 'Success managers' },
  {
    name: 'successManager',
    pattern: '/success-managers/{id:Int}',
    access: 'flag',
    flags: ['successManager'],
    title: 'Success manager',
    parent: 'successManagers',
  },
  { name: 'termsConditions', pattern: '/terms-conditions', access: 'public', title: 'Terms and Conditions' },
  { name: 'thankYou', pattern: '/thank-you', access: 'public', title: 'Thank you' },
  { name: 'uploadContents', pattern: '/uploadContents', access: 'flag', flags: ['uploadContents'], title: 'Uploads' },
  { name: 'viewGroup', pattern: '/view-group', access: 'login', title: 'Manage group' },
  {
    name: 'viewSubscription',
    pattern: '/view-subscription/{userId:Int}',
    access: 'flag',
    flags: ['subscription'],
    title: 'View Subscription',
    parent: 'user',
  },
  { name: 'mainAffiliateLink', pattern: '/{slug:String}', access: 'catchAll', title: 'Welcome' },
  { name: 'viewFunnel', pattern: '/{slug:String}', access: 'catchAll', title: 'Welcome' },
  { name: 'affiliateLink', pattern: '/{slug:String}/{affLink:String}', access: 'catchAll', title: 'Welcome' },
] as const satisfies readonly RouteRow[];

type Row = (typeof TABLE)[number];

/**
 * The name of a route, such as 'viewCourses'.
 *
 * @spec 1 §2.7
 */
export type RouteName = Row['name'];

export interface Route {
  readonly name: RouteName;
  /** The path in the pattern language of `matchPath`, such as '/courses/{id:Int}'. */
  readonly pattern: string;
  readonly access: RouteAccess;
  /** With access 'flag': the page flags, all of which are required. */
  readonly flags?: readonly PageFlag[];
  /** The page title, without the name of the product. */
  readonly title: string;
  /** The route a "back" link leads to. */
  readonly parent?: RouteName;
}

/** The parameters in the path of a route: `RouteParams<'viewCourse'>` is `{ id: number }`. */
export type RouteParams<Name extends RouteName> = PathParams<Extract<Row, { name: Name }>['pattern']>;

/** The routes whose address needs no parameters. */
export type PlainRouteName = { [Name in RouteName]: [keyof RouteParams<Name>] extends [never] ? Name : never }[RouteName];

/**
 * Every route of the product, once, sorted by specificity: segment by segment, a fixed word comes
 * before a typed parameter, then a String, then a Glob. The first match wins. The two entries on
 * `/{slug:String}` keep the order of the specification. Titles are our own, except where the
 * specification quotes one.
 *
 * @spec 1 §2.2 to §2.7
 */
export const ROUTES: readonly Route[] = TABLE;
