import { FLAG_LABELS, type Flag, type LevelDifference } from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import { Heading, KeyValueList, Stack, Text } from '@atlas/ui';
import { FLAGS_NOUN } from './people.ts';

interface LevelDifferencesProps {
  difference: LevelDifference;
  /** Headings for flags that only one side has: "Added", "Only in Coach". */
  words: { added: string; removed: string; text: (was: string, is: string) => string };
  /** Text shown if nothing differs. */
  same: string;
  level?: 2 | 3;
}

/** Wording for changes between two versions. */
export const CHANGED: LevelDifferencesProps['words'] = { added: 'Added', removed: 'Removed', text: (was, is) => `${is} (was ${was})` };

/** The differences between two access levels, or two versions of one. */
export function LevelDifferences({ difference: { added, removed, texts }, words, same, level = 3 }: LevelDifferencesProps) {
  if (added.length + removed.length + texts.length === 0) return <Text tone="muted">{same}</Text>;
  const list = (title: string, flags: readonly Flag[]) =>
    flags.length > 0 && (
      <Stack gap={1}>
        <Heading level={level} size="label">
          {title}: {countNoun(flags.length, FLAGS_NOUN)}
        </Heading>
        <Text size={14}>{flags.map((flag) => FLAG_LABELS[flag]).join(' · ')}</Text>
      </Stack>
    );
  return (
    <Stack gap={4}>
      {texts.length > 0 && <KeyValueList items={texts.map(({ field, was, is }) => ({ label: field, value: words.text(was, is) }))} />}
      {list(words.added, added)}
      {list(words.removed, removed)}
    </Stack>
  );
}
