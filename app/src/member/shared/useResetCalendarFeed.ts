import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useResetCalendarFeedMutation } from './__generated__/useResetCalendarFeedMutation.graphql.ts';

/** Creates the address of the member's calendar feed, or replaces one that others know. */
export function useResetCalendarFeed(): (hasOne: boolean) => Action {
  const submit = useSubmit<useResetCalendarFeedMutation>(graphql`
    mutation useResetCalendarFeedMutation {
      resetCalendarFeed {
        calendarFeedUrl
      }
    }
  `);
  return (hasOne) => ({
    run: () => submit({}),
    success: hasOne ? 'You have a new link. The old one no longer works.' : 'Your link is ready.',
    ...(hasOne && {
      confirm: {
        title: 'Reset your calendar link?',
        consequence: 'Calendars that use the old link stop updating until you give them the new one.',
        confirmText: 'Reset link',
        busyText: 'Resetting',
        tone: 'danger' as const,
      },
    }),
  });
}
