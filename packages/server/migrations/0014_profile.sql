ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_one_owner";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_names";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "win_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_win_id_wins_id_fk" FOREIGN KEY ("win_id") REFERENCES "public"."wins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_of_win" ON "files" USING btree ("win_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (num_nonnulls("files"."lesson_id", "files"."course_id", "files"."event_id", "files"."resource_id", "files"."user_id", "files"."proof_id", "files"."response_id", "files"."bug_report_id", "files"."win_id") = 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_names" CHECK (length("users"."first_name") between 1 and 100 and length("users"."last_name") <= 100);