import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReceiptForm } from './ReceiptForm.tsx';
import type { sendReceiptPicture as send } from './sendReceiptPicture.ts';
import { keepTyped, readTyped } from './typedReceipt.ts';

const sendReceiptPicture = vi.hoisted(() => vi.fn<typeof send>());
vi.mock('./sendReceiptPicture.ts', () => ({ sendReceiptPicture }));

const NEXT = '/checkout/12?order=ATL-7KQ2MD';
const slip = new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' });
const fetched = vi.fn<typeof fetch>();
const assign = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  fetched.mockImplementation(async () => Response.json({ next: NEXT, receipt: 61, uploadKey: 'a-key' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [sendReceiptPicture, fetched, assign]) mock.mockReset();
});

const show = () =>
  render(
    <ReceiptForm
      name="ATL-7KQ2MD"
      due={3499}
      methods={[{ platform: 'gcash', label: 'GCash' }]}
      today="2025-11-12"
      title="Send the receipt"
    />,
  );

async function choosePicture() {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/Picture of the receipt/), { target: { files: [slip] } });
  });
  await screen.findByText('slip.pdf');
}

async function sendForm() {
  fireEvent.change(screen.getByLabelText('Reference number'), { target: { value: '1003 456 789012' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send the receipt' }));
  });
}

test('sends the receipt, then its picture with the key of the receipt, then loads the page again', async () => {
  sendReceiptPicture.mockResolvedValue(null);
  show();
  await choosePicture();
  await sendForm();
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(NEXT));
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(location.pathname + location.search);
  expect(new Headers(init?.headers).get('accept')).toBe('application/json');
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    do: 'receipt',
    amount: '3,499.00',
    platform: 'gcash',
    reference: '1003 456 789012',
    paidOn: '2025-11-12',
  });
  expect(sendReceiptPicture.mock.calls[0]?.slice(0, 2)).toEqual([slip, { receipt: 61, uploadKey: 'a-key' }]);
});

test('sends a receipt without a picture', async () => {
  show();
  await sendForm();
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(NEXT));
  expect(sendReceiptPicture).not.toHaveBeenCalled();
});

test('keeps the receipt when its picture fails, and sends the picture again', async () => {
  sendReceiptPicture.mockResolvedValueOnce('Files of this type cannot be uploaded.').mockResolvedValueOnce(null);
  show();
  await choosePicture();
  await sendForm();
  expect(await screen.findByText('Files of this type cannot be uploaded.')).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send the picture' }));
  });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(NEXT));
  expect(fetched).toHaveBeenCalledOnce();
});

test('continues without a picture that fails', async () => {
  sendReceiptPicture.mockResolvedValue('It could not be uploaded.');
  show();
  await choosePicture();
  await sendForm();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue without it' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith(NEXT);
});

test('restores what was typed before a reload, and forgets it once it is sent', async () => {
  keepTyped('ATL-7KQ2MD', { amount: '3500' });
  show();
  expect(screen.getByLabelText<HTMLInputElement>('Amount sent, in pesos').value).toBe('3500');
  fireEvent.change(screen.getByLabelText('Reference number'), { target: { value: '10' } });
  expect(readTyped('ATL-7KQ2MD')).toEqual({ amount: '3500', reference: '10' });
  await sendForm();
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(readTyped('ATL-7KQ2MD')).toEqual({});
});

test('keeps what was typed when the server rejects it', async () => {
  fetched.mockImplementation(async () => Response.json({ error: 'This order is paid.', fieldErrors: {} }, { status: 409 }));
  show();
  await choosePicture();
  await sendForm();
  expect((await screen.findByRole('alert')).textContent).toBe('This order is paid.');
  expect(screen.getByLabelText<HTMLInputElement>('Reference number').value).toBe('1003 456 789012');
  expect(screen.getByText('slip.pdf')).toBeDefined();
});
