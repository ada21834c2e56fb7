import type { Role } from '@atlas/domain/access';
import { seedCoupons } from './coupons/seedCoupons.ts';
import type { SeededCourses } from './courses/seedCourses.ts';
import { seedFunnels } from './funnels/seedFunnels.ts';
import { seedOrders } from './orders/seedOrders.ts';
import { seedCollected } from './payments/collected.ts';
import { seedPayments } from './payments/seedPayments.ts';
import { seedProducts } from './products/seedProducts.ts';
import { planSales, seedSubscriptions } from './subscriptions/seedSubscriptions.ts';
import { seedReminders } from './reminders/seedReminders.ts';
import { seedTerms } from './terms/seedTerms.ts';
import type { SeededPeople } from './users/seededPeople.ts';
import type { Seed } from './seed.ts';

/**
 * Seeds everything that is sold and its buyers: products, funnels, terms, coupons, orders,
 * subscriptions and payments.
 */
export async function seedCommerce(
  seed: Seed,
  world: { levels: Record<Role, number>; batches: ReadonlyMap<string, number>; people: SeededPeople; courses: SeededCourses },
): Promise<void> {
  const products = await seedProducts(seed, world.courses);
  const terms = await seedTerms(seed);
  const funnels = await seedFunnels(seed, products, terms);
  const coupons = await seedCoupons(seed, funnels, terms);
  const offer = { funnels, terms, coupons, batches: world.batches };
  const sales = planSales(seed, world.people, offer);
  const orders = await seedOrders(seed, sales, world.people.visitors, offer);
  const subscribed = await seedSubscriptions(seed, sales, orders.ofSales, world.levels.member);
  await seedPayments(seed, subscribed, orders.inReview, {
    requestedById: world.people.accounts.get('tribe-team-fa') ?? 0,
    decidedById: world.people.accounts.get('admin') ?? 0,
  });
  await seedCollected(seed);
  await seedReminders(seed, world.people.accounts.get('tribe-team-fa') ?? 0);
}
