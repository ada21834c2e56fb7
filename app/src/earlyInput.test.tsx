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

/** A form whose fields React holds, as the application's are. */
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

/** A page as it arrives. */
function arrived(page: ReactNode): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  return root;
}

/** A page as it arrives, changed by somebody before the application takes it over. */
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

/** A page whose fields React takes over after all else: what stands within a boundary of its own comes later. */
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

test('what was typed and chosen before is kept, and the button that was pressed acts on it once', async () => {
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

test('a page that nobody touched stays as it is', async () => {
  const root = await takeOver(<Fields />, () => undefined);
  expect(said).not.toHaveBeenCalled();
  expect(field<HTMLSelectElement>(root, 'Kind').value).toBe('a');
});

test('what stands in a part of the page that React has not come to yet is carried out as well', async () => {
  const root = arrived(<Page />);
  touch(root);
  window.atlasEarly = { pressed: root.querySelector('button'), end: () => undefined };
  const onShown = () => {
    // On a slow phone React makes a pause here.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 50);
    replayEarlyInput(root);
  };
  // Not in `act`, which knows no pause.
  hydrateRoot(root, <Page onShown={onShown} />);
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[TOUCHED]]));
});

/** The script in the head of the page, which remembers. */
const HEAD = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8'))?.[1] ?? '';

test('a press between the start of the application and its first page is carried out once', async () => {
  const root = arrived(<Page />);
  runInThisContext(HEAD);
  expect(window.atlasEarly).toBeDefined();
  startTransition(() => void hydrateRoot(root, <Page onShown={() => replayEarlyInput(root)} />));
  root.querySelector('button')?.click();
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  // What was remembered is carried out in a turn of its own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).toHaveBeenCalledTimes(1);
});
