CREATE TABLE "round_draws" (
	"round_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "round_draws_round_id_user_id_pk" PRIMARY KEY("round_id","user_id"),
	CONSTRAINT "round_draws_position" UNIQUE("round_id","position"),
	CONSTRAINT "round_draws_from_one" CHECK ("round_draws"."position" >= 1)
);
--> statement-breakpoint
ALTER TABLE "selection_rounds" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "selection_rounds" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "selection_rounds" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "round_draws" ADD CONSTRAINT "round_draws_round_id_selection_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."selection_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_draws" ADD CONSTRAINT "round_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_rounds" ADD CONSTRAINT "selection_rounds_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;