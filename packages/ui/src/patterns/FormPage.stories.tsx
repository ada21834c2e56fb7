import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Cover } from '../components/art/Cover.tsx';
import { FormError } from '../components/forms/FormError.tsx';
import { Select } from '../components/forms/Select.tsx';
import { TextField } from '../components/forms/TextField.tsx';
import { Breadcrumbs } from '../components/shell/Breadcrumbs.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { FormPage } from './FormPage.tsx';
import { FormSection } from './FormSection.tsx';
import { inStaffLayout } from './sampleStaffLayout.tsx';

const meta = {
  title: 'Patterns/FormPage',
  component: FormPage,
  subcomponents: { FormSection },
  decorators: [inStaffLayout('Courses')],
  args: {
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
    breadcrumbs: (
      <Breadcrumbs items={[{ label: 'Courses', href: '#courses' }, { label: 'Proposals that get read', href: '#7' }, { label: 'Edit' }]} />
    ),
    title: 'Edit course',
    status: <Badge>Draft</Badge>,
    error: (
      <FormError
        takesFocus={false}
        title="Errors prevented this form from being saved"
        errors={[{ name: 'name', text: 'Name is required' }]}
      />
    ),
    children: (
      <>
        <FormSection>
          <TextField name="name" label="Name" value="" onChange={fn()} error="Name is required" />
          <TextField name="short" label="Short Description" value="Write short proposals that a busy client reads." onChange={fn()} />
        </FormSection>
        <FormSection title="Who and when" description="Members see the coach’s name beside the course.">
          <Select name="coach" label="Coach" value="liza" onChange={fn()} options={[{ value: 'liza', label: 'Liza Manalo' }]} />
          <TextField name="order" label="Order" value="4" onChange={fn()} optionalText="(optional)" />
        </FormSection>
      </>
    ),
    aside: (
      <Stack gap={3} as="section" aria-labelledby="cover">
        <Heading level={2} size="subheading" id="cover">
          Cover
        </Heading>
        <Text size={14} tone="muted">
          Made from the course number, so nothing is downloaded. Pick another pattern or upload a picture (up to 10 MB).
        </Text>
        <Cover id={4} />
      </Stack>
    ),
    actions: {
      note: 'Last saved Tuesday, 11/11/2025 4:12 PM by Paolo Reyes',
      secondary: (
        <ButtonLink variant="quiet" href="#7">
          Cancel
        </ButtonLink>
      ),
      primary: (
        <Button variant="primary" type="submit">
          Save
        </Button>
      ),
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Use it for a form that needs its own page, both to create and to edit.',
          '**Do** group fields in FormSections of three to seven, and keep one column. **Don’t** put Save anywhere else: the bar stays visible.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FormPage>;
export default meta;

export const EditCourse: StoryObj<typeof meta> = {};
