import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { growingId } from '../../db/columns.ts';

/**
 * The words of what can be found: of the names of people and of the titles of courses, lessons, events and resources, as `search_text` writes them.
 * Triggers add them. A mistyped word is looked up here, so that its price goes by the words there are and not by the rows. A word may stand here twice,
 * when two people write it at once: a unique index would let one of them wait for the other.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: growingId(),
    word: text().notNull(),
    /** What domain's `typoKeys` says of every beginning of the word. */
    keys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`typo_keys(word)`),
  },
  (t) => [index('search_words_word').on(t.word), index('search_words_keys').using('gin', t.keys)],
);
