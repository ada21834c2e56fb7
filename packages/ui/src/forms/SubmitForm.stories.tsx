import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/Button.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { FormMultiSelect } from './FormMultiSelect.tsx';
import { FormPesoField } from './FormPesoField.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';
import { sampleFunnels } from '../components/forms/sampleOptions.ts';
import { SubmitForm } from './SubmitForm.tsx';
import type { SubmitFormProps } from './SubmitForm.tsx';
import { submitErrors } from './submitErrors.ts';

interface Product {
  name?: string;
  price?: number | null;
  funnels?: readonly string[];
  about?: string;
  hidden?: boolean;
}

const validate = ({ name, price }: Product) => ({
  ...(!name && { name: 'Name is required' }),
  ...((price === null || price === undefined) && { price: 'Price is required' }),
});

const meta = {
  title: 'Forms/SubmitForm',
  component: SubmitForm<Product>,
  args: {
    validate,
    focusOnError: 'summary',
    onSubmit: (() => Promise.resolve()) as SubmitFormProps<Product>['onSubmit'],
    children: (
      <Stack gap={4}>
        <FormErrorSummary />
        <FormTextField name="name" label="Name" />
        <FormPesoField name="price" label="Price" />
        <FormMultiSelect name="funnels" label="Funnels" options={sampleFunnels} placeholder="Search funnels" />
        <FormTextArea name="about" label="About" maxLength={280} optionalText="(optional)" />
        <FormCheckbox name="hidden" label="Hide it from the shop" />
        <Button type="submit" variant="primary" block>
          Add product
        </Button>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it around every form, with the bindings of this folder (\`@atlas/ui/forms/FormTextField.tsx\` and so on) inside. \`validate\` is the domain's \`validateWith(schema)\`; \`onSubmit\` returns the result of \`submitErrors\`.

**Do** put a FormErrorSummary at the top of a form that is longer than a screen, with \`focusOnError="summary"\`.

**Don't** disable the button while the form is incomplete: people press it to see what is missing.`,
      },
    },
  },
} satisfies Meta<typeof SubmitForm<Product>>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Add product' }));

export const Untouched: Story = { parameters: { pictures: false } };
export const SentTooEarly: Story = {
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveFocus();
  },
};
export const RefusedAsAWhole: Story = {
  args: {
    initialValues: { name: 'Freelancing 101', price: 3499, funnels: ['1'] },
    onSubmit: () => Promise.resolve(submitErrors({ message: 'Someone else changed this product. Open it again to see how.' })),
  },
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await expect(await within(canvasElement).findByText('An error has occurred')).toBeVisible();
  },
};
