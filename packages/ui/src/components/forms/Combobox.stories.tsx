import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Modal } from '../feedback/Modal.tsx';
import { Combobox } from './Combobox.tsx';
import { sampleMembers } from './sampleOptions.ts';

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: {
    name: 'coach',
    label: 'Coach',
    value: '',
    placeholder: 'Name or email',
    options: sampleMembers(6),
    onChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Use it to select one of many options by typing. Pass all options, or load them with \`loadOptions\`; thousands are fine.

**Do** add a second line where two options may have the same name.

**Don't** use it for fewer than about twenty options (Select), or for free text with suggestions.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const input = within(canvasElement).getByRole('combobox', { name: 'Coach' });
  await userEvent.click(input);
  return input;
};

export const Closed: Story = { args: { value: 'member-2', error: 'This coach has no seats left' } };
export const Open: Story = {
  // Few enough to need no scrolling: otherwise the scroll position would depend on when the keys
  // arrive.
  args: { value: 'member-2', options: sampleMembers(4) },
  play: async ({ canvasElement }) => {
    const input = await open(canvasElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox', { name: 'Coach' })).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Loading: Story = {
  args: { options: undefined, loadOptions: () => new Promise(() => undefined) },
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findByText(/Loading/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { options: undefined, loadOptions: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), 'zzz');
    await expect(await screen.findByText(/No results found/)).toBeVisible();
  },
};
export const Thousands: Story = {
  args: { options: sampleMembers(5000) },
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: /Member 5000/ });
    await expect(last).toBeVisible();
    await expect(last).toHaveAttribute('data-highlighted');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};
export const InAModal: Story = {
  parameters: { pictures: false },
  args: { value: 'member-1' },
  decorators: [
    (Story) => (
      <Modal open onClose={fn()} title="Change the coach">
        <Story />
      </Modal>
    ),
  ],
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Change the coach' });
    const input = within(dialog).getByRole('combobox', { name: 'Coach' });
    await userEvent.click(input);
    const option = await within(dialog).findByRole('option', { name: /Jomar Villanueva/ });
    await userEvent.click(option);
    await expect(input).toHaveValue('Jomar Villanueva');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(dialog).toBeVisible();
  },
};
