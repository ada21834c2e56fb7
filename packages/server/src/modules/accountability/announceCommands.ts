import { notPlacedNews, placedNews } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { fullName } from '@atlas/domain/users';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { recordAudits } from '../../commands/recordAudit.ts';
import { type RecordRevision, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { mustSeeEveryone } from '../access/commands.ts';
import { announce, type NewsForPeople } from '../notifications/commands.ts';
import { findUserById } from '../users/repo.ts';
import type { AccountabilityGroup, SelectionRound } from './repo.ts';
import { ROUND, mustTakeStep } from './roundCommands.ts';
import { findGroupNames, findResults, holdGroupsLedBy, type RoundResult, writePlacements } from './roundRepo.ts';

/** A team lead with the group of the lead and the people who get a seat in it. */
interface Placing {
  lead: { id: number; name: string };
  group: AccountabilityGroup;
  people: number[];
}

/**
 * Announces a round: puts each person with a seat into the accountability group of their lead, out
 * of the one they are in, and notifies everyone who chose once. A group may get more members than
 * its capacity, because staff decided about the seats. Archived people are left out.
 *
 * @throws STALE when the round was saved since the revision was read
 * @throws CONFLICT before the round is closed and assigned, or where a lead has no group any more
 */
export function announceRound(ctx: Context, edition: RecordRevision): Promise<void> {
  mustSeeEveryone(ctx);
  return change(ctx, ROUND, edition.id, 'announceRound', async ({ tx, at, before }) => {
    mustTakeStep('announce', before, at);
    await saveRow(tx, ROUND, edition, { announcedAt: at });
    const results = await findResults(tx, edition.id);
    const placings = await findPlacings(tx, results);
    await place(ctx, tx, placings, at);
    await announce(ctx, tx, 'group', newsOf(before, placings, results));
  });
}

async function findPlacings(tx: Db, results: readonly RoundResult[]): Promise<Placing[]> {
  const byLead = Map.groupBy(
    results.flatMap(({ userId, leadId }) => (leadId === null ? [] : [{ userId, leadId }])),
    ({ leadId }) => leadId,
  );
  const groups = await holdGroupsLedBy(tx, [...byLead.keys()]);
  const placings: Placing[] = [];
  for (const [leadId, placed] of byLead) {
    const user = await findUserById(tx, leadId);
    const name = user === null ? '' : fullName(user);
    const group = groups.get(leadId);
    if (group === undefined) throw new UserError('CONFLICT', `${name} leads no accountability group any more. Give them one first.`);
    placings.push({ lead: { id: leadId, name }, group, people: placed.map(({ userId }) => userId) });
  }
  return placings;
}

/** Puts people into the groups of their leads. Those who move get an audit entry each. */
async function place(ctx: Context, tx: Db, placings: readonly Placing[], at: Date): Promise<void> {
  const all = placings.flatMap(({ group, people }) => people.map((userId) => ({ userId, group })));
  const before = await findGroupNames(
    tx,
    all.map(({ userId }) => userId),
  );
  const moving = all.filter(({ userId, group }) => before.get(userId)?.id !== group.id);
  await writePlacements(
    tx,
    moving.map(({ userId, group }) => ({ userId, groupId: group.id })),
    at,
  );
  await recordAudits(
    tx,
    ctx.actor,
    moving.map(({ userId, group }) => ({
      at,
      action: 'placeByRound',
      subjectType: 'user',
      subjectId: userId,
      before: { accountabilityGroup: before.get(userId)?.name ?? null },
      after: { accountabilityGroup: group.name },
    })),
  );
}

function newsOf({ id, name }: SelectionRound, placings: readonly Placing[], results: readonly RoundResult[]): NewsForPeople[] {
  const path = routePath('teamLeadSelection');
  const placed = placings.map(({ lead, group, people }) => ({
    people,
    key: `round ${id} lead ${lead.id}`,
    path,
    ...placedNews({
      leadName: lead.name,
      groupName: group.name,
      meetingDay: group.meetingDay,
      meetingTime: group.meetingTime?.slice(0, 5) ?? null,
    }),
  }));
  const others = results.filter(({ leadId }) => leadId === null).map(({ userId }) => userId);
  return others.length === 0 ? placed : [...placed, { people: others, key: `round ${id} not placed`, path, ...notPlacedNews(name) }];
}
