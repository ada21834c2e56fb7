import { CODE_WRONG, CURRENT_PASSWORD_WRONG } from '@atlas/domain/auth';
import { expect, type within } from 'storybook/test';
import { RequestError } from '../session/fetchGraphQL.ts';
import { expectPage } from '../testing/storyAssertions.ts';
import { STORY_PASSWORD } from '../testing/storyClient.ts';
import { admin, multi } from '../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';

const guarded = { ...admin, pageAccess: {}, functionAccess: {}, mustSetUpSecondFactor: true };
const key = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Atlas:aileen?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Atlas',
};
const codes = ['2A3B4-C5D6E', '7F8G9-H2J3K', '4L5M6-N7P8Q', '9R2S3-T4U5V', '6W7X8-Y9Z2A'].flatMap((code) => [
  code,
  [...code].toReversed().join(''),
]);
const data = () => ({ setUpSecondFactor: key, confirmSecondFactor: codes });
const wrongAt = (field: string, text: string) => new RequestError(text, 'BAD_USER_INPUT', { [field]: text });

const meta: ScreenMeta = {
  title: 'Screens/Shell/States/Second factor',
  ...aboutScreen({
    shows: 'Replaces every page until a person has set up two-step sign-in, where the access level requires it.',
    audience: 'Staff on their first visit, before they see any data.',
    check: 'The steps read as one path: reason, password, authenticator, code, recovery codes.',
  }),
  args: { path: '/courses', user: guarded, data },
};
export default meta;
type Canvas = ReturnType<typeof within>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function givePassword(canvas: Canvas, userEvent: UserEvent): Promise<void> {
  await expectPage(canvas, 'Two-step sign-in');
  await userEvent.type(canvas.getByLabelText('Current password'), STORY_PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

async function giveCode(canvas: Canvas, userEvent: UserEvent): Promise<void> {
  await userEvent.click(await canvas.findByLabelText('Digit 1 of 6'));
  await userEvent.paste('123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Turn it on' }));
}

/**
 * Replaces every page while the access level requires a second step: the reason, and the first
 * action.
 */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Two-step sign-in');
    await expect(canvas.getByText('Set up two-step sign-in first: your access level needs it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.queryByText('Use another role')).toBeNull();
  },
};

/** A user with several access levels can switch to one that does not require a second step. */
export const OtherRoles: Story = {
  args: { user: { ...multi, pageAccess: {}, functionAccess: {}, mustSetUpSecondFactor: true } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Two-step sign-in');
    await expect(canvas.getByRole('button', { name: 'Coach' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Member' })).toBeNull();
  },
};

/** A wrong password shows an error at the field. */
export const WrongPassword: Story = {
  args: { data: () => ({ setUpSecondFactor: wrongAt('currentPassword', CURRENT_PASSWORD_WRONG) }) },
  play: async ({ canvas, userEvent }) => {
    await givePassword(canvas, userEvent);
    await expect(await canvas.findByText(CURRENT_PASSWORD_WRONG)).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toBeInvalid();
  },
};

/** The key for the app: as a QR code, as text, and as a link on a phone. */
export const Authenticator: Story = {
  play: async ({ canvas, userEvent }) => {
    await givePassword(canvas, userEvent);
    await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

/** A wrong code shows an error below the boxes. */
export const WrongCode: Story = {
  args: { data: () => ({ ...data(), confirmSecondFactor: wrongAt('code', CODE_WRONG) }) },
  play: async ({ canvas, userEvent }) => {
    await givePassword(canvas, userEvent);
    await giveCode(canvas, userEvent);
    await expect(await canvas.findByText(CODE_WRONG)).toBeVisible();
  },
};

/** The recovery codes, shown once. The user must confirm that they are saved to continue. */
export const RecoveryCodes: Story = {
  play: async ({ canvas, userEvent }) => {
    await givePassword(canvas, userEvent);
    await giveCode(canvas, userEvent);
    await expect(await canvas.findByText('2A3B4-C5D6E')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'atlas-recovery-codes.txt');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Save the codes first: they are not shown again.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('I saved them'));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
  },
};
