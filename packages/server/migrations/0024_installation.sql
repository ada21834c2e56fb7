CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"restored_at" timestamp (3) with time zone NOT NULL,
	"backup_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL,
	"resumed_at" timestamp (3) with time zone,
	"resumed_by_id" integer,
	CONSTRAINT "installation_once" CHECK ("installation"."id" = 1),
	CONSTRAINT "installation_resumed" CHECK ("installation"."resumed_by_id" is null or "installation"."resumed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_resumed_by_id_users_id_fk" FOREIGN KEY ("resumed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;