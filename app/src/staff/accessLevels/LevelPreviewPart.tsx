import { type LevelContent, levelPreview, type MenuItem } from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import type { RouteName } from '@atlas/domain/navigation';
import { type DataColumn, DataTable, Heading, RowTitle, Stack, Text } from '@atlas/ui';
import { hasScreenFor } from '../../routing/hasScreen.ts';

interface Page {
  readonly name: string;
  readonly title: string;
  readonly pattern: string;
}

const PAGES = { one: 'page', many: 'pages' };

/** The route pattern in readable form: `/courses/{id}`. */
const addressOf = ({ pattern }: Page): string => pattern.replaceAll(/:\w+\}/g, '}');

const COLUMNS: readonly DataColumn<Page>[] = [
  { id: 'title', header: 'Page', width: 'wide', cell: ({ title }) => <RowTitle>{title}</RowTitle> },
  { id: 'address', header: 'Address', card: 'meta', cell: addressOf },
];

/**
 * The menu and the pages available to a user with an access level. Staff can check them without
 * holding it.
 */
export function LevelPreviewPart({ level }: { level: LevelContent }) {
  const { user, menu, byFlags, bySignIn } = levelPreview(level);
  const isThere = (name: string) => hasScreenFor(user, name as RouteName);
  const [there, notYet] = [byFlags.filter(({ name }) => isThere(name)), byFlags.filter(({ name }) => !isThere(name))];
  return (
    <>
      <Stack gap={3} as="section" aria-labelledby="preview-menu">
        <Heading level={2} size="subheading" id="preview-menu">
          Menu
        </Heading>
        <Menu items={menu} isThere={isThere} />
        <Text size={14} tone="muted">
          For a person who leads no group or stage. People who do also see entries for those.
        </Text>
      </Stack>
      <Stack gap={3} as="section" aria-labelledby="preview-pages">
        <Heading level={2} size="subheading" id="preview-pages">
          Pages that its flags open
        </Heading>
        {there.length > 0 && <DataTable label="Pages that its flags open" columns={COLUMNS} rows={there} rowKey={({ name }) => name} />}
        {notYet.length > 0 && (
          <Text size={14} tone="muted">
            Not available yet: {notYet.map(({ title }) => title).join(', ')}.
          </Text>
        )}
        <Text size={14} tone="muted">
          {byFlags.length === 0 ? 'None, but ' : 'And '}
          {countNoun(bySignIn.length, PAGES)} that open for everyone who is signed in.
        </Text>
      </Stack>
    </>
  );
}

/**
 * An outline of the menu, without links because the menu belongs to another user. Excludes pages
 * that are not available yet.
 */
function Menu({ items, isThere }: { items: readonly MenuItem[]; isThere: (name: string) => boolean }) {
  const isShown = ({ route }: MenuItem) => route === undefined || isThere(route);
  const shown = items
    .map(({ children, ...item }) => (children === undefined ? item : { ...item, children: children.filter(isShown) }))
    .filter((item) => ('children' in item ? item.children.length > 0 : isShown(item)));
  return (
    <Stack gap={2} as="ul" aria-label="Menu">
      {shown.map((item) => (
        <li key={item.key}>
          <Text as="span" weight="medium">
            {item.label}
          </Text>
          {'children' in item && (
            <Text size={14} tone="muted">
              {item.children.map(({ label }) => label).join(' · ')}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
