import { expect, screen, type userEvent, waitFor, type within } from 'storybook/test';
import { CONNECTION_LOST } from '@atlas/domain/errors';
import { RequestError } from '../session/fetchGraphQL.ts';

type Canvas = ReturnType<typeof within>;

/** A screen's code loads as a separate chunk, as in the application. */
const ARRIVES = { timeout: 10_000 };

/** Waits until the page with this heading is shown and completely loaded. */
export async function expectPage(canvas: Canvas, heading: string | RegExp): Promise<void> {
  const wanted = { level: 1, name: heading } as const;
  await canvas.findByRole('heading', wanted, ARRIVES);
  await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull(), ARRIVES);
  await expect(canvas.getByRole('heading', wanted)).toBeVisible();
}

/** Waits until the skeletons of a loading page are announced. */
export async function expectLoading(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText('Loading...', undefined, ARRIVES)).toBeInTheDocument();
  await expect(canvas.queryByRole('article')).toBeNull();
}

/**
 * Waits until the page shows that it failed and offers to try again. The navigation is still
 * present.
 */
export async function expectFailed(canvas: Canvas): Promise<void> {
  await expectPage(canvas, 'Something went wrong and we are unable to show this page.');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(canvas.getByRole('link', { name: 'Atlas home' })).toBeVisible();
}

/** Waits until the page shows that the access level, named as given, may not open it. */
export async function expectForbidden(canvas: Canvas, level: string): Promise<void> {
  await expectPage(canvas, 'Access Restricted');
  const reason = `You are using Atlas as ${level}, which does not open this page. If you need it, ask an admin or your coach.`;
  await expect(canvas.getByText(reason)).toBeVisible();
}

/**
 * Chooses an item that acts at once from the open menu, and waits until the menu has closed. axe
 * checks a story when it ends.
 */
export async function chooseFromMenu(user: Pick<typeof userEvent, 'click'>, name: string): Promise<void> {
  await user.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Closes the open menu with the keyboard, and waits until it is gone. axe checks a story when it ends. */
export async function closeMenu(user: { keyboard: (text: string) => Promise<unknown> }): Promise<void> {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** The server's error when another user has saved the record in the meantime. */
export const overtaken = (noun: string) =>
  new RequestError(`Someone else saved this ${noun} while you were editing. Your changes are kept: compare, then save again.`, 'STALE');
/** A server error. */
export const serverFailure = new RequestError('Something went wrong, try again', 'UNKNOWN');
/** The session has ended on the server. */
export const sessionEnded = new RequestError('Log in to continue.', 'UNAUTHENTICATED');
/** The request never arrived. */
export const connectionLost = new RequestError(CONNECTION_LOST, 'NETWORK');
