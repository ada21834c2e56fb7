CREATE TABLE "resource_links" (
	"resource_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"failed_since" timestamp (3) with time zone,
	"broken_since" timestamp (3) with time zone,
	CONSTRAINT "resource_links_broken" CHECK ("resource_links"."broken_since" is null or "resource_links"."failed_since" is not null)
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "awaits_file" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_links" ADD CONSTRAINT "resource_links_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_one_source" CHECK ("resources"."url" is null or not "resources"."awaits_file");