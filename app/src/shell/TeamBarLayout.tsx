import { mainMenu } from '@atlas/domain/access';
import type { ReactNode } from 'react';
import { MemberLayout } from './MemberLayout.tsx';

/** The members' layout for staff and leaders, whose menu has the pages of the team. */
export const TeamBarLayout = ({ children }: { children: ReactNode }) => <MemberLayout menuOf={mainMenu}>{children}</MemberLayout>;
