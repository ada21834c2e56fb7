CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "saved_reports_listed" ON "saved_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_listed" ON "privacy_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_merges_listed" ON "user_merges" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_of_province" ON "users" USING btree ("province","created_at","id");