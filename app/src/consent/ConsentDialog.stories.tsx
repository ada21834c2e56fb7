import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CONSENT_COOKIE, consentText } from '@atlas/domain/consent';
import { screenParameters } from '../testing/screenParameters.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

const REFERENCE = 'a-choice-in-a-story';
const store = (text: string, seconds: number) => (document.cookie = `${CONSENT_COOKIE}=${text}; Path=/; Max-Age=${seconds}`);

const meta: Meta<typeof ConsentDialog> = {
  title: 'Screens/Shell/Cookie settings',
  component: ConsentDialog,
  args: { onClose: fn() },
  parameters: { ...screenParameters },
};
export default meta;
type Story = StoryObj<typeof ConsentDialog>;

const dialog = () => within(document.body).findByRole('dialog', { name: 'Your privacy' });

/** The stored choice, to change or withdraw. */
export const Filled: Story = {
  beforeEach: () => {
    store(consentText({ statistics: true, marketing: false }, REFERENCE), 60);
    return () => store('', 0);
  },
  play: async () => {
    const opened = within(await dialog());
    await expect(opened.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await expect(opened.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  },
};

/** Without a choice, nothing is allowed. */
export const Empty: Story = {
  parameters: { pictures: false },
  play: async () => {
    const opened = within(await dialog());
    for (const name of ['Statistics', 'Marketing']) await expect(opened.getByRole('checkbox', { name })).not.toBeChecked();
  },
};
