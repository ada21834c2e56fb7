import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';

export interface GreetingProps {
  greeting: string;
  /** The date of the page, with its weekday. */
  date: string;
}

interface Sized extends GreetingProps {
  /** `heading` for staff pages: it stays on one line on a phone, whichever font has loaded. */
  size?: 'title' | 'heading' | undefined;
}

/** The header of every home page. */
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
