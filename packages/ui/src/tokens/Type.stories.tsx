import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

function Scale() {
  return (
    <Lines>
      <Poster>Poster 48</Poster>
      <Display>Display 36 ₱3,499.00</Display>
      <Title>Title 28 ₱3,499.00</Title>
      <Section>Heading 22 ₱3,499.00</Section>
      <Sub>Subheading 18</Sub>
      <p>Text 16. Body on phones, line height 1.5, never wider than 68 characters.</p>
      <Small>Small 14. Meta, tables, hints.</Small>
      <Tiny>Tiny 12. The smallest meta, and nothing below it.</Tiny>
    </Lines>
  );
}

function Weights() {
  return (
    <Lines>
      {[200, 300, 400, 500, 550, 600, 650, 700, 750, 800].map((weight) => (
        <Weight key={weight} $weight={weight}>
          {weight} ₱1,749.00 Ñandú résumé
        </Weight>
      ))}
    </Lines>
  );
}

const meta = {
  title: 'Foundations/Typography',
  component: Scale,
  parameters: {
    docs: {
      description: {
        component:
          'One family, Plus Jakarta Sans Variable, in 28 kB. Titles 750, labels 600, text 400; line height 1.5 for text, 1.15 for display. The peso sign has its own small file, loaded where it appears.\n\n**Do** choose by purpose: 16 for reading, 14 for meta, tables and hints, 12 for the smallest meta; tabular figures where numbers are compared.\n\n**Don’t** go below 12, fade text to show hierarchy (use size and weight), or let a line run past 68 characters.',
      },
    },
  },
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {};
export const PesoInEveryWeight: Story = { render: () => <Weights /> };

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Display = styled.p`
  font-size: var(--text-36);
  font-weight: var(--weight-display);
  line-height: var(--leading-display);
  letter-spacing: var(--tracking-display);
`;

const Poster = styled(Display)`
  font-size: var(--text-48);
`;

const Title = styled(Display)`
  font-size: var(--text-28);
`;

const Section = styled.p`
  font-size: var(--text-22);
  font-weight: var(--weight-title);
  line-height: var(--leading-tight);
  letter-spacing: var(--tracking-title);
`;

const Sub = styled(Section)`
  font-size: var(--text-18);
`;

const Small = styled.p`
  font-size: var(--text-14);
  color: var(--ink-muted);
`;

const Tiny = styled(Small)`
  font-size: var(--text-12);
`;

const Weight = styled.p<{ $weight: number }>`
  font-weight: ${({ $weight }) => $weight};
  font-variant-numeric: tabular-nums;
`;
