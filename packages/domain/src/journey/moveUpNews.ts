interface StageName {
  readonly number: number;
  readonly name: string;
}

/** A decision about a request to move up, as the member is notified of it. */
export type DecidedNews =
  | { readonly state: 'approved'; readonly stage: StageName; readonly next: StageName | null; readonly note: string }
  | { readonly state: 'returned'; readonly stage: StageName; readonly note: string; readonly reopened: readonly string[] }
  | { readonly state: 'waiting'; readonly stage: StageName };

/** Number of tasks that a notification names, so that it fits with a long note. */
const MAX_NAMED = 5;

const toDoAgain = (titles: readonly string[]): string[] => {
  if (titles.length === 0) return [];
  const named = titles.slice(0, MAX_NAMED).map((title) => `• ${title}`);
  const others = titles.length - named.length;
  return [['To do again:', ...named, ...(others > 0 ? [`and ${others} more`] : [])].join('\n')];
};

/**
 * The notification of a member about their request to move up: approved, returned, or pending again
 * because the reviewer undid a decision. A product decision.
 *
 * @example
 * const stage = { number: 1, name: 'Ready to start' };
 * moveUpNews({ state: 'waiting', stage }).title // 'Your request is pending again'
 */
export function moveUpNews(news: DecidedNews): { title: string; body: string } {
  const { stage } = news;
  if (news.state === 'approved') {
    const text = news.next
      ? `Well done! You completed stage ${stage.number} and are now in “${news.next.name}”.`
      : `Well done! You completed “${stage.name}”, the last stage of the journey.`;
    return {
      title: news.next ? `You moved up to stage ${news.next.number}` : 'You completed the journey',
      body: [text, news.note].filter(Boolean).join('\n\n'),
    };
  }
  if (news.state === 'returned') {
    return { title: 'Your move-up needs another look', body: [news.note, ...toDoAgain(news.reopened)].join('\n\n') };
  }
  return {
    title: 'Your request is pending again',
    body: `The reviewer of “${stage.name}” took the last decision back. You will be notified of the new one.`,
  };
}
