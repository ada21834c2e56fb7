DROP INDEX "subscriptions_by_expiry";--> statement-breakpoint
DROP INDEX "subscriptions_of_batch";--> statement-breakpoint
ALTER TABLE "payment_proofs" ALTER COLUMN "entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_proofs" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(first_name || ' ' || last_name || ' ' || email::text || ' ' || pay_code)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_listed" ON "coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_last_name_prefix" ON "orders" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_first_name_prefix" ON "orders" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_email_prefix" ON "orders" USING btree (lower("email"::text) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proofs_waiting_order" ON "payment_proofs" USING btree ("order_id") WHERE "payment_proofs"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "payment_proofs_listed" ON "payment_proofs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_proofs_of_order" ON "payment_proofs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_proofs_by_reference" ON "payment_proofs" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "schedule_entries_by_date" ON "schedule_entries" USING btree ("schedule_date","id");--> statement-breakpoint
CREATE INDEX "schedule_entries_by_reference" ON "schedule_entries" USING btree ("transaction_id") WHERE "schedule_entries"."transaction_id" is not null;--> statement-breakpoint
CREATE INDEX "statement_rows_by_state" ON "statement_rows" USING btree ("statement_id","state","row");--> statement-breakpoint
CREATE INDEX "subscriptions_by_expiry" ON "subscriptions" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_batch" ON "subscriptions" USING btree ("batch_id","created_at","id");--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_of" CHECK (num_nonnulls("payment_proofs"."entry_id", "payment_proofs"."order_id") > 0 and ("payment_proofs"."user_id" is not null or "payment_proofs"."entry_id" is null));