import { sql } from 'drizzle-orm';
import type { ObjectRef } from '@pothos/core';
import type { Context } from '../../commands/context.ts';
import { type LoaderOf, valueBy } from '../../commands/loaders.ts';
import { builder, type Types } from '../../graphql/builder.ts';
import { inList } from '../../db/inList.ts';
import { BatchRef } from '../batches/refs.ts';
import { ChangelogEntryRef } from '../changelog/refs.ts';
import { CouponRef } from '../coupons/refs.ts';
import { CourseRef, LessonRef, UnitRef } from '../courses/refs.ts';
import { EventRef } from '../events/refs.ts';
import { GroupRef, SubgroupRef } from '../groups/refs.ts';
import { ProductRef } from '../products/refs.ts';
import { FunnelRef } from '../funnels/refs.ts';
import { ResourceRef } from '../resources/refs.ts';
import { StageRef } from '../stages/refs.ts';
import { PaymentTermRef } from '../terms/refs.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { auditEntries } from './tables.ts';

/** The last time at which a record's form was saved. */
interface LastSaved {
  at: Date;
  /** Null for a change made by the server itself. */
  actorId: number | null;
}

const LastSavedRef = builder.objectRef<LastSaved>('LastSaved').implement({
  description: 'The last time at which the form of a record was saved, from the audit.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    by: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for records that the server created itself.',
      resolve: ({ actorId }, _args, ctx) => userOrNull(ctx, actorId),
    }),
  }),
});

/** Loads the last of these actions on each record of a kind, through the index of its entries. */
const lastOf = (subjectType: string, actions: readonly string[]): LoaderOf<number, LastSaved | null> =>
  valueBy<LastSaved | null>(null, async ({ db }, ids) => {
    const { rows } = await db.execute<{ key: number; at: string; actorId: number | null }>(sql`
      select wanted.id as key, last.at, last.actor_id as "actorId" from unnest(${sql.param(ids)}::int[]) as wanted (id)
      cross join lateral (
        select ${auditEntries.at} as at, ${auditEntries.actorId} as actor_id from ${auditEntries}
        where ${auditEntries.subjectType} = ${subjectType} and ${auditEntries.subjectId} = wanted.id and ${inList(auditEntries.action, actions)}
        order by ${auditEntries.at} desc, ${auditEntries.id} desc limit 1
      ) as last`);
    return rows.map(({ key, at, actorId }) => ({ key, value: { at: new Date(at), actorId } }));
  });

/** Adds the field to the type of a record. */
function addLastSaved<Row extends { id: number }>(ref: ObjectRef<Types, Row>, loader: LoaderOf<number, LastSaved | null>): void {
  builder.objectField(ref, 'lastSaved', (t) =>
    t.field({
      type: LastSavedRef,
      nullable: true,
      description: 'Null for a record that has not been saved since it was created with the installation.',
      resolve: (row: Row, _args: object, ctx: Context) => ctx.loader(loader).load(row.id),
    } as never),
  );
}

addLastSaved(CourseRef, lastOf('course', ['createCourse', 'updateCourse', 'saveCourseIntro']));
addLastSaved(UnitRef, lastOf('unit', ['createUnit', 'updateUnit']));
addLastSaved(LessonRef, lastOf('lesson', ['createLesson', 'updateLesson']));
addLastSaved(EventRef, lastOf('event', ['createEvent', 'updateEvent']));
addLastSaved(ResourceRef, lastOf('resource', ['createResource', 'updateResource', 'replaceResourceFile']));
addLastSaved(StageRef, lastOf('stage', ['createStage', 'updateStage', 'saveTasks', 'setStagePeople']));
addLastSaved(BatchRef, lastOf('batch', ['createBatch', 'updateBatch']));
addLastSaved(GroupRef, lastOf('group', ['createGroup', 'updateGroup']));
addLastSaved(SubgroupRef, lastOf('subgroup', ['createSubgroup', 'updateSubgroup']));
addLastSaved(ProductRef, lastOf('product', ['createProduct', 'updateProduct']));
addLastSaved(PaymentTermRef, lastOf('payment term', ['createPaymentTerm', 'updatePaymentTerm']));
addLastSaved(FunnelRef, lastOf('funnel', ['createFunnel', 'updateFunnel']));
addLastSaved(CouponRef, lastOf('coupon', ['createCoupon', 'updateCoupon']));
addLastSaved(ChangelogEntryRef, lastOf('changelog entry', ['saveChangelogEntry']));
