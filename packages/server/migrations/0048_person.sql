ALTER TABLE "email_confirmations" ADD COLUMN "requested_by_id" integer;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "user_notes" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_notes" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_notes" ADD COLUMN "edited_by_id" integer;--> statement-breakpoint
ALTER TABLE "user_notes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;