import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
// Loaded when it is needed. Loading it first keeps its time out of the tests.
import './FileDropRow.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { FileDropProps } from './FileDrop.tsx';
import { CANCELLED, type UploadedFile, type UploadFile } from './Upload.ts';

const pdf = (name: string) => new File(['content'], name, { type: 'application/pdf' });
const arrived = ({ name, size }: File): UploadedFile => ({ id: name, name, size });
const untouched = (file: File) => Promise.resolve(file);

/** An upload that ends when the test decides. */
function upload() {
  const sent: {
    file: File;
    progress: (bytes: number) => void;
    pause: (paused: boolean) => unknown;
    signal: AbortSignal;
    end: () => void;
    fail: (error: Error) => void;
  }[] = [];
  const send: UploadFile<UploadedFile> = (file, { onProgress, onPaused, signal }) =>
    new Promise((resolve, reject) => {
      sent.push({ file, signal, progress: onProgress, pause: onPaused, end: () => resolve(arrived(file)), fail: reject });
    });
  return { sent, send };
}

type Props = FileDropProps<UploadedFile>;
function Controlled({ value: first, onChange, ...rest }: Props) {
  const [value, setValue] = useState(first);
  const change = (next: readonly UploadedFile[]) => {
    setValue(next);
    onChange(next);
  };
  return <FileDrop {...rest} value={value} onChange={change} />;
}

function start(props: Partial<Props> = {}) {
  const onChange = vi.fn();
  const { sent, send } = upload();
  render(<Controlled name="receipt" label="Receipt" value={[]} onChange={onChange} upload={send} compress={untouched} {...props} />);
  return { onChange, sent, input: screen.getByLabelText<HTMLInputElement>('Receipt') };
}
const choose = (input: HTMLElement, files: File[]) => fireEvent.change(input, { target: { files } });
const names = (onChange: ReturnType<typeof vi.fn>) => onChange.mock.calls.map(([files]) => files.map(({ id }: UploadedFile) => id));

test('shows the progress of a file, and reports it when it is uploaded', async () => {
  const { input, sent, onChange } = start();
  choose(input, [pdf('receipt.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.progress(3));
  expect((await screen.findByRole('progressbar', { name: 'Uploading receipt.pdf' })).getAttribute('aria-valuenow')).toBe('42');
  sent[0]?.end();
  await waitFor(() => expect(names(onChange)).toEqual([['receipt.pdf']]));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('receipt.pdf: Uploaded');
});

test('uploads several files one after another, in their order', async () => {
  const { input, sent, onChange } = start({ multiple: true });
  choose(input, [pdf('a.pdf'), pdf('b.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText(/Waiting/)).toBeDefined();
  sent[0]?.end();
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  await waitFor(() => expect(names(onChange)).toEqual([['a.pdf'], ['a.pdf', 'b.pdf']]));
});

test('a new file replaces the previous one in a single-file field', async () => {
  const { input, sent, onChange } = start({ value: [{ id: 'old.pdf', name: 'old.pdf', size: 1 }] });
  expect(input.multiple).toBe(false);
  choose(input, [pdf('new.pdf'), pdf('ignored.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.end();
  await waitFor(() => expect(names(onChange)).toEqual([['new.pdf']]));
});

test.each([
  ['dropped', (zone: HTMLElement, files: File[]) => fireEvent.drop(zone, { dataTransfer: { files } })],
  ['pasted', (zone: HTMLElement, files: File[]) => fireEvent.paste(zone, { clipboardData: { files } })],
])('uploads a %s file', async (_how, give) => {
  const { input, sent } = start();
  give(input, [pdf('receipt.pdf')]);
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['receipt.pdf']));
});

test('an invalid file shows its error and is not uploaded', async () => {
  const { input, sent, onChange } = start({ check: ({ name }) => (name.endsWith('.pdf') ? null : 'Only PDF files can be sent.') });
  choose(input, [new File(['x'], 'song.mp3', { type: 'audio/mpeg' })]);
  expect(await screen.findByText('Only PDF files can be sent.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('song.mp3: Only PDF files can be sent.');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(sent).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remove song.mp3' }));
  expect(screen.queryByText('song.mp3')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('checks the size after compression', async () => {
  const check = vi.fn(() => null);
  const { input, sent } = start({ compress: () => Promise.resolve(pdf('small.pdf')), check });
  choose(input, [pdf('big.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.file.name).toBe('small.pdf');
  expect(check).toHaveBeenCalledWith(sent[0]?.file);
});

test('a failed file shows its error and can be retried', async () => {
  const { input, sent, onChange } = start();
  choose(input, [pdf('receipt.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.fail(new Error('The connection was lost.'));
  expect(await screen.findByText('The connection was lost.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: receipt.pdf' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  await waitFor(() => expect(names(onChange)).toEqual([['receipt.pdf']]));
});

test('offers no retry for a file that would be rejected again', async () => {
  const { input, sent } = start();
  choose(input, [pdf('words.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.fail(Object.assign(new Error('This file is not what its name says.'), { isFinal: true }));
  expect(await screen.findByText('This file is not what its name says.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove words.pdf' })).toBeDefined();
});

test('cancels a running upload and continues with the next file', async () => {
  const { input, sent, onChange } = start({ multiple: true });
  choose(input, [pdf('a.pdf'), pdf('b.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel a.pdf' }));
  expect(sent[0]?.signal.reason).toBe(CANCELLED);
  expect(document.activeElement).toBe(input);
  sent[0]?.end();
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  await waitFor(() => expect(names(onChange)).toEqual([['b.pdf']]));
});

test('removes an uploaded file', async () => {
  const { onChange, input } = start({ value: [{ id: '7', name: 'receipt.pdf', size: 2_516_582 }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove receipt.pdf' }));
  expect(onChange).toHaveBeenCalledWith([]);
  expect(document.activeElement).toBe(input);
});

test('reports when uploading starts and when it ends', async () => {
  const onBusy = vi.fn();
  const { input, sent } = start({ onBusy });
  choose(input, [pdf('receipt.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(onBusy.mock.calls).toEqual([[true]]);
  sent[0]?.end();
  await waitFor(() => expect(onBusy.mock.calls).toEqual([[true], [false]]));
});

test('aborts uploads when the page is left', async () => {
  const { input, sent } = start();
  choose(input, [pdf('receipt.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  expect(sent[0]?.signal.reason).not.toBe(CANCELLED);
  expect(sent[0]?.signal.aborted).toBe(true);
});

test('a file that waits for the connection is marked, stays busy, and continues', async () => {
  const onBusy = vi.fn();
  const { input, sent } = start({ onBusy });
  choose(input, [pdf('receipt.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => {
    sent[0]?.progress(4);
    void sent[0]?.pause(true);
  });
  expect(await screen.findByText('No connection. It resumes automatically.')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('57');
  expect(screen.getByRole('status').textContent).toBe('receipt.pdf: No connection. It resumes automatically.');
  expect(onBusy.mock.calls).toEqual([[true]]);
  act(() => void sent[0]?.pause(false));
  expect(screen.queryByText('No connection. It resumes automatically.')).toBeNull();
});

test('a file that waits for the connection lets the next one run, then resumes after it', async () => {
  const { input, sent, onChange } = start({ multiple: true });
  choose(input, [pdf('a.pdf'), pdf('b.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => void sent[0]?.pause(true));
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']));
  let isResumed = false;
  await act(async () => void Promise.resolve(sent[0]?.pause(false)).then(() => (isResumed = true)));
  expect(isResumed).toBe(false);
  expect(screen.getByText(/Waiting/)).toBeDefined();
  sent[1]?.end();
  await waitFor(() => expect(isResumed).toBe(true));
  expect(screen.queryByText(/Waiting/)).toBeNull();
  sent[0]?.end();
  await waitFor(() => expect(names(onChange)).toEqual([['b.pdf'], ['b.pdf', 'a.pdf']]));
});

test('cancels a failed file that is removed, but not an uploaded one', async () => {
  const { input, sent } = start({ multiple: true });
  choose(input, [pdf('a.pdf'), pdf('b.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.fail(new Error('No room.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove a.pdf' }));
  expect(sent[0]?.signal.reason).toBe(CANCELLED);
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  await screen.findByRole('button', { name: 'Remove b.pdf' });
  cleanup();
  expect(sent[1]?.signal.aborted).toBe(false);
});

test('a disabled field accepts nothing', async () => {
  const { input, sent } = start({ disabled: true, value: [{ id: '7', name: 'receipt.pdf', size: 1 }] });
  fireEvent.drop(input, { dataTransfer: { files: [pdf('a.pdf')] } });
  expect(await screen.findByText('receipt.pdf')).toBeDefined();
  expect(sent).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('formats sizes with the given function, and shows none without it', async () => {
  const value = [{ id: '7', name: 'receipt.pdf', size: 2_516_582 }];
  const { input, sent } = start({ multiple: true, value, sizeText: (bytes) => `${bytes} bytes` });
  expect(await screen.findByText('2516582 bytes')).toBeDefined();
  choose(input, [pdf('a.pdf'), pdf('b.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByText('0 bytes of 7 bytes · Uploading 0%')).toBeDefined();
  expect(screen.getByText('7 bytes · Waiting')).toBeDefined();
  cleanup();

  const silent = start({ multiple: true, value });
  expect((await screen.findByRole('listitem')).textContent).toBe('receipt.pdf');
  choose(silent.input, [pdf('a.pdf')]);
  expect(await screen.findByText('Uploading 0%')).toBeDefined();
});
