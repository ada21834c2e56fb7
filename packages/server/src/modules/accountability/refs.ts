import { builder } from '../../graphql/builder.ts';
import type { AccountabilityGroup, AccountabilityMember, CheckIn, SelectionRound } from './repo.ts';

export const AccountabilityGroupRef = builder.objectRef<AccountabilityGroup>('AccountabilityGroup');
export const AccountabilityMemberRef = builder.objectRef<AccountabilityMember>('AccountabilityMember');
export const CheckInRef = builder.objectRef<CheckIn>('CheckIn');
export const SelectionRoundRef = builder.objectRef<SelectionRound>('SelectionRound');
