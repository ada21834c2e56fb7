import { Suspense, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeToasts } from '@atlas/ui/components/feedback/showToast.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
// Loads soon after the page.
import './missingCode.tsx';
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

describe('a part whose code is missing', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Menu-a.js');
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const mount = (node: ReactNode) => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    root.render(<Suspense>{node}</Suspense>);
    return { host, root };
  };
  const shows = (host: Element, text: string) => vi.waitFor(() => expect(host.textContent).toContain(text));

  test('is replaced by a message, and loads again the next time it is shown', async () => {
    const load = vi.fn(async () => Press).mockRejectedValueOnce(missing);
    const Part = lazyPart('Missing', load);
    const first = mount(<Part />);
    await shows(first.host, 'The connection was lost');
    expect(first.host.querySelector('button')?.textContent).toBe('Reload');
    await vi.advanceTimersByTimeAsync(1000);
    first.root.render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await shows(first.host, 'The connection was lost');
    expect(load).toHaveBeenCalledTimes(1);
    const second = mount(<Part />);
    await shows(second.host, 'Press');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('closes, if it is a dialog', async () => {
    const onClose = vi.fn();
    const Dialog = lazyPart<{ onClose: () => void }>('MissingDialog', () => Promise.reject(missing));
    const { host } = mount(<Dialog onClose={onClose} />);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(host.textContent).toBe('');
    // The toast that explains it would otherwise reach the tests of another file.
    await vi.waitFor(() => expect(takeToasts()).toMatchObject([{ id: 'missing-code' }]));
  });

  test('with a fallback also loads again the next time', async () => {
    const load = vi.fn(async () => Press).mockRejectedValueOnce(missing);
    const Part = lazyPart('MissingLayout', load, Sorry);
    const first = mount(<Part />);
    await shows(first.host, 'Sorry');
    await vi.advanceTimersByTimeAsync(1000);
    const second = mount(<Part />);
    await shows(second.host, 'Press');
    expect(first.host.textContent).toBe('Sorry');
  });
});
