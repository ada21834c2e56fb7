import { AvatarGroup, Badge, Card, Heading, Link, Row, Stack, Text } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';

export interface GroupCardProps {
  /** The kind of group: "Subgroup". */
  kind: string;
  name: string;
  text?: string;
  /** Its leaders and its meeting times. */
  facts: readonly string[];
  /** The first few names. */
  people: readonly string[];
  memberCount: number;
  /** The page with details. */
  href?: string | undefined;
}

const MEMBERS = { one: 'member', many: 'members' };

/** A group of the member, with its people. */
export function GroupCard({ kind, name, text = '', facts, people, memberCount, href }: GroupCardProps) {
  const rest = memberCount - people.length;
  const who = `${people.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return (
    <Card as="article" aria-label={`${kind}: ${name}`}>
      <Stack gap={3}>
        <Stack gap={1} align="start">
          <Badge tone="neutral">{kind}</Badge>
          <Heading level={2} size="subheading">
            {href === undefined ? name : <Link href={href}>{name}</Link>}
          </Heading>
          {text !== '' && <Text>{text}</Text>}
          {facts.length > 0 && (
            <Text size={14} tone="muted">
              {facts.join(' · ')}
            </Text>
          )}
        </Stack>
        {people.length > 0 && (
          <Row gap={3} wrap>
            <AvatarGroup names={people} label={who} total={Math.max(memberCount, people.length)} />
            <Text size={14} tone="muted" numeric>
              {countNoun(Math.max(memberCount, people.length), MEMBERS)}
            </Text>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
