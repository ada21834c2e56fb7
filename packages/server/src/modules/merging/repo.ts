import type { AccountToMerge, MergedAccount } from '@atlas/domain/merging';
import { formatShortDate } from '@atlas/domain/time';
import { fullName } from '@atlas/domain/users';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Source } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import { isUsedAffiliate } from '../../merging/mergeAccounts.ts';
import { accountabilityGroups, accountabilityMembers } from '../accountability/tables.ts';
import { affiliates } from '../affiliates/tables.ts';
import { batches } from '../batches/tables.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { moveUps, stages, userStages } from '../stages/tables.ts';
import { portfolio, successManagers } from '../successManagers/tables.ts';
import { findPeopleToArchive } from '../users/archivingRepo.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { privacyRequests, users } from '../users/tables.ts';

/** Loads what decides whether accounts may be merged, in the order of the ids. Unknown ids are absent. */
export async function findAccountsToMerge(source: Source, ids: readonly number[]): Promise<AccountToMerge[]> {
  const { db } = source;
  const people = await findPeopleToArchive(source, ids);
  const isManager = db
    .select({ one: sql`1` })
    .from(successManagers)
    .where(eq(successManagers.userId, users.id));
  const isAffiliate = db
    .select({ one: sql`1` })
    .from(affiliates)
    .where(and(eq(affiliates.userId, users.id), isUsedAffiliate));
  const isToBeDeleted = db
    .select({ one: sql`1` })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.userId, users.id), eq(privacyRequests.kind, 'deletion'), eq(privacyRequests.state, 'requested')));
  const waits = db
    .select({ one: sql`1` })
    .from(moveUps)
    .where(and(eq(moveUps.userId, users.id), eq(moveUps.state, 'waiting')));
  const found = await db
    .select({
      id: users.id,
      ...nameColumns(users),
      archivedAt: users.archivedAt,
      isSuccessManager: sql<boolean>`${exists(isManager)}`,
      isUsedAffiliate: sql<boolean>`${exists(isAffiliate)}`,
      isToBeDeleted: sql<boolean>`${exists(isToBeDeleted)}`,
      isWaitingToMoveUp: sql<boolean>`${exists(waits)}`,
    })
    .from(users)
    .where(inList(users.id, ids));
  return ids.flatMap((id) => {
    const [one, person] = [found.find((account) => account.id === id), people.get(id)];
    if (one === undefined || person === undefined) return [];
    const { archivedAt, isSuccessManager, isUsedAffiliate: isUsed, isToBeDeleted: isLeaving, isWaitingToMoveUp } = one;
    const { isInScope, isMerged, levels } = person;
    return [
      {
        id,
        name: fullName(one),
        isInScope,
        isArchived: archivedAt !== null,
        isMerged,
        levels,
        isSuccessManager,
        isUsedAffiliate: isUsed,
        isToBeDeleted: isLeaving,
        isWaitingToMoveUp,
      },
    ];
  });
}

/** Loads the values of accounts as staff compare them, in one statement. */
export async function findMergedAccounts({ db }: Pick<Source, 'db'>, ids: readonly number[]): Promise<MergedAccount[]> {
  const manager = alias(users, 'manager');
  const found = await db
    .select({
      account: users,
      batch: batches.name,
      stage: sql<string | null>`${stages.number} || '. ' || ${stages.name}`,
      group: groups.name,
      accountabilityGroup: accountabilityGroups.name,
      manager: nameColumns(manager),
    })
    .from(users)
    .leftJoin(batches, eq(batches.id, users.batchId))
    .leftJoin(userStages, and(eq(userStages.userId, users.id), isNull(userStages.leftAt)))
    .leftJoin(stages, eq(stages.id, userStages.stageId))
    .leftJoin(groupMembers, eq(groupMembers.userId, users.id))
    .leftJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(accountabilityMembers, eq(accountabilityMembers.userId, users.id))
    .leftJoin(accountabilityGroups, eq(accountabilityGroups.id, accountabilityMembers.groupId))
    .leftJoin(portfolio, eq(portfolio.userId, users.id))
    .leftJoin(successManagers, eq(successManagers.id, portfolio.managerId))
    .leftJoin(manager, eq(manager.id, successManagers.userId))
    .where(inList(users.id, ids));
  const text = (value: string | null): string | null => (value === null || value === '' ? null : value);
  return ids.flatMap((id) => {
    const one = found.find(({ account }) => account.id === id);
    if (one === undefined) return [];
    const { account, batch, stage, group, accountabilityGroup } = one;
    const { firstName, middleName, lastName, suffix, sex, birthdate, mobileNumber, facebookProfile, profileImage, about } = account;
    const place = [account.city, account.province, account.country].filter(Boolean).join(', ');
    const values = {
      'first-name': firstName,
      'middle-name': middleName,
      'last-name': lastName,
      suffix,
      sex,
      birthdate: birthdate === null ? null : formatShortDate(birthdate),
      'mobile-number': mobileNumber,
      'facebook-profile': facebookProfile,
      picture: profileImage,
      about,
      place,
    };
    const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)])) as Record<
      keyof typeof values,
      string | null
    >;
    const successManager = one.manager === null ? null : fullName(one.manager);
    return [
      {
        id,
        values: {
          ...texts,
          email: account.email,
          batch,
          stage,
          group,
          'accountability-group': accountabilityGroup,
          'success-manager': successManager,
        },
      },
    ];
  });
}
