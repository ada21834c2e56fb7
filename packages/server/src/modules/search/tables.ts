import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { growingId } from '../../db/columns.ts';

/**
 * The words of searchable names: people, courses, lessons, events and resources, as returned by
 * `search_text`. Triggers add them. Mistyped words are looked up here, so that the cost depends on
 * the number of words and not of rows. A word may appear twice when two transactions add it at
 * once: a unique index would make one wait for the other.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: growingId(),
    word: text().notNull(),
    /** The values of domain's `typoKeys` for every prefix of the word. */
    keys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`typo_keys(word)`),
  },
  (t) => [index('search_words_word').on(t.word), index('search_words_keys').using('gin', t.keys)],
);
