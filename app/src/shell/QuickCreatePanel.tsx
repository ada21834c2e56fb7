import { type IconNavItem, type MenuPanelProps, QuickActionsPanel } from '@atlas/ui';
import { quickCreate } from '@atlas/domain/access';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Plus from 'lucide-react/icons/plus';
import CirclePlay from 'lucide-react/icons/circle-play';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useAuth } from '../session/authContext.ts';
import { hrefOf } from './hrefOf.ts';

const ICONS: Partial<Record<string, IconNavItem['icon']>> = {
  newUser: UserPlus,
  newCourse: BookOpen,
  newLesson: CirclePlay,
  newEvent: CalendarDays,
  newResourceFile: FileText,
  newBatch: GraduationCap,
  newGroup: UsersRound,
};

/**
 * The content of the quick-actions menu: a form for each kind of record that the user may create
 * and that has a page.
 */
export function QuickCreatePanel(inPanel: MenuPanelProps) {
  const { currentUser } = useAuth();
  const items = quickCreate(currentUser).flatMap((item): IconNavItem[] => {
    const href = hrefOf(item, currentUser);
    return href === null ? [] : [{ label: item.label, href, icon: ICONS[item.key] ?? Plus }];
  });
  return <QuickActionsPanel {...inPanel} items={items} />;
}
