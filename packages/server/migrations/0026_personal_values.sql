CREATE TABLE "audit_personal_values" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"person_id" integer,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "audit_personal_values" ADD CONSTRAINT "audit_personal_values_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal_values" ADD CONSTRAINT "audit_personal_values_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_personal_values_of_person" ON "audit_personal_values" USING btree ("person_id") WHERE "audit_personal_values"."person_id" is not null;
--> statement-breakpoint
-- Personal values of entries so far move here; the entries keep their keys, with a mark.
insert into audit_personal_values (entry_id, person_id, before, after)
with declared (subject_type, fields) as (values
  ('bulk job', array['search']),
  ('challenge participant', array['email']),
  ('email', array['payload', 'problem', 'recipient', 'subject']),
  ('event', array['link']),
  ('event time', array['link']),
  ('export', array['search']),
  ('failed job', array['data']),
  ('file', array['name']),
  ('lesson file', array['name']),
  ('notification', array['body', 'title']),
  ('task', array['evidence']),
  ('user', array['about', 'archivedReason', 'birthdate', 'city', 'country', 'email', 'facebookProfile', 'firstName', 'lastName', 'middleName',
    'mobileNumber', 'profileImage', 'province', 'searchText', 'sex', 'slug', 'suffix']),
  ('win', array['achievedOn', 'body', 'title'])
), split as (
  select e.id, e.subject_type, e.subject_id, e.actor_id, e.on_behalf_of_id, e.before as whole_before, e.after as whole_after,
    (select jsonb_object_agg(b.key, b.value) from jsonb_each(e.before) b where b.key = any(d.fields) and b.value <> 'null') as before,
    (select jsonb_object_agg(a.key, a.value) from jsonb_each(e.after) a where a.key = any(d.fields) and a.value <> 'null') as after
  from audit_entries e join declared d on d.subject_type = e.subject_type
  where coalesce(jsonb_typeof(e.before), 'object') = 'object' and coalesce(jsonb_typeof(e.after), 'object') = 'object'
)
select s.id,
  (select u.id from users u where u.id = case
    when s.subject_type = 'user' then s.subject_id
    when s.subject_type = 'task' then coalesce(s.on_behalf_of_id, s.actor_id)
    else coalesce((s.whole_after ->> 'userId')::integer, (s.whole_before ->> 'userId')::integer, (
      select coalesce((o.after ->> 'userId')::integer, (o.before ->> 'userId')::integer) from audit_entries o
      where o.subject_type = s.subject_type and o.subject_id = s.subject_id and (o.after ? 'userId' or o.before ? 'userId')
      order by o.at limit 1))
    end),
  s.before, s.after
from split s where s.before is not null or s.after is not null;
--> statement-breakpoint
alter table audit_entries disable trigger audit_entries_append_only;
--> statement-breakpoint
update audit_entries e set
  before = case when p.before is null then e.before
    else e.before || (select jsonb_object_agg(k, '[personal]'::text) from jsonb_object_keys(p.before) k) end,
  after = case when p.after is null then e.after
    else e.after || (select jsonb_object_agg(k, '[personal]'::text) from jsonb_object_keys(p.after) k) end
from audit_personal_values p where p.entry_id = e.id;
--> statement-breakpoint
alter table audit_entries enable trigger audit_entries_append_only;
--> statement-breakpoint
-- Personal values are erased, never changed.
create trigger audit_personal_values_unchanged before update on audit_personal_values
  for each statement execute function refuse_change();
