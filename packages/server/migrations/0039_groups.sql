ALTER TABLE "subgroups" ADD COLUMN "meeting_day" integer;--> statement-breakpoint
ALTER TABLE "subgroups" ADD COLUMN "meeting_time" time;--> statement-breakpoint
ALTER TABLE "subgroups" ADD COLUMN "meeting_link" text;--> statement-breakpoint
ALTER TABLE "subgroups" ADD CONSTRAINT "subgroups_meeting" CHECK (("subgroups"."meeting_day" is null) = ("subgroups"."meeting_time" is null) and "subgroups"."meeting_day" between 1 and 7);