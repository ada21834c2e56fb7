import { type LevelContent, levelPreview, type MenuItem } from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import type { Route, RouteName } from '@atlas/domain/navigation';
import { type DataColumn, DataTable, Heading, RowTitle, Stack, Text } from '@atlas/ui';
import { hasScreenFor } from '../../routing/screenNames.ts';

const PAGES = { one: 'page', many: 'pages' };
const NOT_YET = 'Not available yet';

const COLUMNS: readonly DataColumn<Route & { there: boolean }>[] = [
  { id: 'title', header: 'Page', width: 'wide', cell: ({ title, pattern }) => <RowTitle note={pattern}>{title}</RowTitle> },
  { id: 'there', header: 'State', width: 'narrow', card: 'aside', cell: ({ there }) => (there ? 'Available' : NOT_YET) },
];

/** What somebody with an access level finds: the menu, and the pages that it opens. Nobody has to enter it for that. */
export function LevelPreviewPart({ level }: { level: LevelContent }) {
  const { user, menu, byFlags, bySignIn } = levelPreview(level);
  const isThere = (name: string) => hasScreenFor(user, name as RouteName);
  const rows = byFlags.map((route) => ({ ...route, there: isThere(route.name) }));
  return (
    <>
      <Stack gap={3} as="section" aria-labelledby="preview-menu">
        <Heading level={2} size="subheading" id="preview-menu">
          Menu
        </Heading>
        <Menu items={menu} isThere={isThere} />
        <Text size={14} tone="muted">
          For somebody who leads no group and no stage. Who does has entries for those, too.
        </Text>
      </Stack>
      <Stack gap={3} as="section" aria-labelledby="preview-pages">
        <Heading level={2} size="subheading" id="preview-pages">
          Pages that its flags open
        </Heading>
        {rows.length === 0 ? (
          <Text tone="muted">None.</Text>
        ) : (
          <DataTable label="Pages that its flags open" columns={COLUMNS} rows={rows} rowKey={({ name }) => name} />
        )}
        <Text size={14} tone="muted">
          And {countNoun(bySignIn.length, PAGES)} that open for everybody who is signed in.
        </Text>
      </Stack>
    </>
  );
}

/** A menu as an outline: it leads nowhere, because it is somebody else's. */
function Menu({ items, isThere }: { items: readonly MenuItem[]; isThere: (name: string) => boolean }) {
  const note = ({ route }: MenuItem) => (route === undefined || isThere(route) ? '' : ` (${NOT_YET.toLowerCase()})`);
  return (
    <Stack gap={2} as="ul" aria-label="Menu">
      {items.map((item) => (
        <li key={item.key}>
          <Text as="span" weight="medium">
            {item.label}
          </Text>
          {item.children === undefined ? (
            note(item)
          ) : (
            <Text size={14} tone="muted">
              {item.children.map((child) => child.label + note(child)).join(' · ')}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
