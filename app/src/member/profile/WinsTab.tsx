import { ActionMenu, Button, EmptyState, Row, Stack, Text, Vignette } from '@atlas/ui';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useAction } from '../../admin/actions/useAction.tsx';
import { useReload } from '../../relay/useReload.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { useRemoveWin } from './useRemoveWin.ts';
import { WinList } from './WinList.tsx';
import type { WinList_win$data } from './__generated__/WinList_win.graphql.ts';
import type { WinsTabQuery } from './__generated__/WinsTabQuery.graphql.ts';

// Loads with the first press.
const WinDialog = lazyPart('WinDialog', async () => (await import('./WinDialog.tsx')).WinDialog);

type Win = WinList_win$data[number];

const QUERY = graphql`
  query WinsTabQuery @preloadable {
    viewer {
      user {
        wins {
          ...WinList_win
        }
      }
      ...ProfilePage_viewer
    }
  }
`;

/**
 * `/profile`: the member's wins, the newest first.
 * @spec 1 §2.9
 */
export function WinsTab({ queryRef }: { queryRef: PreloadedQuery<WinsTabQuery> }) {
  const { viewer } = usePreloadedQuery<WinsTabQuery>(QUERY, queryRef);
  const reload = useReload<WinsTabQuery>(QUERY, {});
  /** The open win; 'new' while adding one. */
  const [open, setOpen] = useState<Win | 'new' | null>(null);
  const remove = useRemoveWin();
  const { act, dialog } = useAction();
  const { wins } = viewer.user;
  const add = (
    <Button variant="primary" iconStart={Plus} onClick={() => setOpen('new')}>
      Add a win
    </Button>
  );
  return (
    <ProfilePage tab="wins" viewer={viewer}>
      {wins.length === 0 ? (
        <EmptyState
          vignette={<Vignette of="done" />}
          title="Your first win belongs here"
          text="A client, a better rate, a finished course: write down what you are proud of. Your coach and the other members see it on your profile."
          action={add}
        />
      ) : (
        <Stack gap={4}>
          <Row justify="between" wrap>
            <Text tone="muted">{wins.length === 1 ? 'One win so far. Keep going.' : `${wins.length} wins so far.`}</Text>
            {add}
          </Row>
          <WinList
            wins={wins}
            label="Your wins"
            actionsOf={(win) => (
              <ActionMenu
                label={`Actions for ${win.title}`}
                actions={[
                  { label: 'Edit', onSelect: () => setOpen(win) },
                  { label: 'Remove', tone: 'danger', onSelect: () => act(remove(win)) },
                ]}
              />
            )}
          />
        </Stack>
      )}
      {open && (
        <Suspense>
          <WinDialog
            win={open === 'new' ? null : open}
            onSaved={() => void reload().catch(() => undefined)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      {dialog}
    </ProfilePage>
  );
}
