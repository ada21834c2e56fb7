import { Link, Text } from '@atlas/ui';
import { linkParts } from '@atlas/domain/journey';

/** A line of evidence, with its web addresses as links that open a new tab. */
export const EvidenceText = ({ line }: { line: string }) => (
  <Text>
    {linkParts(line).map(({ text, href }, index) =>
      href === null ? (
        text
      ) : (
        <Link key={index} href={href} newTab label={`${text} (opens a new tab)`}>
          {text}
        </Link>
      ),
    )}
  </Text>
);
