const articles = [...document.querySelectorAll('article')];
const boxOf = (article) => article.querySelector('input[type="checkbox"]');
const byId = (id) => document.getElementById(id);
const area = byId('area');
const onlyOpen = byId('open');
const command = byId('command');
const copy = byId('copy');

// The ticks survive a reload. A picture that a later run took again starts without a tick.
const KEY = `review ${document.lastModified} ${location.pathname}`;
let stored = [];
try {
  stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
} catch {
  // Blocked storage: the ticks last as long as the page.
}
for (const article of articles) boxOf(article).checked = stored.includes(article.id);

const ticked = () => articles.filter((article) => boxOf(article).checked).map(({ id }) => id);
const shown = () => articles.filter((article) => !article.hidden);

function update() {
  const accepted = ticked();
  try {
    localStorage.setItem(KEY, JSON.stringify(accepted));
  } catch {
    // See above.
  }
  byId('count').textContent = `${accepted.length} of ${articles.length} accepted`;
  command.value = accepted.length === 0 ? '' : `npm run test:visual -- --no-build -u ${accepted.join(' ')}`;
  copy.disabled = accepted.length === 0;
  copy.textContent = 'Copy command';
}

function filter() {
  for (const article of articles)
    article.hidden = (area.value !== '' && article.dataset.area !== area.value) || (onlyOpen.checked && boxOf(article).checked);
  byId('empty').hidden = shown().length > 0;
}

/** The picture with the focus, else the first one below the top of the window. */
const current = () =>
  document.activeElement?.closest('article') ?? shown().find((article) => article.getBoundingClientRect().bottom > 80) ?? null;

function go(step, from = current()) {
  const list = shown();
  const at = from === null ? -1 : list.indexOf(from);
  // The first key goes to the picture in view.
  const next = document.activeElement?.closest('article') ? list[at + step] : list[at];
  next?.focus();
  next?.scrollIntoView({ block: 'start' });
}

function tick(article, isTicked) {
  boxOf(article).checked = isTicked;
  update();
}

/** Shows the picture before in the place of the one after, or puts it back. */
function swap(article) {
  const button = article.querySelector('.blink');
  const [before, after] = article.querySelectorAll('figure');
  const isSwapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isSwapped));
  const end = isSwapped ? 'before' : 'after';
  after.querySelector('img').src = `${article.id}-${end}.png`;
  after.querySelector('figcaption').textContent = isSwapped ? 'Before, in the place of after' : 'After';
  before.querySelector('figcaption').textContent = 'Before';
}

document.addEventListener('change', ({ target }) => {
  if (target.closest('article')) update();
  else filter();
});
document.addEventListener('click', ({ target }) => {
  if (target.closest('.blink')) swap(target.closest('article'));
});
for (const [id, isTicked] of [
  ['all', true],
  ['none', false],
])
  byId(id).addEventListener('click', () => {
    for (const article of shown()) boxOf(article).checked = isTicked;
    update();
    filter();
  });
copy.addEventListener('click', async () => {
  command.select();
  try {
    await navigator.clipboard.writeText(command.value);
  } catch {
    // A page from the file system may not use the clipboard directly.
    document.execCommand('copy');
  }
  copy.textContent = 'Copied';
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select, textarea')) return;
  const key = event.key.toLowerCase();
  const article = current();
  if (key === 'j') go(1);
  else if (key === 'k') go(-1);
  else if (key === 'b' && article) swap(article);
  else if (key === 'a' && article) {
    if (!document.activeElement?.closest('article')) article.focus();
    tick(article, true);
    go(1);
    filter();
  } else return;
  event.preventDefault();
});

update();
filter();
