import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyInput } from './earlyInput.ts';

afterEach(() => {
  document.body.innerHTML = '';
  delete window.atlasEarly;
  said.mockClear();
  vi.restoreAllMocks();
});

const said = vi.fn<(what: string) => void>();

/** A form with controlled fields, like those of the application. */
function Fields() {
  const [values, setValues] = useState({ text: '', given: 'from the link', note: '', kind: 'a', agrees: false, size: 's' });
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Text" value={values.text} onChange={({ target }) => set({ text: target.value })} />
      <input aria-label="Given" value={values.given} readOnly />
      <textarea aria-label="Note" value={values.note} onChange={({ target }) => set({ note: target.value })} />
      <select aria-label="Kind" value={values.kind} onChange={({ target }) => set({ kind: target.value })}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input aria-label="Agrees" type="checkbox" checked={values.agrees} onChange={({ target }) => set({ agrees: target.checked })} />
      {['s', 'm'].map((size) => (
        <input key={size} aria-label={size} type="radio" name="size" checked={values.size === size} onChange={() => set({ size })} />
      ))}
      <button type="submit" onClick={() => said(JSON.stringify(values))}>
        Send
      </button>
    </form>
  );
}

const field = <Element extends HTMLElement>(root: HTMLElement, label: string) => root.querySelector<Element>(`[aria-label="${label}"]`)!;

/** Puts the server-rendered page into the document. */
function arrived(page: ReactNode): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  return root;
}

/** Renders a page, lets the visitor change it, then hydrates it. */
async function takeOver(page: ReactNode, meanwhile: (root: HTMLElement) => void): Promise<HTMLElement> {
  const root = arrived(page);
  meanwhile(root);
  await act(async () => void hydrateRoot(root, page));
  await act(async () => {
    replayEarlyInput(root);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  return root;
}

/** A page whose fields hydrate last, because they are inside their own boundary. */
function Page({ onShown }: { onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Suspense>
      <Fields />
    </Suspense>
  );
}

function touch(page: HTMLElement): void {
  field<HTMLInputElement>(page, 'Text').value = 'Ana';
  field<HTMLTextAreaElement>(page, 'Note').value = 'two lines';
  field<HTMLSelectElement>(page, 'Kind').value = 'b';
  field<HTMLInputElement>(page, 'Agrees').checked = true;
  field<HTMLInputElement>(page, 'm').checked = true;
}
const TOUCHED = JSON.stringify({ text: 'Ana', given: 'from the link', note: 'two lines', kind: 'b', agrees: true, size: 'm' });

test('keeps what was typed and chosen before hydration and presses the button once', async () => {
  const end = vi.fn();
  const root = await takeOver(<Fields />, (page) => {
    touch(page);
    const pressed = page.querySelector('button');
    pressed?.setAttribute('aria-busy', 'true');
    window.atlasEarly = { pressed, end };
  });
  expect(said.mock.calls).toEqual([[TOUCHED]]);
  expect(field<HTMLInputElement>(root, 'Text').value).toBe('Ana');
  expect(field<HTMLInputElement>(root, 'Given').value).toBe('from the link');
  expect(field<HTMLInputElement>(root, 'm').checked).toBe(true);
  expect(root.querySelector('button')?.hasAttribute('aria-busy')).toBe(false);
  expect(end).toHaveBeenCalledTimes(1);
  expect(window.atlasEarly).toBeUndefined();
});

test('leaves a page without early input as it is', async () => {
  const root = await takeOver(<Fields />, () => undefined);
  expect(said).not.toHaveBeenCalled();
  expect(field<HTMLSelectElement>(root, 'Kind').value).toBe('a');
});

test('replays input in a part of the page that is not hydrated yet', async () => {
  const root = arrived(<Page />);
  touch(root);
  window.atlasEarly = { pressed: root.querySelector('button'), end: () => undefined };
  const onShown = () => {
    // Make React yield, as it does on a slow phone.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 50);
    replayEarlyInput(root);
  };
  // `act` would not yield.
  hydrateRoot(root, <Page onShown={onShown} />);
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[TOUCHED]]));
});

/** The script in the head of the page that remembers early input. */
const HEAD = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8'))?.[1] ?? '';

test('carries out a press between startup and the first page once', async () => {
  const root = arrived(<Page />);
  runInThisContext(HEAD);
  expect(window.atlasEarly).toBeDefined();
  startTransition(() => void hydrateRoot(root, <Page onShown={() => replayEarlyInput(root)} />));
  root.querySelector('button')?.click();
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  // The remembered press is replayed in a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).toHaveBeenCalledTimes(1);
});
