import { sql, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../packages/server/src/db/open.ts';

/**
 * Copies the synthetic members as another kind of people, with the same names on the same days.
 * `values` are their type and when they were archived.
 */
const copyPeople = (db: Db, prefix: string, values: SQL): Promise<unknown> =>
  db.execute(sql`
    insert into users (email, tribe_id, slug, first_name, last_name, sex, mobile_number, country, province, city, batch_id, created_at, type, archived_at)
    select replace(email, '@', '@' || ${prefix}), ${prefix} || tribe_id, ${prefix} || slug, first_name, last_name, sex, mobile_number, country, province, city,
      batch_id, created_at, ${values}
    from users where tribe_id like 'S%' and id % 8 = 0`);

const copyOf = (prefix: string): SQL => sql`users as copy join users as person on copy.tribe_id = ${prefix} || person.tribe_id`;

/**
 * Adds non-members and archived people, one of each per eight synthetic members, as in the demo.
 * Every tenth non-member has the member's expired subscriptions; an archived person has all of
 * them.
 */
export const addOtherPeople = ({ transaction }: Database): Promise<void> =>
  transaction(async (db) => {
    await db.execute(sql`set local statement_timeout = 0`);
    await copyPeople(db, 'n.', sql`'non-member', null`);
    await copyPeople(db, 'a.', sql`'member', created_at + interval '30 days'`);
    const subscription = sql`user_id, funnel_id, starts_at, expires_at, unsubscribed_at, created_at`;
    const copied = sql`copy.id, s.funnel_id, s.starts_at, s.expires_at, s.unsubscribed_at, s.created_at`;
    await db.execute(sql`insert into subscriptions (${subscription}) select ${copied} from ${copyOf('n.')}
    join subscriptions s on s.user_id = person.id and s.expires_at < now() where person.id % 80 = 0`);
    await db.execute(
      sql`insert into subscriptions (${subscription}) select ${copied} from ${copyOf('a.')} join subscriptions s on s.user_id = person.id`,
    );
    for (const prefix of ['n.', 'a.']) {
      const of = copyOf(prefix);
      await db.execute(sql`insert into user_stages (user_id, stage_id, entered_at)
      select copy.id, s.stage_id, s.entered_at from ${of} join user_stages s on s.user_id = person.id`);
      await db.execute(sql`insert into group_members (user_id, group_id, joined_at)
      select copy.id, g.group_id, g.joined_at from ${of} join group_members g on g.user_id = person.id`);
    }
    await db.execute(sql`insert into user_access_levels (user_id, access_level_id, created_at)
    select copy.id, l.access_level_id, l.created_at from ${copyOf('a.')} join user_access_levels l on l.user_id = person.id`);
    await db.execute(sql`insert into user_access_levels (user_id, access_level_id, created_at)
    select copy.id, l.id, copy.created_at from ${copyOf('n.')} join access_levels l on l.key = 'non-member'`);
  });
