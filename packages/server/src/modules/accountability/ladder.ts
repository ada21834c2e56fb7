import { buddyToAsk, checkInStepNews, dueCheckInStep, type DueStep, missedWeeks, peopleToAsk, weekOf } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';
import { findHoldersOf } from '../access/repo.ts';
import { notify } from '../notifications/commands.ts';
import { findBuddies, findSilent, findSteps, type LadderMember, takeStep } from './ladderRepo.ts';
import { managersOf } from './managersRepo.ts';

const PEOPLE_AT_ONCE = 500;

/**
 * Takes the steps that are due about members who did not check in: a reminder, then a buddy, the
 * team lead, and the success manager. Each step is taken once for a silence, however often this
 * runs. A failure for one member does not stop the others.
 *
 * @returns the number of steps taken
 */
export async function takeDueSteps(app: App, signal?: AbortSignal): Promise<number> {
  const { database, clock } = app;
  const now = clock.now();
  let [taken, last] = [0, 0];
  for (;;) {
    const members = await findSilent(database.db, isoDay(weekOf(now)), { after: last, limit: PEOPLE_AT_ONCE });
    for (const { userId } of await withDueStep(database.db, members, now)) {
      signal?.throwIfAborted();
      if (await tryToTake(app, userId, now)) taken += 1;
    }
    if (members.length < PEOPLE_AT_ONCE) return taken;
    last = members.at(-1)?.userId ?? last;
  }
}

/** The members for whom a step is due that was not taken yet. */
async function withDueStep(db: Db, members: readonly LadderMember[], now: Date): Promise<LadderMember[]> {
  const due = members.flatMap((member) => {
    const step = dueCheckInStep(member, now);
    return step === null ? [] : [{ member, key: keyOf(member.userId, step) }];
  });
  if (due.length === 0) return [];
  const steps = await findSteps(
    db,
    due.map(({ member }) => member.userId),
  );
  const taken = new Set(steps.map((step) => keyOf(step.userId, step)));
  return due.filter(({ key }) => !taken.has(key)).map(({ member }) => member);
}

const keyOf = (userId: number, { week, step }: DueStep): string => `check-in ${step} ${userId} ${week}`;

async function tryToTake(app: App, userId: number, now: Date): Promise<boolean> {
  try {
    return await app.database.transaction((tx) => take(app, tx, userId, now));
  } catch (error) {
    app.log.error({ err: error, userId }, 'a step about a silent member was not taken');
    return false;
  }
}

/** Takes the step of a member, by what is true once their membership is locked: a check-in of this moment ends the silence. */
async function take(app: App, tx: Db, userId: number, now: Date): Promise<boolean> {
  const [member] = await findSilent(tx, isoDay(weekOf(now)), { only: userId });
  const due = member === undefined ? null : dueCheckInStep(member, now);
  if (member === undefined || due === null || !(await takeStep(tx, { userId, ...due, createdAt: now }))) return false;
  const { people, kind } = await askedAt(tx, member, due, now);
  const news = checkInStepNews(due.step, { name: member.firstName, group: member.group, weeks: missedWeeks(member, now) });
  await notify({ app }, tx, people, kind, { key: keyOf(userId, due), ...news, path: pathFor(due, member, people) });
  return true;
}

/** The member and the buddy see the group as members do, everyone else as those who look after it. */
const pathFor = ({ step }: DueStep, { groupId, leaderId, assistantId }: LadderMember, people: readonly number[]): string =>
  step === 'reminder' || (step === 'buddy' && !people.some((id) => id === leaderId || id === assistantId))
    ? routePath('accountabilityBuddies')
    : routePath('accountabilityGroups', { id: groupId });

/** The people who are asked. For success managers and staff it is work; for the others it is about their group. */
async function askedAt(
  tx: Db,
  { userId, groupId, leaderId, assistantId }: LadderMember,
  { step, week }: DueStep,
  now: Date,
): Promise<{ people: readonly number[]; kind: 'check-in' | 'staff-task' }> {
  if (step === 'reminder') return { people: [userId], kind: 'check-in' };
  const weeks = [0, -7].map((days) => isoDay(addManilaDays(weekOf(now), days)));
  const buddies = step === 'buddy' ? await findBuddies(tx, groupId, weeks) : [];
  const near = {
    buddy: buddyToAsk(buddies, { id: userId, week }),
    leads: [leaderId, assistantId].filter((id): id is number => id !== null),
  };
  const manager = (await managersOf(tx, [userId])).get(userId) ?? null;
  const people = peopleToAsk(step, { ...near, manager, staff: await findHoldersOf(tx, ['users', 'newGroup']) }, userId);
  const isNear = people.some((id) => id === near.buddy || near.leads.includes(id));
  return { people, kind: isNear ? 'check-in' : 'staff-task' };
}
