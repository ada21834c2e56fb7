import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { UploadedFile } from '../components/forms/Upload.ts';
import { sampleFunnels, sampleMembers } from '../components/forms/sampleOptions.ts';
import { Button } from '../primitives/Button.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormCheckboxGroup } from './FormCheckboxGroup.tsx';
import { FormCombobox } from './FormCombobox.tsx';
import { FormDateField } from './FormDateField.tsx';
import { FormDateRangeField } from './FormDateRangeField.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { FormFileDrop } from './FormFileDrop.tsx';
import { FormMarkdownField } from './FormMarkdownField.tsx';
import { FormMultiSelect } from './FormMultiSelect.tsx';
import { FormNumberField } from './FormNumberField.tsx';
import { FormOtpField } from './FormOtpField.tsx';
import { FormPasswordField } from './FormPasswordField.tsx';
import { FormPesoField } from './FormPesoField.tsx';
import { FormRadioGroup } from './FormRadioGroup.tsx';
import { FormRecordMultiSelect } from './FormRecordMultiSelect.tsx';
import { FormRecordSelect } from './FormRecordSelect.tsx';
import { FormReorderList } from './FormReorderList.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';
import { FormTimeField } from './FormTimeField.tsx';
import { SubmitForm } from './SubmitForm.tsx';

const batches = [
  { value: '16', label: 'Batch 16' },
  { value: '17', label: 'Batch 17' },
];
const people = [
  { databaseId: 1, name: 'Ana Reyes' },
  { databaseId: 2, name: 'Juan Dela Cruz' },
];
const tasks = [
  { id: '1', label: 'Write your introduction' },
  { id: '2', label: 'Send one proposal' },
];
const names =
  'name about story password days price batch coach funnels author reviewers agree flags hidden status start at period otp files'.split(
    ' ',
  );

/** Every binding in one form, all of them invalid at once. */
function EveryInput() {
  return (
    <SubmitForm<Record<string, unknown>>
      initialValues={{ tasks }}
      focusOnError="summary"
      onSubmit={() => Promise.resolve()}
      validate={() => Object.fromEntries(names.map((name) => [name, `${name} is not valid`]))}
    >
      <Stack gap={4}>
        <FormErrorSummary />
        <FormTextField name="name" label="Name" />
        <FormTextArea name="about" label="About" maxLength={280} />
        <FormMarkdownField name="story" label="Story" loadPreview={() => Promise.resolve([])} />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <FormNumberField name="days" label="Validity" unit="days" />
        <FormPesoField name="price" label="Price" />
        <FormSelect name="batch" label="Batch" options={batches} placeholder="Select an Option" />
        <FormCombobox name="coach" label="Coach" options={sampleMembers(6)} />
        <FormMultiSelect name="funnels" label="Funnels" options={sampleFunnels} />
        <FormRecordSelect name="author" label="Author" records={people} placeholder="No author" />
        <FormRecordMultiSelect name="reviewers" label="Reviewers" records={people} />
        <FormCheckbox name="agree" label="I agree to the terms" />
        <FormCheckboxGroup name="flags" label="Flags" options={batches} />
        <FormSwitch name="hidden" label="Hide it from the shop" />
        <FormRadioGroup name="status" label="Status" options={batches} />
        <FormDateField name="start" label="Start" />
        <FormTimeField name="at" label="Starts at" />
        <FormDateRangeField name="period" label="Period" />
        <FormOtpField name="otp" label="Code" />
        <FormFileDrop name="files" label="Files" multiple upload={() => new Promise<UploadedFile>(() => undefined)} />
        <FormReorderList name="tasks" label="Tasks">
          {({ label }) => label}
        </FormReorderList>
        <Button type="submit" variant="primary">
          Save all of it
        </Button>
      </Stack>
    </SubmitForm>
  );
}

const meta = {
  title: 'Forms/EveryInput',
  component: EveryInput,
  subcomponents: {
    FormCheckbox,
    FormCheckboxGroup,
    FormCombobox,
    FormDateField,
    FormDateRangeField,
    FormErrorSummary,
    FormFileDrop,
    FormMarkdownField,
    FormMultiSelect,
    FormNumberField,
    FormOtpField,
    FormPasswordField,
    FormPesoField,
    FormRadioGroup,
    FormRecordMultiSelect,
    FormRecordSelect,
    FormReorderList,
    FormSelect,
    FormSwitch,
    FormTextArea,
    FormTextField,
    FormTimeField,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component: `Use these bindings for the fields of a SubmitForm. Each takes the props of its field without value, events and error, and finds the form around it by its \`name\`.

**Do** name a field by its path in the values: \`terms[0].days\`.

**Don't** keep a field's value in state outside the form.`,
      },
    },
  },
} satisfies Meta<typeof EveryInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save all of it' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    for (const name of names) {
      await userEvent.click(canvas.getByRole('link', { name: `${name} is not valid` }));
      await expect(document.activeElement).toHaveAttribute('id', `field-${name}`);
    }
    canvas.getByRole('alert').focus();
  },
};
