CREATE TABLE "statement_mappings" (
	"header_key" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"saved_by_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_one_owner";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "statement_rows" DROP CONSTRAINT "statement_rows_entry";--> statement-breakpoint
ALTER TABLE "statement_rows" DROP CONSTRAINT "statement_rows_state";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "statement_id" integer;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "fingerprint" text;--> statement-breakpoint
UPDATE "statement_rows" SET "fingerprint" = 'before ' || "id";--> statement-breakpoint
ALTER TABLE "statement_rows" ALTER COLUMN "fingerprint" SET NOT NULL;--> statement-breakpoint
-- Until now these lines were only recognized as payments that were recorded before.
UPDATE "statement_rows" SET "state" = 'recorded' WHERE "state" = 'applied';--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "reference_key" text;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "proof_id" integer;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "is_amount_other" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "others" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "decided_by_id" integer;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
UPDATE "statements" SET "state" = 'ready';--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "sample" jsonb;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "header_key" text;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "balance" text;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "balance_row" integer;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "outgoing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "known" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "problem_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "to_do" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "worked_by_id" integer;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "sealed_password" "bytea";--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_mappings" ADD CONSTRAINT "statement_mappings_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_proof_id_payment_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."payment_proofs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_worked_by_id_users_id_fk" FOREIGN KEY ("worked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_statement" ON "files" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_rows_of_proof" ON "statement_rows" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "statement_rows_of_order" ON "statement_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "statement_rows_of_payment" ON "statement_rows" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "statement_rows_by_reference" ON "statement_rows" USING btree ("reference_key");--> statement-breakpoint
CREATE INDEX "statement_rows_waiting" ON "statement_rows" USING btree ("statement_id","id") WHERE "statement_rows"."waits";--> statement-breakpoint
CREATE INDEX "statements_at_work" ON "statements" USING btree ("id") WHERE "statements"."state" in ('reading', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "statements_listed" ON "statements" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "statement_rows" DROP COLUMN "raw";--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_once" UNIQUE("fingerprint");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win', 'qr', 'statement'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (num_nonnulls("files"."lesson_id", "files"."course_id", "files"."event_id", "files"."resource_id", "files"."product_id", "files"."user_id", "files"."proof_id", "files"."response_id", "files"."bug_report_id", "files"."win_id", "files"."setting_id", "files"."statement_id") = 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('video', 'attachment', 'cover', 'avatar', 'receipt', 'answer', 'screenshot', 'win', 'qr', 'statement'));--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_amount" CHECK ("statement_rows"."amount_centavos" > 0);--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_match" CHECK ("statement_rows"."state" in ('unmatched', 'dismissed', 'kept', 'recorded') or num_nonnulls("statement_rows"."proof_id", "statement_rows"."order_id", "statement_rows"."entry_id") > 0);--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_state" CHECK ("statement_rows"."state" in ('exact', 'possible', 'unmatched', 'recorded', 'applied', 'kept', 'dismissed'));--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_state" CHECK ("statements"."state" in ('new', 'reading', 'mapping', 'ready', 'applying', 'undoing', 'failed'));--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_balance" CHECK ("statements"."balance" in ('proven', 'not-given', 'broken'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_statement_row_id_statement_rows_id_fk" FOREIGN KEY ("statement_row_id") REFERENCES "public"."statement_rows"("id") ON DELETE no action ON UPDATE no action;