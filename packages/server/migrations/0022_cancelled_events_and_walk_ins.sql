ALTER TABLE "events" DROP CONSTRAINT "events_over";--> statement-breakpoint
-- What was called off is over; when the last of its times before that ended is known to the rules only.
UPDATE "events" SET "over_at" = "cancelled_at" WHERE "cancelled_at" IS NOT NULL AND ("over_at" IS NULL OR "over_at" > "cancelled_at");--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD COLUMN "walked_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_walked_in" CHECK (not "event_rsvps"."walked_in" or ("event_rsvps"."attended" is true and "event_rsvps"."going" = 'yes'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_over" CHECK (case when "events"."cancelled_at" is not null then "events"."over_at" is not null and "events"."over_at" <= "events"."cancelled_at"
        when "events"."every" is null then "events"."over_at" is not distinct from "events"."ends_at" else ("events"."until" is null) = ("events"."over_at" is null) end);