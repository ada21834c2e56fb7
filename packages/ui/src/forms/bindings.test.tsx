import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadedFile } from '../components/forms/Upload.ts';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormCombobox } from './FormCombobox.tsx';
import { FormDateField } from './FormDateField.tsx';
import { FormDateRangeField } from './FormDateRangeField.tsx';
import { FormFileDrop } from './FormFileDrop.tsx';
import { FormMultiSelect } from './FormMultiSelect.tsx';
import { FormNewPasswordField } from './FormNewPasswordField.tsx';
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

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
];
const records = options.map(({ value, label }) => ({ databaseId: Number(value), name: label }));
const input = (value: string) => fireEvent.input(screen.getByLabelText('X'), { target: { value } });
const choose = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
const open = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });

interface Case {
  field: ReactNode;
  initial?: unknown;
  answer: () => unknown;
  value: unknown;
}
const cases: [string, Case][] = [
  ['text', { field: <FormTextField name="x" label="X" />, answer: () => input('Ana'), value: 'Ana' }],
  ['long text', { field: <FormTextArea name="x" label="X" />, answer: () => input('Ana'), value: 'Ana' }],
  [
    'password',
    { field: <FormPasswordField name="x" label="X" autoComplete="new-password" />, answer: () => input('secret'), value: 'secret' },
  ],
  ['new password', { field: <FormNewPasswordField name="x" label="X" rules={() => []} />, answer: () => input('secret'), value: 'secret' }],
  ['number', { field: <FormNumberField name="x" label="X" />, answer: () => input('30'), value: 30 }],
  ['number that is none', { field: <FormNumberField name="x" label="X" />, answer: () => input('ten'), value: Number.NaN }],
  ['number taken away', { field: <FormNumberField name="x" label="X" />, initial: 0, answer: () => input(''), value: null }],
  ['pesos', { field: <FormPesoField name="x" label="X" />, answer: () => input('1,749'), value: 1749 }],
  [
    'select',
    {
      field: <FormSelect name="x" label="X" options={options} placeholder="Select an Option" />,
      answer: () => fireEvent.change(screen.getByLabelText('X'), { target: { value: '2' } }),
      value: '2',
    },
  ],
  [
    'select that stores null for none',
    {
      field: <FormSelect name="x" label="X" options={options} empty={null} placeholder="None" />,
      initial: '1',
      answer: () => fireEvent.change(screen.getByLabelText('X'), { target: { value: '' } }),
      value: null,
    },
  ],
  [
    'select of records',
    {
      field: <FormRecordSelect name="x" label="X" records={records} placeholder="None" />,
      answer: () => fireEvent.change(screen.getByLabelText('X'), { target: { value: '2' } }),
      value: 2,
    },
  ],
  [
    'select of records, taken back',
    {
      field: <FormRecordSelect name="x" label="X" records={records} placeholder="None" />,
      initial: 2,
      answer: () => fireEvent.change(screen.getByLabelText('X'), { target: { value: '' } }),
      value: null,
    },
  ],
  ['checkbox', { field: <FormCheckbox name="x" label="X" />, answer: () => choose('checkbox', 'X'), value: true }],
  ['switch', { field: <FormSwitch name="x" label="X" />, initial: true, answer: () => choose('switch', 'X'), value: false }],
  ['radio', { field: <FormRadioGroup name="x" label="X" options={options} />, answer: () => choose('radio', 'Two'), value: '2' }],
  [
    'combobox',
    {
      field: <FormCombobox name="x" label="X" options={options} />,
      answer: () => {
        open();
        choose('option', 'Two');
      },
      value: '2',
    },
  ],
  [
    'several',
    {
      field: <FormMultiSelect name="x" label="X" options={options} />,
      answer: async () => {
        // The list loads with the first touch.
        fireEvent.pointerDown(screen.getByRole('combobox'));
        screen.getByRole('combobox').focus();
        await screen.findByRole('option', { name: 'Two' });
        choose('option', 'Two');
        choose('option', 'One');
        fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
      },
      value: ['2', '1'],
    },
  ],
  [
    'several records',
    {
      field: <FormRecordMultiSelect name="x" label="X" records={records} />,
      initial: [1],
      answer: async () => {
        fireEvent.pointerDown(screen.getByRole('combobox'));
        screen.getByRole('combobox').focus();
        await screen.findByRole('option', { name: 'Two' });
        choose('option', 'Two');
        fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
      },
      value: [1, 2],
    },
  ],
  [
    'day',
    {
      field: <FormDateField name="x" label="X" />,
      answer: () => fireEvent.change(screen.getByLabelText('X'), { target: { value: '2025-11-17' } }),
      value: '2025-11-17',
    },
  ],
  [
    'time',
    {
      field: <FormTimeField name="x" label="X" />,
      answer: () => fireEvent.change(screen.getByLabelText('X'), { target: { value: '19:30' } }),
      value: '19:30',
    },
  ],
  [
    'days',
    {
      field: <FormDateRangeField name="x" label="X" />,
      answer: () => fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-11-01' } }),
      value: { from: '2025-11-01', to: '' },
    },
  ],
  [
    'code',
    {
      field: <FormOtpField name="x" label="X" />,
      answer: () => fireEvent.input(screen.getByLabelText('Digit 1 of 6'), { target: { value: '123456' } }),
      value: '123456',
    },
  ],
  [
    'order',
    {
      field: (
        <FormReorderList name="x" label="X">
          {({ label }) => label}
        </FormReorderList>
      ),
      initial: [
        { id: '1', label: 'One' },
        { id: '2', label: 'Two' },
      ],
      answer: () => choose('button', 'Move up Two'),
      value: [
        { id: '2', label: 'Two' },
        { id: '1', label: 'One' },
      ],
    },
  ],
];

const save = () => act(async () => screen.getByRole('button', { name: 'Save' }).click());

test.each(cases)('the form holds the value: %s', async (_what, { field, initial, answer, value }) => {
  const onSubmit = vi.fn(() => Promise.resolve());
  render(
    <SubmitForm<{ x?: unknown }> onSubmit={onSubmit} {...(initial !== undefined && { initialValues: { x: initial } })}>
      {field}
      <button>Save</button>
    </SubmitForm>,
  );
  await answer();
  await save();
  expect(onSubmit.mock.calls).toMatchObject([[{ x: value }, {}]]);
});

test.each(cases.filter(([what]) => what !== 'order'))(
  'the field shows its error after an attempt: %s',
  async (_what, { field, initial }) => {
    render(
      <SubmitForm<{ x?: unknown }>
        onSubmit={() => Promise.resolve()}
        validate={() => ({ x: 'X is not valid' })}
        {...(initial !== undefined && { initialValues: { x: initial } })}
      >
        {field}
        <button>Save</button>
      </SubmitForm>,
    );
    expect(screen.queryByText('X is not valid')).toBeNull();
    await save();
    expect(screen.getByText('X is not valid')).toBeDefined();
    expect(document.activeElement?.id).toBe('field-x');
  },
);

test('the form waits for uploads in progress', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  let arrive = (_file: UploadedFile) => {};
  render(
    <SubmitForm<{ x?: unknown }> onSubmit={onSubmit}>
      <FormFileDrop name="x" label="X" upload={() => new Promise<UploadedFile>((resolve) => (arrive = resolve))} />
      <button>Save</button>
    </SubmitForm>,
  );
  await act(async () => {
    fireEvent.change(screen.getByLabelText('X'), { target: { files: [new File(['content'], 'receipt.pdf')] } });
  });
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Wait until every file is uploaded.')).toBeDefined();
  const file = { id: '7', name: 'receipt.pdf', size: 7 };
  await act(async () => arrive(file));
  expect(screen.queryByText('Wait until every file is uploaded.')).toBeNull();
  await save();
  expect(onSubmit.mock.calls).toMatchObject([[{ x: [file] }, {}]]);
});
