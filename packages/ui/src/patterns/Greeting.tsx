import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';

export interface GreetingProps {
  greeting: string;
  /** Today, with its weekday, and of when the page is. */
  date: string;
}

interface Sized extends GreetingProps {
  /** `heading` where people work: it stays on one line of a phone, whichever font is there yet. */
  size?: 'title' | 'heading' | undefined;
}

/** The head of every home page. */
export const Greeting = ({ greeting, date, size }: Sized) => (
  <Stack gap={1}>
    <Heading level={1} size={size}>
      {greeting}
    </Heading>
    <Text tone="muted" numeric>
      {date}
    </Text>
  </Stack>
);
