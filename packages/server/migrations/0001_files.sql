CREATE TABLE "dropped_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"dropped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dropped_files_by_time" ON "dropped_files" USING btree ("dropped_at");--> statement-breakpoint
CREATE INDEX "files_by_storage_key" ON "files" USING btree ("storage_key");