CREATE INDEX CONCURRENTLY "subscriptions_last_of_user" ON "subscriptions" USING btree ("user_id","expires_at","starts_at") WHERE "subscriptions"."unsubscribed_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscriptions_ending" ON "subscriptions" USING btree ("expires_at","user_id") WHERE "subscriptions"."unsubscribed_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_of_batch_by_name" ON "users" USING btree ("batch_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_of_province_by_name" ON "users" USING btree ("province","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_archived_created" ON "users" USING btree ("created_at","id") WHERE "users"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_archived_by_name" ON "users" USING btree ("last_name","first_name","id") WHERE "users"."archived_at" is not null;