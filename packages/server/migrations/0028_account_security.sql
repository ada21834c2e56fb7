ALTER TABLE "password_resets" ADD COLUMN "is_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "password_resets_codes_of_email" ON "password_resets" USING btree ("email","created_at","id") WHERE "password_resets"."is_code";--> statement-breakpoint
CREATE INDEX "sessions_former_token" ON "sessions" USING btree ("former_token_hash") WHERE "sessions"."former_token_hash" is not null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_renewed" CHECK (("sessions"."former_token_hash" is null) = ("sessions"."renewed_at" is null));