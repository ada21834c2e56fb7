CREATE INDEX "check_ins_listed" ON "check_ins" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "challenge_groups_listed" ON "challenge_groups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "challenge_participants_listed" ON "challenge_participants" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "form_responses_listed" ON "form_responses" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "subgroups_listed" ON "subgroups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subgroups_by_name" ON "subgroups" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "move_ups_listed" ON "move_ups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_stages_listed" ON "user_stages" USING btree ("entered_at","id") WHERE "user_stages"."left_at" is null;