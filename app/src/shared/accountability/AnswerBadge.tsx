import { StatusBadge } from '@atlas/ui';
import { answerOf, lookOf } from './checkInLook.ts';

/** The answer of a check-in as a badge. */
export function AnswerBadge({ answer }: { answer: string }) {
  const known = answerOf(answer);
  if (known === null) return null;
  const { icon, tone, label } = lookOf(known);
  return <StatusBadge tone={tone} icon={icon} text={label} />;
}
