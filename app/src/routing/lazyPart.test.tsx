import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadAllParts, loadParts, lazyPart, RenderedPartContext } from './lazyPart.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const pressed = vi.fn();
const Press = () => <button onClick={pressed}>Press</button>;
const Sorry = () => <p>Sorry</p>;
const broken = () => Promise.reject<ComponentType>(new TypeError('Failed to fetch'));

test('reports the names of rendered parts, and of no others', async () => {
  const Shown = lazyPart('Shown', async () => Press);
  const Inner = lazyPart('Inner', async () => Press);
  const Outer = lazyPart('Outer', async () => () => <Inner />);
  lazyPart('Later', async () => Press);
  await loadAllParts();
  const received: string[] = [];
  renderToString(
    <RenderedPartContext value={(name) => received.push(name)}>
      <Suspense>
        <Shown />
        <Outer />
      </Suspense>
    </RenderedPartContext>,
  );
  expect(received).toEqual(['Shown', 'Outer', 'Inner']);
});

test('a part loaded before hydration takes the press that follows at once', async () => {
  const load = vi.fn(async () => Press);
  const Part = lazyPart('Pressed', load);
  const page = (
    <Suspense fallback="On its way">
      <Part />
    </Suspense>
  );
  await loadParts(['Pressed']);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  // No wait in between, neither for code nor for React to hydrate the part.
  hydrateRoot(root, page);
  root.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('waits for parts nested in other parts as well', async () => {
  const loaded: string[] = [];
  const outer = async () => {
    lazyPart('Belonging', async () => {
      loaded.push('Belonging');
      return Press;
    });
    loaded.push('Owner');
    return Press;
  };
  lazyPart('Owner', outer);
  await loadParts(['Belonging', 'Owner']);
  expect(loaded).toEqual(['Owner', 'Belonging']);
});

test('does not wait for a part that fails to load or does not exist', async () => {
  lazyPart('Broken', broken);
  await expect(loadParts(['Broken', 'Unheard of'])).resolves.toBeUndefined();
});

test('shows the fallback where the code cannot be loaded', async () => {
  const Part = lazyPart('Replaced', broken, Sorry);
  await loadParts(['Replaced']);
  expect(renderToString(<Part />)).toBe('<p>Sorry</p>');
});
