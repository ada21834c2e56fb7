import type { IconShape } from '@atlas/ui';
import { CHECK_IN_ANSWERS, type CheckInAnswer } from '@atlas/domain/groups';
import { enumWord } from '@atlas/domain/lists';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Contrast from 'lucide-react/icons/contrast';

interface Look {
  readonly icon: IconShape;
  readonly tone: 'success' | 'info' | 'warning';
  readonly label: string;
}

const LOOKS: Readonly<Record<CheckInAnswer, Omit<Look, 'label'>>> = {
  done: { icon: CircleCheck, tone: 'success' },
  partly: { icon: Contrast, tone: 'info' },
  stuck: { icon: CircleAlert, tone: 'warning' },
};

const WORDS = CHECK_IN_ANSWERS.map(({ value }) => value);

/** The answer of a check-in as sent by the server; null for one of a later version. */
export const answerOf = (answer: string): CheckInAnswer | null => enumWord(WORDS, answer);

/** The icon, tone and word of an answer. */
export const lookOf = (answer: CheckInAnswer): Look => ({
  ...LOOKS[answer],
  label: CHECK_IN_ANSWERS.find(({ value }) => value === answer)?.label ?? '',
});
