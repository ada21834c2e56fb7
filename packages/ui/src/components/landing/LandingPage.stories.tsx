import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../learning/RichText.tsx';
import { Footer } from '../shell/Footer.tsx';
import { BulletsBlock } from './BulletsBlock.tsx';
import { ButtonBlock } from './ButtonBlock.tsx';
import { CountdownBlock } from './CountdownBlock.tsx';
import { FaqBlock } from './FaqBlock.tsx';
import { FooterBlock } from './FooterBlock.tsx';
import { HeroBlock } from './HeroBlock.tsx';
import { ImageBlock } from './ImageBlock.tsx';
import { LandingPage } from './LandingPage.tsx';
import { OptInBlock } from './OptInBlock.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import {
  samplePicture,
  sampleQuestions,
  sampleStory,
  sampleTeacher,
  sampleTerms,
  sampleTestimonials,
  sampleText,
} from './sampleLanding.ts';
import { ScheduleBlock } from './ScheduleBlock.tsx';
import { StoryBlock } from './StoryBlock.tsx';
import { TestimonialsBlock } from './TestimonialsBlock.tsx';
import { TextBlock } from './TextBlock.tsx';
import { VideoBlock } from './VideoBlock.tsx';

const meta = {
  title: 'Patterns/Landing page',
  component: LandingPage,
  args: {
    header: { name: 'Atlas home', href: '#home' },
    login: { label: 'Log in', href: '#login' },
    footer: (
      <Footer
        year={2025}
        links={[
          { label: 'Terms', href: '#terms' },
          { label: 'Privacy policy', href: '#privacy' },
          { label: 'Refund policy', href: '#refunds' },
        ]}
      />
    ),
    children: (
      <>
        <HeroBlock
          id="hero"
          headline="Your first freelance client, with a coach beside you"
          text="Twelve weeks of short lessons, one task at a time, and a group that answers. Made for a phone and prepaid data."
          button={{ label: 'See price and terms', href: '#price' }}
          picture={null}
        />
        <VideoBlock
          id="video"
          title="Meet your coach"
          text="Two minutes with Coach Liza about how the twelve weeks go."
          video={{ embed: '#embed', page: '#video' }}
          picture={null}
          label="Meet your coach"
        />
        <BulletsBlock
          id="bullets"
          title="What you get"
          items={[
            'One service that you can say in one sentence, chosen with your coach',
            'Two samples, checked before any client sees them',
            'Five proposals a week, with feedback every Thursday evening',
            'A group of 24 that starts and finishes with you',
          ]}
        />
        <StoryBlock id="story" title="From a bank teller to a coach" picture={sampleTeacher}>
          <RichText text={sampleStory} level={3} />
        </StoryBlock>
        <TestimonialsBlock id="testimonials" tone="tinted" title="Members say" items={sampleTestimonials} />
        <ScheduleBlock
          id="schedule"
          title="The twelve weeks"
          items={[
            { when: 'Monday, 11/17/2025', what: 'We start. You meet your group and choose one service.' },
            { when: 'Weeks 2 to 4', what: 'You make two samples, and your coach checks them.' },
            { when: 'Weeks 5 to 11', what: 'Five proposals a week, and a clinic every Thursday, 7:00 PM.' },
            { when: 'Saturday, 02/07/2026', what: 'You show the group your first client, or the plan that gets you there.' },
          ]}
        />
        <ImageBlock id="image" picture={samplePicture} caption="Where most of our members began: a corner, a mug and an hour." />
        <PriceBlock
          id="price"
          title="Freelance Foundations"
          text="All lessons, the group, and a coach who checks your work."
          price="₱9,999.00"
          validity="1 year of access from Monday, 11/17/2025"
          terms={sampleTerms}
          termsLabel="How would you like to pay?"
          button={{ label: 'Enroll now', href: '#checkout' }}
          note="Full refund within 7 days. No added fees."
        />
        <CountdownBlock
          id="countdown"
          title="Enrollment closes soon"
          text="The next group starts in March."
          until={{ iso: '2025-11-16T15:59:00Z', text: 'Open until Sunday, 11/16/2025, 11:59 PM' }}
          endedText="Enrollment has closed."
        />
        <TextBlock id="text" title="Is it for you?">
          <RichText text={sampleText} level={3} />
        </TextBlock>
        <FaqBlock id="faq" title="Questions people ask first" items={sampleQuestions} />
        <OptInBlock
          id="opt-in-1"
          title="Not ready yet? Read the first lesson"
          text="We send you “One service, one sentence” by email. It takes 12 minutes."
          buttonLabel="Send me the lesson"
          action="#opt-in"
          hidden={[{ name: 'page', value: 'freelance-foundations' }]}
          consent="Send me this lesson and news about courses by email. I can unsubscribe at any time."
          labels={{ firstName: 'First name', email: 'Email' }}
        />
        <ButtonBlock id="button" label="Enroll now" href="#checkout" note="₱9,999.00, or 3 payments of ₱3,333.00" />
        <FooterBlock id="footer" text="Atlas, a community of Filipino freelancers" />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for a published sales page: the server renders it once, and nothing is hydrated.\n\n**Do** alternate the tones of blocks, so that a visitor sees where the next subject begins.\n\n**Don’t** use it for pages of signed-in people: use an AppLayout.',
      },
    },
  },
} satisfies Meta<typeof LandingPage>;
export default meta;

export const AllBlocks: StoryObj<typeof meta> = {};
