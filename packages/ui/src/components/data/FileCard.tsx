import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.tsx';
import { FileRow } from '../learning/FileRow.tsx';
import type { FileRowProps } from '../learning/FileRow.tsx';

export interface FileCardProps extends FileRowProps {
  /** The content, in one sentence. */
  description?: string | undefined;
}

/** A single file: a bonus, a receipt, a certificate. For several use FileRows in a FileList. */
export function FileCard({ description, ...file }: FileCardProps) {
  return (
    <Card padding="none">
      <Body>
        <FileRow {...file} />
        {description !== undefined && <Description>{description}</Description>}
      </Body>
    </Card>
  );
}

const Body = styled.div`
  display: grid;
  padding: var(--space-1) var(--space-4);
`;

const Description = styled.p`
  padding-bottom: var(--space-3);
  color: var(--ink-muted);
  font-size: var(--text-14);
`;
