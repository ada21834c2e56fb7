import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PreviewFrame } from './PreviewFrame.tsx';

/** A page of two blocks, as a server renders it. */
const html = `<main>
  <section data-block="hero"><h1>Your first client from home</h1><p>Twelve weeks with a coach, on your phone.</p><a href="#price">See the price</a></section>
  <section data-block="opt-in"><h2>Where shall we send it?</h2><form action="/opt-in" method="post"><label>Email <input type="email" name="email"></label> <button>Send it to me</button></form></section>
</main>`;
const css = `:root{--canvas:ivory;--ink:darkslategray;--focus:teal}
[data-theme=dark]{--canvas:black;--ink:ivory}
body{margin:0;background:var(--canvas);color:var(--ink);font-family:sans-serif}section{padding:32px 20px}a,button,input{color:inherit;font:inherit}`;

const meta = {
  title: 'Components/Landing/PreviewFrame',
  component: PreviewFrame,
  args: { title: 'Preview of the page', html, css, width: 360, selected: null, onSelect: fn() },
  parameters: {
    pictures: false,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Use it next to the editor of a page.\n\n**Do** begin with the width of a phone.\n\n**Don’t** use it for pages of others: it trusts what it shows to be our own.',
      },
    },
  },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document in the frame, once it shows the page. */
async function shownIn(frame: HTMLElement): Promise<Document> {
  const page = () => (frame as HTMLIFrameElement).contentDocument;
  await waitFor(() => expect(page()?.querySelector('h1')).toHaveTextContent('Your first client from home'), { timeout: 10_000 });
  return page()!;
}

/** A press selects its block. Nothing in the frame is followed, sent or reached with the keyboard. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const page = await shownIn(await canvas.findByTitle('Preview of the page'));
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.querySelector('a')!.dispatchEvent(press);
    await expect(args.onSelect).toHaveBeenLastCalledWith('hero');
    await expect(press.defaultPrevented).toBe(true);
    const sending = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    page.querySelector('form')!.dispatchEvent(sending);
    await expect(args.onSelect).toHaveBeenLastCalledWith('opt-in');
    await expect(sending.defaultPrevented).toBe(true);
    for (const control of page.querySelectorAll<HTMLElement>('a, input, button')) await expect(control.tabIndex).toBe(-1);
  },
};

/** The block whose fields are open is outlined. */
export const Selected: Story = {
  args: { selected: 'opt-in' },
  play: async ({ canvas }) => {
    const page = await shownIn(await canvas.findByTitle('Preview of the page'));
    await waitFor(() => expect(page.querySelector('[data-block="opt-in"]')).toHaveAttribute('data-chosen'));
    await expect(page.querySelectorAll('[data-chosen]')).toHaveLength(1);
  },
};

/** A desktop, scaled down to the room that there is. */
export const ScaledDown: Story = {
  args: { width: 1280 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Preview of the page');
    await shownIn(frame);
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(360));
    await expect(frame.clientWidth).toBe(1280);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
