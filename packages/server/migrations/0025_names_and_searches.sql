-- Lower case with each accent as a combining mark after its letter, without a collation or a dictionary: the same on every database. Domain's
-- plainLetters returns the same.
create function plain_letters(value text) returns text language sql immutable parallel safe
  return replace(replace(replace(replace(lower((
    -- Most texts are ASCII, and translate takes long.
    case when octet_length(value) = length(value) then value else translate(normalize(value, NFKD),
      'ÆŒẞÞØøĐđÐðŁłĦħŦŧıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
      'æœßþooddddllhhttiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
    ) end
  ) collate "C"), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
--> statement-breakpoint
-- What a search compares: words in lower case without accents, apostrophes and full stops. Domain's searchText returns the same.
create or replace function search_text(value text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(plain_letters(value), '[\u0300-\u036F.''`\u2018\u2019\u02BB\u02BC\u2032\u00AD\u200B-\u200F\u2060\uFEFF]+', '', 'g'),
    '[\u0001-\u0020\u007F-\u00A0,;:!?()"\-\u1680\u2000-\u206F\u3000]+', ' ', 'g'));
--> statement-breakpoint
-- The search text of several values with | between them, the words of each written together: "de la Cruz" is found as "Dela Cruz", and the reverse.
create function search_fields(value text) returns text language sql immutable parallel safe
  return replace(replace(search_text(value), ' ', ''), '|', ' ');
--> statement-breakpoint
-- The key by which names and titles are ordered, byte by byte: ñ after n, other accents, case and punctuation ignored. Domain's sortKey returns the
-- same.
create function sort_key(value text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(plain_letters(value),
      '(?<!n)\u0303|[\u0300-\u0302\u0304-\u036F.''`\u2018\u2019\u02BB\u02BC\u2032\u00AD\u200B-\u200F\u2060\uFEFF]', '', 'g'),
    '[\u0001-\u002F\u003A-\u0060\u007B-\u00BF\u1680\u2000-\u206F\u3000-\u303F]+', ' ', 'g'));
--> statement-breakpoint
-- A sort key that orders by its bytes wherever it is used.
create domain sort_text as text collate "C";
--> statement-breakpoint
DROP INDEX "leads_search";
--> statement-breakpoint
DROP INDEX "subgroups_by_name";
--> statement-breakpoint
DROP INDEX "opt_ins_search";
--> statement-breakpoint
DROP INDEX "users_by_name";
--> statement-breakpoint
DROP INDEX "users_of_batch_by_name";
--> statement-breakpoint
DROP INDEX "users_of_province_by_name";
--> statement-breakpoint
DROP INDEX "users_archived_by_name";
--> statement-breakpoint
DROP INDEX "users_named_by_first_name";
--> statement-breakpoint
DROP INDEX "users_named_by_last_name";
--> statement-breakpoint
DROP INDEX "users_named_by_email";
--> statement-breakpoint
-- One statement a table, so that it is rewritten once; that builds its remaining indexes anew, too.
ALTER TABLE "orders" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fields(first_name || '|' || last_name || '|' || email::text || '|' || pay_code)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fields(first_name || '|' || coalesce(middle_name, '') || '|' || last_name || '|' || coalesce(suffix, '') || '|' || email::text || '|' || tribe_id)) STORED NOT NULL,
  ADD COLUMN "name_key" "sort_text" GENERATED ALWAYS AS (sort_key(last_name) || chr(9) || sort_key(first_name) || chr(9) || sort_key(coalesce(middle_name, '')) || chr(9) || sort_key(coalesce(suffix, ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (search_fields("first_name" || '|' || "last_name" || '|' || "email"::text) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "subgroups_by_name" ON "subgroups" USING btree ((sort_key("name"::text) collate "C"),"id");
--> statement-breakpoint
CREATE INDEX "opt_ins_search" ON "opt_ins" USING gin (search_fields("first_name" || '|' || "email"::text) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("type","name_key","id");
--> statement-breakpoint
CREATE INDEX "users_of_batch_by_name" ON "users" USING btree ("batch_id","name_key","id");
--> statement-breakpoint
CREATE INDEX "users_of_province_by_name" ON "users" USING btree ("province","name_key","id");
--> statement-breakpoint
CREATE INDEX "users_archived_by_name" ON "users" USING btree ("name_key","id") WHERE "users"."archived_at" is not null;
--> statement-breakpoint
CREATE INDEX "users_named_by_first_name" ON "users" USING btree (left(search_text("first_name"::text), 2) text_pattern_ops,"name_key","id");
--> statement-breakpoint
CREATE INDEX "users_named_by_last_name" ON "users" USING btree (left(search_text("last_name"::text), 2) text_pattern_ops,"name_key","id");
--> statement-breakpoint
CREATE INDEX "users_named_by_email" ON "users" USING btree (left(search_text("email"::text), 2) text_pattern_ops,"name_key","id");
--> statement-breakpoint
-- The indexes of the dropped columns went with them.
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- These indexes contain what search_text returned before.
reindex index courses_name_search;
--> statement-breakpoint
reindex index lessons_name_search;
--> statement-breakpoint
reindex index events_name_search;
--> statement-breakpoint
reindex index resources_name_search;
--> statement-breakpoint
-- The words of middle names are searched, too.
create or replace trigger users_search_words after insert or update of first_name, middle_name, last_name on users
  for each row execute function learn_search_words('first_name', 'middle_name', 'last_name');
--> statement-breakpoint
insert into search_words (word)
select distinct found.word
from (
  select concat_ws(' ', first_name, middle_name, last_name) as name from users
  union all select name from courses
  union all select name from lessons
  union all select name from events
  union all select name from resources
) as named
cross join lateral regexp_split_to_table(search_text(named.name), '[^[:alnum:]]+') as found (word)
where length(found.word) >= 4 and not exists (select 1 from search_words known where known.word = found.word);
--> statement-breakpoint
analyze "users";
--> statement-breakpoint
analyze "orders";
