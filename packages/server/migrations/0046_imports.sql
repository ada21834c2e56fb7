CREATE TABLE "import_keys" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record_id" integer NOT NULL,
	CONSTRAINT "import_keys_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"header_key" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"saved_by_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_state";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state";--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "state" SET DEFAULT 'checking';--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "record_id" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "stopped_in" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "creates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "skips" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "acting_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "acting_level_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undoable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "cells_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_acting_id_users_id_fk" FOREIGN KEY ("acting_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_acting_level_id_access_levels_id_fk" FOREIGN KEY ("acting_level_id") REFERENCES "public"."access_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_next" ON "import_rows" USING btree ("import_id","state","sheet","row");--> statement-breakpoint
CREATE INDEX "import_rows_by_key" ON "import_rows" USING btree ("import_id","sheet",left(case "sheet" when 'Members' then btrim("cells" ->> 'Subscription ID') when 'Groups' then btrim("cells" ->> 'Group ID') when 'Courses' then btrim("cells" ->> 'Course ID') when 'Units' then btrim("cells" ->> 'Unit ID') end, 200));--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_work" ON "imports" USING btree ((true)) WHERE "imports"."state" in ('running', 'undoing');--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_outcome" CHECK ("import_rows"."outcome" in ('create', 'change', 'skip', 'problem'));--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_state" CHECK ("import_rows"."state" in ('waiting', 'applied', 'failed', 'skipped', 'undone', 'kept'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_stopped_in" CHECK ("imports"."stopped_in" in ('running', 'undoing'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_stopped" CHECK (("imports"."state" = 'stopped') = ("imports"."stopped_in" is not null));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone" CHECK ("imports"."undone" + "imports"."kept" <= "imports"."applied");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state" CHECK ("imports"."state" in ('checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed', 'stopped'));