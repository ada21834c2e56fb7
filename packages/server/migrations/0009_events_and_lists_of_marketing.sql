ALTER TABLE "events" ADD COLUMN "over_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was stored before: the last time of a recurring event with an end is known to the day only, until the event is saved again.
UPDATE "events" SET "over_at" = case
  when "every" is null then "ends_at"
  when "until" is not null then "until" + ("ends_at" - "starts_at") + interval '1 day'
end;--> statement-breakpoint
CREATE INDEX "leads_listed" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (search_text("first_name" || ' ' || "last_name" || ' ' || "email"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "commissions_listed" ON "commissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "opt_ins_search" ON "opt_ins" USING gin (search_text("first_name" || ' ' || "email"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workshop_registrations_listed" ON "workshop_registrations" USING btree ("registered_at","id");--> statement-breakpoint
CREATE INDEX "portfolio_listed" ON "portfolio" USING btree ("since","user_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_over" CHECK (case when "events"."every" is null then "events"."over_at" is not distinct from "events"."ends_at" else ("events"."until" is null) = ("events"."over_at" is null) and "events"."over_at" >= "events"."ends_at" end);