import { DateText, WinCard, WinGrid } from '@atlas/ui';
import { formatLongDate, fromIsoDay } from '@atlas/domain/time';
import { fileSizeText } from '@atlas/domain/uploads';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WinList_win$data, WinList_win$key } from './__generated__/WinList_win.graphql.ts';

/** Older pictures have no stored size and take the space of a photo. */
const UNKNOWN = { width: 1600, height: 1200 };

/** Formats a day for the profile. */
export const dayText = (day: string): string => {
  const at = fromIsoDay(day);
  return at === null ? day : formatLongDate(at);
};

interface WinListProps {
  wins: WinList_win$key;
  label: string;
  /** The actions for a win, on the member's own profile only. */
  actionsOf?: (win: WinList_win$data[number]) => ReactNode;
}

/** A member's wins in the server's order, the newest first. */
export function WinList({ wins: key, label, actionsOf }: WinListProps) {
  const wins = useFragment(
    graphql`
      fragment WinList_win on Win @relay(plural: true) {
        databaseId
        title
        body
        achievedOn
        picture {
          url
          bytes
          width
          height
        }
      }
    `,
    key,
  );
  return (
    <WinGrid label={label}>
      {wins.map((win) => (
        <WinCard
          key={win.databaseId}
          level={2}
          title={win.title}
          date={<DateText text={dayText(win.achievedOn)} dateTime={win.achievedOn} />}
          text={win.body}
          {...(win.picture && {
            picture: {
              url: win.picture.url,
              width: win.picture.width ?? UNKNOWN.width,
              height: win.picture.height ?? UNKNOWN.height,
              size: fileSizeText(win.picture.bytes),
            },
          })}
          actions={actionsOf?.(win)}
        />
      ))}
    </WinGrid>
  );
}
