import { Heading, Link, Stack } from '@atlas/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { connectionLost } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { acknowledgement, statement } from './documentFixtures.ts';
import { OpenedDocument } from './OpenedDocument.tsx';
import { useOpenedDocument } from './useOpenedDocument.ts';

/** A page that links to documents, as no screen does yet. */
function Documents() {
  const { openHref } = useOpenedDocument();
  return (
    <Stack>
      <Heading level={1}>Documents</Heading>
      <Stack gap={2} align="start">
        {[statement, acknowledgement].map(({ databaseId, number }) => (
          <Link key={databaseId} href={openHref(databaseId)}>
            {number}
          </Link>
        ))}
      </Stack>
      <OpenedDocument />
    </Stack>
  );
}

const meta: ScreenMeta = {
  title: 'Screens/Shared/OpenedDocument',
  ...aboutScreen({
    shows: 'A receipt, an invoice or another document in a drawer, opened by its address.',
    audience: 'Members for their own documents, staff for those of a person.',
    check: 'The sheet looks the same as its PDF. The drawer closes back to the same place.',
  }),
  args: {
    path: '/payment?tab=payments&documentId=17',
    user: admin,
    screens: { payment: { load: () => Promise.resolve(Documents as never), needsRelay: true, skeleton: () => null } },
    data: () => ({
      viewer: {
        document: ({ databaseId }: { databaseId: number }) =>
          [statement, acknowledgement].find((document) => document.databaseId === databaseId) ?? null,
      },
    }),
  },
};
export default meta;

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

/** A document, opened by its address. The PDF has the same content. */
export const Filled: Story = {
  play: async () => {
    const drawer = await opened('SA-000017');
    await expect(drawer.getByRole('heading', { name: 'Statement of account' })).toBeVisible();
    await expect(drawer.getByText('Non-VAT Reg. TIN 123-456-789-00000')).toBeVisible();
    await expect(drawer.getByRole('cell', { name: '₱2,999.00' })).toBeVisible();
    await expect(within(drawer.getByRole('table', { name: 'Payment terms' })).getAllByRole('row')).toHaveLength(4);
    const link = drawer.getByRole('link', { name: 'Download PDF' });
    await expect(link).toHaveAttribute('href', '/api/documents/17.pdf');
    await expect(link).toHaveAttribute('download', 'SA-000017.pdf');
  },
};

/** A link opens a document. Closing it keeps the rest of the address. */
export const OpenedByLink: Story = {
  args: { path: '/payment?tab=payments' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'PA-000042' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', '/payment?tab=payments&documentId=42');
    await userEvent.click(link);
    const drawer = await opened('PA-000042');
    await expect(drawer.getByText('GCash, reference 1234567890123, 11/12/2025')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveAttribute('href', '/payment?tab=payments&documentId=42');
  },
};

/** A document that does not exist, or that the viewer may not see. */
export const Gone: Story = {
  args: { path: '/payment?documentId=9' },
  play: async () => {
    await expect(await screen.findByText('This document does not exist.', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  },
};

/** The document cannot be loaded; the page stays. */
export const Failed: Story = {
  args: { data: () => ({ viewer: { document: connectionLost } }) },
  play: async () => {
    await expect(await screen.findByText('The document could not be loaded.', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
