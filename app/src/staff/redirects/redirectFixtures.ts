/** A redirect rule. */
export interface RuleFixture {
  databaseId: number;
  revision: number;
  fromPath: string;
  match: string;
  target: string;
  audience: string;
  startsAt: string | null;
  endsAt: string | null;
  priority: number;
  hits: number;
  status: string;
  hides: { text: string } | null;
  archivedAt: string | null;
}

const rule = (databaseId: number, values: Partial<RuleFixture> & Pick<RuleFixture, 'fromPath' | 'target'>): RuleFixture => ({
  databaseId,
  revision: 1,
  match: 'EXACT',
  audience: 'EVERYONE',
  startsAt: null,
  endsAt: null,
  priority: 0,
  hits: 0,
  status: 'ACTIVE',
  hides: null,
  archivedAt: null,
  ...values,
});

export const facebookMembers = rule(1, {
  fromPath: '/facebook',
  target: '/courses/my-courses',
  audience: 'MEMBERS',
  priority: 20,
  hits: 211,
});
export const facebookVisitors = rule(2, {
  fromPath: '/facebook',
  target: '/free-lessons',
  audience: 'VISITORS',
  priority: 10,
  hits: 1284,
});
/** A rule over a funnel's slug, until the end of November. */
export const course = rule(3, {
  fromPath: '/freelancing-course',
  target: '/free-training',
  priority: 5,
  endsAt: '2025-11-30T16:00:00Z',
  hides: { text: 'the funnel Freelancing Course' },
});
export const christmas = rule(4, {
  fromPath: '/christmas',
  match: 'PREFIX',
  target: '/studio-year',
  startsAt: '2025-11-30T16:00:00Z',
  endsAt: '2025-12-31T16:00:00Z',
  status: 'SCHEDULED',
});
export const oldBlog = rule(5, {
  fromPath: '/old-blog',
  match: 'PREFIX',
  target: '/resources/public',
  hits: 58,
  status: 'ARCHIVED',
  archivedAt: '2025-10-20T02:00:00Z',
});

/** A tried path that a rule for members redirects. */
export const membersTrial = {
  path: '/facebook',
  target: '/courses/my-courses?from=fb',
  page: null,
  rules: [
    { wins: true, why: null, rule: facebookMembers },
    { wins: false, why: 'It is for other people.', rule: facebookVisitors },
  ],
};

/** A tried path whose rule hides a funnel. */
export const courseTrial = {
  path: '/freelancing-course',
  target: '/free-training',
  page: course.hides,
  rules: [{ wins: true, why: null, rule: course }],
};
