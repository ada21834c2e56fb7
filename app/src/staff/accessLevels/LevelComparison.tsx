import { compareLevels, type LevelContent } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { Select, Stack, Text } from '@atlas/ui';
import { useLocation } from 'wouter';
import { LevelDifferences } from './LevelDifferences.tsx';

type Compared = LevelContent & { readonly key: string };

interface LevelComparisonProps {
  level: Compared;
  /** The access levels it can be compared with. */
  others: readonly { readonly key: string; readonly name: string }[];
  /** The access level named in the address. */
  other: Compared | null;
}

/** The differences between an access level and another one. */
export function LevelComparison({ level, others, other }: LevelComparisonProps) {
  const [, navigate] = useLocation();
  const choose = (key: string) =>
    navigate(routePath('accessLevel', { id: level.key }, { tab: 'compare', compare: key || null }), { replace: true });
  const options = others.filter(({ key }) => key !== level.key).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <Stack gap={5}>
      <Select
        name="compare"
        label="Compare with"
        options={options}
        value={other?.key ?? ''}
        onChange={choose}
        placeholder="Select an Option"
      />
      {other === null ? (
        <Text tone="muted">Choose another access level to see what differs.</Text>
      ) : (
        <LevelDifferences
          difference={compareLevels(level, { ...other, name: level.name })}
          words={{ added: `Only in ${other.name}`, removed: `Only in ${level.name}`, text: (here, there) => `${here} / ${there}` }}
          same={`${level.name} and ${other.name} allow the same.`}
          level={2}
        />
      )}
    </Stack>
  );
}
