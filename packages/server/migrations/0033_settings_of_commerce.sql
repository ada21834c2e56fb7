ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_one_owner";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_type";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "setting_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_setting_id_settings_id_fk" FOREIGN KEY ("setting_id") REFERENCES "public"."settings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_setting" ON "files" USING btree ("setting_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win', 'qr'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (num_nonnulls("files"."lesson_id", "files"."course_id", "files"."event_id", "files"."resource_id", "files"."product_id", "files"."user_id", "files"."proof_id", "files"."response_id", "files"."bug_report_id", "files"."win_id", "files"."setting_id") = 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win', 'qr'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_type" CHECK ("settings"."type" in ('boolean', 'text', 'link', 'number', 'instant', 'list', 'choice', 'month', 'picture', 'accounts', 'methods'));--> statement-breakpoint
-- The setting keeps its value and its history under its new name.
UPDATE "settings" SET "name" = 'first-payment-days' WHERE "name" = 'first-payment-window-days';