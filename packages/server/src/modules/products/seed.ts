import { LIFETIME_FROM } from '@atlas/domain/subscriptions';
import { daysFrom, type Seed } from '../../seed/seed.ts';
import type { SeededCourses } from '../courses/seed.ts';
import { funnels } from '../funnels/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { productCourses, products } from './tables.ts';

/** Two products with a funnel each, and subscriptions in the states that open or lock their courses. */
export async function seedCommerce(seed: Seed, people: ReadonlyMap<string, number>, courses: SeededCourses): Promise<void> {
  const { tx, now } = seed;
  const [membership, advanced] = await tx
    .insert(products)
    .values([
      {
        name: 'Freelancing Course',
        priceCentavos: 999_900,
        createdAt: daysFrom(seed, -300),
        description:
          'Everything you need to find your first online client, at your own pace: short lessons that fit a phone, worksheets, and coaches who answer.',
      },
      {
        name: 'Studio Year',
        priceCentavos: 1_499_900,
        createdAt: daysFrom(seed, -200),
        description: 'For freelancers with clients: raise your rates, hand work over, and run your freelancing like a small studio.',
      },
    ])
    .returning({ id: products.id });
  const [course, studio] = [membership?.id ?? 0, advanced?.id ?? 0];
  await tx
    .insert(productCourses)
    .values([
      ...courses.membership.map((courseId) => ({ productId: course, courseId })),
      ...courses.advanced.map((courseId) => ({ productId: studio, courseId })),
    ]);
  const [main, second] = await tx
    .insert(funnels)
    .values([
      { name: 'Freelancing Course', productId: course, slug: 'freelancing-course', validityByDays: 365, createdAt: daysFrom(seed, -300) },
      { name: 'Studio Year', productId: studio, slug: 'studio-year', validityByDays: 365, startByDays: 7, createdAt: daysFrom(seed, -200) },
    ])
    .returning({ id: funnels.id });
  const subscribe = (key: string, funnelId: number | undefined, fromDays: number, toDays: number | 'lifetime') => ({
    userId: people.get(key) ?? 0,
    funnelId: funnelId ?? 0,
    startsAt: daysFrom(seed, fromDays),
    expiresAt: toDays === 'lifetime' ? new Date(LIFETIME_FROM) : daysFrom(seed, toDays),
    createdAt: new Date(Math.min(now.getTime(), daysFrom(seed, fromDays).getTime())),
  });
  await tx
    .insert(subscriptions)
    .values([
      subscribe('member', main?.id, -120, 245),
      subscribe('member', second?.id, 5, 370),
      subscribe('multi', main?.id, -200, 'lifetime'),
      subscribe('newcomer', main?.id, -2, 363),
      subscribe('expired', main?.id, -400, -20),
      subscribe('expiring', main?.id, -350, 15),
      subscribe('overdue', main?.id, -90, 275),
      subscribe('upcoming', main?.id, -60, 305),
      subscribe('returnee', main?.id, -500, -130),
      subscribe('returnee', main?.id, -3, 362),
      subscribe('fasttrack', main?.id, -30, 335),
      subscribe('fasttrack', second?.id, -30, 335),
      subscribe('group-leader', main?.id, -250, 115),
      subscribe('team-lead', main?.id, -250, 115),
      subscribe('archived', main?.id, -300, 65),
    ]);
}
