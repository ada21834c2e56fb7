/* oxlint-disable atlas/browser-while-rendering -- it runs in the browser only, and renders nothing */
/*
 * The script of landing pages, which have no application. Everything works without it: it counts
 * down, plays videos in their place, and keeps what was typed when an opt-in is rejected.
 */

const all = <Kind extends HTMLElement>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)];
const pad = (value: number): string => String(value).padStart(2, '0');

/** Counts down to an instant, once a second; the time of the device decides. */
function countDown(root: HTMLElement): void {
  const until = Date.parse(root.dataset['countdown'] ?? '');
  const show = () => {
    const left = Math.floor((until - Date.now()) / 1000);
    for (const box of root.querySelectorAll<HTMLElement>('[data-unit]')) {
      const unit = box.dataset['unit'];
      const value =
        unit === 'days'
          ? Math.floor(left / 86_400)
          : unit === 'hours'
            ? (left / 3600) % 24
            : unit === 'minutes'
              ? (left / 60) % 60
              : left % 60;
      box.textContent = pad(Math.max(0, Math.floor(value)));
    }
    for (const part of root.querySelectorAll<HTMLElement>('[data-left], [data-until]')) part.hidden = left < 0;
    for (const part of root.querySelectorAll<HTMLElement>('[data-ended]')) part.hidden = left >= 0;
    if (left < 0) clearInterval(timer);
  };
  const timer = setInterval(show, 1000);
  show();
}

/** Plays a video in its place instead of opening its page. */
function play(event: Event): void {
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = `${link.dataset['video']}${link.dataset['video']?.includes('?') ? '&' : '?'}autoplay=1`;
  frame.title = link.dataset['title'] ?? 'Video';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.className = link.className;
  link.replaceWith(frame);
  frame.focus();
}

/** Sends an opt-in without leaving the page, so that a rejection keeps what was typed. */
async function optIn(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button');
  if (button?.getAttribute('aria-busy') === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  const say = (text: string, errors: Readonly<Record<string, string>> = {}) => {
    for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
      const { error: name = '' } = place.dataset;
      const error = errors[name] ?? '';
      place.textContent = error;
      place.hidden = error === '';
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLElement) field.setAttribute('aria-invalid', String(error !== ''));
    }
    const above = form.querySelector<HTMLElement>('[data-form-error]');
    if (above) {
      above.textContent = text;
      above.hidden = text === '';
    }
    const first = Object.keys(errors)[0];
    if (first !== undefined) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  };
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
    });
    const {
      next,
      error = '',
      fieldErrors,
    } = (await answer.json()) as { next?: string; error?: string; fieldErrors?: Record<string, string> };
    if (next !== undefined) return location.assign(next);
    say(error, fieldErrors);
  } catch {
    say('No connection. Check it and try again. Nothing that you typed is lost.');
  }
  button?.removeAttribute('aria-busy');
}

for (const root of all('[data-countdown]')) countDown(root);
for (const link of all<HTMLAnchorElement>('[data-video]')) link.addEventListener('click', play);
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-opt-in]')) return;
  event.preventDefault();
  void optIn(form);
});

// The affiliate whose link it is, for the sign-up.
const code = document.querySelector<HTMLMetaElement>('meta[name="atlas-affiliate"]')?.content;
if (code !== undefined) {
  try {
    localStorage.setItem('affiliate-code', JSON.stringify({ code }));
  } catch {
    // The browser keeps nothing. The server's cookie remains.
  }
}

// A view of the page, without anything about the visitor: once it has loaded, and when the back button restores it.
const path = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
const report = () => void (path !== undefined && navigator.sendBeacon('/api/visits', JSON.stringify({ path })));
if (document.readyState === 'complete') report();
else addEventListener('load', report, { once: true });
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) report();
  // The back button may show a page from before another page stored the choice about cookies.
  const bar = document.getElementById('consent');
  if (bar && document.cookie.includes(`atlas-consent=${bar.dataset['version']}.`)) bar.remove();
});
