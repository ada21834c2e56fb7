DROP INDEX "schedule_entries_due";--> statement-breakpoint
CREATE INDEX "payment_proofs_by_platform" ON "payment_proofs" USING btree ("platform","created_at","id");--> statement-breakpoint
CREATE INDEX "schedule_entries_by_status" ON "schedule_entries" USING btree ("status","schedule_date","id");--> statement-breakpoint
CREATE INDEX "schedule_entries_by_platform" ON "schedule_entries" USING btree ("payment_platform","schedule_date","id");