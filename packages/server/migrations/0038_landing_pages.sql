CREATE TABLE "landing_page_drawings" (
	"version_id" integer PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"css" text NOT NULL,
	"built_with" text NOT NULL,
	"made_of" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_one_owner";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "landing_page_id" integer;--> statement-breakpoint
ALTER TABLE "landing_page_versions" ADD COLUMN "share_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_page_versions" ADD COLUMN "share_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "opt_ins" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "landing_page_drawings" ADD CONSTRAINT "landing_page_drawings_version_id_landing_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."landing_page_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_landing_page" ON "files" USING btree ("landing_page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_share_of_landing_page" ON "files" USING btree ("landing_page_id") WHERE "files"."purpose" = 'share';--> statement-breakpoint
ALTER TABLE "landing_pages" DROP COLUMN "share_image";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win', 'qr', 'statement', 'block', 'share'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (num_nonnulls("files"."lesson_id", "files"."course_id", "files"."event_id", "files"."resource_id", "files"."product_id", "files"."user_id", "files"."proof_id", "files"."response_id", "files"."bug_report_id", "files"."win_id", "files"."setting_id", "files"."statement_id", "files"."landing_page_id") = 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win', 'qr', 'statement', 'block', 'share'));--> statement-breakpoint
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_scheduled" CHECK (("landing_pages"."scheduled_version" is null) = ("landing_pages"."scheduled_at" is null));--> statement-breakpoint
-- Tells every process that something changed which public pages show, once it is committed.
create function note_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('atlas_public', '');
  return null;
end
$$;--> statement-breakpoint
create trigger funnels_public_change after insert or update or delete on funnels for each statement execute function note_public_change();--> statement-breakpoint
create trigger products_public_change after insert or update or delete on products for each statement execute function note_public_change();--> statement-breakpoint
create trigger payment_terms_public_change after insert or update or delete on payment_terms for each statement execute function note_public_change();--> statement-breakpoint
create trigger funnel_payment_terms_public_change after insert or update or delete on funnel_payment_terms for each statement execute function note_public_change();--> statement-breakpoint
create trigger settings_public_change after insert or update or delete on settings for each statement execute function note_public_change();--> statement-breakpoint
create trigger redirect_rules_public_change after insert or delete or update of from_path, match, target, audience, starts_at, ends_at, priority, archived_at on redirect_rules for each statement execute function note_public_change();--> statement-breakpoint
create trigger landing_pages_public_change after insert or delete or update of template, link, published_version, scheduled_version, scheduled_at on landing_pages for each statement execute function note_public_change();--> statement-breakpoint
-- An uploaded picture of shared links is named in the head of the page, which processes keep in memory.
create trigger files_public_change_added after insert on files for each row when (new.purpose = 'share') execute function note_public_change();--> statement-breakpoint
create trigger files_public_change_removed after delete on files for each row when (old.purpose = 'share') execute function note_public_change();
