-- A trigger, not a REVOKE: the embedded database runs as a superuser, whom privileges do not bind.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
