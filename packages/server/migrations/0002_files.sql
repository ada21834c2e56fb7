CREATE TABLE "dropped_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"dropped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"owner" text NOT NULL,
	"owner_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"file_id" integer,
	"locked_by" uuid,
	"locked_until" timestamp (3) with time zone,
	"is_wanted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uploads_bytes" CHECK ("uploads"."bytes" > 0),
	CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot'))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dropped_files_by_time" ON "dropped_files" USING btree ("dropped_at");--> statement-breakpoint
CREATE INDEX "uploads_by_time" ON "uploads" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "uploads_of_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_of_file" ON "uploads" USING btree ("file_id");