CREATE TABLE "reopened_tasks" (
	"move_up_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"evidence" text,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reopened_tasks_move_up_id_task_id_pk" PRIMARY KEY("move_up_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "reopened_tasks" ADD CONSTRAINT "reopened_tasks_move_up_id_move_ups_id_fk" FOREIGN KEY ("move_up_id") REFERENCES "public"."move_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reopened_tasks" ADD CONSTRAINT "reopened_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reopened_tasks_of_task" ON "reopened_tasks" USING btree ("task_id");