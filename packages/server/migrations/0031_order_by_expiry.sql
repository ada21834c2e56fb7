ALTER TABLE "users" ADD COLUMN "expiry_key" timestamp (3) with time zone DEFAULT '9999-12-31T23:59:59.999Z' NOT NULL;--> statement-breakpoint
-- The last expiry of people with a subscription that was not unsubscribed, by domain's lastExpiry. A statement at a time, so that a bulk load stays
-- fast.
create function expiry_of_users() returns trigger language plpgsql as $$
begin
  -- The next statement then sees what a concurrent change of the same person wrote. Locked in order, so that two of these do not deadlock.
  perform 1 from users where id in (select user_id from changed_rows) order by id for no key update;
  update users set expiry_key = wanted.expiry_key
  from (
    select changed.user_id, coalesce((
      select max(held.expires_at) from subscriptions held where held.user_id = changed.user_id and held.unsubscribed_at is null
    ), '9999-12-31T23:59:59.999Z') as expiry_key
    from (select distinct user_id from changed_rows) as changed
  ) as wanted
  where users.id = wanted.user_id and users.expiry_key <> wanted.expiry_key;
  return null;
end
$$;
--> statement-breakpoint
create trigger subscriptions_given after insert on subscriptions referencing new table as changed_rows
  for each statement execute function expiry_of_users();
--> statement-breakpoint
create trigger subscriptions_changed after update on subscriptions referencing new table as changed_rows
  for each statement execute function expiry_of_users();
--> statement-breakpoint
-- A merge moves a subscription to another person.
create trigger subscriptions_moved after update on subscriptions referencing old table as changed_rows
  for each statement execute function expiry_of_users();
--> statement-breakpoint
create trigger subscriptions_taken after delete on subscriptions referencing old table as changed_rows
  for each statement execute function expiry_of_users();
--> statement-breakpoint
-- Before the indexes, so that they are built once.
update users set expiry_key = last.expires_at
from (select user_id, max(expires_at) as expires_at from subscriptions where unsubscribed_at is null group by user_id) as last
where users.id = last.user_id;
--> statement-breakpoint
CREATE INDEX "users_by_expiry" ON "users" USING btree ("type","expiry_key","id");--> statement-breakpoint
CREATE INDEX "users_of_batch_by_expiry" ON "users" USING btree ("batch_id","expiry_key","id");--> statement-breakpoint
CREATE INDEX "users_of_province_by_expiry" ON "users" USING btree ("province","expiry_key","id");--> statement-breakpoint
CREATE INDEX "users_archived_by_expiry" ON "users" USING btree ("expiry_key","id") WHERE "users"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "users_expiring_by_first_name" ON "users" USING btree (left(search_text("first_name"::text), 2) text_pattern_ops,"expiry_key","id");--> statement-breakpoint
CREATE INDEX "users_expiring_by_last_name" ON "users" USING btree (left(search_text("last_name"::text), 2) text_pattern_ops,"expiry_key","id");--> statement-breakpoint
CREATE INDEX "users_expiring_by_email" ON "users" USING btree (left(search_text("email"::text), 2) text_pattern_ops,"expiry_key","id");