ALTER TABLE "bulk_job_rows" DROP CONSTRAINT "bulk_job_rows_state";--> statement-breakpoint
ALTER TABLE "bulk_jobs" DROP CONSTRAINT "bulk_jobs_state";--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD COLUMN "was" text;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD COLUMN "becomes" text;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "list" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "selected_ids" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "undone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "acting_id" integer;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "acting_level_id" integer;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "impersonator_id" integer;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_acting_id_users_id_fk" FOREIGN KEY ("acting_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_acting_level_id_access_levels_id_fk" FOREIGN KEY ("acting_level_id") REFERENCES "public"."access_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_job_rows_in_order" ON "bulk_job_rows" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "bulk_job_rows_by_state" ON "bulk_job_rows" USING btree ("job_id","state","id");--> statement-breakpoint
CREATE INDEX "bulk_jobs_of_starter" ON "bulk_jobs" USING btree ("started_by_id","created_at","id");--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_known_state" CHECK ("bulk_job_rows"."state" in ('waiting', 'changed', 'skipped', 'failed', 'undone', 'kept'));--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_known_state" CHECK ("bulk_jobs"."state" in ('previewing', 'previewed', 'running', 'stopping', 'done', 'stopped', 'failed', 'undoing', 'undone'));--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_undone" CHECK ("bulk_jobs"."undone" + "bulk_jobs"."kept" <= "bulk_jobs"."changed");