CREATE INDEX CONCURRENTLY "audit_entries_of_request" ON "audit_entries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sign_in_log_of_email" ON "sign_in_log" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sign_in_log_of_request" ON "sign_in_log" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_of_user" ON "outbox" USING btree ("user_id","created_at","id");