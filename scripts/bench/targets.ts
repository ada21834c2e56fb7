/** A page to request, and the cookies to send; '' for a visitor. */
export interface Target {
  name: string;
  path: string;
  cookie: string;
}

const COURSE = '/courses/my-courses/136';

/** The most important pages of the demo, each with a signed-in session. */
export async function targetsAt(address: string, password: string): Promise<Target[]> {
  const [member, admin] = await Promise.all(['member', 'admin'].map((who) => signIn(address, who, password)));
  if (member === undefined || admin === undefined) throw new Error('No account could sign in.');
  return [
    { name: 'sign-in', path: '/login', cookie: '' },
    { name: 'landing page', path: '/freelancing-course', cookie: '' },
    { name: 'funnel', path: '/va-kickstart', cookie: '' },
    { name: 'affiliate link', path: '/freelancing-course/kristine', cookie: '' },
    { name: 'redirect', path: '/start', cookie: '' },
    { name: 'checkout', path: '/checkout/freelancing-course', cookie: '' },
    { name: 'closed funnel', path: '/checkout/closed?funnel=transcription-starter', cookie: '' },
    { name: 'member home', path: '/', cookie: member },
    { name: 'course', path: COURSE, cookie: member },
    { name: 'lesson', path: await firstLink(address, COURSE, member), cookie: member },
    { name: 'My Events', path: '/events/my-events', cookie: member },
    { name: 'event', path: await firstLink(address, '/events/my-events', member), cookie: member },
    { name: 'My Resources', path: '/resources/my-resources', cookie: member },
    { name: 'resource', path: await firstLink(address, '/resources/my-resources', member), cookie: member },
    { name: 'for everyone', path: await firstLink(address, '/resources/public', ''), cookie: '' },
    { name: 'billing', path: '/account?q=billings', cookie: member },
    { name: 'staff list', path: '/courses', cookie: admin },
    { name: 'staff events', path: '/events', cookie: admin },
    { name: 'staff files', path: '/resource-files', cookie: admin },
  ];
}

/** Signs a demo account in and returns its cookies in the form of a request header. */
export async function signIn(address: string, who: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth`, {
    method: 'POST',
    body: JSON.stringify({ method: 'login', username: `${who}@atlas.example`, password }),
  });
  if (!answer.ok) throw new Error(`${who} could not sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The first record that a page links to: the first lesson of a course, the first row of a list. */
async function firstLink(address: string, from: string, cookie: string): Promise<string> {
  const page = await fetch(address + from, { headers: { cookie } });
  const path = new RegExp(`"(${from}/\\d+)"`).exec(await page.text())?.[1];
  if (path === undefined) throw new Error(`${from} has no matching link.`);
  return path;
}
