ALTER TABLE "courses" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "courses" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "lessons" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "events" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "resources" SET "published_at" = "created_at";
