import { Link, Row, Text } from '@atlas/ui';

interface LinkLineProps {
  /** Start of the phrase that the links complete: "Every change". */
  label: string;
  links: readonly { readonly label: string; readonly href: string }[];
}

/** A line of links to related log entries. */
export function LinkLine({ label, links }: LinkLineProps) {
  return (
    <Row gap={3} wrap>
      <Text as="span" size={14} tone="muted">
        {label}
      </Text>
      {links.map((link) => (
        <Text key={link.href} as="span" size={14}>
          <Link href={link.href}>{link.label}</Link>
        </Text>
      ))}
    </Row>
  );
}
