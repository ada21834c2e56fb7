DROP INDEX "orders_last_name_prefix";--> statement-breakpoint
DROP INDEX "orders_first_name_prefix";--> statement-breakpoint
DROP INDEX "orders_email_prefix";--> statement-breakpoint
DROP INDEX "users_first_name_prefix";--> statement-breakpoint
DROP INDEX "users_last_name_prefix";--> statement-breakpoint
DROP INDEX "users_email_prefix";--> statement-breakpoint
-- What an index on an expression is expected to find is known from the next analysis on.
ANALYZE "users";--> statement-breakpoint
ANALYZE "orders";