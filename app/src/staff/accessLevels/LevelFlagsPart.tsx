import { FLAG_AREAS, FLAG_LABELS, holdsFlag, type LevelFlags } from '@atlas/domain/access';
import { GrantList, Heading, Stack, Text } from '@atlas/ui';

/** Every flag of an access level by area, allowed or not. */
export function LevelFlagsPart({ level }: { level: LevelFlags }) {
  return FLAG_AREAS.map(({ key, label, flags }) => {
    const items = flags.map((flag) => ({ id: flag, label: FLAG_LABELS[flag], held: holdsFlag(level, flag) }));
    return (
      <Stack key={key} gap={2} as="section" aria-labelledby={`area-${key}`}>
        <Heading level={2} size="subheading" id={`area-${key}`}>
          {label}
        </Heading>
        <Text size={14} tone="muted">
          {items.filter(({ held }) => held).length} of {items.length} allowed
        </Text>
        <GrantList label={label} items={items} />
      </Stack>
    );
  });
}
