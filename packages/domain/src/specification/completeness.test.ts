import { describe, expect, test } from 'vitest';
import * as access from '../access/index.ts';
import * as affiliates from '../affiliates/index.ts';
import * as auth from '../auth/index.ts';
import * as coupons from '../coupons/index.ts';
import * as courses from '../courses/index.ts';
import * as errors from '../errors/index.ts';
import * as events from '../events/index.ts';
import * as forms from '../forms/index.ts';
import * as funnels from '../funnels/index.ts';
import * as groups from '../groups/index.ts';
import * as imports from '../imports/index.ts';
import * as journey from '../journey/index.ts';
import * as lists from '../lists/index.ts';
import * as money from '../money/index.ts';
import * as navigation from '../navigation/index.ts';
import * as overlays from '../overlays/index.ts';
import * as payments from '../payments/index.ts';
import * as products from '../products/index.ts';
import * as reports from '../reports/index.ts';
import * as settings from '../settings/index.ts';
import * as subscriptions from '../subscriptions/index.ts';
import * as time from '../time/index.ts';
import * as uploads from '../uploads/index.ts';
import * as users from '../users/index.ts';
import seeded from './seeded-access.json' with { type: 'json' };
import matrix from './spec-matrix.json' with { type: 'json' };

const NOUNS = [
  access,
  affiliates,
  auth,
  coupons,
  courses,
  errors,
  events,
  forms,
  funnels,
  groups,
  imports,
  journey,
  lists,
  money,
  navigation,
  overlays,
  payments,
  products,
  reports,
  settings,
  subscriptions,
  time,
  uploads,
  users,
];

/** Every text that the package exports as data, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(textsIn) : [];
};

const valuesOf = (choices: readonly { readonly value: string }[]): string[] => choices.map((choice) => choice.value);
const first = (schema: forms.Schema, values: unknown, field: string): string | undefined => forms.fieldErrors(schema, values)?.[field];
const NOW = new Date('2025-11-17T02:00:00Z');
const inDays = (days: number): Date => time.addManilaDays(NOW, days);

describe('routes', () => {
  test.each(matrix.routes.map((route) => [route.path, route] as const))('%s', (path, expected) => {
    const route = navigation.routeNamed(expected.name as navigation.RouteName);
    expect(route).toMatchObject({ pattern: path, access: expected.group });
    if ('flag' in expected) expect(route.flags).toContain(expected.flag);
    else expect(route.flags).toBeUndefined();
  });

  // The flag of the change log's page is next to that of the settings, as in the product decisions.
  const flagsOf = (route: (typeof matrix.routes)[number]): string[] =>
    'flag' in route ? [route.flag, ...(route.name === 'featureChangeLog' ? ['defaultSettings', 'featureChangeLog'] : [])] : [];
  const OPEN: readonly string[] = ['public', 'publicAuth', 'catchAll'];

  test.each([...access.ROLES, null])('lets %s open exactly the routes of the seeded maps', (role) => {
    const held = role && (seeded as Record<string, { pageAccess: Record<string, boolean> }>)[role]?.pageAccess;
    const user = role && { roles: [role], ...access.SEEDED_ACCESS[role] };
    for (const route of matrix.routes) {
      const flags = flagsOf(route);
      const isOpen = OPEN.includes(route.group) || (role !== null && flags.every((flag) => held?.[flag] === true));
      const expected = isOpen ? 'open' : role === null ? 'login' : 'forbidden';
      expect([route.name, access.routeAccess(navigation.routeNamed(route.name as navigation.RouteName), user)]).toEqual([
        route.name,
        expected,
      ]);
    }
  });

  test('has no other routes, and every name of the specification', () => {
    expect(navigation.ROUTES.map((route) => route.name).toSorted()).toEqual(matrix.routes.map((route) => route.name).toSorted());
    expect(matrix.routeNamesStated27.filter((name) => !navigation.ROUTES.some((route) => route.name === name))).toEqual([]);
  });
});

describe('flags and roles', () => {
  test('page flags and function flags', () => {
    expect(access.PAGE_FLAGS).toEqual(matrix.pageFlags);
    expect(access.FUNCTION_FLAGS).toEqual(matrix.functionFlags);
  });

  test('the seeded maps', () => {
    expect(access.SEEDED_ACCESS).toEqual(seeded);
  });

  test('the create buttons of lists', () => {
    expect(access.CREATE_BUTTONS.map(({ label, flag }) => ({ button: label, flag }))).toEqual(matrix.listHeaders);
  });
});

describe('menus', () => {
  const { menus } = matrix;
  const keyed = (items: readonly access.MenuItem[]): unknown[] =>
    items.map(({ key, route, path, children }) => ({
      key,
      ...(route !== undefined && route !== key ? { route } : {}),
      ...(path === undefined ? {} : { path }),
      ...(children ? { sub: children.map((child) => child.key) } : {}),
    }));
  const keys = (items: readonly access.MenuItem[]): string[] => items.map((item) => item.key);
  const stages = [{ id: 1, number: 1, name: 'One' }];

  test('admin', () => expect(keyed(access.ADMIN_MENU)).toEqual(menus.admin));
  test('member', () => expect(keyed(access.memberMenu(access.BONUS_COURSE_ID))).toEqual(menus.member));
  test('alternative member', () => expect(keys(access.ALTERNATIVE_MEMBER_MENU)).toEqual(menus.memberAlternative));
  test('affiliate', () => expect(keys(access.AFFILIATE_MENU)).toEqual(menus.affiliate));
  test('group leader', () => expect(keys(access.leaderMenu(access.MANAGE_GROUP, stages))).toEqual(menus.groupLeader));
  test('stage leader', () => expect(keys(access.leaderMenu(access.MANAGE_STAGE, stages))).toEqual(menus.stageLeader));
  test('subgroup', () => expect(keys(access.subgroupMenu({ id: 1, name: 'One' }))).toEqual(menus.subgroup));
  test('profile tabs', () => expect(valuesOf(access.PROFILE_TABS)).toEqual(menus.profileTabs));
  test('user menu', () => expect(access.USER_MENU.map((item) => item.label)).toEqual(menus.userMobile));
  test('quick create', () => expect(access.QUICK_CREATE.map(({ route, flag }) => ({ route, flag }))).toEqual(menus.quickCreate));
  test('special routes; marketing is a menu, not a route', () => {
    expect([...access.SPECIAL_ROUTES].toSorted()).toEqual(menus.specialRoutes.filter((name) => name !== 'marketing').toSorted());
  });
});

describe('messages', () => {
  const exported = new Set(NOUNS.flatMap((noun) => textsIn({ ...noun })));
  const titles = new Set(navigation.ROUTES.map((route) => route.title));

  /** Texts with a placeholder, and texts that only a rule produces. */
  const said: Record<string, () => unknown> = {
    'Given Name is required!': () => first(auth.signUpForm, {}, 'firstName'),
    'Last Name is required!': () => first(auth.signUpForm, {}, 'lastName'),
    'Enter you email': () => first(auth.signUpForm, {}, 'email'),
    'Oops! It looks like you forgot to enter your password': () => first(auth.signUpForm, {}, 'password'),
    'Enter your registered email': () => first(auth.forgotPasswordForm, {}, 'email'),
    'Email is required': () => first(auth.setNewPasswordForm, {}, 'email'),
    'Password is required': () => first(auth.setPasswordForm, {}, 'password'),
    'Enter a valid fb profile (e.g., {host}/[username])': () => auth.INVALID_FACEBOOK_PROFILE.replace(auth.FACEBOOK_HOST, '{host}'),
    'Enter a valid email address (e.g., {email})': () => auth.INVALID_EMAIL.replace(auth.EXAMPLE_EMAIL, '{email}'),
    'Could not fetch current user: {status text} ({status code})': () =>
      auth.currentUserError('{status text}', '{status code}' as unknown as number),
    'An OTP was sent to {email}': () => auth.otpSent('{email}'),
    'Email OTP sent successfully to {email}!': () => auth.otpResent('{email}'),
    'Are you sure to enroll user {id}?': () => subscriptions.confirmEnrolment('{id}' as unknown as number),
    'due today': () => payments.unpaidStatusText(NOW, NOW),
    'due tomorrow': () => payments.unpaidStatusText(inDays(1), NOW),
    'due in N days': () => payments.unpaidStatusText(inDays(9), NOW).replace('9', 'N'),
    overdue: () => payments.unpaidStatusText(inDays(-1), NOW),
    'My Products': () => label('member', 'content'),
    Dashboard: () => label('coach', 'content'),
    'Billing and Subscriptions': () => label('member', 'account'),
    Settings: () => label('admin', 'defaultSettings'),
    'Affiliate T&C': () => label('affiliate', 'affiliateTerms'),
    'Become an Affiliate': () => label('member', 'becomeAffiliate'),
    'Accountability Group': () => label('member', 'accountabilityBuddies'),
  };

  const label = (role: access.Role, key: string): string | undefined => {
    const user = access.sessionUserSchema.parse({
      id: 1,
      email: 'juan@example.com',
      roles: role,
      accountabilityGroupId: 1,
      ...access.SEEDED_ACCESS[role],
    });
    return access.accountLinks(user, { 'enable-affiliate': 'true', 'enable-challenge-buddies': 'true' }).find((link) => link.key === key)
      ?.label;
  };

  test.each(matrix.messages.map((message) => [message.text, message.section] as const))('%j (%s)', (text) => {
    const rule = said[text];
    if (rule) expect(rule()).toBe(text);
    else expect(exported.has(text) || titles.has(text)).toBe(true);
  });
});

describe('constants', () => {
  const expected: Record<string, () => unknown> = {
    timezone: () => time.MANILA,
    currency: () => money.CURRENCY,
    locale: () => money.LOCALE,
    currencySymbol: () => money.PESO_SIGN,
    zeroPrice: () => money.formatPeso(0),
    apiBase: () => navigation.API_BASE,
    graphqlPath: () => navigation.GRAPHQL_PATH,
    compact: () => ({
      K: Number(money.compactNumber(1000).replace('1K', '1000')),
      M: Number(money.compactNumber(1e6).replace('1M', '1000000')),
      decimals: money.compactNumber(1234).split('.')[1]?.replace('K', '').length,
    }),
    truncateDefault: () => lists.TRUNCATE_AT,
    searchDebounceMs: () => lists.SEARCH_DEBOUNCE_MS,
    savedRoleDays: () => access.SAVED_ROLE_DAYS,
    signUpRedirectMs: () => auth.SIGN_UP_REDIRECT_MS,
    passwordMin: () => auth.PASSWORD_MIN,
    skipPasswordLength: () => auth.generatePassword(() => 0).length,
    challengeModalUntil: () => overlays.CHALLENGE_UNTIL,
    tokenCacheMs: () => auth.TOKEN_CACHE_MS,
    loadingOverlayMs: () => overlays.LOADING_OVERLAY_MS,
    landingOverlayMs: () => overlays.LANDING_OVERLAY_MS,
    overlayExitMs: () => overlays.OVERLAY_EXIT_MS,
    pageLoadingDelayMs: () => overlays.PAGE_LOADING_DELAY_MS,
    toastErrorMs: () => overlays.TOAST_MS.error,
    toastSuccessMs: () => overlays.TOAST_MS.success,
    toastBlankCustomMs: () => (overlays.TOAST_MS.blank === overlays.TOAST_MS.custom ? overlays.TOAST_MS.blank : 'they differ'),
    toastLoadingMs: () => overlays.TOAST_MS.loading,
    toastAppDefaultMs: () => overlays.TOAST_DEFAULT_MS,
    toastMax: () => overlays.MAX_TOASTS,
    toastBarMs: () => overlays.TOAST_BAR_MS,
    otpLength: () => auth.OTP_LENGTH,
    otpResendCountdownS: () => auth.OTP_RESEND_SECONDS,
    otpAutoVerifyMs: () => auth.OTP_AUTO_VERIFY_MS,
    pageSize: () => lists.PAGE_SIZE,
    visiblePageLinks: () => lists.VISIBLE_PAGES,
    badgeDays: () => payments.BADGE_DAYS,
    lifetimeYear: () => time.manilaClock(subscriptions.LIFETIME_FROM).year,
    blankValidity: () => funnels.BLANK_VALIDITY,
    bannerWindowDays: () => subscriptions.EXPIRY_GRACE_DAYS,
    bannerDate: () => time.formatLongDate(NOW).replace('Monday', 'weekday').replace('11/17/2025', 'MM/DD/YYYY'),
    drawerWidth: () => access.DRAWER_WIDTH,
    modalMinWidth: () => overlays.MODAL_MIN_WIDTH,
    pointsUnit: () => journey.POINTS_UNIT,
    queryReferenceDisposeMs: () => overlays.QUERY_REFERENCE_DISPOSE_MS,
    discountFloor: () => money.DISCOUNT_FLOOR,
    maxUpload: () => `${uploads.LARGE_FILE_BYTES / 1024 / 1024}mb`,
    memberBonusesPath: () => access.memberMenu(access.BONUS_COURSE_ID).find((item) => item.key === 'bonuses')?.path,
    defaultTimezoneEntry: () => time.DEFAULT_TIME_ZONE,
    enrolPlaceholder: () => subscriptions.ENROL_PLACEHOLDER,
    externalInvoiceIdDefault: () => payments.NO_EXTERNAL_INVOICE,
    eventPromo: () =>
      `${settings.settingValue('event-place', null)}, November ${time.manilaClock(settings.settingValue('event-date', null)).day}`,
    stageNone: () => journey.NO_STAGE,
  };

  /** The specification does not show its use, so no constant can represent it. */
  const WITHOUT_USE = ['unusedThirty'];

  test.each(matrix.constants.filter(({ name }) => !WITHOUT_USE.includes(name)).map(({ name, value }) => [name, value] as const))(
    '%s is %j',
    (name, value) => {
      expect(expected[name]?.()).toEqual(value);
    },
  );

  test('stores the bonus course and the deadline as settings with these values', () => {
    expect(settings.settingValue('bonus-course-id', null)).toBe(access.BONUS_COURSE_ID);
    expect(settings.settingValue('challenge-deadline', null)).toEqual(new Date(overlays.CHALLENGE_UNTIL));
    expect(settings.settingValue('expiry-grace-days', null)).toBe(subscriptions.EXPIRY_GRACE_DAYS);
    expect(settings.settingValue('overdue-grace-days', null)).toBe(subscriptions.OVERDUE_GRACE_DAYS);
    expect(settings.settingValue('first-payment-days', null)).toBe(subscriptions.FIRST_PAYMENT_WINDOW_DAYS);
  });
});

describe('enumerations', () => {
  const expected: Record<string, () => readonly string[]> = {
    roles: () => access.ROLES,
    pathParamTypes: () => Object.keys(navigation.PATH_PARAM_TYPES),
    lessonTypes: () => valuesOf(courses.LESSON_TYPES),
    userTypes: () => users.USER_TYPES,
    enrollmentStatuses: () => subscriptions.ENROLLMENT_STATUSES,
    discountTypes: () => valuesOf(money.DISCOUNT_TYPES),
    contentFilterTypes: () => courses.CONTENT_FILTERS,
    pageTemplates: () => funnels.PAGE_TEMPLATES,
    courseFilter: () => valuesOf(courses.COURSE_FILTERS),
    eventFilterMember: () => valuesOf(events.MY_EVENT_FILTERS),
    eventFilterOther: () => valuesOf(events.EVENT_FILTERS),
    sort: () => valuesOf(courses.COURSE_SORTS),
    searchTypes: () => valuesOf(navigation.SEARCH_TYPES),
    paymentFilter: () => valuesOf(payments.PAYMENT_FILTERS),
    billsFilter: () => valuesOf(payments.BILL_FILTERS),
    validity: () => valuesOf(subscriptions.VALIDITY_FILTERS),
    status: () => valuesOf(lists.STATUS_FILTERS),
    productFilter: () => valuesOf(products.PRODUCT_FILTERS),
    leadsSort: () => valuesOf(affiliates.LEAD_SORTS),
    uploadKinds: () => imports.UPLOAD_KINDS,
    cashCollection: () => valuesOf(payments.CASH_COLLECTION_FILTERS),
    reportPeriods: () => reports.REPORT_PERIODS,
    dateRangePresets: () => reports.DATE_RANGE_PRESETS,
    quarters: () => time.QUARTERS,
    bannerVariants: () => overlays.BANNER_VARIANTS,
    membershipStatus: () => subscriptions.MEMBERSHIP_STATUSES,
    profileTabs: () => valuesOf(access.PROFILE_TABS),
    paymentScheduleStatus: () => payments.PAYMENT_STATUSES,
    uploadImages: () => uploads.FILE_EXTENSIONS.image,
    uploadVideos: () => uploads.FILE_EXTENSIONS.video,
    uploadAudio: () => uploads.FILE_EXTENSIONS.audio,
    uploadPresentations: () => uploads.FILE_EXTENSIONS.presentation,
    uploadSpreadsheets: () => uploads.FILE_EXTENSIONS.spreadsheet,
    uploadDocuments: () => uploads.FILE_EXTENSIONS.document,
    uploadPdf: () => uploads.FILE_EXTENSIONS.pdf,
    uploadArchives: () => uploads.FILE_EXTENSIONS.archive,
    uploadRestricted: () => uploads.RESTRICTED_EXTENSIONS,
    settingNames: () => Object.keys(settings.SETTINGS),
    apiPaths: () => navigation.API_PATHS,
  };

  /**
   * A group named by the specification represents all its members; ours may contain more names than
   * it shows.
   */
  const WITH_GROUPS: Record<string, readonly string[]> = { images: uploads.FILE_EXTENSIONS.image, videos: uploads.FILE_EXTENSIONS.video };
  const MAY_HOLD_MORE = ['settingNames'];

  test.each(matrix.enumerations.map(({ name, values }) => [name, values] as const))('%s', (name, values) => {
    const ours = expected[name]?.() ?? [];
    const theirs = values.flatMap((value) => (name === 'uploadRestricted' ? (WITH_GROUPS[value] ?? [value]) : [value]));
    if (MAY_HOLD_MORE.includes(name)) expect(ours).toEqual(expect.arrayContaining(theirs));
    else expect([...ours].toSorted()).toEqual([...theirs].toSorted());
  });

  test('the months and the names of days', () => {
    expect([time.MONTHS[0], time.MONTHS.length, time.MONTHS[11]]).toEqual(['January', 12, 'December']);
    expect(new Set(time.DAY_NAMES).size).toBe(7);
  });
});

describe('validation', () => {
  const email = { email: 'juan' };
  const expected: Record<string, (message: string) => unknown> = {
    'First name (sign-up)': () => first(auth.signUpForm, {}, 'firstName'),
    'Last name (sign-up)': () => first(auth.signUpForm, {}, 'lastName'),
    'Facebook profile': () => first(auth.signUpForm, { facebookProfile: 'x' }, 'facebookProfile')?.replace('facebook.com', '{host}'),
    'Email (sign-up)': (message) =>
      first(auth.signUpForm, message.includes('{email}') ? email : {}, 'email')?.replace('juan@example.com', '{email}'),
    'Password (sign-up)': () => first(auth.signUpForm, {}, 'password'),
    'Email (forgot password)': () => first(auth.forgotPasswordForm, {}, 'email'),
    'Email (set new password)': () => first(auth.setNewPasswordForm, {}, 'email'),
    'Email (both reset screens)': () => {
      const messages = [auth.forgotPasswordForm, auth.setNewPasswordForm].map((form) => first(form, email, 'email'));
      return messages[0] === messages[1] ? messages[0]?.replace('juan@example.com', '{email}') : messages;
    },
    'New password': () => first(auth.resetPasswordForm, {}, 'password'),
    'Confirm password': () => first(auth.resetPasswordForm, { password: 'Bahay-kubo1', confirmPassword: 'x' }, 'confirmPassword'),
    'Set-password modal': (message) => first(auth.setPasswordForm, message.includes('required') ? {} : { password: 'x' }, 'password'),
    'Mobile number': () => first(users.mobileNumberField, '12', ''),
    'Enroll user: funnels': () => first(subscriptions.enrolUserForm, { batchId: 1, funnelDetails: [] }, 'funnelDetails'),
    'Manual subscribe: funnels': () => first(subscriptions.manualSubscribeForm, { funnelDetails: [] }, 'funnelDetails'),
  };

  const WITHOUT_MESSAGE = ['none', 'none shown'];

  test.each(
    matrix.validation.filter(({ message }) => !WITHOUT_MESSAGE.includes(message)).map(({ field, message }) => [field, message] as const),
  )('%s: %s', (field, message) => {
    expect(expected[field]?.(message)).toBe(message);
  });

  test('rejects rows without a message too', () => {
    expect(matrix.validation.filter(({ message }) => WITHOUT_MESSAGE.includes(message)).map(({ field }) => field)).toEqual([
      'OTP',
      'New password (reset)',
      'Enroll user: batch',
    ]);
    expect(forms.fieldErrors(auth.otpForm, { otp: ['1'] })).toBeDefined();
    expect(first(auth.resetPasswordForm, { password: 'x', confirmPassword: 'x' }, 'password')).toBeDefined();
    expect(first(subscriptions.enrolUserForm, { batchId: 'Select an Option' }, 'batchId')).toBeDefined();
  });
});

describe('imports and local storage', () => {
  test('the templates', () => {
    const ours = Object.entries(imports.IMPORT_TEMPLATES).flatMap(([kind, sheets]) =>
      sheets.map(({ sheet, columns }) => ({ template: kind.charAt(0).toUpperCase() + kind.slice(1), sheet, columns })),
    );
    expect(ours).toEqual(matrix.importTemplates);
  });

  test('has a schema with exactly its columns for every sheet', () => {
    for (const { sheet, columns } of matrix.importTemplates) {
      expect(Object.keys(imports.ROW_SCHEMAS[sheet as imports.SheetName].def.shape), sheet).toEqual(columns);
    }
  });

  test('the keys in local storage', () => {
    const named = matrix.localStorage.filter(({ key }) => !key.startsWith('<')).map(({ key }) => key);
    expect(Object.values(overlays.STORAGE_KEYS).toSorted()).toEqual(named.toSorted());
    expect([access.SAVED_ROLE_KEY, affiliates.AFFILIATE_CODE_KEY]).toEqual([
      overlays.STORAGE_KEYS.userRole,
      overlays.STORAGE_KEYS.affiliateCode,
    ]);
  });
});
