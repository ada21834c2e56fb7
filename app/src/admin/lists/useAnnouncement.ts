import { countNoun, type ListedPage, listPages, type ListSearch, type Noun, writeListSearch } from '@atlas/domain/lists';
import { useState } from 'react';

interface Shown {
  list: ListSearch;
  page: ListedPage;
  /**
   * The query the page was loaded with. It changes as soon as the rows of another address have
   * loaded.
   */
  queryRef: object;
  noun: Noun;
}

/**
 * The screen reader announcement once the rows of another search, filter, order or page have
 * loaded: "23 courses", "11–20 of 23 courses".
 *
 * Empty at first, because the screen reader reads the page itself then.
 */
export function useAnnouncement({ list, page, queryRef, noun }: Shown): string {
  const place = JSON.stringify(writeListSearch(list));
  const [heard, setHeard] = useState({ place, queryRef, text: '' });
  if (heard.queryRef !== queryRef) {
    setHeard({ place, queryRef, text: heard.place === place ? heard.text : differing(heard.text, sayRows(list, page, noun)) });
  }
  return heard.text;
}

function sayRows(list: ListSearch, page: ListedPage, noun: Noun): string {
  const isFirst = list.page === 1 && list.after === null;
  return isFirst ? countNoun(page.totalCount, noun) : `${listPages(list, page).summary} ${noun.many}`;
}

/**
 * Returns a text that differs from the previous one. Screen readers skip repeated text, so a space
 * that is not read aloud is appended.
 */
const differing = (before: string, text: string): string => (before === text ? `${text}\u00A0` : text);
