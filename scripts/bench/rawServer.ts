// A minimal server for comparison with the API: one prepared statement that returns JSON, behind
// node:http.
import { createServer } from 'node:http';
import pg from 'pg';

const STATEMENTS: Record<string, string> = {
  '/home': `
    select json_build_object(
      'user', (select json_build_object('id', id, 'name', first_name || ' ' || last_name) from users where id = $1),
      'courses', (select coalesce(json_agg(row_to_json(c)), '[]') from (
        select courses.id, courses.name, mine.total, mine.finished, mine.opened_at
        from courses
        join lateral (
          select count(lessons.id)::int as total, count(lesson_progress.finished_at)::int as finished, max(lesson_progress.opened_at) as opened_at
          from units join lessons on lessons.unit_id = units.id and lessons.archived_at is null
          left join lesson_progress on lesson_progress.lesson_id = lessons.id and lesson_progress.user_id = $1
          where units.course_id = courses.id
        ) as mine on true
        where courses.archived_at is null and exists (
          select 1 from product_courses
          join funnels on funnels.product_id = product_courses.product_id
          join subscriptions on subscriptions.funnel_id = funnels.id
          where product_courses.course_id = courses.id and subscriptions.user_id = $1 and subscriptions.unsubscribed_at is null
        )
        order by mine.opened_at desc nulls last, courses.id desc limit 4
      ) as c)
    )::text as answer`,
  '/members': `
    select json_build_object('rows', (select coalesce(json_agg(row_to_json(m)), '[]') from (
      select users.id, users.first_name, users.last_name, users.email, users.tribe_id, users.created_at,
        (select coalesce(json_agg(json_build_object('starts', starts_at, 'ends', expires_at)), '[]') from subscriptions where user_id = users.id) as subscriptions
      from users where users.type = 'member' and users.archived_at is null order by users.created_at desc, users.id desc limit 10
    ) as m), 'total', (select count(*) from (select 1 from users where type = 'member' and archived_at is null and $1::int > 0 limit 1001) as counted))::text as answer`,
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const userId = Number(process.env['USER_ID']);
createServer((req, res) => {
  const path = req.url ?? '';
  const text = STATEMENTS[path];
  if (text === undefined) return void res.writeHead(404).end();
  pool.query({ name: path, text, values: [userId] }).then(
    ({ rows }) => res.writeHead(200, { 'content-type': 'application/json' }).end((rows as { answer: string }[])[0]?.answer),
    (error: Error) => res.writeHead(500).end(error.message),
  );
}).listen(0, '127.0.0.1', function (this: { address(): unknown }) {
  console.log(`ready: ${(this.address() as { port: number }).port}`);
});
