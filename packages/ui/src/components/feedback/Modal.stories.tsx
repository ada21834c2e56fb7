import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Components/Feedback/Modal',
  component: Modal,
  args: {
    open: true,
    onClose: fn(),
    title: 'Add your link',
    description: 'Your coach looks at it within 2 days.',
    children: <TextField label="Link to your portfolio" name="link" type="url" value="" onChange={fn()} />,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Add your link</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'Use it for a short task that interrupts everything else.\n\n**Do** keep it to one decision, with the action as the last button.\n\n**Don’t** open one over another, ask a question in it (ConfirmDialog), or show details next to a list (Drawer).',
      },
    },
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const SheetOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongContentScrolls: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Terms and Conditions',
    description: undefined,
    children: (
      <Stack gap={3}>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>{index + 1}. You may watch the lessons as often as you like while your membership lasts.</Text>
        ))}
      </Stack>
    ),
    actions: <Button variant="primary">I agree</Button>,
  },
};

function OpenedFromAButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add your link</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Add your link"
        actions={
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      />
    </>
  );
}

export const ReturnsTheFocus: Story = {
  parameters: { pictures: false },
  render: () => <OpenedFromAButton />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Add your link' });
    await userEvent.click(trigger);
    const cancel = within(document.body).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await expect(trigger).toHaveFocus();
  },
};
export const MustBeAnswered: Story = { args: { mustAnswer: true }, parameters: { pictures: false } };
export const BackdropCloses: Story = {
  parameters: { pictures: false },
  play: async ({ args }) => {
    await expect(within(document.body).getByRole('dialog', { name: 'Add your link' })).toBeVisible();
    await expect(within(document.body).getByRole('textbox')).toHaveFocus();
    await userEvent.click(document.querySelector('dialog')!);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
