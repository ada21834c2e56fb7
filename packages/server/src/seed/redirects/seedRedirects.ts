import { daysFrom, type Seed } from '../seed.ts';
import { redirectRules } from '../../modules/redirects/tables.ts';

/**
 * Seeds eight rules: exact and by prefix, for everyone and for some, before, in and after their
 * window, and an archived one.
 */
export async function seedRedirects(seed: Seed): Promise<void> {
  const at = (days: number) => daysFrom(seed, days);
  await seed.tx.insert(redirectRules).values([
    { fromPath: '/start', target: '/freelancing-course', priority: 10, hits: 1284, createdAt: at(-150) },
    { fromPath: '/facebook', target: '/free-lessons', audience: 'visitors', priority: 10, hits: 963, createdAt: at(-140) },
    { fromPath: '/facebook', target: '/courses/my-courses', audience: 'members', priority: 20, hits: 211, createdAt: at(-140) },
    { fromPath: '/webinar', match: 'prefix', target: '/free-training', priority: 5, hits: 487, createdAt: at(-90) },
    {
      fromPath: '/alabang',
      target: '/events/my-events',
      audience: 'members',
      startsAt: at(-20),
      endsAt: at(12),
      priority: 15,
      hits: 96,
      createdAt: at(-20),
    },
    { fromPath: '/christmas', target: '/studio-year', startsAt: at(20), endsAt: at(50), priority: 15, createdAt: at(-3) },
    { fromPath: '/independence-day', target: '/freelancing-course', startsAt: at(-70), endsAt: at(-62), hits: 342, createdAt: at(-75) },
    { fromPath: '/old-blog', match: 'prefix', target: '/resources/public', archivedAt: at(-25), hits: 58, createdAt: at(-160) },
  ]);
}
