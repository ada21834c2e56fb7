import { type Lock, lockLabel, lockStep, lockText } from '@atlas/domain/access';
import { builder } from './builder.ts';

const LockReason = builder.enumType('LockReason', {
  values: {
    NOT_ENROLLED: { value: 'not-enrolled' },
    NOT_STARTED: { value: 'not-started' },
    EXPIRED: { value: 'expired' },
    OVERDUE: { value: 'overdue' },
    ARCHIVED: { value: 'archived' },
    UNPUBLISHED: { value: 'unpublished' },
  } as const,
});

const LockStep = builder.enumType('LockStep', {
  values: { PAY: { value: 'pay' }, RENEW: { value: 'renew' }, JOIN: { value: 'join' } } as const,
});

/** The reason why a course, an event or a resource is locked. */
export const LockRef = builder.objectRef<Lock>('Lock').implement({
  description: 'The reason why content is locked, as a message with the relevant date.',
  fields: (t) => ({
    reason: t.field({ type: LockReason, resolve: (lock) => lock.reason }),
    label: t.string({
      description: 'The reason in a few words, for cards in a list.',
      resolve: (lock, _args, ctx) => lockLabel(lock, ctx.source.now),
    }),
    // Read by open tabs of the version before.
    title: t.string({ deprecationReason: 'Use label.', resolve: (lock, _args, ctx) => lockLabel(lock, ctx.source.now) }),
    text: t.string({ resolve: lockText }),
    step: t.field({
      type: LockStep,
      nullable: true,
      description: 'The action that unlocks it: settling a payment, renewing the membership, or joining a funnel.',
      resolve: lockStep,
    }),
    startsOn: t.field({ type: 'DateTime', nullable: true, resolve: (lock) => ('startsOn' in lock ? lock.startsOn : null) }),
    lastDay: t.field({ type: 'DateTime', nullable: true, resolve: (lock) => ('lastDay' in lock ? lock.lastDay : null) }),
  }),
});
