import { accessAuthorization } from '../modules/access/authorization.ts';
import { accessLevelsAuthorization } from '../modules/accessLevels/authorization.ts';
import { accountabilityAuthorization } from '../modules/accountability/authorization.ts';
import { affiliatesAuthorization } from '../modules/affiliates/authorization.ts';
import { auditAuthorization } from '../modules/audit/authorization.ts';
import { authAuthorization } from '../modules/auth/authorization.ts';
import { backupsAuthorization } from '../modules/backups/authorization.ts';
import { batchesAuthorization } from '../modules/batches/authorization.ts';
import { challengesAuthorization } from '../modules/challenges/authorization.ts';
import { changelogAuthorization } from '../modules/changelog/authorization.ts';
import { clientErrorsAuthorization } from '../modules/clientErrors/authorization.ts';
import { commissionsAuthorization } from '../modules/commissions/authorization.ts';
import { contentAuthorization } from '../modules/content/authorization.ts';
import { couponsAuthorization } from '../modules/coupons/authorization.ts';
import { coursesAuthorization } from '../modules/courses/authorization.ts';
import { eventsAuthorization } from '../modules/events/authorization.ts';
import { exportsAuthorization } from '../modules/exports/authorization.ts';
import { formsAuthorization } from '../modules/forms/authorization.ts';
import { funnelsAuthorization } from '../modules/funnels/authorization.ts';
import { groupsAuthorization } from '../modules/groups/authorization.ts';
import { homeAuthorization } from '../modules/home/authorization.ts';
import { importsAuthorization } from '../modules/imports/authorization.ts';
import { installationAuthorization } from '../modules/installation/authorization.ts';
import { jobsAuthorization } from '../modules/jobs/authorization.ts';
import { legalAuthorization } from '../modules/legal/authorization.ts';
import { notificationsAuthorization } from '../modules/notifications/authorization.ts';
import { ordersAuthorization } from '../modules/orders/authorization.ts';
import { pagesAuthorization } from '../modules/pages/authorization.ts';
import { paymentsAuthorization } from '../modules/payments/authorization.ts';
import { productsAuthorization } from '../modules/products/authorization.ts';
import { redirectsAuthorization } from '../modules/redirects/authorization.ts';
import { reportsAuthorization } from '../modules/reports/authorization.ts';
import { resourcesAuthorization } from '../modules/resources/authorization.ts';
import { searchAuthorization } from '../modules/search/authorization.ts';
import { settingsAuthorization } from '../modules/settings/authorization.ts';
import { stagesAuthorization } from '../modules/stages/authorization.ts';
import { subscriptionsAuthorization } from '../modules/subscriptions/authorization.ts';
import { successManagersAuthorization } from '../modules/successManagers/authorization.ts';
import { termsAuthorization } from '../modules/terms/authorization.ts';
import { usersAuthorization } from '../modules/users/authorization.ts';
import type { RuleTable } from './enforce.ts';
import type { Authorization, Rule } from './rules.ts';

/** What the API itself brings. */
const own: Authorization = {
  types: { Lock: 'with-parent', Viewer: 'signed-in' },
  fields: { 'Query.node': 'everyone', 'Query.nodes': 'everyone', 'Query.viewer': 'signed-in' },
};

const NOUNS: readonly Authorization[] = [
  own,
  accessAuthorization,
  accessLevelsAuthorization,
  accountabilityAuthorization,
  affiliatesAuthorization,
  auditAuthorization,
  authAuthorization,
  backupsAuthorization,
  batchesAuthorization,
  challengesAuthorization,
  changelogAuthorization,
  clientErrorsAuthorization,
  commissionsAuthorization,
  contentAuthorization,
  couponsAuthorization,
  coursesAuthorization,
  eventsAuthorization,
  exportsAuthorization,
  formsAuthorization,
  funnelsAuthorization,
  groupsAuthorization,
  homeAuthorization,
  importsAuthorization,
  installationAuthorization,
  jobsAuthorization,
  legalAuthorization,
  notificationsAuthorization,
  ordersAuthorization,
  pagesAuthorization,
  paymentsAuthorization,
  productsAuthorization,
  redirectsAuthorization,
  reportsAuthorization,
  resourcesAuthorization,
  searchAuthorization,
  settingsAuthorization,
  stagesAuthorization,
  subscriptionsAuthorization,
  successManagersAuthorization,
  termsAuthorization,
  usersAuthorization,
];

/** Every noun's rows in one table. Throws when two nouns speak about the same type or field. */
function merged(pick: (of: Authorization) => Readonly<Record<string, Rule>> | undefined): Record<string, Rule> {
  const table: Record<string, Rule> = {};
  for (const [name, rule] of NOUNS.flatMap((of) => Object.entries(pick(of) ?? {}))) {
    if (Object.hasOwn(table, name)) throw new Error(`Two rows of the authorization table: ${name}`);
    table[name] = rule;
  }
  return table;
}

/** Who may read what and call what: one row for every type and every root field, and one for each field that is stricter than its type. */
export const RULES: RuleTable = { types: merged(({ types }) => types), fields: merged(({ fields }) => fields) };
