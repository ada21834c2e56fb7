-- Two rounds of choosing a team lead never overlap.
alter table selection_rounds add constraint selection_rounds_apart exclude using gist (tstzrange(opens_at, closes_at) with &&);
--> statement-breakpoint
-- The log of sign-ins, the ledger of points and the record of impersonations only grow, like the audit.
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what it has', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger sign_in_log_append_only before update or delete or truncate on sign_in_log
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger landing_page_versions_append_only before update or delete or truncate on landing_page_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger form_versions_append_only before update or delete or truncate on form_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger impersonations_kept before delete or truncate on impersonations
  for each statement execute function refuse_removal();
--> statement-breakpoint
create trigger invoices_kept before delete or truncate on invoices
  for each statement execute function refuse_removal();
--> statement-breakpoint
create trigger payment_proofs_kept before delete or truncate on payment_proofs
  for each statement execute function refuse_removal();
--> statement-breakpoint
create trigger commissions_kept before delete or truncate on commissions
  for each statement execute function refuse_removal();
--> statement-breakpoint
-- A paid entry keeps its price: it has to be revoked first.
create function keep_paid_price() returns trigger language plpgsql as $$
begin
  if old.status = 'Paid' and new.status = 'Paid' and new.price_centavos <> old.price_centavos then
    raise exception 'a paid entry keeps its price' using errcode = 'check_violation', constraint = 'schedule_entries_paid_price';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger schedule_entries_paid_price before update on schedule_entries for each row execute function keep_paid_price();
--> statement-breakpoint
-- Whoever holds an access level above non-member is a member in lists. A statement at a time, so that a bulk load stays fast.
create function type_of_users() returns trigger language plpgsql as $$
begin
  update users set type = wanted.type
  from (
    select changed.user_id,
      case when exists (
        select 1 from user_access_levels held join access_levels level on level.id = held.access_level_id
        where held.user_id = changed.user_id and level.role <> 'non-member'
      ) then 'member' else 'non-member' end as type
    from (select distinct user_id from changed_rows) as changed
  ) as wanted
  where users.id = wanted.user_id and users.type <> wanted.type;
  return null;
end
$$;
--> statement-breakpoint
create trigger user_access_levels_given after insert on user_access_levels referencing new table as changed_rows
  for each statement execute function type_of_users();
--> statement-breakpoint
create trigger user_access_levels_taken after delete on user_access_levels referencing old table as changed_rows
  for each statement execute function type_of_users();
--> statement-breakpoint
-- Funnels and affiliates share one space of first path segments.
create function claim_slug() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'INSERT' then null else to_jsonb(old) ->> tg_argv[1] end;
  now_is text := case when tg_op = 'DELETE' then null else to_jsonb(new) ->> tg_argv[1] end;
begin
  if was is not distinct from now_is then return null; end if;
  if was is not null then delete from slugs where slug = was::citext; end if;
  if now_is is not null then insert into slugs (slug, owner) values (now_is, tg_argv[0]); end if;
  return null;
end
$$;
--> statement-breakpoint
insert into slugs (slug, owner) select slug, 'funnel' from funnels;
--> statement-breakpoint
create trigger funnels_claim_slug after insert or update of slug or delete on funnels
  for each row execute function claim_slug('funnel', 'slug');
--> statement-breakpoint
create trigger affiliates_claim_slug after insert or update of link_name or delete on affiliates
  for each row execute function claim_slug('affiliate', 'link_name');
--> statement-breakpoint
-- The levels held before this migration.
update users set type = 'member' where exists (
  select 1 from user_access_levels held join access_levels level on level.id = held.access_level_id
  where held.user_id = users.id and level.role <> 'non-member'
);
