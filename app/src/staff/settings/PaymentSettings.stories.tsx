import type { SettingInput, SettingName } from '@atlas/domain/settings';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { Button, Stack } from '@atlas/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { STORY_NOW } from '../../testing/storyClock.ts';
import { admin } from '../../testing/storyUsers.ts';
import { SettingInputField } from './SettingInputField.tsx';
import { settingErrors, type SettingValues } from './settingValues.ts';

const sent = fn();

/** A form with one setting, on the page of settings. */
const formWith = (name: SettingName, value: SettingInput) => ({
  defaultSettings: {
    load: () => Promise.resolve((() => <OneSetting name={name} value={value} />) as never),
    skeleton: () => null,
  },
});

function OneSetting({ name, value }: { name: SettingName; value: SettingInput }) {
  return (
    <SubmitForm<SettingValues>
      initialValues={{ [name]: value }}
      validate={(values) => settingErrors([name], values, new Date(STORY_NOW))}
      onSubmit={() => Promise.resolve()}
      focusOnError="summary"
    >
      <Stack gap={4}>
        <FormErrorSummary />
        <SettingInputField name={name} settingId={7} />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Stack>
    </SubmitForm>
  );
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0h1v1H0zM2 0h1v1H2zM0 2h1v1H0zM1 1h1v1H1z"/></svg>')}`;

const ACCOUNTS = [
  { platform: 'gcash', name: 'Atlas Online Learning', number: '0917 000 0001', qr: null },
  { platform: 'maya', name: 'Atlas Online Learning', number: '0918 000 0002', qr: null },
  { platform: 'bank-transfer', name: 'Atlas Online Learning Inc.', number: 'BDO 0012 3400 5678', qr: null },
] as const;

const meta: ScreenMeta = {
  title: 'Patterns/PaymentSettings',
  ...aboutScreen({
    shows: 'The part of the settings with the accounts that buyers pay to, and the methods of each provider.',
    audience: 'Admins, with consequences for every buyer.',
    check: 'Accounts are ordered as buyers see them, and a wrong number is found from the summary.',
  }),
  args: {
    path: '/default-settings',
    user: admin,
    onMutation: sent,
    data: () => ({ uploadFile: { id: 900, name: 'code.png', bytes: 6, url: PICTURE } }),
    screens: formWith('pay-accounts', ACCOUNTS),
  },
};
export default meta;

/** No account yet: the text states what that means for buyers. */
export const NoAccounts: Story = {
  args: { screens: formWith('pay-accounts', []) },
  play: async ({ canvas, userEvent }) => {
    const accounts = within(await canvas.findByRole('group', { name: 'Payment accounts' }));
    await expect(accounts.getByText(/^No accounts yet/)).toBeVisible();
    await userEvent.click(accounts.getByRole('button', { name: 'Add account' }));
    await expect(accounts.getByRole('combobox', { name: 'Pay with' })).toHaveFocus();
    await userEvent.click(accounts.getByRole('button', { name: 'Remove new account' }));
    await expect(accounts.getByRole('button', { name: 'Add account' })).toHaveFocus();
  },
  parameters: { pictures: false },
};

/** Three accounts in the order in which buyers see them. One of them has a picture of its code. */
export const ThreeAccounts: Story = {
  play: async ({ canvas, userEvent }) => {
    const accounts = within(await canvas.findByRole('list', { name: 'Payment accounts' }));
    const [gcash] = accounts.getAllByRole('listitem');
    const first = within(gcash ?? document.body);
    await userEvent.click(first.getByRole('button', { name: 'Add QR code: GCash 0917 000 0001' }));
    const picture = await first.findByLabelText('Picture');
    await waitFor(() => expect(picture).toHaveFocus());
    await userEvent.upload(picture, new File(['GIF89a'], 'code.gif', { type: 'image/gif' }));
    await waitFor(() => expect(first.getByRole('img', { name: 'QR code of GCash 0917 000 0001' })).toBeVisible());
    await waitFor(() => expect(first.getByRole('button', { name: /^Replace picture/ })).toHaveFocus());
    await expect(sent.mock.calls).toEqual([['uploadFile', expect.objectContaining({ owner: 'settingId', ownerId: 7, purpose: 'qr' })]]);
  },
};

/** An account that moves takes its picture along. */
export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    const accounts = within(await canvas.findByRole('list', { name: 'Payment accounts' }));
    await userEvent.click(accounts.getByRole('button', { name: 'Move up Maya 0918 000 0002' }));
    await expect(accounts.getAllByRole('textbox', { name: 'Account number' }).map((field) => (field as HTMLInputElement).value)).toEqual([
      '0918 000 0002',
      '0917 000 0001',
      'BDO 0012 3400 5678',
    ]);
    await expect(accounts.getByRole('button', { name: 'Move up Maya 0918 000 0002' })).toHaveFocus();
  },
  parameters: { pictures: false },
};

/** The error of one number is at its field, and the summary leads there. */
export const WrongNumber: Story = {
  args: { screens: formWith('pay-accounts', [ACCOUNTS[0], { ...ACCOUNTS[1], number: '0918 000' }]) },
  play: async ({ canvas, userEvent }) => {
    const message = 'Account number needs a mobile number, such as 0917 000 0000.';
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('link', { name: message }));
    const [first, second] = canvas.getAllByRole('textbox', { name: 'Account number' });
    await expect(second).toHaveFocus();
    await expect(second).toBeInvalid();
    await expect(first).toBeValid();
  },
  parameters: { pictures: false },
};

/** The methods of each provider. None at all is an error. */
export const Methods: Story = {
  args: { screens: formWith('pay-methods', { manual: ['gcash', 'maya'], paymongo: ['card'], xendit: [] }) },
  play: async ({ canvas, userEvent }) => {
    const staff = within(await canvas.findByRole('group', { name: /^Checked by staff/ }));
    await expect(staff.getByRole('checkbox', { name: 'GCash' })).toBeChecked();
    for (const name of ['GCash', 'Maya']) await userEvent.click(staff.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Card', checked: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'Payment methods needs at least one method.' })).toBeVisible();
    await userEvent.click(staff.getByRole('checkbox', { name: 'GCash' }));
    const methods = within(canvas.getByRole('group', { name: 'Payment methods' }));
    await waitFor(() => expect(methods.queryByText('Payment methods needs at least one method.')).toBeNull());
  },
};
