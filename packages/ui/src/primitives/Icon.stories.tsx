import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import Menu from 'lucide-react/icons/menu';
import Sailboat from 'lucide-react/icons/sailboat';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

const set = [
  House,
  BookOpen,
  Sailboat,
  CalendarDays,
  CircleUserRound,
  Search,
  Bell,
  Menu,
  ArrowLeft,
  ChevronRight,
  ChevronDown,
  Ellipsis,
  X,
  Check,
  CircleCheck,
  CircleAlert,
  TriangleAlert,
  Info,
  Clock,
  Lock,
  Eye,
  Download,
  WifiOff,
  Sun,
];

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { icon: Sailboat },
  parameters: {
    docs: {
      description: {
        component:
          "Lucide, one by one: `import Check from 'lucide-react/icons/check'`. Use Icon beside words that say the same, with stroke 1.9; an icon alone needs IconButton and a name.",
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const InUse: Story = {
  render: () => (
    <Stack gap={5}>
      <Row gap={4} wrap>
        {set.map((icon, index) => (
          <Icon key={index} icon={icon} />
        ))}
      </Row>
      <Row gap={4}>
        <Icon icon={Sailboat} size="xs" />
        <Icon icon={Sailboat} size="s" />
        <Icon icon={Sailboat} size="m" />
        <Icon icon={Sailboat} size="l" />
      </Row>
      <Row gap={4}>
        <Icon icon={Sailboat} tone="muted" />
        <Icon icon={Sailboat} tone="accent" />
        <Icon icon={CircleCheck} tone="success" />
        <Icon icon={TriangleAlert} tone="warning" />
        <Icon icon={CircleAlert} tone="danger" />
      </Row>
    </Stack>
  ),
};
