-- What a search compares: lower case without accents. Named dictionary and schema make it immutable, so that it can be indexed.
create function search_text(value text) returns text language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
