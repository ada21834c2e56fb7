import { instantText } from '@atlas/domain/audit';
import { DateText } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LastSavedText_saved$key } from './__generated__/LastSavedText_saved.graphql.ts';

/** The time at which a record was last saved, and by whom. Nothing for one that was never saved. */
export function LastSavedText({ saved: key }: { saved: LastSavedText_saved$key | null | undefined }) {
  const saved = useFragment(
    graphql`
      fragment LastSavedText_saved on LastSaved {
        at
        by {
          name
        }
      }
    `,
    key ?? null,
  );
  if (!saved) return null;
  const name = saved.by?.name.trim() ?? '';
  return (
    <span>
      Last saved <DateText text={instantText(saved.at)} dateTime={saved.at} />
      {name !== '' && ` by ${name}`}
    </span>
  );
}
