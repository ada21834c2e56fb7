CREATE INDEX "orders_of_funnel_by_state" ON "orders" USING btree ("funnel_id","state");--> statement-breakpoint
CREATE INDEX "orders_of_term" ON "orders" USING btree ("payment_term_id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_term" ON "subscriptions" USING btree ("payment_term_id");